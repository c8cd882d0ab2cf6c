title = Край самоцветов
pitch = Берите камни, что скатываются с горки, вставляйте их в украшения и первым наберите 20 очков.

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
stall-first = первый
stall-second = второй
stall-third = третий
stall-fourth = четвёртый
place-first = первый
place-second = второй
place-third = третий
place-fourth = четвёртый
place-fifth = пятый
count-one = один
count-two = два
count-three = три

## Ходы

move-take = Взять камень
move-draw = Взять карту
move-pass = Ничего не делать
move-end-turn = Закончить ход
move-insert-gem-slot = Вставить { $gem } в { $slot } украшение
move-discard-gem = Сбросить { $gem } камень
move-withdraw-slot = Вернуть камни, { $slot } украшение
move-score-slots = Сдать заказ: { $slots }
move-keep-places = Оставить тайлы: { $places }
move-choose-stall = Взять { $stall } тайл рынка
move-throw-stalls = Сбросить с рынка: { $stalls }
move-drop-card = Сбросить карту «{ $card }»
move-return-gem = Спустить с горки { $gem } камень
move-play-card = Сыграть «{ $card }»
move-play-card-slot-stall = Сыграть «{ $card }»: { $slot } на { $stall } тайл рынка
move-play-card-slot-stall-gem = Сыграть «{ $card }»: { $slot } на { $stall } тайл рынка, вставить { $gem }
move-play-card-slot-target-theirs = Сыграть «{ $card }», игрок { $target }: своё { $slot } на чужое { $theirs }
move-play-card-slot-target-theirs-gem = Сыграть «{ $card }», игрок { $target }: своё { $slot } на чужое { $theirs }, вставить { $gem }
move-play-card-given-target-taken = Сыграть «{ $card }», игрок { $target }: отдать { $given }, взять { $taken }
move-play-card-target-slot-gem = Сыграть «{ $card }», игрок { $target }: { $slot } украшение, { $gem } камень
move-play-card-target-gems = Сыграть «{ $card }», игрок { $target }: { $gems }
move-play-card-count = Сыграть «{ $card }»: поднять { $count }, ничего не оставлять
move-play-card-count-gems = Сыграть «{ $card }»: поднять { $count }, оставить { $gems }
move-play-card-gems-slots = Сыграть «{ $card }»: { $gems } в { $slots }
move-play-card-gem-slot = Сыграть «{ $card }»: { $gem } в { $slot } украшение

## Вопросы

decision-choose-tiles = Какие три из пяти тайлов вы оставите?
decision-turn = Ваш ход: что будете делать?
decision-new-tile =
    { $left ->
        [one] Какой тайл рынка вы возьмёте? Нужен { $left }.
        [few] Какой тайл рынка вы возьмёте? Нужно { $left }.
        [many] Какой тайл рынка вы возьмёте? Нужно { $left }.
       *[other] Какой тайл рынка вы возьмёте? Нужно { $left }.
    }
decision-cancelling = { $player } играет карту «{ $card }». Отмените её?
decision-following = Действие выполняет { $player }. Ответите картой «{ $card }»?
decision-hand-limit = Слишком много карт: какую сбросите?
decision-returning = Какой камень спустить с горки?

## События

event-tile-dealt = { $seat } получает тайл: { $tile }.
event-tile-dealt-hidden = { $seat } получает тайл.
event-tile-kept = { $seat } оставляет тайл: { $tile }.
event-tile-left = { $seat } сбрасывает тайл: { $tile }.
event-market-laid = Новый тайл на рынке: { $tile }.
event-turn-began = Ходит { $seat }.
event-gem-taken = { $seat } берёт { $gem } камень.
event-inserted = { $seat } вставляет { $gem } камень: { $tile }.
event-gem-returned = { $seat } спускает с горки { $gem } камень.
event-card-drawn = { $seat } берёт карту «{ $card }».
event-card-drawn-hidden = { $seat } берёт карту.
event-card-dropped = { $seat } сбрасывает карту «{ $card }».
event-reshuffled = Сброс карт перемешан, это новая стопка.
event-played =
    { $target ->
        [none] { $seat } играет карту «{ $card }».
       *[other] { $seat } играет карту «{ $card }», цель: { $target }.
    }
event-cancelled = Карта «{ $card }» отменена: { $seat } теряет её впустую.
event-tiles-swapped =
    { $target ->
        [none] { $seat } меняется с рынком: { $given_tile } на { $taken_tile }.
       *[other] { $seat } меняется с игроком { $target }: { $given_tile } на { $taken_tile }.
    }
event-gems-swapped = { $seat } отдаёт { $given } камень и берёт { $taken }, обмен с игроком { $target }.
event-picked-out = { $seat } вынимает { $gem } камень из украшения игрока { $target }: { $tile }.
event-robbed = { $seat } забирает { $gem } камень из вагонетки игрока { $target }.
event-scored =
    { $points ->
        [one] { $seat } сдаёт заказ, { $points } очко: { $tile }.
        [few] { $seat } сдаёт заказ, { $points } очка: { $tile }.
        [many] { $seat } сдаёт заказ, { $points } очков: { $tile }.
       *[other] { $seat } сдаёт заказ, { $points } очка: { $tile }.
    }
