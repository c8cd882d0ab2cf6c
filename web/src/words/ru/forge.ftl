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
forge-window-line = Ответить можно светящимися картами.
forge-score-line = Сдайте готовое украшение или закончите ход.
forge-take = Взять камень: { $gem }
forge-draw = Взять карту
forge-throw = Сначала сбросить украшения
forge-withdraw = Вернуть камни
forge-slope-label =
    { $many ->
        [one] На склоне { $many } камень: { $gems }.
        [few] На склоне { $many } камня. Первые: { $gems }.
       *[other] На склоне { $many } камней. Первые: { $gems }.
    }
forge-on-the-slope =
    { $many ->
        [one] На склоне { $many } камень. Новые скатываются сверху.
        [few] На склоне { $many } камня. Новые скатываются сверху.
       *[other] На склоне { $many } камней. Новые скатываются сверху.
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
forge-finished = Готово.
forge-set = набор +{ $bonus }
forge-market-line = за готовое украшение, в стопке { $pile }
forge-hand-line = { $many } из { $limit }
forge-no-cards = Карт на руке нет.
forge-deck = Карты: { $many }
forge-nothing = Пока ничего.
forge-look = { $player }: очки { $points }, карты { $cards }. Посмотреть украшения.
forge-left-over = Под каждой дорожкой — оставшиеся украшения и камни.
forge-chooser = Что ещё выбрать
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
forge-pick-target = Кого?
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
forge-card-follow-take = Другой взял камень — возьмите и вы.
forge-card-follow-insert = Другой вставил камень — вставьте и вы.
forge-nothing-to-do = Сейчас ей нечего делать.
forge-discard = Лучше сбросить
forge-window-none = Ответить вам нечем.

## The final count

forge-final-piece = Лучшее украшение
forge-final-piece-text = { $player }, { $tile }: { $points }.
forge-final-stones = Чаще всех у склона
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
