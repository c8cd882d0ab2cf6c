title = Гномы
pitch = Стройте общую землю, добывайте самоцветы, запасайте еду и оградите самое богатое королевство до зимы.

## Карты королевства

card-castle = замок
    .accusative = замок
    .genitive = замка
card-emerald-mine = изумрудный рудник
    .accusative = изумрудный рудник
    .genitive = изумрудного рудника
card-diamond-mine = алмазный рудник
    .accusative = алмазный рудник
    .genitive = алмазного рудника
card-ruby-mine = рубиновый рудник
    .accusative = рубиновый рудник
    .genitive = рубинового рудника
card-topaz-mine = топазовый рудник
    .accusative = топазовый рудник
    .genitive = топазового рудника
card-tavern = таверна
    .accusative = таверну
    .genitive = таверны
card-shop = магазин
    .accusative = магазин
    .genitive = магазина
card-dragon = дракон
    .accusative = дракона
    .genitive = дракона
card-ice-giant = ледяной великан
    .accusative = ледяного великана
    .genitive = ледяного великана

## Стороны

side-north = север
    .genitive = севера
side-east = восток
    .genitive = востока
side-south = юг
    .genitive = юга
side-west = запад
    .genitive = запада

## Самоцветы; винительный падеж равен именительному

gem-emerald = изумруд
    .genitive = изумруда
gem-diamond = алмаз
    .genitive = алмаза
gem-ruby = рубин
    .genitive = рубина
gem-topaz = топаз
    .genitive = топаза

## Людоеды

ogre-bouncer = Громила
ogre-drover = Погонщик
ogre-thief = Вор
ogre-racketeer = Вымогатель
ogre-trickster = Обманщик

## Цели

trade-bread = Хлеб
trade-mushrooms = Грибы
trade-cheese = Сыр
trade-fish = Рыба
trade-honey = Мёд
trade-pie = Пирог
trade-pumpkin = Тыква
trade-ham = Окорок
trade-ale = Эль
trade-roast = Жаркое
secret-architect = Архитектор
secret-king = Король
secret-hunter = Охотник
secret-jeweller = Ювелир
secret-ogre-chief = Атаман
secret-general = Полководец
secret-miner = Рудокоп

phase-acting = действия
phase-working = работа гномов
phase-discarding = сброс карт
part-goals = цели
part-monsters = монстры
part-gems = самоцветы
part-kingdom = королевство

## Ходы

move-done = Закончить действия
move-reveal = Открыть тайную цель
move-keep-secret = Не открывать тайную цель
move-turn-side = Верхом на { $side }
move-lay-card = Выложить { $card-accusative }
move-on-card-owner = Поверх карты «{ $card }» ({ $owner })
move-beside-card-owner-side = На { $side } от { $card-genitive } ({ $owner })
move-put-card-owner = Поставить гнома: { $card } ({ $owner })
move-step-card-owner-side = Переместить гнома на { $side } от { $card-genitive } ({ $owner })
move-work-card-owner = Работать: { $card } ({ $owner })
move-decline-card-owner = Вернуть гномов ни с чем: { $card } ({ $owner })
move-dig-card-owner = Раскопать под картой «{ $card }» ({ $owner })
move-buy-trade = Купить: { $trade }
move-discard-gem = Сбросить самоцвет: { $gem }
move-discard-ogre = Сбросить людоеда: { $ogre }
move-play-ogre-target-card-owner =
    { $ogre-key ->
        [bouncer] { $ogre }: прогнать гнома ({ $target }) с карты «{ $card }» ({ $owner })
       *[other] { $ogre }: поменять местами гнома ({ $target }) с карты «{ $card }» ({ $owner })
    }
move-play-ogre-target-card-owner-side = { $ogre }: переместить гнома ({ $target }) на { $side } от { $card-genitive } ({ $owner })
move-play-ogre-target =
    { $ogre-key ->
        [thief] { $ogre }: взять самоцвет, цель: { $target }
       *[other] { $ogre }: взять людоеда, цель: { $target }
    }
move-swap-target-card-owner = С гномом ({ $target }) на карте «{ $card }» ({ $owner })

## Вопросы

decision-act = Ваш ход: карта королевства, гномы, людоеды?
decision-spot = Куда выложить { $card-accusative }?
decision-rotate = Как повернуть { $card-accusative }?
decision-swap = С кем поменять местами гнома ({ $target }) с карты «{ $card }» ({ $owner })?
decision-work = Где гномы работают дальше?
decision-dig = Какую стопку раскопать?
decision-buy = Какую цель купить?
decision-discard = В руке слишком много карт: что сбросить?
decision-last-reveal = Игра окончена: открыть тайную цель?

