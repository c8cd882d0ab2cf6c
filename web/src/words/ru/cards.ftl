## Что делает каждый помощник, одной строкой

cards-does-hand-it-over = Заберите последнюю карту ряда.
cards-does-stop-stop-stop = Исследование на этом кончается.
cards-does-may-i-help = Посмотрите 2: одну себе, одну в ряд.
cards-does-little-gift = Следующая неустойчивая карта — обвал.
cards-does-no-longer-yours = Украдите столбец или 2 любые открытые карты.
cards-does-no-chance = Отмените любое нападение на себя.
cards-does-over-my-dead-body = Сорвите кражу и возьмите карту у вора.
cards-does-get-lost = Верните подарок тому, кто его подарил.
cards-does-what-a-beauty = Остановились? Один столбец — в сундук.

cards-when-attack = Только в чужой ход.
cards-when-defence = Только для защиты.
cards-when-beauty = Только после вашей остановки.

## Ряд и шахта

cards-exploration =
    { $player-key ->
        [you] Вы исследуете шахту
       *[other] Шахту исследует { $player }
    }
cards-turn-of =
    { $player-key ->
        [you] Ваш ход
       *[other] Ходит { $player }
    }
cards-line-worth =
    { $many ->
        [one] { $many } карта,
        [few] { $many } карты,
        [many] { $many } карт,
       *[other] { $many } карты,
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
cards-next = следующая карта
cards-mine-card =
    { $icon ->
        [none] { $crystal }, ценность { $value }
       *[other] { $crystal }, ценность { $value }, { $icon }
    }
cards-gift-in-line = В ряду подарок: следующая неустойчивая карта — обвал
cards-deck = в шахте
cards-deck-label =
    { $many ->
        [one] В шахте { $many } карта, обвал вызовет { $clashing } из { $left }.
        [few] В шахте { $many } карты, обвал вызовет { $clashing } из { $left }.
        [many] В шахте { $many } карт, обвал вызовет { $clashing } из { $left }.
       *[other] В шахте { $many } карты, обвал вызовет { $clashing } из { $left }.
    }
cards-left =
    { $many ->
        [one] В шахте { $many } карта
        [few] В шахте { $many } карты
        [many] В шахте { $many } карт
       *[other] В шахте { $many } карты
    }
cards-risk = обвал: { $clashing } из { $left } карт.
cards-risk-gift = подарок сработает на { $clashing } из { $left } карт.
cards-places = Шесть мест для неустойчивых самоцветов
cards-place-hot = Место { $place }: лежит { $taken } из { $limit }, из { $left } оставшихся каждый — обвал
cards-place-cold = Место { $place }: лежит { $taken } из { $limit }, ещё { $left } могут прийти
cards-odds-row = { $crystal }: ещё в шахте { $many }
cards-expected = Ценность карты в среднем { $points }.
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
cards-discard = Сброс: { $many }
cards-discard-none = помощников пока не сбросили
cards-face-down = Закрытая карта

## Что лежит наготове

cards-attack =
    { $attacker-key ->
        [you] Вы нападаете
       *[other] { $attacker } нападает
    } на { $target-genitive }
cards-attacks-waiting = Другие нападения
cards-columns-of =
    { $player-key ->
        [you] Ваши открытые столбцы
       *[other] Открытые столбцы игрока { $player }
    }
cards-loot-hint = столбец или до двух карт
cards-whole-column =
    { $many ->
        [one] Столбец
       *[other] Все { $many }
    }
cards-card-of =
    { $player-key ->
        [you] { $crystal }, ваша карта
       *[other] { $crystal }, карта игрока { $player }
    }
cards-picked = { $card }, выбрано
cards-looked = С верха шахты
cards-looked-hint = выберите, что оставите
cards-looked-wait = выбирает { $player }

## Своё

cards-columns = Ваши открытые столбцы
cards-columns-none = пока пусто
cards-set-hint =
    { $bonus ->
        [one] набор из { $size } — ещё { $bonus } очко
        [few] набор из { $size } — ещё { $bonus } очка
        [many] набор из { $size } — ещё { $bonus } очков
       *[other] набор из { $size } — ещё { $bonus } очка
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
cards-line-turn = Исследуйте шахту или выберите светящийся столбец, чтобы убрать его в сундук.
cards-line-turn-bare = Защищать нечего: открытых столбцов у вас нет.
cards-line-window = Сыграйте светящуюся карту или пасуйте. Фиолетовая карта может ответить.
cards-line-window-bare = У вас нет нападения, которое сейчас сработает.
cards-line-defend = Ответить можно светящейся картой с руки.
cards-line-defend-bare = У вас нет карты для ответа.
cards-hit-snatched = { $attacker } заберёт последнюю карту вашего ряда: { $crystal }.
cards-hit-stopped =
    { $many ->
        [0] Ваш ход закончится, а ряд ещё пуст.
        [one] Ваш ход закончится, в ряду { $many } карта; её ценность — { $points }.
        [few] Ваш ход закончится, в ряду { $many } карты; их ценность — { $points }.
        [many] Ваш ход закончится, в ряду { $many } карт; их ценность — { $points }.
       *[other] Ваш ход закончится, в ряду { $many } карты; их ценность — { $points }.
    }
cards-hit-helped = Одну из следующих карт возьмёт { $attacker }, другая ляжет в ваш ряд.
cards-hit-gift = Следующая неустойчивая карта станет для вас обвалом.
cards-hit-gift-back = Подарок будет ждать вас в следующем ряду.
cards-hit-stolen =
    { $points ->
        [one] { $attacker } украдёт у вас столбец или две карты; все вместе стоят { $points } очко.
        [few] { $attacker } украдёт у вас столбец или две карты; все вместе стоят { $points } очка.
        [many] { $attacker } украдёт у вас столбец или две карты; все вместе стоят { $points } очков.
       *[other] { $attacker } украдёт у вас столбец или две карты; все вместе стоят { $points } очка.
    }
cards-line-go-on =
    { $clashing ->
        [0] Пока ни одна карта из { $left } не вызовет обвала.
       [one] Обвал вызовет { $clashing } карта из { $left }.
        [few] Обвал вызовут { $clashing } карты из { $left }.
       *[other] Обвал вызовут { $clashing } карт из { $left }.
    }
cards-line-hire = Карта уйдёт из ряда, а вы возьмёте помощника.
cards-line-steal = Отметьте до двух карт или возьмите весь столбец.
cards-line-retaliate = Выберите карту, которую возьмёте.
cards-line-look = Другая карта ляжет в конец ряда.
cards-line-beauty = Выберите столбец, который уйдёт в сундук.
cards-pass-window = Пасовать
cards-pass-defend = Не отвечать
cards-pass-beauty = Ничего не защищать
cards-pass-hire = Оставить в ряду
cards-hire-costs = { $crystal } уйдёт, ценность { $points }
cards-hire-keeps = { $crystal }, ценность { $points }
cards-explore-risk = обвал { $percent }
cards-explore-safe = пока без риска
cards-stop-haul =
    { $many ->
        [one] { $many } карта,
        [few] { $many } карты,
        [many] { $many } карт,
       *[other] { $many } карты,
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Подсчёт

cards-final-sets = Наборы
cards-final-accidents = Обвалы
cards-final-accidents-none = Никто не потерял ряд.
cards-final-attacks = Гроза соседей
cards-final-attacks-text =
    { $many ->
        [one] { $player }: { $many } нападение.
        [few] { $player }: { $many } нападения.
       *[other] { $player }: { $many } нападений.
    }
cards-final-digger = Самый трудолюбивый
cards-final-digger-text =
    { $many ->
        [one] { $player }: открыта { $many } карта шахты.
        [few] { $player }: открыто { $many } карты шахты.
       *[other] { $player }: открыто { $many } карт шахты.
    }
cards-final-haul = Самый длинный ряд
cards-final-haul-text =
    { $many ->
        [one] { $player }: { $many } карта за раз.
        [few] { $player }: { $many } карты за раз.
        [many] { $player }: { $many } карт за раз.
       *[other] { $player }: { $many } карты за раз.
    }

## A thing that is read

cards-read-crystal =
    { $bonus ->
        [one] Набор из { $size } даёт ещё { $bonus } очко. Открытые столбцы можно украсть, сундук в безопасности.
        [few] Набор из { $size } даёт ещё { $bonus } очка. Открытые столбцы можно украсть, сундук в безопасности.
       *[other] Набор из { $size } даёт ещё { $bonus } очков. Открытые столбцы можно украсть, сундук в безопасности.
    }
cards-read-hire = Сразу сбросьте её и возьмите помощника или оставьте в ряду.
cards-read-plain = Без значка.
cards-read-unstable = Неустойчивый самоцвет. Второй на том же месте — обвал: весь ряд потерян.
