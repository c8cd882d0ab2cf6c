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
    .dative = северу
side-east = восток
    .dative = востоку
side-south = юг
    .dative = югу
side-west = запад
    .dative = западу

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
    .accusative = цели
part-monsters = монстры
    .accusative = монстров
part-gems = самоцветы
    .accusative = самоцветы
part-kingdom = королевство
    .accusative = королевство

## Ходы

move-done = Закончить действия
move-reveal = Открыть тайную цель
move-pass = Не сейчас
move-keep-secret = Не открывать тайную цель
move-turn-side = Верх на { $side }
move-lay-card = Выложить { $card-accusative }
move-on-card-owner =
    Поверх { $owner-key ->
        [you] своей карты «{ $card }»
       *[other] карты «{ $card }» игрока { $owner }
    }
move-beside-card-owner-side =
    К { $side-dative } от { $owner-key ->
        [you] своей карты «{ $card }»
       *[other] карты «{ $card }» игрока { $owner }
    }
move-put-card-owner =
    Поставить гнома на { $owner-key ->
        [you] свою карту «{ $card }»
       *[other] карту «{ $card }» игрока { $owner }
    }
move-step-card-owner-side =
    Передвинуть гнома на { $side } { $owner-key ->
        [you] со своей карты «{ $card }»
       *[other] с карты «{ $card }» игрока { $owner }
    }
move-work-card-owner =
    Работать на { $owner-key ->
        [you] своей карте «{ $card }»
       *[other] карте «{ $card }» игрока { $owner }
    }
move-dig-card-owner =
    Копать под { $owner-key ->
        [you] своей картой «{ $card }»
       *[other] картой «{ $card }» игрока { $owner }
    }
move-buy-trade = Купить цель «{ $trade }»
move-buy-nothing = Ничего не покупать
move-discard-gem = Сбросить { $gem }
move-discard-ogre = Сбросить карту «{ $ogre }»
move-play-ogre-target-card-owner =
    { $ogre-key ->
        [bouncer]
            { $ogre }: прогнать { $target-key ->
                [you] своего гнома
               *[other] гнома игрока { $target }
            } { $owner-key ->
                [you] со своей карты «{ $card }»
               *[other] с карты «{ $card }» игрока { $owner }
            }
       *[other]
            { $ogre }: поменять { $target-key ->
                [you] своего гнома
               *[other] гнома игрока { $target }
            } { $owner-key ->
                [you] со своей карты «{ $card }»
               *[other] с карты «{ $card }» игрока { $owner }
            }
    }
move-play-ogre-target-card-owner-side =
    { $ogre }: передвинуть { $target-key ->
        [you] своего гнома
       *[other] гнома игрока { $target }
    } на { $side } { $owner-key ->
        [you] со своей карты «{ $card }»
       *[other] с карты «{ $card }» игрока { $owner }
    }
move-play-ogre-target =
    { $ogre-key ->
        [thief] { $ogre }: взять самоцвет у { $target-genitive }
       *[other] { $ogre }: взять людоеда у { $target-genitive }
    }
move-swap-target-card-owner =
    Поменять { $target-key ->
        [you] со своим гномом
       *[other] с гномом игрока { $target }
    } на { $owner-key ->
        [you] своей карте «{ $card }»
       *[other] карте «{ $card }» игрока { $owner }
    }

## Вопросы

decision-act = Ваш ход: выложить карту, поставить или передвинуть гнома, сыграть людоедов?
decision-spot = Куда выложить { $card-accusative }?
decision-rotate = Как повернуть { $card-accusative }?
decision-swap =
    С каким гномом поменяется местами { $target-key ->
        [you] ваш гном
       *[other] гном игрока { $target }
    } на { $owner-key ->
        [you] вашей карте «{ $card }»
       *[other] карте «{ $card }» игрока { $owner }
    }?
decision-work = Где гномы работают дальше?
decision-dig = Под какой стопкой копать?
decision-buy = Какую цель купить?
decision-discard = На руке слишком много карт: что сбросить?
decision-after-work = Работа закончена: открыть тайную цель?
decision-last-reveal = Игра окончена: открыть тайную цель?

