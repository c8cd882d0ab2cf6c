fall-your-turn =
    { $actions ->
        [0] Ваш ход: действий не осталось
        [one] Ваш ход: осталось { $actions } действие
        [few] Ваш ход: осталось { $actions } действия
       *[other] Ваш ход: осталось { $actions } действий
    }
fall-act-line = Выложите карту, поставьте гнома на светящуюся клетку или выберите, кого передвинуть.
fall-act-line-done = Людоедов ещё можно сыграть. Потом гномы работают.
fall-spot-line = Выберите светящееся место: рядом с картой или поверх карты того же типа.
fall-work-line = Гномы, сделавшие работу, возвращаются домой с добычей.
fall-discard-line =
    { $limit ->
        [one] На руке может быть { $limit } карта; карты королевства считаются, но остаются.
        [few] На руке может быть { $limit } карты; карты королевства считаются, но остаются.
        [many] На руке может быть { $limit } карт; карты королевства считаются, но остаются.
       *[other] На руке может быть { $limit } карты; карты королевства считаются, но остаются.
    }
fall-crew = гномов { $many }, нужно { $need }
fall-buy-line = Никто не узнает, не хватило вам самоцветов или вы не захотели.
fall-after-work-line = Спрашивают всех, у кого есть тайная цель, выполнена она или нет.
fall-turn-line =
    { $cards ->
        [0] Вашего замка на столе пока нет.
        [one] Ваше королевство: { $cards } карта,
        [few] Ваше королевство: { $cards } карты,
       *[other] Ваше королевство: { $cards } карт,
    } { $cards ->
        [0] { "" }
       *[other] { $points ->
            [one] { $points } очко. Поверните карту как нужно.
            [few] { $points } очка. Поверните карту как нужно.
           *[other] { $points } очков. Поверните карту как нужно.
        }
    }
fall-done = Готово: гномы за работу
fall-turn = Повернуть
fall-top = Верх на { $side }
fall-lay-it-so = Выложить так
fall-map =
    { $many ->
        [one] Карта земель: { $many } карта. Стрелки ведут от карты к карте.
        [few] Карта земель: { $many } карты. Стрелки ведут от карты к карте.
       *[other] Карта земель: { $many } карт. Стрелки ведут от карты к карте.
    }
fall-bare = Земли пусты. Выложите первую карту.
fall-zoom-in = Ближе
fall-zoom-out = Дальше
fall-fit = Показать все земли
fall-more = Дальше на { $side } тоже земли
fall-place =
    { $card }, { $owner-key ->
        [you] ваша карта
       *[other] карта игрока { $owner }
    }.
fall-walls = Стены: { $sides }.
fall-no-walls = Стен нет.
fall-dwarves-of =
    { $many ->
        [one] { $many } гном { $player-key ->
            [you] (ваш).
           *[other] игрока { $player }.
        }
        [few] { $many } гнома { $player-key ->
            [you] (ваши).
           *[other] игрока { $player }.
        }
       *[other] { $many } гномов { $player-key ->
            [you] (ваши).
           *[other] игрока { $player }.
        }
    }
fall-spaces = Свободных клеток: { $free }. Нужно гномов: { $need }.
fall-in-kingdom = Королевство: { $players }.
fall-stopped = Работать здесь мешает монстр.
fall-stack =
    { $many ->
        [one] Внизу лежит { $many } карта.
        [few] Внизу лежат { $many } карты.
       *[other] Внизу лежит { $many } карт.
    }
fall-under = Лежит под картой и сейчас не считается.
fall-print = Нужно гномов: { $need }. Клеток: { $spaces }. Звёзд: { $star }.
fall-lay = Выложить карту: { $card }.
fall-hand-line = выберите, какую выложить
fall-no-cards = Карт королевства больше нет.
fall-rest = Самоцветы, людоеды, тайная цель
fall-limit = { $many } из { $limit } карт
fall-gems = { $gem } × { $many }, каждый стоит { $points }
fall-pile = { $gem }: в стопке { $many }, каждый стоит { $points }
fall-piles = Стопки самоцветов
fall-row-line = одна за каждую работу в магазине
fall-goal =
    { $points ->
        [one] { $goal }, { $points } очко, цена: { $cost }.
        [few] { $goal }, { $points } очка, цена: { $cost }.
       *[other] { $goal }, { $points } очков, цена: { $cost }.
    }
