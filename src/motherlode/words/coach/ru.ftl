## Разбор оконченной партии

coach-title = { $title }: где была удача, а где мастерство
coach-curve = Шансы на победу — по тому, что знали все
coach-curve-own = Шансы на победу — по тому, что знает { $seat }
coach-dealt = Раздача
coach-day = День { $mark }
coach-round = Круг { $mark }
coach-bet = Торги { $mark }
coach-end = Конец
coach-split = Из чего сложился результат, в процентных пунктах
coach-result = Результат
coach-fair = Равная доля
coach-deal = Раздача
coach-own = Свои решения
coach-others = Решения других
coach-moments = { $seat }: самые важные моменты
coach-no-moments = { $seat }: ни одно решение не обошлось дорого.
coach-moment =
    { $step ->
        [0] Первый ход: { $move }.
       *[other] После хода { $step }: { $move }.
    } Лучше: { $best }, на { $loss } ± { $error } п. п.
coach-clause = Правила, { $clause }: { $text }
coach-wait = подождать
coach-working = Разбираю партию: { $percent } %

## Удача: что досталось

luck-stones = Самоцветы из мешка
luck-cards = Карты
luck-helpers = Карты помощников
luck-mine = Карты шахты
luck-tiles = Украшения
luck-slope = Камни в шахте
luck-goals = Торговые цели
luck-ogres = Людоеды
luck-grabs = Взятое вслепую
luck-hidden = Что было у других на руках
luck-other = Прочие случайности
luck-rest = Что выяснилось лишь потом

## Почему ход лучше

coach-reason-accident =
    { $game ->
        [quartz_cards] Вероятность обвала
       *[other] Вероятность скандала
    } — { $move }: { $percent } %; { $best }: { $best-percent } %.
coach-more =
    { $game ->
        [quartz]
            { $points ->
                [one] на { $points } монету больше
                [few] на { $points } монеты больше
                [many] на { $points } монет больше
               *[other] на { $points } монеты больше
            }
       *[other]
            { $points ->
                [one] на { $points } очко больше
                [few] на { $points } очка больше
                [many] на { $points } очков больше
               *[other] на { $points } очка больше
            }
    }
coach-reason-points = Приносит в среднем { coach-more }, чем другой ход: { $move }.
coach-reason-risk =
    { $game ->
        [quartz_cards] Вероятность обвала
       *[other] Вероятность скандала
    } — { $best-percent } %, но в среднем это принесёт { coach-more }, чем другой ход: { $move }.
coach-reason-chances = Шанс победить — { $best }: { $best-percent } %; { $move }: { $percent } %.
coach-reason-alike = { $best } — не хуже любого другого хода.

## Одним словом

coach-verdict-level =
    { $level ->
        [random] { $seat }: решения словно наугад.
        [apprentice] { $seat }: решения на уровне ученика.
        [heuristic] { $seat }: решения на уровне бывалого рудокопа.
        [journeyman] { $seat }: решения на уровне подмастерья.
       *[master] { $seat }: решения на уровне мастера.
    }
coach-verdict-error =
    { $decisions ->
        [0] Важных решений не было.
        [1] Важное решение было одно: оно стоило { $loss } ± { $error } п. п.
       *[other] Важных решений: { $decisions }, в среднем каждое стоило { $loss } ± { $error } п. п.
    }
coach-verdict-lucky = Раздача и удача принесли { $points } ± { $error } п. п.
coach-verdict-unlucky = Раздача и удача отняли { $points } ± { $error } п. п.
coach-verdict-even = Раздача и удача дали примерно столько же, сколько отняли.
