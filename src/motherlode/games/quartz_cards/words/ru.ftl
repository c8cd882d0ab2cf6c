title = Кварц: карточная игра
pitch = Открывайте самоцвет за самоцветом и остановитесь раньше, чем рухнет шахта или вмешаются соперники.

## Самоцветы; все мужского рода, винительный падеж равен именительному

crystal-quartz = кварц
crystal-amethyst = аметист
crystal-emerald = изумруд
crystal-sapphire = сапфир
crystal-ruby = рубин
crystal-amber = янтарь

## Значки на картах шахты

icon-plain = без значка
icon-hire = помощник
icon-unstable-1 = неустойчивый ①
icon-unstable-2 = неустойчивый ②
icon-unstable-3 = неустойчивый ③
icon-unstable-4 = неустойчивый ④
icon-unstable-5 = неустойчивый ⑤
icon-unstable-6 = неустойчивый ⑥

## Помощники

card-hand-it-over = Дай-ка сюда...
card-stop-stop-stop = Стой, стой, стой!
card-may-i-help = Помочь?
card-little-gift = Тебе подарочек...
card-no-longer-yours = Это уже не твоё...
card-no-chance = Даже не думай!
card-over-my-dead-body = Только через мой труп!
card-get-lost = Проваливай!
card-what-a-beauty = Какая красота!

moment-announced = до первой карты
moment-uncovered = после карты
moment-stopped = после остановки

## Ходы

move-explore = Исследовать шахту
move-stop = Остановиться
move-pass = Ничего не делать
move-hire = Нанять помощника
move-lay = Положить в ряд
move-play-card = Сыграть «{ $card }»
move-play-card-crystal = Сыграть «{ $card }» и защитить { $crystal }
move-protect-crystal = Защитить { $crystal }
move-take-crystals = Взять { $crystals }
move-take-column-crystal = Взять весь столбец: { $crystal }
move-keep-crystal-icon = Оставить себе { $crystal } ({ $icon })

## Вопросы

decision-turn = Ваш ход: исследовать шахту или защитить столбец?
decision-window =
    { $moment-key ->
        [announced] Соперник идёт в шахту. Нападёте?
        [stopped] Соперник остановился. Нападёте в последний миг?
       *[other] Карта открыта. Нападёте?
    }
decision-defend = { $attacker } играет против вас карту «{ $card }». Защититесь?
decision-counter = Подарок, который преподносит { $attacker }, летит к вам. Отправите обратно?
decision-steal = Весь столбец или две карты: что возьмёте? Хозяин карт: { $victim }.
decision-retaliate = Кража не удалась. Какую карту возьмёте у вора? Это { $thief }.
decision-lend-a-hand = Какую карту оставите себе? Другая ляжет в ряд.
decision-offer-hire = Отдадите эту карту за помощника?
decision-go-on = Ещё карту или хватит?
decision-beauty = Защитите столбец картой помощника?

## События

event-turn-began = Ходит { $seat }.
event-protected = { $seat } защищает { $crystal } × { $many }.
event-explored = { $seat } идёт в шахту.
event-revealed =
    { $icon-key ->
        [plain] { $seat } открывает { $crystal }.
       *[other] { $seat } открывает { $crystal } ({ $icon }).
    }
event-hired = { $seat } отдаёт { $crystal } за помощника.
event-card-drawn = { $seat } берёт карту «{ $card }».
event-card-drawn-hidden = { $seat } берёт карту помощника.
event-reshuffled = Сброшенные помощники перемешаны, это новая стопка.
event-accident =
    { $many ->
        [0] Обвал! { $seat } заканчивает ход.
        [one] Обвал! { $seat } теряет { $many } карту.
        [few] Обвал! { $seat } теряет { $many } карты.
        [many] Обвал! { $seat } теряет { $many } карт.
       *[other] Обвал! { $seat } теряет { $many } карты.
    }
event-halted = { $seat } останавливается.
event-collected =
    { $many ->
        [0] { $seat } возвращается ни с чем.
        [one] { $seat } забирает { $many } карту.
        [few] { $seat } забирает { $many } карты.
        [many] { $seat } забирает { $many } карт.
       *[other] { $seat } забирает { $many } карты.
    }
event-attacked = { $seat } нападает картой «{ $card }», цель: { $target }.
event-taken-back = { $seat } забирает «{ $card }» обратно: поздно.
event-let-happen = { $seat } не отвечает на карту «{ $card }».
event-played =
    { $target ->
        [none] { $seat } играет карту «{ $card }».
       *[other] { $seat } играет карту «{ $card }», цель: { $target }.
    }
