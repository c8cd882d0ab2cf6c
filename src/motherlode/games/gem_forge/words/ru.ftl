title = Край самоцветов
pitch = Берите камни, что скатываются с горки, вставляйте их в украшения и наберите 20 очков раньше всех.

## Камни

gem-red = красный
gem-green = зелёный
gem-yellow = жёлтый
gem-blue = голубой

## Украшения

tile-ring-red = красное кольцо
tile-ring-green = зелёное кольцо
tile-ring-yellow = жёлтое кольцо
tile-ring-blue = голубое кольцо
tile-bracelet-red = красный браслет
tile-bracelet-green = зелёный браслет
tile-bracelet-yellow = жёлтый браслет
tile-bracelet-blue = голубой браслет
tile-necklace-red = красное ожерелье
tile-necklace-green = зелёное ожерелье
tile-necklace-yellow = жёлтое ожерелье
tile-necklace-blue = голубое ожерелье
tile-tiara-red = красная диадема
tile-tiara-green = зелёная диадема
tile-tiara-yellow = жёлтая диадема
tile-tiara-blue = голубая диадема
tile-rainbow-ring = радужное кольцо
tile-rainbow-necklace = радужное ожерелье
tile-rainbow-tiara = радужная диадема
tile-brooch-gyb = брошь (зелёный, жёлтый, голубой)
tile-brooch-ryb = брошь (красный, жёлтый, голубой)
tile-brooch-rgb = брошь (красный, зелёный, голубой)
tile-brooch-rgy = брошь (красный, зелёный, жёлтый)
tile-pendant-rrgy = кулон (2 × красный, зелёный, жёлтый)
tile-pendant-ggyb = кулон (2 × зелёный, жёлтый, голубой)
tile-pendant-yybr = кулон (2 × жёлтый, голубой, красный)
tile-pendant-bbrg = кулон (2 × голубой, красный, зелёный)
tile-earrings-rrgg = серьги (2 × красный, 2 × зелёный)
tile-earrings-ggyy = серьги (2 × зелёный, 2 × жёлтый)
tile-earrings-yybb = серьги (2 × жёлтый, 2 × голубой)
tile-earrings-bbrr = серьги (2 × голубой, 2 × красный)
tile-crown-rrgyb = корона (2 × красный, зелёный, жёлтый, голубой)
tile-crown-rggyb = корона (красный, 2 × зелёный, жёлтый, голубой)
tile-crown-rgyyb = корона (красный, зелёный, 2 × жёлтый, голубой)
tile-crown-rgybb = корона (красный, зелёный, жёлтый, 2 × голубой)
tile-sceptre = скипетр

## Карты; названия наши

card-swap-tiles = Обмен украшениями
card-swap-gems = Обмен камнями
card-pick-out = Вынуть камень
card-draw-three = Три карты
card-tip-over = Опрокинуть вагонетку
card-sift = Просеять
card-rob = Ограбить вагонетку
card-double-insert = Двойная вставка
card-cancel = Отмена
card-follow-take = Взять следом
card-follow-insert = Вставить следом

## Места

slot-left = левое
slot-middle = среднее
slot-right = правое
stall-first = первое
stall-second = второе
stall-third = третье
stall-fourth = четвёртое
place-first = первое
place-second = второе
place-third = третье
place-fourth = четвёртое
place-fifth = пятое
count-one = один
count-two = два
count-three = три

## Ходы

