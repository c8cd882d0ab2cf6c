title = Кварц
pitch = Пять дней в шахте: копайте, пока хватает духу, и уходите раньше, чем попадётся второй уголь.

## Самоцветы; все мужского рода, винительный падеж равен именительному; `.genitive` — если их несколько

crystal-quartz = кварц
    .genitive = кварца
crystal-amethyst = аметист
    .genitive = аметистов
crystal-emerald = изумруд
    .genitive = изумрудов
crystal-sapphire = сапфир
    .genitive = сапфиров
crystal-ruby = рубин
    .genitive = рубинов
crystal-amber = янтарь
    .genitive = янтаря
crystal-obsidian = уголь
    .genitive = угля

## Карты

card-here-we-go = Закатать рукава
card-eureka = Нашёл!
card-come-closer = Самоцвет хочешь?
card-out-of-my-way = С дороги!
card-what-crystal = Какой самоцвет? Где?
card-gimme-a-hand = Ну-ка, подсоби
card-these-dont-belong = Разве это твоё?
card-this-isnt-mine = Это не моё!
card-not-mine-either = И не моё тоже!
card-unacceptable = Держи вора!
card-on-my-break = Перерыв
combination-none = без комбинации
combination-small-set = малый набор
combination-large-set = большой набор
combination-five-kinds = пять видов
combination-six-kinds = шесть видов

## Ходы

move-mine = Добыть самоцвет
move-leave = Покинуть шахту
move-pass = Ничего не делать
move-use-token = Потратить жетон опыта
move-play-card = Сыграть «{ $card }»
move-play-card-target = Сыграть «{ $card }» против { $target-genitive }
move-play-card-target-given-taken = Сыграть «{ $card }» против { $target-genitive }: отдать { $given }, взять { $taken }
move-play-card-crystal = Сыграть «{ $card }» и защитить { $crystal }
move-swap-given-taken = Отдать { $given }, взять { $taken }
move-take-crystals = Взять { $crystals }
move-keep-nothing = Ничего не оставлять
move-keep-crystals = Оставить { $crystals }

## Вопросы

decision-turn = Ваш ход: добывать, сыграть карту или уйти?
decision-aimed = { $attacker } играет против вас карту «{ $card }». Ответите?
decision-second-obsidian = Угля стало слишком много! Потратите жетон?
decision-keep = Какие из вытянутых самоцветов положите в вагонетку?
decision-swap = Обменяете самоцвет из вагонетки на один из вытянутых?
decision-share = Возьмёте самоцвет? Остальное получит { $miner }.
decision-steal = Что возьмёте у { $victim-genitive }?
decision-retaliate = Вор попался! Что возьмёте у { $thief-genitive }?
decision-save = Вечер: что оставите в сундуке? Остальное будет продано.
decision-last-dwarf = В шахте остались только вы: забрать награду и уйти или отказаться от неё и копать дальше?
decision-alone =
    { $drawn ->
        [0] В шахте только вы: тянуть самоцвет или остановиться?
        [one] В шахте только вы, вытянут { $drawn } самоцвет: тянуть ещё или остановиться?
        [few] В шахте только вы, вытянуто { $drawn } самоцвета: тянуть ещё или остановиться?
        [many] В шахте только вы, вытянуто { $drawn } самоцветов: тянуть ещё или остановиться?
       *[other] В шахте только вы, вытянуто { $drawn } самоцвета: тянуть ещё или остановиться?
    }

## События

event-day-began =
    Начинается день { $day }; { $seat-key ->
        [you] первым ходите вы
       *[other] первым ходит { $seat }
    }.
event-card-drawn =
    { $seat-key ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту «{ $card }».
event-card-drawn-hidden =
    { $seat-key ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту.
event-bonus-laid =
    { $card ->
        [none] Награда за стойкость: карты нет
       *[other] Награда за стойкость: «{ $card }»
    }{ $coins ->
        [0] , монет нет.
        [one] , { $coins } монета.
        [few] , { $coins } монеты.
        [many] , { $coins } монет.
       *[other] , { $coins } монеты.
    }
event-reshuffled = Сброс перемешан в новую колоду.
event-mined =
    { $seat-key ->
        [you] Вы добываете
       *[other] { $seat } добывает
    } { $crystal }.
event-played =
    { $seat-key ->
        [you] Вы играете
       *[other] { $seat } играет
    } карту «{ $card }»{ $target ->
        [none] .
       *[other] { " " }против { $target-genitive }.
    }
event-let-happen =
    { $seat-key ->
        [you] Вы не отвечаете
       *[other] { $seat } не отвечает
    } на карту «{ $card }».
event-shown =
    { $seat-key ->
        [you] Вы тянете
       *[other] { $seat } тянет
    } { $crystal }.
event-put-back = Обратно в мешок: { $crystal } × { $many }.
event-placed =
    { $seat-key ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } { $crystal } в вагонетку.
event-swapped =
    { $seat-key ->
        [you] Вы меняете
       *[other] { $seat } меняет
    } { $given } на { $taken } из мешка.
event-traded =
    { $seat-key ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } { $target-dative } { $given } и { $seat-key ->
        [you] берёте
       *[other] берёт
    } взамен { $taken }.
event-stolen =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } { $crystal } у { $victim-genitive }.
event-lost =
    { $seat-key ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $crystal }: он возвращается в мешок.
event-hidden =
    { $seat-key ->
        [you] Вы прячете
       *[other] { $seat } прячет
    } { $crystal }.
event-obsidian-given =
    { $seat-key ->
        [you] Вы подбрасываете
       *[other] { $seat } подбрасывает
    } уголь { $target-dative }.
event-accident =
    Скандал! { $seat-key ->
        [you] Вы теряете всё, что было в вагонетке, и сегодня больше не играете
       *[other] { $seat } теряет всё, что было в вагонетке, и сегодня больше не играет
    }.
event-token-gained =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } жетон опыта.
event-token-used =
    { $seat-key ->
        [you] Вы сдаёте жетон и избавляетесь
       *[other] { $seat } сдаёт жетон и избавляется
    } от угля.
