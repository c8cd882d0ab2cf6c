rules-contents = Содержание
rules-box = Что лежит в коробке
rules-crystals = Самоцветы
rules-crystal-line =
    { $crystal }
    { $price ->
        [0] ничего не стоит, × { $count }
        [one] { $price } монета, × { $count }
        [few] { $price } монеты, × { $count }
       *[other] { $price } монет, × { $count }
    }
rules-mining-cards = Карты
rules-copies = × { $count }
rules-bravery = Монеты наград за стойкость
rules-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
rules-things = А ещё
rules-thing-bag = мешок
rules-thing-cart = вагонетка у каждого
rules-thing-chest = сундук у каждого
rules-thing-token = жетоны опыта
rules-thing-wagon = вагонетка у каждого
rules-thing-track = дорожка очков
rules-thing-dwarf = гномы одного игрока
rules-mine-cards = Карты шахты
rules-mine-line = { $crystal }, × { $count }
rules-icons = Значки на картах шахты
rules-helpers = Помощники
rules-gems = Самоцветы
rules-gem-line =
    { $gem }
    { $points ->
        [one] { $points } очко, × { $count }
        [few] { $points } очка, × { $count }
       *[other] { $points } очков, × { $count }
    }
rules-tiles = Украшения
rules-action-cards = Карты действий
rules-kingdom-cards = Карты королевства
rules-kingdom-line =
    { $card }
    { $need ->
        [one] нужен { $need } гном
        [few] нужны { $need } гнома
       *[other] нужно { $need } гномов
    }
rules-dwarves = Гномы каждого игрока
rules-ogres = Людоеды
rules-trade-goals = Торговые цели
rules-secret-goals = Тайные цели

## Поиск и примеры

rules-search = Искать в правилах
rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } пункт
        [few] { $count } пункта
       *[other] { $count } пунктов
    }
rules-ruling = Уточнение
rules-ruling-means = Наше толкование: правила здесь молчат или неясны.
rules-example = Пример
rules-example-after = После этого
rules-example-players = Одда, Торвик, Хильд, Руна
rules-example-quartz-turns = Трое гномов в шахте. Ход — это одно действие: чаще всего добывают самоцвет, а один играет карту.
rules-example-quartz-accident = В вагонетке Хильд уже лежит уголь, а она копает дальше.
rules-example-quartz-bonus = Пока в шахте остаются хотя бы двое других, за уход дают следующую награду ряда.
rules-example-quartz-selling = Вечер. Каждый гном что-то оставляет в сундуке, а остальное продаёт. Торвик продаёт три одинаковых.
rules-example-quartz-cards-turn = Исследование целиком: карта за картой и вовремя остановиться.
rules-example-quartz-cards-accident = В ряду две карты. Следующая неустойчива на месте, которое уже занято.
rules-example-quartz-cards-window = Одда исследует шахту, а Торвик хочет украсть. Первое нападение отменено, второе — нет.
rules-example-dwarves-fall-turn = Ход: три действия и четвёртое благодаря замку, а потом гномы работают там, где их хватает.
rules-example-dwarves-fall-kingdom = Конец игры. Королевство замка — все карты, до которых можно дойти, не пересекая стен. Их звёзды складываются, звёзды монстров вычитаются; здесь оба замка стоят в одном королевстве, и оно целиком засчитывается обоим. Гербы показывают, в чьё королевство входит карта.
rules-example-gem-forge-turn = Два действия: карта и камень, вставленный в украшение.
rules-example-gem-forge-set = Последнее отверстие браслета заполнено, и два жёлтых украшения сдаются вместе, набором.
