school-title = Учимся играя
school-lead = Короткие уроки на настоящем поле: ходите вы сами, а правила объясняют по одной фразе. Можно прерваться и вернуться когда угодно.
school-count =
    { $done ->
        [0] Уроков: { $of }, по минуте-две
       *[other] Пройдено уроков: { $done } из { $of }
    }
school-is-done = пройден
school-beat = Шаг { $number } из { $of }
school-back = На шаг назад
school-leave = Все уроки
school-callout = Урок
school-next = Дальше
school-skip = Пропустить урок
school-done = Урок пройден!
school-done-line = { $done } из { $of }
school-next-lesson = Дальше: { $title }
school-again = Ещё раз
school-all = Все уроки
school-match = А теперь настоящая партия
school-teach = Учите меня по ходу игры
school-tip-known = Понятно
school-tips-off = Больше не советовать
school-learn = Научиться играя
school-scenario = Сцена на поле
refusal-later = Сначала то, что светится.
problem-no-lesson = Такого урока нет.
