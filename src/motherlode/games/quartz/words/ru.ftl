title = Кварц
pitch = Пять дней в шахте: копайте, пока хватает духу, и уходите раньше, чем попадётся второй уголь.

## Самоцветы; все мужского рода, винительный падеж равен именительному

crystal-quartz = кварц
    .genitive = кварца
crystal-amethyst = аметист
    .genitive = аметиста
crystal-emerald = изумруд
    .genitive = изумруда
crystal-sapphire = сапфир
    .genitive = сапфира
crystal-ruby = рубин
    .genitive = рубина
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
move-play-card-target = Сыграть «{ $card }», цель: { $target }
move-play-card-target-given-taken = Сыграть «{ $card }», цель: { $target }; отдать { $given }, взять { $taken }
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
decision-share = Какой самоцвет возьмёте? Другой получит { $miner }.
decision-steal = Вагонетка, которую можно обчистить: { $victim }. Что возьмёте?
decision-retaliate = Вор попался: { $thief }. Что возьмёте из вагонетки вора?
decision-save = Вечер: что оставите в сундуке? Остальное будет продано.
decision-last-dwarf = Вы последний: забрать награду и уйти или отказаться от неё и копать дальше?
decision-alone =
    { $drawn ->
        [0] Вы в шахте один: тянуть самоцвет или остановиться?
        [one] Вы в шахте один, вытянут { $drawn } самоцвет: тянуть ещё или остановиться?
        [few] Вы в шахте один, вытянуто { $drawn } самоцвета: тянуть ещё или остановиться?
        [many] Вы в шахте один, вытянуто { $drawn } самоцветов: тянуть ещё или остановиться?
       *[other] Вы в шахте один, вытянуто { $drawn } самоцвета: тянуть ещё или остановиться?
    }

## События

event-day-began = Начинается день { $day }; первым ходит { $seat }.
event-card-drawn = { $seat } берёт карту «{ $card }».
event-card-drawn-hidden = { $seat } берёт карту.
event-bonus-laid =
    { $card ->
        [none] Награда за стойкость: без карты
       *[other] Награда за стойкость: «{ $card }»
    } { $coins ->
        [0] без монет.
        [one] и { $coins } монета.
        [few] и { $coins } монеты.
        [many] и { $coins } монет.
       *[other] и { $coins } монеты.
    }
event-reshuffled = Сброс перемешан, это новая колода.
event-mined = { $seat } добывает { $crystal }.
event-played =
    { $target ->
        [none] { $seat } играет карту «{ $card }».
       *[other] { $seat } играет карту «{ $card }», цель: { $target }.
    }