## События

event-secret-dealt =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } тайную цель «{ $secret }».
event-secret-dealt-hidden =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } тайную цель.
event-trade-laid = Новая торговая цель: { $trade }.
event-turn-began =
    { $seat-key ->
        [you] Ваш ход
       *[other] Ходит { $seat }
    }.
event-card-laid =
    { $seat-key ->
        [you] Вы выкладываете
       *[other] { $seat } выкладывает
    } { $card-accusative }{ $covered ->
        [none] { "" }
       *[other] { " " }поверх { $covered-genitive }
    } на место { $x }, { $y }, верх на { $side }.
event-dwarf-put =
    { $seat-key ->
        [you] Вы ставите
       *[other] { $seat } ставит
    } гнома на { $owner-key ->
        [you] вашу карту «{ $card }»
        [own] свою карту «{ $card }»
       *[other] карту «{ $card }» игрока { $owner }
    }.
event-dwarf-stepped =
    { $seat-key ->
        [you] Вы передвигаете
       *[other] { $seat } передвигает
    } гнома { $origin_owner-key ->
        [you] с вашей карты «{ $origin }»
        [own] со своей карты «{ $origin }»
       *[other] с карты «{ $origin }» игрока { $origin_owner }
    } на { $owner-key ->
        [you] вашу карту «{ $card }»
        [own] свою карту «{ $card }»
       *[other] карту «{ $card }» игрока { $owner }
    }.
event-ogre-played =
    { $seat-key ->
        [you] Вы играете
       *[other] { $seat } играет
    } карту «{ $ogre }».
event-bounced =
    { $seat-key ->
        [you] Вы прогоняете
       *[other] { $seat } прогоняет
    } { $target-key ->
        [you] вашего гнома
        [own] своего гнома
       *[other] гнома игрока { $target }
    } { $owner-key ->
        [you] с вашей карты «{ $card }»
        [own] со своей карты «{ $card }»
       *[other] с карты «{ $card }» игрока { $owner }
    }.
event-driven =
    { $seat-key ->
        [you] Вы перегоняете
       *[other] { $seat } перегоняет
    } { $target-key ->
        [you] вашего гнома
        [own] своего гнома
       *[other] гнома игрока { $target }
    } { $origin_owner-key ->
        [you] с вашей карты «{ $origin }»
        [own] со своей карты «{ $origin }»
       *[other] с карты «{ $origin }» игрока { $origin_owner }
    } на { $owner-key ->
        [you] вашу карту «{ $card }»
        [own] свою карту «{ $card }»
       *[other] карту «{ $card }» игрока { $owner }
    }.
event-gem-stolen =
    { $seat-key ->
        [you] Вы крадёте
       *[other] { $seat } крадёт
    } { $gem } у { $victim-genitive }.
event-gem-stolen-hidden =
    { $seat-key ->
        [you] Вы крадёте
       *[other] { $seat } крадёт
    } самоцвет у { $victim-genitive }.
event-ogre-stolen =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } карту «{ $ogre }» у { $victim-genitive }.
event-ogre-stolen-hidden =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } карту людоеда у { $victim-genitive }.
event-swapped =
    Гномы меняются местами: { $target-key ->
        [you] ваш
       *[other] гном игрока { $target }
    } теперь на { $owner-key ->
        [you] вашей карте «{ $card }»
       *[other] карте «{ $card }» игрока { $owner }
    }, { $partner-key ->
        [you] ваш
       *[other] гном игрока { $partner }
    } — на { $partner_owner-key ->
        [you] вашей карте «{ $partner_card }»
       *[other] карте «{ $partner_card }» игрока { $partner_owner }
    }.
event-worked =
    { $seat-key ->
        [you] Ваши гномы
       *[other] Гномы игрока { $seat }
    } работают на { $owner-key ->
        [you] вашей карте «{ $card }»
        [own] своей карте «{ $card }»
       *[other] карте «{ $card }» игрока { $owner }
    }.
