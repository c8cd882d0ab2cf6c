puzzle-title = Задачи
puzzle-lead = Позиции из настоящих партий, где один ход явно лучший. Найдите его по тому, что видите.
puzzle-today = Задача дня
puzzle-today-line = Одна на всех, каждый день новая.
puzzle-today-solve = Решить
puzzle-today-solved = Решено! Следующая будет завтра.
puzzle-streak =
    { $days ->
        [0] Серии пока нет
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
puzzle-count = Решено { $solved } из { $of }
puzzle-game = Игра
puzzle-difficulty = Сложность
puzzle-section = О чём
puzzle-any = Все
puzzle-difficulty-heuristic = Лёгкая
puzzle-difficulty-journeyman = Средняя
puzzle-difficulty-master = Трудная
puzzle-difficulty-nobody = Очень трудная
puzzle-number = Задача { $number }
puzzle-seats =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    }
puzzle-solved = решена
puzzle-missed = не с первого раза
puzzle-none = Подходящих задач нет.
puzzle-about = Найдите лучший ход
puzzle-leave = Все задачи
puzzle-right = Верно!
puzzle-right-line = Ход «{ $move }» приносит отсюда победу примерно в { $chance } % партий.
puzzle-wrong = Неплохая мысль, но есть ход лучше
puzzle-wrong-line = Ход «{ $move }» приносит отсюда победу примерно в { $chance } % партий, лучший ход — примерно в { $best } %.
puzzle-best-line = Лучший ход — «{ $move }»: он приносит победу примерно в { $chance } % партий.
puzzle-chances = Шансы на победу
puzzle-chance = { $chance } % ± { $error } %
puzzle-yours = ваш ход
puzzle-best = лучший ход
puzzle-points = очков: около { $points }
puzzle-more =
    { $count ->
        [one] и ещё { $count } ход
        [few] и ещё { $count } хода
       *[other] и ещё { $count } ходов
    }
puzzle-rule = Правило об этом
puzzle-found = Кто его находит
puzzle-found-line = { $level } { $share } %
puzzle-how = Шансы посчитаны по { $playouts } воображаемым партиям: всё, чего вы не видите, каждый раз раздавалось заново.
puzzle-again = Ещё раз
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-answer = Ответ
scene-show = Показать
scene-title = Пункт { $clause } в деле
scene-begin = Посмотрите по шагам или включите показ.
scene-refused = «{ $move }» сейчас нельзя. { $reason }
problem-no-puzzle = Такой задачи нет.
problem-no-scene = Для этого пункта нет сцены.
