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
table-thinking = думает
table-away = нет на месте
table-taken-over = играет бот ({ $level })
table-aim = Выбрать: { $player }
table-final = Итоговый счёт
table-you-win = Вы победили!
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