event-failed =
    { $seat-key ->
        [you] Ваши гномы
       *[other] Гномы игрока { $seat }
    } возвращаются { $owner-key ->
        [you] с вашей карты «{ $card }»
        [own] со своей карты «{ $card }»
       *[other] с карты «{ $card }» игрока { $owner }
    } с пустыми руками.
event-mined =
    { $seat-key ->
        [you] Вы добываете
       *[other] { $seat } добывает
    } { $gem }.
event-ogre-hired =
    { $seat-key ->
        [you] Вы нанимаете
       *[other] { $seat } нанимает
    } людоеда: { $ogre }.
event-ogre-hired-hidden =
    { $seat-key ->
        [you] Вы нанимаете
       *[other] { $seat } нанимает
    } людоеда.
event-reshuffled = Сброшенные людоеды перемешаны в новую колоду.
event-bought =
    { $seat-key ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } цель «{ $trade }».
event-bought-nothing =
    { $seat-key ->
        [you] Вы ничего не покупаете
       *[other] { $seat } ничего не покупает
    }.
event-dug =
    { $seat-key ->
        [you] Вы копаете
       *[other] { $seat } копает
    }: { $owner-key ->
        [you] ваша карта «{ $card }»
        [own] собственная карта «{ $card }»
       *[other] карта «{ $card }» игрока { $owner }
    } уходит в самый низ стопки.
event-slain =
    { $seat-key ->
        [you] Вы побеждаете
       *[other] { $seat } побеждает
    } { $card-accusative } { $owner-key ->
        [you] вашего цвета
        [own] своего цвета
       *[other] игрока { $owner }
    }.
event-gem-discarded =
    { $seat-key ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } { $gem }.
event-ogre-discarded =
    { $seat-key ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту «{ $ogre }».
event-revealed =
    { $seat-key ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } тайную цель «{ $secret }».
event-last-turns =
    { $turns ->
        [0] Целей выполнено достаточно, и круг закончен.
        [one] Целей выполнено достаточно: остался { $turns } ход.
        [few] Целей выполнено достаточно: осталось { $turns } хода.
        [many] Целей выполнено достаточно: осталось { $turns } ходов.
       *[other] Целей выполнено достаточно: осталось { $turns } хода.
    }
event-asleep =
    { $turns ->
        [one] Уже { $turns } ход ничего не происходит: монстры уснули.
        [few] Уже { $turns } хода ничего не происходит: монстры уснули.
        [many] Уже { $turns } ходов ничего не происходит: монстры уснули.
       *[other] Уже { $turns } хода ничего не происходит: монстры уснули.
    }
event-awake = Монстры проснулись.
event-went-home =
    { $seat-key ->
        [you] Ваши гномы устали
       *[other] Гномы игрока { $seat } устали
    } ждать и уходят домой.
event-sunk =
    Земля уступает: { $owner-key ->
        [you] ваша карта «{ $card }»
       *[other] карта «{ $card }» игрока { $owner }
    } уходит в самый низ стопки.
event-trade-gone = Цель «{ $trade }» уходит из ряда.
event-stalled =
    { $turns ->
        [one] Уже { $turns } ход ничего не происходит: пришла зима.
        [few] Уже { $turns } хода ничего не происходит: пришла зима.
        [many] Уже { $turns } ходов ничего не происходит: пришла зима.
       *[other] Уже { $turns } хода ничего не происходит: пришла зима.
    }
event-scored =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points ->
        [one] { $points } очко за { $part-accusative }.
        [few] { $points } очка за { $part-accusative }.
        [many] { $points } очков за { $part-accusative }.
       *[other] { $points } очка за { $part-accusative }.
    }
event-haunted =
    Монстры в королевстве отнимают у { $seat-genitive } { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очка.
    }

## Отказы

