home-nav = Страницы
home-play = Играть
home-rules = Правила
home-school = Учёба
home-matches = Партии
home-you = { $name }: имя, лицо и настройки
home-guest = гость
home-title = Копаем вместе
home-lead = Четыре игры о гномах и самоцветах за одним столом, где бы вы ни были. Без регистрации.
home-new = Открыть стол
home-code = Код стола
home-join = Войти
home-games = Игры
home-players = Игроков:
home-minutes = { $minutes } мин
home-mine = Ваши столы
home-open = Открытые столы
home-nobody = Сейчас нет открытых столов.
home-alone = Никого нет?
home-bots = Сыграйте с ботами
home-sit = Сесть
home-look = Смотреть
home-return = Открыть
home-your-turn = Ваш ход
home-turn-of =
    { $player ->
        [none] Игра идёт
       *[other] Думает { $player }
    }
home-host = Стол открыл игрок { $player }
home-free-seats =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[other] Свободно { $count } мест
    }
home-first = Впервые здесь?
home-first-lit = Что светится, того можно коснуться. Остальное подождёт.
home-first-dark = Что не светится, объяснит почему и назовёт пункт правил.
home-first-back = Ход можно отменить. Можно уйти и вернуться: место сбережёт бот.
home-first-try = Попробовать «{ $game }» с двумя ботами
home-first-hint = Боты-ученики многое прощают. Без регистрации и ожидания.
home-lately = Недавние партии
home-won-by =
    { $player ->
        [none] победителя нет
       *[other] победа: { $player }
    }
home-watch = Смотреть
home-learn = Научиться играть
home-to-home = На главную
home-nowhere = Здесь нет ничего, кроме камня.

## A new table

home-which-game = Игра
home-company = С кем?
home-company-bots = Против ботов
home-company-friends = С другими по сети
home-company-screen = За этим экраном
home-seats = Игроков за столом
home-people-here = Людей за этим экраном
home-names = Имена игроков за этим экраном
home-name-of = Имя игрока { $number }
home-who-sees = Кто может прийти
home-listed = стол видят все
home-private = только по ссылке
home-level = Сила ботов
home-play-now = Играть
home-open-table = Открыть стол
home-more = Часы, правила и числа
home-clock = Часы
home-clock-kind =
    { $kind ->
        [none] без часов
        [move] { $minutes ->
            [0.5] 30 секунд на ход
            [1.5] 90 секунд на ход
            [1440] сутки на ход
           *[other] { $minutes } мин на ход
        }
       *[other] { $minutes } мин каждому
    }
home-pace = Боты
home-pace-natural = думают как люди
home-pace-fast = отвечают сразу
home-house = Домашние правила
home-house-hint = Любое число из коробки можно изменить, насколько это выдержат правила.

## Matches

matches-title = Сыгранные партии
matches-whose = Чьи
matches-own = мои
matches-all = все
matches-any-game = любая игра
matches-player = Игрок
matches-no-result = Без результата
matches-none = Партии не найдены.
matches-none-own = Вы ещё не доиграли ни одной партии. Доигранные хранятся здесь: их можно пересмотреть.
matches-show-all = Партии всех
matches-more = Показать ещё
home-hints = Подсказки
home-hints-yes = может просить каждый
home-hints-no = нет
matches-hinted = с подсказками
matches-forked = продолжение другой партии
matches-bring = Разобрать свою запись
