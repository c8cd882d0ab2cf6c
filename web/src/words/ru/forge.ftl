forge-your-turn =
    { $actions ->
        [0] Ваш ход: действий не осталось
        [one] Ваш ход: осталось { $actions } действие
        [few] Ваш ход: осталось { $actions } действия
       *[other] Ваш ход: осталось { $actions } действий
    }
forge-do-take = возьмите камень
forge-do-insert = вставьте камень в светящееся отверстие
forge-do-draw = возьмите карту
forge-do-play = сыграйте карту
forge-do-discard = сбросьте камень
forge-draft = Выберите украшения, которые оставите: { $chosen } из { $keep }
forge-draft-line = Никто не увидит ваши украшения, пока не выберут все.
forge-window-line = Светящаяся карта её отменит.
forge-follow-line = Светящаяся карта позволит сделать то же.
forge-limit-line =
    { $limit ->
        [one] На руке может быть { $limit } карта.
        [few] На руке может быть { $limit } карты.
        [many] На руке может быть { $limit } карт.
       *[other] На руке может быть { $limit } карты.
    }
forge-hit-you = Карту играют против вас.
forge-hit-loses =
    { $many ->
        [one] Вы потеряете камень: { $gems }.
       *[other] Вы потеряете камни: { $gems }.
    }
forge-hits = Под ударом { $player }.
forge-discard-line = Это стоит одного действия. Камень скатится сверху снова.
forge-insert-line =
    { $many ->
        [0] { $points ->
            [one] Украшение будет закончено, оно принесёт { $points } очко.
            [few] Украшение будет закончено, оно принесёт { $points } очка.
           *[other] Украшение будет закончено, оно принесёт { $points } очков.
        }
        [one] Останется вставить ещё { $many } камень.
        [few] Останется вставить ещё { $many } камня.
        [many] Останется вставить ещё { $many } камней.
       *[other] Останется вставить ещё { $many } камня.
    }
forge-keep-these = Оставить эти { $many }
forge-keep-worth =
    { $points ->
        [one] вместе { $points } очко
        [few] вместе { $points } очка
        [many] вместе { $points } очков
       *[other] вместе { $points } очка
    }
forge-score-line = Сдайте законченное украшение или завершите ход.
forge-score =
    { $points ->
        [one] Сдать за { $points } очко
        [few] Сдать за { $points } очка
       *[other] Сдать за { $points } очков
    }
forge-take = Взять камень: { $gem }
forge-draw = Взять карту
forge-throw = Сначала сбросить украшения
forge-return-line = Они встанут за остальными в том порядке, который вы выберете.
forge-throw-line = На место сброшенных лягут новые украшения из стопки.
forge-withdraw = Вернуть камни
forge-slope-label =
    { $many ->
        [one] В шахте { $many } камень: { $gems }.
        [few] В шахте { $many } камня. Первые: { $gems }.
       *[other] В шахте { $many } камней. Первые: { $gems }.
    }
forge-on-the-slope =
    { $many ->
        [one] В шахте { $many } камень. Возвращённые скатываются сверху.
        [few] В шахте { $many } камня. Возвращённые скатываются сверху.
       *[other] В шахте { $many } камней. Возвращённые скатываются сверху.
    }
forge-track-label = Дорожка очков, цель { $goal }: { $standing }.
forge-points-of = { $points } из { $goal }
forge-cart = Вагонетка: { $many } из { $room }
forge-gem-in-cart = Камень в вашей вагонетке: { $gem }
forge-tiles-line = светятся отверстия для ваших камней
forge-tile-label =
    { $points ->
        [one] { $tile }, { $points } очко, камней { $filled } из { $holes }.
        [few] { $tile }, { $points } очка, камней { $filled } из { $holes }.
       *[other] { $tile }, { $points } очков, камней { $filled } из { $holes }.
    }
forge-tile-bonus = В наборе +{ $bonus }.
forge-finished = Закончено.
forge-set = набор +{ $bonus }
forge-market-line = новое за каждое законченное; в стопке { $pile }
forge-hand-line = { $many } из { $limit }
forge-no-cards = Карт на руке нет.
forge-deck =
    { $many ->
        [one] { $many } карта
        [few] { $many } карты
       *[other] { $many } карт
    }
forge-nothing = Пока ничего.
forge-look =
    { $points ->
        [one] { $player }: { $points } очко, карт на руке: { $cards }. Посмотреть украшения.
        [few] { $player }: { $points } очка, карт на руке: { $cards }. Посмотреть украшения.
       *[other] { $player }: { $points } очков, карт на руке: { $cards }. Посмотреть украшения.
    }
