table-home = Motherlode, на главную
table-rules = Правила
table-close = Закрыть
table-others = Остальные игроки
table-yours = Ваше
table-you = вы
table-plate = Ваше решение
table-log = Ход игры
table-log-open = Открыть ход игры
table-log-close = Закрыть ход игры
table-log-more = ещё { $count }
table-clause = Пункт правил { $clause }
table-waiting = Ждём: { $players }
table-answered = Вы ответили. Ждём остальных.
table-choose-on = Выберите то, что светится.
table-asked = Кто решает
table-waits = думает
table-done = готово
table-take-back = Назад
table-do-it = Подтвердить
table-do-play = Сыграть
table-do-keep = Оставить
table-do-take = Взять
table-do-swap = Обменять
table-do-insert = Вставить
table-do-score = Сдать
table-do-throw = Сбросить
table-do-return = Вернуть
table-do-drop = Сбросить
table-do-discard = Сбросить
table-do-buy = Купить
table-do-step = Передвинуть
table-do-put = Поставить
table-do-lay = Выложить
table-do-beside = Выложить сюда
table-do-on = Выложить сюда
table-do-dig = Копать
table-do-protect = Защитить
table-do-take-column = Забрать столбец
table-do-withdraw = Вернуть камни
table-do-reveal = Открыть
table-hand = Ваша рука
table-hand-lit = светятся карты, которые сейчас можно сыграть
table-hand-empty = карт нет
table-known = известна всем
table-card = { $card } — { $does }
table-card-blocked = { $card } — { $does } Сейчас нельзя: { $reason }
table-thinking = думает
table-away = нет на месте
table-taken-over = играет бот ({ $level })
table-aim = Выбрать: { $player }
table-final = Итоговый счёт
table-count-of = { $player }: { $many }
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
level-grandmaster = гроссмейстер

## What was done around the match

table-note-earlier = Что было раньше, покажет запись после партии.
table-note-undo-asked =
    { $player-key ->
        [you] Вы просите
       *[other] { $player } просит
    } отменить ход.
table-note-undo-answered-yes =
    { $player-key ->
        [you] Вы соглашаетесь
       *[other] { $player } соглашается
    }.
table-note-undo-answered-no =
    { $player-key ->
        [you] Вы не соглашаетесь
       *[other] { $player } не соглашается
    }.
table-note-undone =
    { $player-key ->
        [you] Вы отменяете
       *[other] { $player } отменяет
    } ход.
table-note-taken-over =
    { $why ->
        [clock] У { $player-genitive } вышло время: дальше играет бот.
        [left] { $player-key ->
            [you] Вы покинули стол: дальше играет бот.
           *[other] Игрок { $player } покинул стол: дальше играет бот.
        }
       *[other] { $player-key ->
            [you] Вас нет на месте: дальше играет бот.
           *[other] Игрока { $player } нет на месте: дальше играет бот.
        }
    }
table-note-handed-back = { $player } снова за столом.
table-note-resigned =
    { $player-key ->
        [you] Вы сдаётесь
       *[other] { $player } сдаётся
    }.
table-note-abort-offered =
    { $player-key ->
        [you] Вы предлагаете прервать партию
       *[other] { $player } предлагает прервать партию
    }.
table-note-abort-answered-yes =
    { $player-key ->
        [you] Вы соглашаетесь
       *[other] { $player } соглашается
    }.
table-note-abort-answered-no =
    { $player-key ->
        [you] Вы не соглашаетесь
       *[other] { $player } не соглашается
    }.
table-note-aborted = Партия прервана.
table-note-closed = Партию закрыли.

## Around the game

table-seat = Место { $number }
table-onlooker = вы смотрите
table-menu = Меню
table-moves = Все ходы
table-moves-none = Сейчас ничего сделать нельзя: ход не ваш.
table-lost = Связь потеряна, пробуем снова
table-undo = Отменить последний ход
table-undo-ask =
    { $reason ->
        [revealed] Попросить отменить последний ход (он что-то открыл)
       *[other] Попросить отменить последний ход (другие уже ходили)
    }