## События

event-secret-dealt = { $seat } получает тайную цель «{ $secret }».
event-secret-dealt-hidden = { $seat } получает тайную цель.
event-trade-laid = Новая торговая цель: { $trade }.
event-turn-began = Ходит { $seat }.
event-card-laid =
    { $covered ->
        [none] { $seat } выкладывает { $card-accusative }, верхом на { $side }.
       *[other] { $seat } выкладывает { $card-accusative } поверх { $covered-genitive }, верхом на { $side }.
    }
event-dwarf-put = { $seat } ставит гнома: { $card } ({ $owner }).
event-dwarf-stepped = { $seat } перемещает гнома: { $card } ({ $owner }).
event-ogre-played = { $seat } играет карту «{ $ogre }».
event-bounced = { $seat } прогоняет гнома ({ $target }) с карты «{ $card }» ({ $owner }).
event-driven = { $seat } перегоняет гнома ({ $target }) на карту «{ $card }» ({ $owner }).
event-gem-stolen = { $seat } крадёт { $gem } у игрока { $victim }.
event-gem-stolen-hidden = { $seat } крадёт самоцвет у игрока { $victim }.
event-ogre-stolen = { $seat } забирает карту «{ $ogre }» у игрока { $victim }.
event-ogre-stolen-hidden = { $seat } забирает карту людоеда у игрока { $victim }.
event-swapped = Гномы меняются местами: { $target } и { $partner }.
event-worked = Гномы выполнили задание: { $seat }, { $card } ({ $owner }).
event-failed = Гномы вернулись с пустыми руками: { $seat }, { $card } ({ $owner }).
event-declined = { $seat } отзывает гномов: { $card } ({ $owner }).
event-mined = { $seat } добывает { $gem }.
event-ogre-hired = { $seat } нанимает людоеда: { $ogre }.
event-ogre-hired-hidden = { $seat } нанимает людоеда.
event-reshuffled = Сброс людоедов перемешан в новую колоду.
event-bought = { $seat } покупает: { $trade }.
event-dug = { $seat } раскапывает: { $card } ({ $owner }) уходит в низ стопки.
event-slain = { $seat } побеждает { $card-accusative } ({ $owner }).
event-gem-discarded = { $seat } сбрасывает { $gem }.
event-ogre-discarded = { $seat } сбрасывает карту «{ $ogre }».
event-revealed = { $seat } открывает тайную цель «{ $secret }».
event-last-turns =
    { $turns ->
        [0] Три цели выполнены, и круг закончен.
        [one] Три цели выполнены: остался { $turns } ход.
        [few] Три цели выполнены: осталось { $turns } хода.
        [many] Три цели выполнены: осталось { $turns } ходов.
       *[other] Три цели выполнены: осталось { $turns } хода.
    }
event-stalled =
    { $turns ->
        [one] Уже { $turns } ход ничего не происходит: пришла зима.
        [few] Уже { $turns } хода ничего не происходит: пришла зима.
        [many] Уже { $turns } ходов ничего не происходит: пришла зима.
       *[other] Уже { $turns } хода ничего не происходит: пришла зима.
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } очко, { $part }.
        [few] { $seat }: { $points } очка, { $part }.
        [many] { $seat }: { $points } очков, { $part }.
       *[other] { $seat }: { $points } очка, { $part }.
    }
event-haunted =
    { $points ->
        [one] { $seat }: монстры в королевстве отнимают { $points } очко.
        [few] { $seat }: монстры в королевстве отнимают { $points } очка.
        [many] { $seat }: монстры в королевстве отнимают { $points } очков.
       *[other] { $seat }: монстры в королевстве отнимают { $points } очка.
    }

## Отказы

refusal-game-over = Игра окончена.
refusal-not-asked = Сейчас решает { $seat }.
refusal-another-decision = Вас спрашивают о другом.
refusal-goal-revealed = Ваша цель уже открыта.
refusal-laying-a-card = Сначала выложите карту до конца.
refusal-goal-not-met = Ваша цель сейчас не выполнена.
refusal-no-action-left = Действий больше нет.
refusal-not-in-hand = Карты «{ $card }» нет у вас в руке.
refusal-no-dwarf-there = Такого гнома там нет.
refusal-not-on-the-table = Этой карты нет на столе.
refusal-no-dwarf-at-home = В запасе нет гномов.
refusal-no-free-space = Там нет свободной клетки.
refusal-nothing-there = С этой стороны нет карты.
refusal-wall-in-the-way = Мешает стена.
refusal-card-lies-there = Там уже лежит карта.
refusal-named-by-another-card = Укажите место от первой соседней карты.
refusal-never-covered =
    { $card-key ->
        [castle] Замки не накрывают.
       *[other] Монстров не накрывают.
    }