move-take = Взять камень
move-draw = Взять карту
move-pass = Пасовать
move-end-turn = Закончить ход
move-insert-gem-slot = Вставить { $gem } камень в { $slot } украшение
move-discard-gem = Сбросить { $gem } камень
move-withdraw-slot = Вернуть камни из украшения: { $slot }
move-score-slots = Сдать украшения: { $slots }
move-keep-places = Оставить украшения: { $places }
move-choose-stall = Взять { $stall } украшение с рынка
move-throw-stalls = Сбросить с рынка: { $stalls }
move-drop-card = Сбросить карту «{ $card }»
move-return-gem = Спустить с горки { $gem } камень
move-any-order = В любом порядке
move-play-card = Сыграть «{ $card }»
move-play-card-slot-stall = Сыграть «{ $card }»: своё { $slot } на { $stall } с рынка
move-play-card-slot-stall-gem = Сыграть «{ $card }»: своё { $slot } на { $stall } с рынка, вставить { $gem } камень
move-play-card-slot-target-theirs = Сыграть «{ $card }» против { $target-genitive }: своё { $slot } на чужое { $theirs }
move-play-card-slot-target-theirs-gem = Сыграть «{ $card }» против { $target-genitive }: своё { $slot } на чужое { $theirs }, вставить { $gem } камень
move-play-card-given-target-taken = Сыграть «{ $card }» против { $target-genitive }: отдать { $given }, взять { $taken }
move-play-card-target-slot-gem = Сыграть «{ $card }» против { $target-genitive }: { $slot } украшение, { $gem } камень
move-play-card-target-gems =
    { $target-key ->
        [you] Сыграть «{ $card }» против себя: { $gems }
       *[other] Сыграть «{ $card }» против { $target-genitive }: { $gems }
    }
move-play-card-count = Сыграть «{ $card }»: поднять { $count }, ничего не оставлять
move-play-card-count-gems = Сыграть «{ $card }»: поднять { $count }, оставить { $gems }
move-play-card-gems-slots = Сыграть «{ $card }»: { $gems } в украшения: { $slots }
move-play-card-gem-slot = Сыграть «{ $card }»: { $gem } камень в { $slot } украшение

## Вопросы

decision-choose-tiles = Какие три из пяти украшений вы оставите?
decision-turn = Ваш ход: что будете делать?
decision-new-tile =
    { $left ->
        [one] Какое украшение возьмёте с рынка?
        [few] Какое украшение возьмёте с рынка? Всего нужно { $left }.
        [many] Какое украшение возьмёте с рынка? Всего нужно { $left }.
       *[other] Какое украшение возьмёте с рынка? Всего нужно { $left }.
    }
decision-cancelling = { $player } играет карту «{ $card }». Отмените её?
decision-following =
    { $card-key ->
        [follow_take] { $player } берёт камень. Сыграете «{ $card }»?
       *[other] { $player } вставляет камень. Сыграете «{ $card }»?
    }
decision-hand-limit = Слишком много карт: какую сбросите?
decision-returning = Какой камень спустить с горки?

## События

event-tile-dealt =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } украшение: { $tile }.
event-tile-dealt-hidden =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } украшение.
event-tile-kept =
    { $seat-key ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } украшение: { $tile }.
event-tile-left =
    { $seat-key ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } украшение: { $tile }.
event-market-laid = Новое на рынке: { $tile }.
event-turn-began =
    { $seat-key ->
        [you] Ваш ход
       *[other] Ходит { $seat }
    }.
event-gem-taken =
    { $seat-key ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $gem } камень.
event-inserted =
    { $seat-key ->
        [you] Вы вставляете
       *[other] { $seat } вставляет
    } { $gem } камень: { $tile }.
event-gem-returned =
    { $seat-key ->
        [you] Вы спускаете
       *[other] { $seat } спускает
    } с горки { $gem } камень.
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
event-card-dropped =
    { $seat-key ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту «{ $card }».
event-reshuffled = Сброшенные карты перемешаны в новую колоду.
event-played =
    { $seat-key ->
        [you] Вы играете
       *[other] { $seat } играет
    } карту «{ $card }»{ $target-key ->
        [none] .
        [own] { " " }против себя.
        [you] { $seat-key ->
            [you] { " " }против себя.
           *[other] { " " }против вас.
        }
       *[other] { " " }против { $target-genitive }.
    }
event-cancelled =
    { $seat-key ->
        [you] Ваша карта «{ $card }»
       *[other] Карта «{ $card }» игрока { $seat }
    } отменена.
event-tiles-swapped =
    { $seat-key ->
        [you] Вы меняетесь
       *[other] { $seat } меняется
    } украшениями { $target ->
        [none] с рынком
       *[other] с { $target-instrumental }
    }: { $given_tile } → { $taken_tile }.
event-gems-swapped =
    { $seat-key ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } { $target-dative } { $given } камень и { $seat-key ->
        [you] берёте
       *[other] берёт
    } взамен { $taken }.
event-picked-out =
    { $seat-key ->
        [you] Вы вынимаете
       *[other] { $seat } вынимает
    } { $gem } камень { $target-key ->
        [you] из вашего украшения
       *[other] из украшения игрока { $target }
    }: { $tile }.
event-robbed =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } { $gem } камень { $target-key ->
        [you] из вашей вагонетки
       *[other] из вагонетки игрока { $target }
    }.