table-undo-wish =
    { $mine ->
        [yes] Вы попросили отменить ход. Ждём остальных.
       *[other] { $reason ->
            [revealed] { $player } просит отменить ход, хотя он что-то открыл.
           *[other] { $player } просит отменить ход, хотя другие уже ходили.
        }
    }
table-undo-yes = Согласиться
table-undo-no = Отказать
table-come-back = Я снова здесь
table-replay = Смотреть запись
table-rematch = Сыграть ещё раз
table-rematch-open = новый стол уже открыт
table-opening = Стол готовится…
table-curtain = Следующий игрок: { $player }
table-curtain-line = Передайте экран. Остальные, отвернитесь!
table-curtain-raise = Это я, { $player }
table-orders = Постоянные указания
table-passes = Когда другие играют карту, спрашивать меня
table-passes-forced = Если есть выбор
table-passes-forced-hint = Если можно только пасовать, стол пасует за вас. Ждёт он всегда одинаково, так что по паузе ничего не узнать.
table-passes-ask = Всегда
table-passes-ask-hint = Вас спросят, даже если можно только пасовать: пусть другие гадают.
table-pass =
    { $passes ->
        [unless_aimed] Спрашивать, только если цель — я
        [while_acting] Пасовать, пока ходит { $player }
       *[other] Пасовать до моего хода
    }
table-ask-again = Снова спрашивать меня
table-skip = Сразу к моему ходу
table-speed = Скорость
table-speed-calm = Спокойно
table-speed-normal = Обычно
table-speed-quick = Быстро
table-speed-at-once = Сразу
table-speed-now =
    { $speed ->
        [calm] Скорость: спокойно
        [quick] Скорость: быстро
        [at_once] Скорость: сразу
       *[other] Скорость: обычно
    }
table-passes-always = Никогда
table-passes-always-hint = Вы сразу пасуете, даже если могли бы ответить.
table-token = Жетон опыта
table-token-ask = Спрашивать
table-token-auto = Тратить, когда спасает вагонетку
table-options = Правила этого стола
table-leave = Покинуть игру
table-keys = Клавиши: 1–9 нажимают кнопки, Escape отменяет выбор, L показывает ход игры, ? — правила.
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
table-name-too = Имя
table-at-your-screen = за вашим экраном
table-stand = Встать
table-kick = Освободить место: { $player }
table-add-bot = Посадить бота
table-invite = Отправьте ссылку тем, с кем хотите играть.
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
table-leave-line =
    { $level ->
        [none] За вас доиграет бот. Пока партия не кончилась, можно вернуться.
       *[other] За вас доиграет бот ({ $level }). Пока партия не кончилась, можно вернуться.
    }
table-leave-open = Ваше место освободится.
table-leave-stay = Остаться
table-leave-go = Уйти
table-title-turn = ● Ваш ход
table-qr = QR-код
table-qr-label = QR-код со ссылкой на стол
table-phrases = Сказать
table-phrase-hello = Привет!
table-phrase-good-luck = Удачи!
table-phrase-well-played = Хорошо сыграно!
table-phrase-thanks = Спасибо!
table-phrase-wow = Ого!
table-phrase-sorry = Простите!
table-phrase-one-moment = Минутку, пожалуйста.
table-phrase-go-on = Ваш ход!
table-note-said =
    { $why ->
        [good_luck] { $player }: Удачи!
        [well_played] { $player }: Хорошо сыграно!
        [thanks] { $player }: Спасибо!
        [wow] { $player }: Ого!
        [sorry] { $player }: Простите!
        [one_moment] { $player }: Минутку, пожалуйста.
        [go_on] { $player }: Ваш ход!
       *[hello] { $player }: Привет!
    }
table-passes-unless-aimed = Только если цель — я
table-passes-unless-aimed-hint = Вы пасуете, пока не нападут на вас.

## A thing that is read

table-copies = в коробке { $count }
table-hint = Попросить подсказку
table-hinting = Подсказка обдумывается
table-with-hints = с подсказками
table-forked = продолжение другой партии
table-first = первая партия
table-same-deal = та же раздача, что в другой партии
table-review = Разбор