refusal-another-type = Это карта другого типа.
refusal-dwarves-in-the-way =
    { $dwarves ->
        [one] На карте стоит { $dwarves } гном.
        [few] На карте стоят { $dwarves } гнома.
        [many] На карте стоят { $dwarves } гномов.
       *[other] На карте стоят { $dwarves } гнома.
    }
refusal-ogre-not-in-hand = Карты «{ $ogre }» нет у вас в руке.
refusal-not-yourself = Не против себя.
refusal-nothing-to-steal = Там нечего взять.
refusal-nobody-to-swap-with = Меняться не с кем.
refusal-same-player = Выберите гнома другого игрока.
refusal-same-card = Выберите гнома на другой карте.
refusal-too-few-dwarves = Там слишком мало ваших гномов.
refusal-nothing-to-decline = Эта работа и так не удастся.
refusal-not-in-the-row = Цели «{ $trade }» нет в ряду.
refusal-cannot-pay = Не хватает самоцветов: { $trade }.
refusal-gem-not-in-hand = У вас нет { $gem-genitive }.
refusal-no-stack = Там нет стопки.

## Конец игры

outcome-winter = Пришла зима: побеждает тот, у кого больше очков; при равенстве – больше королевство, затем больше гномов на поле.
outcome-stalled = Ничего больше не происходило, и пришла зима: побеждает тот, у кого больше очков.

## Стол

label-turn = Ход
label-first = Начинал
label-round = Круг
label-phase = Часть хода
label-actions-left = Осталось действий
label-last-turns = Последние ходы
label-quiet-turns = Ходов без событий
label-quiet-limit = Зима придёт после
label-map = Карта земель
label-turnings = Если повернуть
label-gems = Самоцветы
label-mined = Добывают за раз
label-gem-points = Очки самоцветов
label-ogre-deck = Колода людоедов
label-ogre-discard = Сброс людоедов
label-trade-row = Торговые цели
label-trade-deck = Колода целей
label-cards = Карты
label-castle-actions = Действий от замка
label-hand-limit = Предел руки
label-goals-to-end = Целей до конца
label-players = Игроки
label-at = Место
label-card = Карта
label-owner = Чей цвет
label-top = Верхом на
label-walls = Стены
label-dwarves = Гномы
label-below = Внизу
label-kingdoms = В королевствах
label-stopped = Чудовище мешает
label-trade = Цель
label-cost = Цена
label-points = Очки
label-need = Нужно гномов
label-spaces = Клетки
label-star = Звезда
label-idle = Гномы в запасе
label-actions = Действий за ход
label-hand = Рука
label-kingdom-cards = Карты королевства
label-known-gems = Известные самоцветы
label-ogres = Людоеды
label-known-ogres = Известные людоеды
label-bought = Куплено
label-secret = Тайная цель
label-needed = Нужно
label-revealed = Открыта
label-goals = Цели
label-slain = Побеждённые монстры
label-kingdom-size = Размер королевства
label-kingdom-points = Очки королевства
label-counted = Подсчёт

## Настройки

option-covering = Накрывать замки
option-covering-never = никогда
option-covering-castles = замками и великанами
option-ending = После третьей цели
option-ending-one-more-turn = ещё по одному ходу
option-ending-finish-round = доиграть круг
option-first-player = Начинает
option-first-player-random = по жребию
option-first-player-0 = место 1
option-first-player-1 = место 2
option-first-player-2 = место 3
option-first-player-3 = место 4

## Числа из коробки, для домашних правил

house-game-actions = Действий за ход
house-game-castle-actions = Дополнительных действий со своим замком
house-game-dwarves = Гномов у каждого игрока
house-game-hand-limit = Карт на руке не больше
house-game-goals = Целей до конца игры
house-game-trade-row = Открытых торговых целей
house-game-quiet-rounds = Тихих раундов до конца игры
house-game-monster = Очков за побеждённого монстра
house-cards-need = { $thing }: нужно гномов
house-cards-spaces = { $thing }: мест для гномов
house-cards-star = { $thing }: очки в королевстве
house-cards-walls = { $thing }: стены (север, восток, юг, запад)
house-gems-count = { $thing }: камней в запасе
house-gems-points = { $thing }: очки
house-gems-mined = { $thing }: камней за одну работу
house-ogres-copies = { $thing }: сколько карт
house-trade-cost = { $thing }: цена (изумруд, алмаз, рубин, топаз)
house-trade-points = { $thing }: очки
house-secret-target = { $thing }: сколько нужно
house-secret-points = { $thing }: очки