forge-left-over = Под каждой дорожкой — оставшиеся украшения и камни.
forge-chooser = Осталось выбрать
forge-pick-slot = Какое украшение?
forge-pick-slots = В какое украшение?
forge-pick-slot-swap-tiles = Какое из ваших украшений?
forge-pick-slot-pick-out = Из какого украшения?
forge-pick-theirs = На какое чужое украшение?
forge-pick-stall = На какое украшение с рынка?
forge-pick-stalls = Какие украшения сбросить?
forge-pick-gem = Какой камень?
forge-pick-gem-swap-tiles = Вставить в него камень?
forge-pick-gems = Какие камни?
forge-pick-gems-sift = Какие камни оставить себе?
forge-pick-given = Какой камень отдать?
forge-pick-taken = Какой камень взять?
forge-pick-target = Какой игрок?
forge-pick-count = Сколько камней поднять?
forge-pick-return = Какой камень скатится следующим?
forge-card-swap-tiles = Обменяйте пустое украшение на другое пустое.
forge-card-swap-gems = Обменяйтесь камнем с другой вагонеткой.
forge-card-pick-out = Выньте камень из чужого незаконченного украшения.
forge-card-draw-three =
    { $many ->
        [one] Возьмите { $many } карту.
        [few] Возьмите { $many } карты.
        [many] Возьмите { $many } карт.
       *[other] Возьмите { $many } карты.
    }
forge-card-tip-over =
    { $many ->
        [one] Вывалите { $many } камень из вагонетки.
       *[other] Вывалите до { $many } камней из вагонетки.
    }
forge-card-sift =
    { $many ->
        [one] Поднимите { $many } камень и верните его.
       *[other] Поднимите до { $many } камней, хотя бы один верните.
    }
forge-card-rob =
    { $many ->
        [one] Заберите { $many } камень из чужой вагонетки.
       *[other] Заберите до { $many } камней из чужой вагонетки.
    }
forge-card-double-insert =
    { $many ->
        [one] Вставьте { $many } камень.
       *[other] Вставьте до { $many } камней.
    }
forge-card-cancel = Только что сыгранная карта не действует.
forge-card-follow-take = Другой взял камень — возьмите и вы.
forge-card-follow-insert = Другой вставил камень — вставьте и вы.
forge-why-acting = Только в свой ход.
forge-why-answering = Только в чужой ход.
forge-why-other = Здесь не поможет.
forge-why-no-actions = Действий больше нет.
forge-nothing-to-do = Сейчас она ничего не даст.
forge-discard = Вместо этого сбросить
forge-window-none = Ответить вам нечем.

## The final count

forge-final-piece = Лучшее украшение
forge-final-piece-text =
    { $points ->
        [one] { $player }, { $tile }: { $points } очко.
        [few] { $player }, { $tile }: { $points } очка.
       *[other] { $player }, { $tile }: { $points } очков.
    }
forge-final-lead = Гонка
forge-final-lead-text =
    { $many ->
        [0] Кто первым вышел вперёд, тот там и остался.
        [one] Лидер сменился { $many } раз.
        [few] Лидер сменился { $many } раза.
       *[other] Лидер сменился { $many } раз.
    }
forge-final-stones = Чаще всех в шахте
forge-final-stones-text =
    { $many ->
        [one] { $player }: взят { $many } камень.
        [few] { $player }: взято { $many } камня.
       *[other] { $player }: взято { $many } камней.
    }
forge-final-cards = Больше всех затей
forge-final-cards-text =
    { $many ->
        [one] { $player }: сыграна { $many } карта.
        [few] { $player }: сыграно { $many } карты.
       *[other] { $player }: сыграно { $many } карт.
    }

## A thing that is read

forge-read-gem = Возьмите его из начала шахты в вагонетку, потом вставьте в украшение такого же цвета.
forge-read-blue = Один цвет. Законченное можно придержать и сдать вместе с другими того же цвета.
forge-read-brown = Разные цвета. Законченное надо сдать до конца своего хода.
forge-read-rainbow = Камни любого одного цвета; первый решает, какого. В наборе считается этим цветом.
forge-read-worth =
    { $points ->
        [one] { $points } очко, камней: { $holes }
        [few] { $points } очка, камней: { $holes }
       *[other] { $points } очков, камней: { $holes }
    }

## What comes

forge-draw-full = рука полна: одну придётся сбросить