event-let-happen = { $seat } не отвечает на карту «{ $card }».
event-shown = { $seat } тянет { $crystal }.
event-put-back = Обратно в мешок: { $crystal } × { $many }.
event-placed = { $seat } кладёт { $crystal } в вагонетку.
event-swapped = { $seat } меняет { $given } на { $taken } из мешка.
event-traded = { $seat } отдаёт { $given } и берёт { $taken }, обмен с игроком { $target }.
event-stolen = { $seat } забирает { $crystal } из вагонетки игрока { $victim }.
event-lost = { $seat } теряет { $crystal }: обратно в мешок.
event-hidden = { $seat } прячет { $crystal } на карту.
event-obsidian-given = { $seat } подбрасывает уголь игроку { $target }.
event-accident = Скандал! { $seat } теряет всё, что было в вагонетке, и сегодня больше не играет.
event-token-gained = { $seat } получает жетон опыта.
event-token-used = { $seat } сдаёт жетон и избавляется от угля.
event-left = { $seat } покидает шахту.
event-bonus-taken =
    { $card ->
        [none] { $seat } забирает награду: без карты
       *[other] { $seat } забирает награду: «{ $card }»
    } { $coins ->
        [0] без монет.
        [one] и { $coins } монета.
        [few] и { $coins } монеты.
        [many] и { $coins } монет.
       *[other] и { $coins } монеты.
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
event-last-inside = В шахте остаётся только { $seat }.
event-went-on = { $seat } отказывается от награды и копает дальше.
event-unpacked = { $seat } достаёт спрятанное: { $crystal } × { $many }.
event-saved = { $seat } оставляет { $crystal } в сундуке.
event-goods-sold =
    { $coins ->
        [one] { $seat } продаёт { $crystal } × { $many } за { $coins } монету.
        [few] { $seat } продаёт { $crystal } × { $many } за { $coins } монеты.
        [many] { $seat } продаёт { $crystal } × { $many } за { $coins } монет.
       *[other] { $seat } продаёт { $crystal } × { $many } за { $coins } монеты.
    }
event-sold =
    { $coins ->
        [0] { $seat } сегодня ничего не зарабатывает
        [one] { $seat } зарабатывает за день { $coins } монету
        [few] { $seat } зарабатывает за день { $coins } монеты
        [many] { $seat } зарабатывает за день { $coins } монет
       *[other] { $seat } зарабатывает за день { $coins } монеты
    }{ $combination-key ->
        [none] .
       *[other] , из них { $bonus } за { $combination }.
    }
event-doubled = Набор { $set-genitive } удваивает цену { $crystal-genitive }: { $seat }.
event-cards-sold =
    { $coins ->
        [0] { $seat } не продаёт карт.
        [one] { $seat } продаёт карты с руки за { $coins } монету.
        [few] { $seat } продаёт карты с руки за { $coins } монеты.
        [many] { $seat } продаёт карты с руки за { $coins } монет.
       *[other] { $seat } продаёт карты с руки за { $coins } монеты.
    }
event-token-sold =
    { $coins ->
        [one] { $seat } продаёт жетон за { $coins } монету.
        [few] { $seat } продаёт жетон за { $coins } монеты.
        [many] { $seat } продаёт жетон за { $coins } монет.
       *[other] { $seat } продаёт жетон за { $coins } монеты.
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
refusal-not-in-a-turn = Так ходить нельзя.
refusal-reaction-in-own-turn = «{ $card }» — только ответ на чужую карту.
refusal-not-in-hand = У вас нет карты «{ $card }».
refusal-no-obsidian-to-give = У вас нет угля.
refusal-nothing-to-trade = Вам нечего предложить на обмен.
refusal-not-in-cart = Такого самоцвета в вагонетке нет.
refusal-needs-target = Карте «{ $card }» нужна цель.
refusal-not-yourself = Нельзя выбрать себя.
refusal-no-such-seat = Там никто не сидит.
refusal-target-outside = { $target } не в шахте.
refusal-target-has-nothing = Взять нечего: { $target }.
refusal-wrong-answer = Ответить можно только картой «{ $card }».
refusal-not-back = Вернуть нельзя: { $target }.
refusal-others-inside = В шахте есть другие: выберите, кому.
refusal-another-decision = Сейчас вас спрашивают о другом.
refusal-crystals-not-there = Таких самоцветов здесь нет.

## Конец

outcome-five-days = Дни прошли: побеждает самый богатый гном, при равенстве – тот, чьи карты принесли больше.

## Стол

label-day = День
label-days = Всего дней
label-first = Начал день
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
label-accident-at = Скандал при
label-chest-room = Места в сундуке
label-draws = Вытягивают кристаллов
label-sets = Одинаковых кристаллов
label-players = Гномы
label-cart = Вагонетка
label-hidden = Спрятано
label-chest = Сундук
label-token = Жетон
label-card-income = Продано карт на
label-cards = Карт
label-shown = Известные карты
label-hand = Рука

## Настройки

option-edition = Издание
option-edition-en = английское
option-edition-ru = русское
option-doubling = Три одинаковых удваивают
option-doubling-edition = как в издании
option-doubling-sold = всё, что продано
option-doubling-mined = добытое сегодня
option-chain = Передавать уголь дальше и дальше
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
option-first-player = Кто начинает в первый день
option-first-player-random = решает случай
option-first-player-0 = место 1
option-first-player-1 = место 2
option-first-player-2 = место 3
option-first-player-3 = место 4
option-first-player-4 = место 5

## Числа из коробки, для домашних правил

house-game-days = Дней
house-game-hand = Карт на руки при раздаче
house-game-accident = Сколько углей приводит к скандалу
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
house-cards-copies = { $thing }: сколько карт
house-cards-price = { $thing }: цена в конце