event-left =
    { $seat-key ->
        [you] Вы покидаете
       *[other] { $seat } покидает
    } шахту.
event-bonus-taken =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } награду: { $card ->
        [none] карты нет
       *[other] «{ $card }»
    }{ $coins ->
        [0] , монет нет.
        [one] , { $coins } монета.
        [few] , { $coins } монеты.
        [many] , { $coins } монет.
       *[other] , { $coins } монеты.
    }
event-bonus-lost =
    { $card ->
        [none] Награда без карты пропадает
       *[other] Награда «{ $card }» пропадает
    }{ $coins ->
        [0] .
        [one] , а с ней { $coins } монета.
        [few] , а с ней { $coins } монеты.
        [many] , а с ней { $coins } монет.
       *[other] , а с ней { $coins } монеты.
    }
event-last-inside =
    В шахте { $seat-key ->
        [you] остаётесь только вы
       *[other] остаётся только { $seat }
    }.
event-went-on =
    { $seat-key ->
        [you] Вы отказываетесь от награды и копаете
       *[other] { $seat } отказывается от награды и копает
    } дальше.
event-unpacked =
    { $seat-key ->
        [you] Вы достаёте
       *[other] { $seat } достаёт
    } спрятанное: { $crystal } × { $many }.
event-saved =
    { $seat-key ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } { $crystal } в сундуке.
event-goods-sold =
    { $seat-key ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } { $crystal } × { $many } за { $coins ->
        [one] { $coins } монету.
        [few] { $coins } монеты.
        [many] { $coins } монет.
       *[other] { $coins } монеты.
    }
event-sold =
    { $coins ->
        [0]
            { $seat-key ->
                [you] Вы сегодня ничего не зарабатываете
               *[other] { $seat } сегодня ничего не зарабатывает
            }
        [one]
            { $seat-key ->
                [you] Вы зарабатываете
               *[other] { $seat } зарабатывает
            } за день { $coins } монету
        [few]
            { $seat-key ->
                [you] Вы зарабатываете
               *[other] { $seat } зарабатывает
            } за день { $coins } монеты
        [many]
            { $seat-key ->
                [you] Вы зарабатываете
               *[other] { $seat } зарабатывает
            } за день { $coins } монет
       *[other]
            { $seat-key ->
                [you] Вы зарабатываете
               *[other] { $seat } зарабатывает
            } за день { $coins } монеты
    }{ $combination-key ->
        [none] .
       *[other] , из них { $bonus } за { $combination }.
    }
event-doubled =
    { $seat-key ->
        [you] Ваш набор { $set-genitive }
       *[other] Набор { $set-genitive } у игрока { $seat }
    } удваивает цену { $crystal-genitive }.
event-cards-sold =
    { $coins ->
        [0]
            { $seat-key ->
                [you] У вас
               *[other] У игрока { $seat }
            } нет карт на продажу.
        [one]
            { $seat-key ->
                [you] Вы продаёте
               *[other] { $seat } продаёт
            } карты с руки за { $coins } монету.
        [few]
            { $seat-key ->
                [you] Вы продаёте
               *[other] { $seat } продаёт
            } карты с руки за { $coins } монеты.
        [many]
            { $seat-key ->
                [you] Вы продаёте
               *[other] { $seat } продаёт
            } карты с руки за { $coins } монет.
       *[other]
            { $seat-key ->
                [you] Вы продаёте
               *[other] { $seat } продаёт
            } карты с руки за { $coins } монеты.
    }
event-token-sold =
    { $seat-key ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } жетон за { $coins ->
        [one] { $coins } монету.
        [few] { $coins } монеты.
        [many] { $coins } монет.
       *[other] { $coins } монеты.
    }
event-game-ended = Последний день окончен.

## Отказы