fall-last-turns =
    { $many ->
        [one] Остался { $many } ход
        [few] Осталось { $many } хода
       *[other] Осталось { $many } ходов
    }
fall-laid =
    { $seat-key ->
        [you] Вы выкладываете
       *[other] { $seat } выкладывает
    } { $card-accusative }{ $covered ->
        [none] .
       *[other] { " " }поверх { $covered-genitive }.
    }
fall-quiet =
    { $many ->
        [one] Зима придёт ещё через { $many } тихий ход.
        [few] Зима придёт ещё через { $many } тихих хода.
       *[other] Зима придёт ещё через { $many } тихих ходов.
    }
fall-lull =
    { $many ->
        [0] Если и этот ход будет тихим, все гномы уйдут домой, а земля уступит.
        [one] Ещё через { $many } тихий ход все гномы уйдут домой, а земля уступит.
        [few] Ещё через { $many } тихих хода все гномы уйдут домой, а земля уступит.
       *[other] Ещё через { $many } тихих ходов все гномы уйдут домой, а земля уступит.
    }
fall-goals-and-piles = Цели и стопки
fall-actions = Осталось действий: { $many }
fall-at-home = Гномов дома: { $many } из { $all }
fall-home-count = { $many } из { $all }
fall-look = { $player }. Очки королевства: { $points }. Цели: { $goals }. Карты: { $cards }. Гномов дома: { $dwarves }. Посмотреть всё.
fall-look-at = Осмотреть
fall-of-gems = (всего { $many })
fall-nothing = Ничего.
fall-chooser = Осталось выбрать
fall-go = Идти на { $side }
fall-do-put = Поставить гнома сюда
fall-do-work = Работать здесь
fall-do-on = Выложить сверху
fall-do-dig = Копать здесь
fall-kingdom-of =
    { $cards ->
        [0] Королевства нет
        [one] { $cards } карта,
        [few] { $cards } карты,
       *[other] { $cards } карт,
    } { $cards ->
        [0] { "" }
       *[other] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
    }
fall-revealed = Открыта
fall-reached = Выполнена: открыть
fall-secret-kept = Пока в тайне
fall-ogre-bouncer = Отправьте гнома домой.
fall-ogre-drover = Передвиньте любого гнома на соседнюю карту.
fall-ogre-thief = Возьмите случайный самоцвет.
fall-ogre-racketeer = Возьмите случайного людоеда.
fall-ogre-trickster = Два гнома меняются местами.
fall-secret-architect = Карт в королевстве: { $needed } или больше.
fall-secret-king = Очков за королевство: { $needed } или больше.
fall-secret-hunter = Побеждённых монстров: { $needed } или больше.
fall-secret-jeweller = Самоцветов каждого вида на руке: { $needed } или больше.
fall-secret-ogre-chief = Людоедов на руке: { $needed } или больше.
fall-secret-general = Ваших гномов на столе: { $needed } или больше.
fall-secret-miner = Рудников в королевстве: { $needed } или больше.
fall-card-castle =
    { $actions ->
        [0] Чтобы копать под стопкой, нужно гномов: { $need }.
        [one] Даёт ещё { $actions } действие. Чтобы копать под стопкой, нужно гномов: { $need }.
        [few] Даёт ещё { $actions } действия. Чтобы копать под стопкой, нужно гномов: { $need }.
        [many] Даёт ещё { $actions } действий. Чтобы копать под стопкой, нужно гномов: { $need }.
       *[other] Даёт ещё { $actions } действия. Чтобы копать под стопкой, нужно гномов: { $need }.
    }