event-snatched =
    { $icon-key ->
        [plain] { $seat } забирает из ряда { $crystal }.
       *[other] { $seat } забирает из ряда { $crystal } ({ $icon }).
    }
event-cut-short = { $seat } обрывает ход, который делает { $target }.
event-looked =
    { $icon-key ->
        [plain] { $seat } видит { $crystal }.
       *[other] { $seat } видит { $crystal } ({ $icon }).
    }
event-looked-hidden = { $seat } смотрит карту шахты.
event-kept =
    { $icon-key ->
        [plain] { $seat } оставляет себе { $crystal }.
       *[other] { $seat } оставляет себе { $crystal } ({ $icon }).
    }
event-laid =
    { $icon-key ->
        [plain] { $seat } кладёт в ряд { $crystal }.
       *[other] { $seat } кладёт в ряд { $crystal } ({ $icon }).
    }
event-gift-landed =
    { $many ->
        [one] { $seat } находит в ряду { $many } подарок.
        [few] { $seat } находит в ряду { $many } подарка.
        [many] { $seat } находит в ряду { $many } подарков.
       *[other] { $seat } находит в ряду { $many } подарка.
    }
event-gift-returned = { $seat } возвращает подарок, его ждёт { $target }.
event-gift-discarded =
    { $many ->
        [one] { $seat } избавляется от { $many } подарка.
       *[other] { $seat } избавляется от { $many } подарков.
    }
event-stolen = { $seat } забирает { $crystal } × { $many } у игрока { $victim }.
event-scored =
    { $bonus ->
        [0] { $seat }: { $worth } за самоцветы.
       *[other] { $seat }: { $worth } за самоцветы, { $bonus } за наборы.
    }
event-game-ended = Шахта пуста.

## Отказы

refusal-game-over = Игра окончена.
refusal-not-asked = Сейчас решает { $seat }.
refusal-explore-or-protect = Исследуйте шахту или защитите столбец.
refusal-no-such-column = У вас нет такого столбца: { $crystal }.
refusal-only-attacks = Нападают только синими картами.
refusal-not-in-hand = У вас нет карты «{ $card }».
refusal-line-empty = В ряду нет карт.
refusal-mine-is-empty = Шахта пуста.
refusal-nothing-to-steal = Открытых карт нет: { $target }.
refusal-wrong-answer = Это не ответ на карту «{ $card }».
refusal-only-beauty = Сейчас защищает только зелёная карта.
refusal-not-drawn = Вы смотрите не эту карту.
refusal-keep-one = Одну из двух карт надо оставить себе.
refusal-cards-not-there = Таких карт здесь нет.
refusal-another-decision = Сейчас вас спрашивают о другом.

## Конец

outcome-mine-empty = Шахта пуста: побеждает самая дорогая коллекция.

## Стол

label-turn = Ход
label-turns = Ходов начато
label-exploring = В шахте
label-moment = Когда
label-attacks = Открытые нападения
label-seat = Гном
label-card = Помощник
label-line = Ряд
label-crystal = Самоцвет
label-icon = Значок
label-gifts = Подарки
label-dangerous = Приведёт к обвалу
label-mine = Карт в шахте
label-unseen = Могут прийти
label-mine-discard = Сброшено карт шахты
label-helpers = Помощников в стопке
label-helper-discard = Сброшенные помощники
label-looked-at = Видны одному
label-values = Ценность
label-accident-at = Обвал при
label-set-size = Карт в наборе
label-set-bonus = Очков за набор
label-players = Гномы
label-columns = Столбцы
label-chest = Сундук
label-points = Очки
label-bonus = Из них за наборы
label-sets = Собрано наборов
label-cards = Помощников на руке
label-shown = Известные помощники
label-hand = Рука

## Настройки

option-early = Нападать до первой карты
option-early-on = можно
option-early-off = нельзя
option-duel = «Проваливай!» в ответ на «Проваливай!»
option-duel-on = снова и снова
option-duel-off = только один раз
option-first-player = Кто начинает
option-first-player-random = решает случай
option-first-player-0 = место 1
option-first-player-1 = место 2
option-first-player-2 = место 3
option-first-player-3 = место 4

## Числа из коробки, для домашних правил

house-game-hand = Помощников на руки при раздаче
house-game-accident = Сколько нестабильных самоцветов на одной позиции ведёт к обвалу
house-game-gifts = Сколько подарков в ряду ведёт к обвалу
house-sets-size = Одинаковых карт в наборе
house-sets-bonus = Очков за набор
house-crystals-points = { $thing }: очки
house-crystals-cards = { $thing }: карты (обычные, с наймом, нестабильные на позициях 1–6)
house-cards-copies = { $thing }: сколько карт