refusal-game-over = Игра окончена.
refusal-not-asked = Сейчас решает { $seat }.
refusal-another-decision = Сейчас нужно решить другое.
refusal-goal-revealed = Ваша цель уже открыта.
refusal-laying-a-card = Сначала выложите карту до конца.
refusal-goal-not-met = Ваша цель пока не выполнена.
refusal-no-action-left = Действий больше нет.
refusal-not-in-hand = Карты «{ $card }» нет у вас на руке.
refusal-no-dwarf-there = Такого гнома там нет.
refusal-not-on-the-table = Этой карты нет на столе.
refusal-card-is-covered = Эта карта лежит под другой.
refusal-no-dwarf-at-home = У вас дома нет гномов.
refusal-no-free-space = Там нет свободной клетки.
refusal-nothing-there = С этой стороны нет карты.
refusal-wall-in-the-way = Мешает стена.
refusal-card-lies-there = Там уже лежит карта.
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
refusal-ogre-not-in-hand = Карты «{ $ogre }» нет у вас на руке.
refusal-not-yourself = Нельзя выбрать себя.
refusal-no-such-seat = Там никто не сидит.
refusal-nothing-to-steal = Там нечего взять.
refusal-nobody-to-swap-with = Меняться не с кем.
refusal-same-player = Выберите гнома другого игрока.
refusal-same-card = Выберите гнома на другой карте.
refusal-too-few-dwarves = Там слишком мало ваших гномов.
refusal-not-in-the-row = Цели «{ $trade }» нет в ряду.
refusal-cannot-pay = Не хватает самоцветов на цель «{ $trade }».
refusal-gem-not-in-hand = У вас нет { $gem-genitive }.
refusal-no-stack = Стопки там нет.

## Конец игры

outcome-winter = Пришла зима: побеждает тот, у кого больше очков; при равенстве — больше королевство, затем больше гномов на столе.
outcome-stalled = Ничего больше не происходило, и зима пришла раньше: побеждает тот, у кого больше очков.

## Стол

label-turn = Ход
label-first = Ходил первым
label-round = Круг
label-phase = Часть хода
label-actions-left = Осталось действий
label-last-turns = Последние ходы
label-quiet-turns = Ходов без событий
label-quiet-limit = Зима придёт после
label-lull-in = Тихих ходов до того, как земля уступит
label-monsters-asleep = Монстры спят
label-map = Карта земель
label-turnings = Если повернуть
label-gems = Самоцветы
label-mined = Добывают за работу
label-gem-points = Очки самоцветов
label-ogre-deck = Колода людоедов
label-ogre-discard = Сброс людоедов
label-trade-row = Торговые цели
label-trade-deck = Колода целей
label-cards = Карты
label-gem-count = Самоцветов в коробке
label-ogre-copies = Людоедов в коробке
label-trades = Все торговые цели
label-secrets = Все тайные цели
label-castle-actions = Дополнительных действий от замка
label-dwarves-each = Гномов у каждого
label-hand-limit = Карт на руке не больше
label-row-size = Целей в ряду
label-goals-to-end = Целей до конца игры
label-monster-points = Очков за монстра
label-players = Игроки
label-at = Место
label-card = Карта
label-owner = Чей цвет
label-top = Верх на
label-walls = Стены
label-dwarves = Гномы
label-below = Под ней
label-kingdoms = В королевствах
label-stopped = Мешает монстр
label-trade = Цель
label-cost = Цена
label-points = Очки
label-need = Нужно гномов
label-spaces = Клетки для гномов
label-star = Звезда
label-idle = Гномы дома
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
option-ending = Когда целей достаточно
option-ending-one-more-turn = ещё по одному ходу
option-ending-finish-round = доиграть круг
option-first-player = Кто ходит первым
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
house-game-quiet-rounds = Тихих кругов до конца игры
house-game-lull-rounds = Тихих кругов, после которых земля уступает
house-game-monster = Очков за побеждённого монстра
house-cards-need = { $thing }: нужно гномов
house-cards-spaces = { $thing }: клеток для гномов
house-cards-star = { $thing }: очки в королевстве
house-cards-walls = { $thing }: стены (север, восток, юг, запад)
house-gems-count = { $thing }: самоцветов в стопке
house-gems-points = { $thing }: очки
house-gems-mined = { $thing }: самоцветов за одну работу
house-ogres-copies = { $thing }: сколько карт
house-trade-cost = { $thing }: цена (изумруд, алмаз, рубин, топаз)
house-trade-points = { $thing }: очки
house-secret-target = { $thing }: сколько нужно
house-secret-points = { $thing }: очки