refusal-game-over = Игра окончена.
refusal-no-token = У вас нет жетона.
refusal-token-outside = Вы не в шахте.
refusal-token-without-obsidian = В вашей вагонетке нет угля.
refusal-outside = Сегодня вы уже не в шахте.
refusal-not-asked = Сейчас решает { $seat }.
refusal-bag-empty = Мешок пуст.
refusal-not-in-a-turn = В свой ход так нельзя.
refusal-reaction-in-own-turn = Картой «{ $card }» только отвечают на чужую карту.
refusal-not-in-hand = У вас нет карты «{ $card }».
refusal-no-obsidian-to-give = У вас нет угля.
refusal-nothing-to-trade = Вам нечего предложить на обмен.
refusal-not-in-cart = Такого самоцвета в вагонетке нет.
refusal-needs-target = Карте «{ $card }» нужна цель.
refusal-not-yourself = Нельзя выбрать себя.
refusal-no-such-seat = Там никто не сидит.
refusal-target-outside = { $target } не в шахте.
refusal-target-has-nothing = У { $target-genitive } нечего взять.
refusal-wrong-answer = Ответить можно только картой «{ $card }».
refusal-not-back = Вернуть уголь { $target-dative } нельзя.
refusal-others-inside = В шахте есть другие: выберите, кому.
refusal-another-decision = Сейчас нужно решить другое.
refusal-crystals-not-there = Таких самоцветов здесь нет.
refusal-only-one = Возьмите один самоцвет.
refusal-take-two = Возьмите два самоцвета.
refusal-not-an-obsidian = Уголь брать нельзя.
refusal-chest-too-small =
    { $most ->
        [one] В сундук помещается только { $most } самоцвет.
        [few] В сундук помещается только { $most } самоцвета.
       *[many] В сундук помещается только { $most } самоцветов.
    }
refusal-answered = Другие ещё выбирают.
refusal-nothing-to-keep = Вам нечего оставлять.

## Конец

outcome-five-days = Последний день окончен. Побеждает самый богатый гном, при равенстве — тот, чьи карты принесли больше.

## Стол

label-day = День
label-days = Всего дней
label-first = Сегодня ходил первым
label-turn = Ход
label-inside = В шахте
label-bag = Мешок
label-drawn-out = Вытянуто
label-bravery = Награды за стойкость
label-bravery-spaces = Наград в день
label-bonus-for-leaving = За уход дают награду
label-card = Карта
label-coins = Монеты
label-deck = Колода
label-discard = Сброс
label-laid-out = На столе
label-prices = Цены
label-card-prices = Цены карт
label-in-mine = Всего самоцветов
label-copies = Карт каждого вида
label-hand-size = Карт при раздаче
label-token-price = Монет за жетон
label-bravery-coins = Монеты наград
label-accident-at = Угля до скандала
label-chest-room = Места в сундуке
label-draws = Самоцветов тянут по картам
label-thrill-draws = Самоцветов последнему гному
label-sets = Одинаковых самоцветов
label-kinds = Разных самоцветов
label-players = Гномы
label-cart = Вагонетка
label-hidden = Спрятано
label-chest = Сундук
label-token = Жетон
label-card-income = Монет за карты
label-cards = Карт
label-shown = Карты, известные всем
label-hand = Рука

## Настройки

option-edition = Издание
option-edition-en = английское
option-edition-ru = русское
option-doubling = Что удваивает набор
option-doubling-edition = как в издании
option-doubling-sold = всё, что продано
option-doubling-mined = добытое сегодня
option-chain = Передавать уголь снова и снова
option-chain-on = можно
option-chain-off = только один раз
option-thrill = Не для слабаков: последний гном копает дальше
option-thrill-off = нет
option-thrill-on = да
option-forfeit = Отказ от последней награды
option-forfeit-edition = как в издании
option-forfeit-may = по желанию
option-forfeit-must = всегда
option-money = Чужие монеты
option-money-open = на виду
option-money-secret = в тайне
option-first-player = Кто ходит первым в первый день
option-first-player-random = по жребию
option-first-player-0 = место 1
option-first-player-1 = место 2
option-first-player-2 = место 3
option-first-player-3 = место 4
option-first-player-4 = место 5

## Числа из коробки, для домашних правил

house-game-days = Дней
house-game-hand = Карт на руки при раздаче
house-game-accident = Сколько угля приводит к скандалу
house-game-chest = Самоцветов помещается в сундук
house-game-token = Монет за неиспользованный жетон
house-bravery-coins = Награды за стойкость: монеты слева направо
house-combinations-small = Одинаковых самоцветов в малом наборе
house-combinations-large = Одинаковых самоцветов в большом наборе
house-combinations-five = Монет за пять видов
house-combinations-six = Монет за шесть видов
house-draws-here-we-go = Самоцветов вытягивает «{ card-here-we-go }»
house-draws-eureka = Самоцветов вытягивает «{ card-eureka }»
house-draws-thrill = Самоцветов может вытянуть последний гном
house-crystals-count = { $thing }: сколько в мешке
house-crystals-price = { $thing }: цена
house-cards-copies = { $thing }: карт в колоде
house-cards-price = { $thing }: цена в конце
