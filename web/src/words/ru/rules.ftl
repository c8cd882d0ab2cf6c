rules-contents = Содержание
rules-box = Что лежит в коробке
rules-crystals = Самоцветы
rules-crystal-line =
    { $crystal }
    { $price ->
        [0] ничего не стоит, × { $count }
        [one] { $price } монета, × { $count }
        [few] { $price } монеты, × { $count }
       *[other] { $price } монет, × { $count }
    }
rules-mining-cards = Карты
rules-copies = × { $count }
rules-bravery = Монеты награды за стойкость
rules-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
rules-things = А ещё
rules-thing-bag = мешок шахты
rules-thing-cart = вагонетка у каждого
rules-thing-chest = сундук у каждого
rules-thing-token = жетоны опыта
rules-thing-wagon = вагонетка у каждого
rules-thing-track = трек очков
rules-thing-dwarf = гномы одного игрока
rules-mine-cards = Карты шахты
rules-mine-line = { $crystal }, × { $count }
rules-icons = Что ещё на них нарисовано
rules-helpers = Помощники
rules-gems = Самоцветы
rules-gem-line =
    { $gem }
    { $points ->
        [one] { $points } очко, × { $count }
        [few] { $points } очка, × { $count }
       *[other] { $points } очков, × { $count }
    }
rules-tiles = Тайлы украшений
rules-action-cards = Карты действий
rules-kingdom-cards = Карты королевства
rules-kingdom-line =
    { $card }
    { $need ->
        [one] нужен { $need } гном
        [few] нужны { $need } гнома
       *[other] нужны { $need } гномов
    }
rules-dwarves = Гномы каждого игрока
rules-ogres = Людоеды
rules-trade-goals = Торговые цели
rules-secret-goals = Тайные цели