fall-card-emerald-mine =
    { $mined ->
        [one] Нужно гномов: { $need }. Приносят { $mined } изумруд.
        [few] Нужно гномов: { $need }. Приносят { $mined } изумруда.
        [many] Нужно гномов: { $need }. Приносят { $mined } изумрудов.
       *[other] Нужно гномов: { $need }. Приносят { $mined } изумруда.
    }
fall-card-diamond-mine =
    { $mined ->
        [one] Нужно гномов: { $need }. Приносят { $mined } алмаз.
        [few] Нужно гномов: { $need }. Приносят { $mined } алмаза.
        [many] Нужно гномов: { $need }. Приносят { $mined } алмазов.
       *[other] Нужно гномов: { $need }. Приносят { $mined } алмаза.
    }
fall-card-ruby-mine =
    { $mined ->
        [one] Нужно гномов: { $need }. Приносят { $mined } рубин.
        [few] Нужно гномов: { $need }. Приносят { $mined } рубина.
        [many] Нужно гномов: { $need }. Приносят { $mined } рубинов.
       *[other] Нужно гномов: { $need }. Приносят { $mined } рубина.
    }
fall-card-topaz-mine =
    { $mined ->
        [one] Нужно гномов: { $need }. Приносят { $mined } топаз.
        [few] Нужно гномов: { $need }. Приносят { $mined } топаза.
        [many] Нужно гномов: { $need }. Приносят { $mined } топазов.
       *[other] Нужно гномов: { $need }. Приносят { $mined } топаза.
    }
fall-card-tavern = Нужно гномов: { $need }. Нанимают людоеда.
fall-card-shop = Нужно гномов: { $need }. Покупают одну торговую цель.
fall-card-dragon = Останавливает рудники и не даёт копать. Чтобы победить его, нужно гномов: { $need }.
fall-card-ice-giant = Отнимает дополнительное действие замка и не даёт копать. Чтобы победить его, нужно гномов: { $need }.
fall-nothing-to-do = Сейчас ему нечего делать.

## The final count

fall-final-miner = Глубже всех в рудниках
fall-final-miner-text =
    { $many ->
        [one] { $player }: добыт { $many } самоцвет.
        [few] { $player }: добыто { $many } самоцвета.
       *[other] { $player }: добыто { $many } самоцветов.
    }
fall-final-trader = Лучший торговец
fall-final-trader-text =
    { $many ->
        [one] { $player }: куплена { $many } торговая цель.
        [few] { $player }: куплены { $many } торговые цели.
       *[other] { $player }: куплено { $many } торговых целей.
    }
fall-final-builder = Главный строитель
fall-final-builder-text =
    { $many ->
        [one] { $player }: выложена { $many } карта.
        [few] { $player }: выложено { $many } карты.
       *[other] { $player }: выложено { $many } карт.
    }
fall-final-hunter = Гроза монстров
fall-final-hunter-text = { $player }: побеждено монстров — { $many }.
fall-final-ogres = Повелитель людоедов
fall-final-ogres-text = { $player }: сыграно людоедов — { $many }.

## A thing that is read

fall-read-trade = Гномы в магазине покупают её, цена: { $cost }. Такие цели ведут к концу игры.
fall-read-gem = Ими платят за торговые цели; оставшиеся на руке дают очки в конце.
fall-read-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
fall-read-spaces = клеток: { $spaces }
fall-read-star = { $star ->
    [0] без звёзд
   *[other] королевству: { $star }
}

## What comes

fall-over-limit =
    { $many ->
        [one] Больше карт, чем можно держать: в конце хода вы сбросите { $many } карту.
        [few] Больше карт, чем можно держать: в конце хода вы сбросите { $many } карты.
       *[other] Больше карт, чем можно держать: в конце хода вы сбросите { $many } карт.
    }
fall-act-line-end = Теперь работают гномы.
