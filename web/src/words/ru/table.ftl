table-home = Motherlode, на главную
table-rules = Правила
table-close = Закрыть
table-others = Остальные игроки
table-yours = Ваше
table-you = вы
table-plate = О чём спрашивают
table-log = Ход игры
table-log-open = Открыть ход игры
table-log-close = Закрыть ход игры
table-clause = Пункт правил { $clause }
table-waiting = Ждём: { $players }
table-answered = Вы ответили. Ждём остальных.
table-choose-on = Выберите то, что светится.
table-asked = Кого спрашивают
table-waits = думает
table-done = готово
table-take-back = Назад
table-do-it = Сделать
table-hand = Ваша рука
table-hand-lit = светятся карты, которые можно сыграть
table-hand-empty = карт нет
table-known = видели все
table-card = { $card }. { $does }
table-card-blocked = { $card }. { $does } Сейчас нельзя: { $reason }
table-thinking = думает
table-away = нет на месте
table-taken-over = играет бот ({ $level })
table-aim = Выбрать: { $player }
table-final = Итоговый счёт
table-you-win = Вы победили!
table-margin = { $points } против { $next } у { $mine ->
    [yes] вас
   *[no] игрока { $player }
}.
table-wins =
    { $count ->
        [one] Победа: { $players }
       *[other] Победили { $players }
    }
table-look = Посмотреть на стол

level-apprentice = ученик
level-journeyman = подмастерье
level-master = мастер

## What was done around the match

table-note-earlier = Что было раньше, покажет запись партии, когда она кончится.
table-note-undo-asked = { $player } просит вернуть ход.
table-note-undo-answered-yes = { $player }: согласие.
table-note-undo-answered-no = { $player }: отказ.
table-note-undone = { $player } возвращает ход.
table-note-taken-over =
    { $why ->
        [clock] У игрока { $player } вышло время: дальше играет бот.
        [left] Игрок { $player } покинул стол: дальше играет бот.
       *[other] Игрока { $player } нет на месте: дальше играет бот.
    }
table-note-handed-back = { $player } снова за столом.

## Around the game

table-seat = Место { $number }
table-onlooker = вы зритель
table-menu = Меню
table-moves = Все ходы
table-moves-none = Сейчас ничего сделать нельзя: ход не ваш.
table-lost = Связь потеряна, пробуем снова
table-undo = Вернуть последний ход
table-undo-ask =
    { $reason ->
        [revealed] Попросить вернуть ход: что-то уже открылось
       *[other] Попросить вернуть ход: другие уже походили
    }
table-undo-wish =
    { $mine ->
        [yes] Вы просите вернуть ход. Ждём остальных.
       *[other] { $reason ->
            [revealed] { $player } просит вернуть ход, хотя он что-то открыл.
           *[other] { $player } просит вернуть ход, хотя другие уже походили.
        }
    }
table-undo-yes = Согласиться
table-undo-no = Отказать
table-come-back = Я вернулся
table-replay = Смотреть запись
table-rematch = Сыграть ещё раз
table-curtain = Следующий игрок: { $player }
table-curtain-line = Передайте экран. Остальным не смотреть.
table-curtain-raise = Это я, { $player }
table-orders = Постоянные указания
table-passes = Когда другие играют карту
table-passes-ask = Спрашивать всегда
table-passes-forced = Если могу ответить
table-passes-always = Всегда пас
table-passes-ask-hint = По времени никто не поймёт, есть ли у вас ответ.
table-passes-forced-hint = По быстрым пасам могут догадаться, что ответа у вас нет.
table-passes-always-hint = Вы сразу пасуете, даже если могли бы ответить.
table-token = Жетон опыта
table-token-ask = Спрашивать
table-token-auto = Тратить, когда спасает вагонетку
table-options = Правила этого стола
table-leave = Покинуть игру
table-leave-hint = Если вы уйдёте, за вас до возвращения играет бот.
table-keys = Клавиши: от 1 до 9 нажимают кнопки, Escape отменяет выбор, l показывает ход игры, ? правила.
table-code = Код
table-link = Ссылка на стол
table-copy = Скопировать ссылку
table-copied = Скопировано
table-bot = бот, { $level }
table-host = хозяин стола
table-here = на месте
table-seats = Кто играет
table-free = свободное место
table-sit-too = Сесть и сюда
table-name-too = Как зовут?
table-at-your-screen = за вашим экраном
table-stand = Встать
table-kick = Освободить место: { $player }
table-add-bot = Посадить бота
table-invite = Пошлите ссылку тем, с кем хотите играть.
table-start = Начать
table-wait-host = Все на месте. Игру начинает хозяин стола.
table-wait-seats =
    { $count ->
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
       *[other] Ждём ещё { $count } игроков.
    }
table-house-count =
    { $count ->
        [one] изменено { $count } число
        [few] изменено { $count } числа
       *[other] изменено { $count } чисел
    }
