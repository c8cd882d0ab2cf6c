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
decision-counter = Ваш подарок возвращается к вам. Отправите его снова?
decision-steal = Весь столбец или две карты: что возьмёте у { $victim-genitive }?
decision-retaliate = Кража не удалась. Какую карту возьмёте у { $thief-genitive }?
decision-lend-a-hand = Какую карту оставите себе? Другая ляжет в ряд.
decision-offer-hire = Отдадите эту карту за помощника?
decision-go-on = Ещё карту или хватит?
decision-beauty = Защитите столбец картой помощника?

## События

event-turn-began =
    { $seat-key ->
        [you] Ваш ход
       *[other] Ходит { $seat }
    }.
event-protected =
    { $seat-key ->
        [you] Вы защищаете
       *[other] { $seat } защищает
    } { $crystal } × { $many }.
event-explored =
    { $seat-key ->
        [you] Вы идёте
       *[other] { $seat } идёт
    } в шахту.
event-revealed =
    { $seat-key ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } { $crystal }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-hired =
    { $seat-key ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } { $crystal } за помощника.
event-card-drawn =
    { $seat-key ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту «{ $card }».
event-card-drawn-hidden =
    { $seat-key ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту помощника.
event-reshuffled = Сброшенные помощники перемешаны в новую стопку.
event-accident =
    { $many ->
        [0]
            Обвал! { $seat-key ->
                [you] Ваш ход окончен
               *[other] Ход игрока { $seat } окончен
            }.
        [one]
            Обвал! { $seat-key ->
                [you] Вы теряете
               *[other] { $seat } теряет
            } { $many } карту.
        [few]
            Обвал! { $seat-key ->
                [you] Вы теряете
               *[other] { $seat } теряет
            } { $many } карты.
        [many]
            Обвал! { $seat-key ->
                [you] Вы теряете
               *[other] { $seat } теряет
            } { $many } карт.
       *[other]
            Обвал! { $seat-key ->
                [you] Вы теряете
               *[other] { $seat } теряет
            } { $many } карты.
    }
event-halted =
    { $seat-key ->
        [you] Вы останавливаетесь
       *[other] { $seat } останавливается
    }.
event-collected =
    { $many ->
        [0]
            { $seat-key ->
                [you] Вы возвращаетесь
               *[other] { $seat } возвращается
            } ни с чем.
        [one]
            { $seat-key ->
                [you] Вы забираете
               *[other] { $seat } забирает
            } { $many } карту.
        [few]
            { $seat-key ->
                [you] Вы забираете
               *[other] { $seat } забирает
            } { $many } карты.
        [many]
            { $seat-key ->
                [you] Вы забираете
               *[other] { $seat } забирает
            } { $many } карт.
       *[other]
            { $seat-key ->
                [you] Вы забираете
               *[other] { $seat } забирает
            } { $many } карты.
    }
event-attacked =
    { $seat-key ->
        [you] Вы нападаете
       *[other] { $seat } нападает
    } на { $target-genitive }: «{ $card }».
event-taken-back =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } карту «{ $card }» обратно: она опоздала.
event-let-happen =
    { $seat-key ->
        [you] Вы не отвечаете
       *[other] { $seat } не отвечает
    } на карту «{ $card }».
event-played =
    { $seat-key ->
        [you] Вы играете
       *[other] { $seat } играет
    } карту «{ $card }»{ $target ->
        [none] .
       *[other] { " " }против { $target-genitive }.
    }
event-snatched =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } из ряда { $crystal }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-cut-short =
    { $seat-key ->
        [you] Вы обрываете
       *[other] { $seat } обрывает
    } { $target-key ->
        [you] ваш ход
       *[other] ход игрока { $target }
    }.
event-looked =
    { $seat-key ->
        [you] Вы видите
       *[other] { $seat } видит
    } { $crystal }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-looked-hidden =
    { $seat-key ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } карту шахты.
event-kept =
    { $seat-key ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } себе { $crystal }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-laid =
    { $seat-key ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } в ряд { $crystal }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-gift-landed =
    { $many ->
        [one]
            { $seat-key ->
                [you] У вас
               *[other] У игрока { $seat }
            } в ряду { $many } подарок.
        [few]
            { $seat-key ->
                [you] У вас
               *[other] У игрока { $seat }
            } в ряду { $many } подарка.
        [many]
            { $seat-key ->
                [you] У вас
               *[other] У игрока { $seat }
            } в ряду { $many } подарков.
       *[other]
            { $seat-key ->
                [you] У вас
               *[other] У игрока { $seat }
            } в ряду { $many } подарка.
    }