event-scored =
    { $seat-key ->
        [you] Вы сдаёте
       *[other] { $seat } сдаёт
    } украшение за { $points ->
        [one] { $points } очко: { $tile }.
        [few] { $points } очка: { $tile }.
        [many] { $points } очков: { $tile }.
       *[other] { $points } очка: { $tile }.
    }
event-set-bonus =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } за набор ещё { $points ->
        [one] { $points } очко: { $tile }.
        [few] { $points } очка: { $tile }.
        [many] { $points } очков: { $tile }.
       *[other] { $points } очка: { $tile }.
    }
event-gained =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points ->
        [one] { $points } очко, всего { $total }.
        [few] { $points } очка, всего { $total }.
        [many] { $points } очков, всего { $total }.
       *[other] { $points } очка, всего { $total }.
    }
event-space-reached =
    { $seat-key ->
        [you] Вы доходите
       *[other] { $seat } доходит
    } до клетки { $space }: все отставшие берут по карте.
event-tile-taken =
    { $seat-key ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } украшение с рынка: { $tile }.
event-tile-thrown =
    { $seat-key ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } украшение с рынка: { $tile }.
event-tiles-reshuffled = Сброшенные украшения перемешаны в новую стопку.
event-withdrawn =
    { $seat-key ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } камни из украшения: { $tile }.
event-won =
    { $seat-key ->
        [you] Вы доходите
       *[other] { $seat } доходит
    } до цели.
event-stalemate = Никто не продвигается дальше: игра окончена.

## Отказы

refusal-game-over = Игра окончена.
refusal-answered = Другие ещё отвечают.
refusal-not-asked = Сейчас решает { $seat }.
refusal-wrong-answer = Ответить можно только картой «{ $card }».
refusal-not-in-hand = У вас нет карты «{ $card }».
refusal-another-decision = Сейчас нужно решить другое.
refusal-thrown-already = Сбрасывать украшения с рынка уже поздно.
refusal-thrown-too-many = Сбросить можно не больше { $most }.
refusal-unfinished = Это украшение не закончено.
refusal-actions-left =
    { $actions ->
        [one] У вас осталось { $actions } действие.
        [few] У вас осталось { $actions } действия.
        [many] У вас осталось { $actions } действий.
       *[other] У вас осталось { $actions } действия.
    }
refusal-brown-tile-left = Сначала сдайте законченное коричневое украшение.
refusal-no-actions-left = Действий больше не осталось.
refusal-mine-empty = Шахта пуста.
refusal-cart-full =
    { $most ->
        [one] В вагонетке место только для { $most } камня.
        [few] В вагонетке место только для { $most } камней.
        [many] В вагонетке место только для { $most } камней.
       *[other] В вагонетке место только для { $most } камня.
    }
refusal-not-in-cart = Такого камня в вашей вагонетке нет.
refusal-no-hole = В этом украшении нет отверстия для него.
refusal-not-stuck =
    { $rounds ->
        [one] Только когда { $rounds } круг не двигался ни один камень.
        [few] Только когда { $rounds } круга не двигался ни один камень.
        [many] Только когда { $rounds } кругов не двигался ни один камень.
       *[other] Только когда { $rounds } круга не двигался ни один камень.
    }
