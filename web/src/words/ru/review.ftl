review-title = Разбор
review-seat = Чья партия
review-knowledge = По тому, что знали
review-public = все
review-own = { $player }
review-place = Шансы на
review-moment = Момент
review-chance = { $player }: { $percent }, плюс-минус { $error }
review-moved = { $player }: { $move }
review-part = Из чего
review-points = П. п.
review-error = Погрешность
review-you =
    { $level ->
        [random] Вы решали будто наугад.
        [apprentice] Вы решали как ученик.
        [heuristic] Вы решали как бывалый рудокоп.
        [journeyman] Вы решали как подмастерье.
       *[master] Вы решали как мастер.
    }
review-ladder = Во что обходится решение
review-ladder-how = В среднем, в процентных пунктах, там, где выбор что-то значил. Уровни измерены беглыми разборами.
review-level =
    { $level ->
        [random] Наугад
        [apprentice] Ученик
        [heuristic] Бывалый рудокоп
        [journeyman] Подмастерье
       *[master] Мастер
    }
review-split-how = Решения сравниваются с обычным ходом бывалого рудокопа, поэтому бывает и плюс. «Что выяснилось лишь потом» — то, до чего тогда было слишком далеко.
review-after =
    { $step ->
        [0] первый ход
        [one] после { $step } хода
       *[other] после { $step } ходов
    }
review-played = Сыграно
review-better = Лучше
review-by = на { $loss } ± { $error } п. п.
review-show = Показать
review-again = Сыграть ещё раз
review-table = Кривая в виде таблицы
review-waiting =
    { $before ->
        [0] Разбор вот-вот начнётся.
        [one] Перед вашим ещё { $before } разбор.
        [few] Перед вашим ещё { $before } разбора.
       *[other] Перед вашим ещё { $before } разборов.
    }
review-looking = Ход { $step } из { $moves }.
review-progress = Ход разбора
review-verdict = Итог
review-adjusted = Одни решения, без удачи, ведут от равной доли { $fair } к { $points } ± { $error } п. п.
review-at = ход { $step } из { $moves }
review-was-quick = Это беглый взгляд: погрешности велики.
review-closer = Посмотреть внимательнее
review-replay = Смотреть партию
review-failed = Эту партию не разобрать.
review-bring = Разобрать запись
review-bring-how = Принесите запись законченной партии: файл из просмотра на этом сайте или из «motherlode play --record».
review-drop = Перетащите файл сюда или выберите его
review-too-large = Для записи этот файл слишком велик.
review-no-record = В этом файле нет записи.
hint-title =
    { $level ->
        [apprentice] Что сделал бы подмастерье
        [journeyman] Что сделал бы подмастерье
        [grandmaster] Что сделал бы гроссмейстер
       *[master] Что сделал бы мастер
    }
hint-chances = Шанс победить
hint-close = Закрыть подсказку
review-rank = место { $place }
deal-title = Та же раздача
deal-how = Сыграйте эту раздачу сами: те же карты, та же удача, против ботов. Кто её сыграет, появится здесь со своим результатом.
deal-play = Сыграть эту раздачу
deal-allow = Другим можно играть эту раздачу
deal-awaits = Ещё не разрешили: { $players }.
deal-nobody = Заново её пока никто не играл.
deal-player = Игрок
deal-score = Очки
deal-rank = Место
deal-review = Разбор
deal-first = первая партия
