## Что делает каждый помощник, одной строкой

cards-does-hand-it-over = Заберите последнюю карту ряда.
cards-does-stop-stop-stop = Исследование на этом кончается.
cards-does-may-i-help = Посмотрите 2: одну себе, одну в ряд.
cards-does-little-gift = Следующая неустойчивая карта – обвал.
cards-does-no-longer-yours = Украдите столбец или 2 любые открытые карты.
cards-does-no-chance = Отмените любое нападение на вас.
cards-does-over-my-dead-body = Сорвите кражу и возьмите карту у вора.
cards-does-get-lost = Верните подарок тому, кто его дал.
cards-does-what-a-beauty = Остановились? Один столбец – в сундук.

cards-when-attack = Только когда исследует другой.
cards-when-defence = Только когда нападают на вас.
cards-when-beauty = Только после вашей остановки.

## Ряд и шахта

cards-exploration = Исследует { $player }
cards-turn-of = Ходит { $player }
cards-line-worth =
    { $many ->
        [one] { $many } карта ценой { $points }
        [few] { $many } карты ценой { $points }
        [many] { $many } карт ценой { $points }
       *[other] { $many } карты ценой { $points }
    }
cards-next = следующая карта
cards-mine-card =
    { $icon ->
        [none] { $crystal }, ценность { $value }
       *[other] { $crystal }, ценность { $value }, { $icon }
    }
cards-gift-in-line = В ряду подарок: следующая неустойчивая карта – обвал
cards-deck = в шахте
cards-deck-label =
    { $many ->
        [one] В шахте { $many } карта, обвал вызовут { $clashing } из { $left }.
        [few] В шахте { $many } карты, обвал вызовут { $clashing } из { $left }.
        [many] В шахте { $many } карт, обвал вызовут { $clashing } из { $left }.
       *[other] В шахте { $many } карты, обвал вызовут { $clashing } из { $left }.
    }
cards-left =
    { $many ->
        [one] В шахте { $many } карта
        [few] В шахте { $many } карты
        [many] В шахте { $many } карт
       *[other] В шахте { $many } карты
    }
cards-risk = обвал дадут { $clashing } из { $left } карт.
cards-risk-gift = подарок сработает на { $clashing } из { $left }.
cards-places = Шесть мест неустойчивых самоцветов
cards-place-hot = Место { $place }: лежит { $taken } из { $limit }, ещё { $left } приведут к обвалу
cards-place-cold = Место { $place }: лежит { $taken } из { $limit }, ещё { $left } могут прийти
cards-odds-row = { $crystal }: могут прийти { $many }
cards-expected = Карта приносит в среднем { $points }.
cards-hires =
    { $many ->
        [one] { $many } помощник
        [few] { $many } помощника
        [many] { $many } помощников
       *[other] { $many } помощника
    }
cards-helpers =
    { $many ->
        [one] Помощники: { $many } карта
        [few] Помощники: { $many } карты
        [many] Помощники: { $many } карт
       *[other] Помощники: { $many } карты
    }
cards-discard = Сброс { $many }
cards-discard-none = помощников пока не сбросили
cards-face-down = Закрытая карта

## Что лежит наготове

cards-attack = { $attacker } нападает, цель: { $target }
cards-attack-you = { $attacker } нападает на вас
cards-attacks-waiting = Нападения, которые ждут
cards-columns-of = Открытые столбцы: { $player }
cards-loot-hint = столбец или до двух карт
cards-whole-column =
    { $many ->
        [one] Столбец
       *[other] Все { $many }
    }
cards-card-of = { $crystal }, хозяин: { $player }
cards-picked = { $card }, выбрано
cards-looked = С верха шахты
cards-looked-hint = выберите, что оставите
cards-looked-wait = выбирает { $player }

## Своё

cards-columns = Ваши столбцы
cards-columns-none = пока ничего
cards-set-hint =
    { $bonus ->
        [one] { $size } одинаковые – ещё { $bonus } очко
        [few] { $size } одинаковые – ещё { $bonus } очка
        [many] { $size } одинаковые – ещё { $bonus } очков
       *[other] { $size } одинаковые – ещё { $bonus } очка
    }
cards-column = Столбец: { $crystal } × { $many }
cards-protect = Защитить столбец: { $crystal } × { $many }
cards-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
cards-in-chest =
    { $many ->
        [0] сундук пуст
        [one] { $many } карта в сундуке
        [few] { $many } карты в сундуке
        [many] { $many } карт в сундуке
       *[other] { $many } карты в сундуке
    }
cards-in-hand =
    { $many ->
        [one] { $many } помощник на руке
        [few] { $many } помощника на руке
        [many] { $many } помощников на руке
       *[other] { $many } помощника на руке
    }
cards-gifts-waiting =
    { $many ->
        [one] ждёт { $many } подарок
        [few] ждут { $many } подарка
        [many] ждут { $many } подарков
       *[other] ждут { $many } подарка
    }
cards-explores = в шахте

## Табличка

cards-window-announced = { $seat } идёт в шахту. Нападёте?
cards-window-found = { $seat } находит { $crystal }. Нападёте?
cards-window-stopped = { $seat } останавливается. Нападёте напоследок?
cards-line-turn = Исследуйте или выберите столбец, чтобы спрятать его в сундук.
cards-line-turn-bare = Открытых столбцов, чтобы защитить, у вас нет.
cards-line-window = Сыграйте светящуюся карту или пропустите. Лиловая карта может ответить.
cards-line-window-bare = У вас нет нападения, которое сейчас сработает.
cards-line-defend = Ответить можно светящейся картой с руки.
cards-line-defend-bare = У вас нет карты для ответа.
cards-line-go-on = { $clashing } из { $left } карт обернутся обвалом.
cards-line-hire = Карта уйдёт из ряда, а вы возьмёте помощника.
cards-line-steal = Отметьте до двух карт или возьмите весь столбец.
cards-line-retaliate = Выберите карту, которую возьмёте.
cards-line-look = Другая карта ляжет в конец ряда.
cards-line-beauty = Выберите столбец, который уйдёт в сундук.
cards-pass-window = Пропустить
cards-pass-defend = Не отвечать
cards-pass-beauty = Ничего не защищать
cards-pass-hire = Оставить в ряду
cards-explore-risk = обвал { $percent }
cards-explore-safe = пока без риска
cards-stop-haul =
    { $many ->
        [one] { $many } карта ценой { $points }
        [few] { $many } карты ценой { $points }
        [many] { $many } карт ценой { $points }
       *[other] { $many } карты ценой { $points }
    }

## Подсчёт

cards-final-sets = Наборы
cards-final-accidents = Обвалы
cards-final-accidents-none = Никто не потерял ряд.
cards-final-haul = Самый длинный ряд
cards-final-haul-text =
    { $many ->
        [one] { $player }: { $many } карта за раз.
        [few] { $player }: { $many } карты за раз.
        [many] { $player }: { $many } карт за раз.
       *[other] { $player }: { $many } карты за раз.
    }