event-set-bonus =
    { $points ->
        [one] { $seat } получает за набор ещё { $points } очко: { $tile }.
        [few] { $seat } получает за набор ещё { $points } очка: { $tile }.
        [many] { $seat } получает за набор ещё { $points } очков: { $tile }.
       *[other] { $seat } получает за набор ещё { $points } очка: { $tile }.
    }
event-gained =
    { $points ->
        [one] { $seat } получает { $points } очко, всего { $total }.
        [few] { $seat } получает { $points } очка, всего { $total }.
        [many] { $seat } получает { $points } очков, всего { $total }.
       *[other] { $seat } получает { $points } очка, всего { $total }.
    }
event-space-reached = { $seat } доходит до клетки { $space }: все отставшие берут по карте.
event-tile-taken = { $seat } берёт тайл с рынка: { $tile }.
event-tile-thrown = { $seat } сбрасывает тайл с рынка: { $tile }.
event-tiles-reshuffled = Сброс тайлов перемешан, это новая стопка.
event-withdrawn = { $seat } освобождает украшение: { $tile }.
event-won = { $seat } доходит до цели.
event-stalemate = Никто не продвигается дальше: игра окончена.

## Отказы

refusal-game-over = Игра окончена.
refusal-answered = Другие ещё отвечают.
refusal-not-asked = Сейчас решает { $seat }.
refusal-wrong-answer = Ответить можно только картой «{ $card }».
refusal-not-in-hand = У вас нет карты «{ $card }».
refusal-cannot-follow = Сейчас вы не можете сделать то же.
refusal-another-decision = Сейчас вас спрашивают о другом.
refusal-thrown-already = Сбрасывать тайлы рынка уже поздно.
refusal-thrown-too-many = Сбросить можно не больше чем { $most }.
refusal-not-there = Такого здесь нет.
refusal-unfinished = Это украшение не закончено.
refusal-not-a-set = Набор — только голубые тайлы одного цвета.
refusal-actions-left =
    { $actions ->
        [one] У вас осталось { $actions } действие.
        [few] У вас осталось { $actions } действия.
        [many] У вас осталось { $actions } действий.
       *[other] У вас осталось { $actions } действия.
    }
refusal-brown-tile-left = Сначала сдайте законченный коричневый тайл.
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
refusal-no-hole = В этом украшении нет места для него.
refusal-not-stuck =
    { $rounds ->
        [one] Только когда камни стоят { $rounds } круг.
        [few] Только когда камни стоят { $rounds } круга.
        [many] Только когда камни стоят { $rounds } кругов.
       *[other] Только когда камни стоят { $rounds } круга.
    }
refusal-nothing-to-withdraw = Оттуда нечего возвращать.
refusal-not-in-own-turn = «{ $card }» — только ответ другим.
refusal-no-such-seat = Там никто не сидит.
refusal-not-yourself = Нельзя выбрать себя.
refusal-tile-not-empty = Оба тайла должны быть без камней.
refusal-cannot-sift = Эти камни оставить нельзя.

## Конец

outcome-goal = Цель достигнута.
outcome-stalemate = Никто не продвинулся дальше: побеждает тот, кто впереди.

## Стол

label-first = Начинал
label-turn = Ход
label-round = Круг
label-actions = Осталось действий
label-goal = Цель
label-spaces = Особые клетки
label-slope = Шахта, от входа
label-loose = Скатываются
label-market = Рынок
label-pile = Тайлов в стопке
label-thrown = Сброшенные тайлы
label-deck = Карт в стопке
label-discard = Сброшенные карты
label-played = Открытая карта
label-followers = Карты «следом»
label-cart-room = Мест в вагонетке
label-hand-limit = Карт в руке
label-effects = Сила карт
label-stuck = Камни стоят
label-players = Ювелиры
label-tile = Тайл
label-gems = Отверстия
label-any = Любого одного цвета
label-points = Очки
label-bonus = За набор
label-cart = Вагонетка
label-tiles = Украшения
label-inlaid = Вставлено
label-finished = Закончено
label-dealt = Тайлы на выбор
label-cards = Карт
label-hand = Рука
label-seat = Игрок
label-card = Карта
label-target = Против кого
label-things = Что названо

## Настройки

option-order = Камни возвращаются
option-order-holes = в порядке отверстий
option-order-chosen = по выбору игрока
option-first-player = Кто начинает
option-first-player-random = решает случай
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
house-game-comfort = Очков тому, кого обокрали
house-safety-stuck = Раундов без движения камней до конца игры
house-safety-stalemate = Раундов без очков до конца игры
house-gems = { $thing }: камней
house-effects-draw-three = Карт даёт «{ card-draw-three }»
house-effects-tip-over = Камней убирает «{ card-tip-over }»
house-effects-sift = Камней перебирает «{ card-sift }»
house-effects-rob = Камней забирает «{ card-rob }»
house-effects-double-insert = Камней вставляет «{ card-double-insert }»
house-cards = { $thing }: сколько карт
house-tiles-gems = { $thing }: гнёзда (красные, зелёные, жёлтые, голубые, любые)
house-tiles-points = { $thing }: очки
house-tiles-bonus = { $thing }: премия за набор