event-gift-returned =
    { $seat-key ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } подарок { $target-dative }.
event-gift-discarded =
    { $seat-key ->
        [you] Вы избавляетесь
       *[other] { $seat } избавляется
    } от { $many ->
        [one] { $many } подарка.
       *[other] { $many } подарков.
    }
event-stolen =
    { $seat-key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } { $crystal } × { $many } у { $victim-genitive }.
event-scored =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $worth ->
        [one] { $worth } очко
        [few] { $worth } очка
        [many] { $worth } очков
       *[other] { $worth } очка
    } за самоцветы{ $bonus ->
        [0] .
       *[other] { " " }и { $bonus } за наборы.
    }
event-game-ended = Шахта пуста.

## Отказы

refusal-game-over = Игра окончена.
refusal-not-asked = Сейчас решает { $seat }.
refusal-explore-or-protect = Исследуйте шахту или защитите столбец.
refusal-no-such-column = У вас нет такого открытого столбца: { $crystal }.
refusal-only-attacks = Нападают только синими картами.
refusal-not-in-hand = У вас нет карты «{ $card }».
refusal-line-empty = В ряду нет карт.
refusal-mine-is-empty = Шахта пуста.
refusal-nothing-to-steal = У { $target-genitive } нет открытых карт.
refusal-wrong-answer = Это не ответ на карту «{ $card }».
refusal-only-beauty = Сейчас защищает только зелёная карта.
refusal-not-drawn = Среди карт, которые вы смотрите, этой нет.
refusal-keep-one = Одну из двух карт оставьте себе.
refusal-cards-not-there = Таких карт здесь нет.
refusal-answered = Другие ещё отвечают.
refusal-whole-column = Эти две карты — целый столбец: возьмите столбец ({ $crystal }).
refusal-column-or-two = Возьмите целый столбец или две карты.
refusal-only-one = Возьмите одну карту.
refusal-another-decision = Сейчас нужно решить другое.

## Конец

outcome-mine-empty = Шахта пуста: побеждает самая ценная коллекция.

## Стол

label-turn = Ход
label-turns = Ходов сделано
label-exploring = В шахте
label-moment = Момент
label-attacks = Открытые нападения
label-seat = Гном
label-card = Помощник
label-line = Ряд
label-crystal = Самоцвет
label-icon = Значок
label-gifts = Подарки
label-dangerous = Приведёт к обвалу
label-mine = Карт в шахте
label-unseen = Ещё придут
label-mine-discard = Сброшено карт шахты
label-helpers = Помощников в стопке
label-helper-discard = Сброшенные помощники
label-looked-at = Просматриваются
label-values = Ценность
label-in-mine = Все карты шахты
label-copies = Все помощники
label-hand-size = Помощников при раздаче
label-accident-at = Неустойчивых до обвала
label-gifts-at = Подарков до обвала
label-set-size = Карт в наборе
label-set-bonus = Очков за набор
label-players = Гномы
label-columns = Столбцы
label-chest = Сундук
label-points = Очки
label-bonus = Из них за наборы
label-sets = Собрано наборов
label-cards = Помощников на руке
label-shown = Помощники, известные всем
label-hand = Рука

## Настройки

option-early = Нападать до первой карты
option-early-on = можно
option-early-off = нельзя
option-duel = «{ card-get-lost }» в ответ на «{ card-get-lost }»
option-duel-on = снова и снова
option-duel-off = только один раз
option-first-player = Кто ходит первым
option-first-player-random = по жребию
option-first-player-0 = место 1
option-first-player-1 = место 2
option-first-player-2 = место 3
option-first-player-3 = место 4

## Числа из коробки, для домашних правил

house-game-hand = Помощников на руки при раздаче
house-game-accident = Сколько неустойчивых самоцветов на одном месте ведёт к обвалу
house-game-gifts = Сколько подарков в ряду ведёт к обвалу
house-sets-size = Одинаковых карт в наборе
house-sets-bonus = Очков за набор
house-crystals-points = { $thing }: очки
house-crystals-cards = { $thing }: карты (обычные, с наймом, неустойчивые на местах 1–6)
house-cards-copies = { $thing }: сколько карт
