rules-contents = Содержание
rules-box = Что лежит в коробке
rules-crystals = Самоцветы
rules-crystal-line =
    { $price ->
        [0] { $crystal }, не стоит ничего, × { $count }
        [one] { $crystal }, { $price } монета, × { $count }
        [few] { $crystal }, { $price } монеты, × { $count }
       *[other] { $crystal }, { $price } монет, × { $count }
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
    { $points ->
        [one] { $gem }, { $points } очко, × { $count }
        [few] { $gem }, { $points } очка, × { $count }
       *[other] { $gem }, { $points } очков, × { $count }
    }
rules-tiles = Тайлы украшений
rules-action-cards = Карты действий
rules-kingdom-cards = Карты королевства
rules-kingdom-line =
    { $need ->
        [one] { $card }, нужен { $need } гном
        [few] { $card }, нужны { $need } гнома
       *[other] { $card }, нужны { $need } гномов
    }
rules-dwarves = Гномы каждого игрока
rules-ogres = Людоеды
rules-trade-goals = Торговые цели
rules-secret-goals = Тайные цели