refusal-nothing-to-withdraw = Оттуда нечего возвращать.
refusal-not-in-own-turn = Картой «{ $card }» только отвечают другим.
refusal-no-such-seat = Там никто не сидит.
refusal-not-yourself = Нельзя выбрать себя.
refusal-tile-not-empty = Оба украшения должны быть без камней.
refusal-too-many-gems =
    { $most ->
        [one] Этой картой — не больше { $most } камня.
       *[other] Этой картой — не больше { $most } камней.
    }
refusal-not-in-their-cart = Такого камня в вагонетке { $target-genitive } нет.
refusal-tile-finished = Это украшение уже закончено.
refusal-not-in-tile = Такого камня в этом украшении нет.
refusal-mine-too-short =
    { $gems ->
        [one] В шахте только { $gems } камень.
        [few] В шахте только { $gems } камня.
       *[many] В шахте только { $gems } камней.
    }
refusal-not-at-the-entrance = Этих камней нет в начале шахты.
refusal-not-loose = Такой камень возвращать не нужно.

## Конец

outcome-goal = Цель достигнута.
outcome-stalemate = Никто не продвинулся дальше: побеждает тот, кто впереди.

## Стол

label-first = Ходил первым
label-turn = Ход
label-round = Круг
label-actions = Осталось действий
label-goal = Цель
label-spaces = Особые клетки
label-slope = Шахта, от входа
label-loose = Скатываются
label-market = Рынок
label-pile = Украшений в стопке
label-thrown = Сброшенные украшения
label-deck = Карт в колоде
label-discard = Сброшенные карты
label-played = Открытая карта
label-followers = Карты «следом»
label-cart-room = Мест в вагонетке
label-hand-limit = Карт на руке не больше
label-actions-a-turn = Действий за ход
label-comfort = Очков за потерю камней
label-stuck-after = Кругов до возврата камней
label-stalemate-after = Кругов до тупика
label-gem-count = Всего камней
label-copies = Все карты
label-tile-prints = Все украшения: отверстия, очки, за набор
label-effects = Сила карт
label-stuck = Камни не движутся
label-players = Ювелиры
label-tile = Украшение
label-gems = Отверстия
label-any = Любого одного цвета
label-points = Очки
label-bonus = За набор
label-cart = Вагонетка
label-tiles = Украшения
label-inlaid = Вставлено
label-finished = Закончено
label-dealt = Украшения на выбор
label-cards = Карт
label-hand = Рука
label-seat = Игрок
label-card = Карта
label-target = Против кого
label-things = Подробности

## Настройки

option-order = Камни возвращаются
option-order-chosen = по выбору игрока
option-order-holes = по цветам
option-first-player = Кто ходит первым
option-first-player-random = по жребию
option-first-player-0 = место 1
option-first-player-1 = место 2
option-first-player-2 = место 3
option-first-player-3 = место 4

## Числа из коробки, для домашних правил

house-game-goal = Очков для победы
house-game-spaces = Особые клетки, дающие карты
house-game-actions = Действий за ход
house-game-cart = Камней помещается в вагонетку
house-game-hand = Карт на руке не больше
house-game-comfort = Очков тому, кто потерял камни
house-safety-stuck = Кругов без движения камней до возврата
house-safety-stalemate = Кругов без очков до конца игры
house-gems = { $thing }: камней
house-effects-draw-three = Карт даёт «{ card-draw-three }»
house-effects-tip-over = Камней убирает «{ card-tip-over }»
house-effects-sift = Камней перебирает «{ card-sift }»
house-effects-rob = Камней забирает «{ card-rob }»
house-effects-double-insert = Камней вставляет «{ card-double-insert }»
house-cards = { $thing }: сколько карт
house-tiles-gems = { $thing }: отверстия (красные, зелёные, жёлтые, голубые, любые)
house-tiles-points = { $thing }: очки
house-tiles-bonus = { $thing }: очки за набор
