fall-your-turn =
    { $actions ->
        [0] Ваш ход: действий не осталось
        [one] Ваш ход: осталось { $actions } действие
        [few] Ваш ход: осталось { $actions } действия
       *[other] Ваш ход: осталось { $actions } действий
    }
fall-act-line = Выложите карту, поставьте гнома на светящееся место или выберите, кого передвинуть.
fall-act-line-done = Людоедов ещё можно играть. Потом работают гномы.
fall-spot-line = Выберите светящееся место: рядом с картой или на карте того же вида.
fall-work-line = Нужные гномы возвращаются домой с добычей.
fall-turn-line =
    { $cards ->
        [0] Вашего замка на столе пока нет.
        [one] Ваше королевство: { $cards } карта, очки { $points }. Поверните карту как нужно.
        [few] Ваше королевство: { $cards } карты, очки { $points }. Поверните карту как нужно.
       *[other] Ваше королевство: { $cards } карт, очки { $points }. Поверните карту как нужно.
    }
fall-done = Готово: гномы за работу
fall-turn = Повернуть
fall-top = Верх: { $side }
fall-lay-it-so = Положить так
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
fall-place = { $card }, владелец { $owner }.
fall-walls = Стены: { $sides }.
fall-no-walls = Стен нет.
fall-dwarves-of =
    { $many ->
        [one] { $player }: { $many } гном.
        [few] { $player }: { $many } гнома.
       *[other] { $player }: { $many } гномов.
    }
fall-spaces = Свободных мест { $free }, для работы нужно { $need }.
fall-in-kingdom = Королевство: { $players }.
fall-stopped = Чудовище мешает здесь работать.
fall-stack =
    { $many ->
        [one] Внизу лежит { $many } карта.
        [few] Внизу лежат { $many } карты.
       *[other] Внизу лежит { $many } карт.
    }
fall-under = Лежит внизу и сейчас ничего не значит.
fall-print = Нужно гномов { $need }, мест { $spaces }, звёзд { $star }.
fall-lay = Выложить карту: { $card }.
fall-hand-line = выберите, какую выложить
fall-no-cards = Карт королевства больше нет.
fall-rest = Самоцветы, людоеды, тайная цель
fall-limit = { $many } из { $limit } карт
fall-gems = { $gem } × { $many }, каждый стоит { $points }
fall-pile = { $gem }: в стопке { $many }, каждый стоит { $points }
fall-piles = Стопки самоцветов
fall-row-line = одна за каждую работу в магазине
fall-goal = { $goal }, очки { $points }, цена: { $cost }.
fall-last-turns =
    { $many ->
        [one] Остался { $many } ход
        [few] Осталось { $many } хода
       *[other] Осталось { $many } ходов
    }
fall-quiet =
    { $many ->
        [one] Зима придёт ещё через { $many } тихий ход.
        [few] Зима придёт ещё через { $many } тихих хода.
       *[other] Зима придёт ещё через { $many } тихих ходов.
    }
fall-goals-and-piles = Цели и стопки
fall-actions = Осталось действий: { $many }
fall-at-home = Гномов дома: { $many } из { $all }
fall-home-count = { $many } из { $all }
fall-look = { $player }: королевство { $points }, цели { $goals }, карты { $cards }, гномы дома { $dwarves }. Посмотреть всё.
fall-look-at = Осмотреть
fall-of-gems = (всего { $many })
fall-nothing = Ничего.
fall-chooser = Что ещё выбрать
fall-go = Идти: { $side }
fall-do-put = Поставить гнома
fall-do-work = Работать здесь
fall-do-decline = Уйти ни с чем
fall-do-on = Положить сверху
fall-do-dig = Копать здесь
fall-kingdom-of =
    { $cards ->
        [0] Королевства нет
        [one] { $cards } карта, очки { $points }
        [few] { $cards } карты, очки { $points }
       *[other] { $cards } карт, очки { $points }
    }
fall-revealed = Раскрыта
fall-reached = Достигнута: раскрыть
fall-secret-kept = Пока в тайне
fall-ogre-bouncer = Отправьте гнома домой.
fall-ogre-drover = Передвиньте любого гнома на карту.
fall-ogre-thief = Возьмите случайный самоцвет.
fall-ogre-racketeer = Возьмите случайного людоеда.
fall-ogre-trickster = Два гнома меняются местами.
fall-secret-architect = Карт в королевстве: { $needed } или больше.
fall-secret-king = Королевство стоит { $needed } или больше.
fall-secret-hunter = Убитых чудовищ: { $needed } или больше.
fall-secret-jeweller = Самоцветов каждого вида на руке: { $needed }.
fall-secret-ogre-chief = Людоедов на руке: { $needed } или больше.
fall-secret-general = Ваших гномов на столе: { $needed }.
fall-secret-miner = Шахт в королевстве: { $needed } или больше.
fall-card-castle =
    { $actions ->
        [0] Гномов { $need } — перекопать стопку.
        [one] Даёт ещё { $actions } действие. Гномов { $need } — перекопать стопку.
        [few] Даёт ещё { $actions } действия. Гномов { $need } — перекопать стопку.
        [many] Даёт ещё { $actions } действий. Гномов { $need } — перекопать стопку.
       *[other] Даёт ещё { $actions } действия. Гномов { $need } — перекопать стопку.
    }
fall-card-emerald-mine =
    { $mined ->
        [one] Гномов { $need } — { $mined } изумруд.
        [few] Гномов { $need } — { $mined } изумруда.
        [many] Гномов { $need } — { $mined } изумрудов.
       *[other] Гномов { $need } — { $mined } изумруда.
    }
fall-card-diamond-mine =
    { $mined ->
        [one] Гномов { $need } — { $mined } алмаз.
        [few] Гномов { $need } — { $mined } алмаза.
        [many] Гномов { $need } — { $mined } алмазов.
       *[other] Гномов { $need } — { $mined } алмаза.
    }
fall-card-ruby-mine =
    { $mined ->
        [one] Гномов { $need } — { $mined } рубин.
        [few] Гномов { $need } — { $mined } рубина.
        [many] Гномов { $need } — { $mined } рубинов.
       *[other] Гномов { $need } — { $mined } рубина.
    }
fall-card-topaz-mine =
    { $mined ->
        [one] Гномов { $need } — { $mined } топаз.
        [few] Гномов { $need } — { $mined } топаза.
        [many] Гномов { $need } — { $mined } топазов.
       *[other] Гномов { $need } — { $mined } топаза.
    }
fall-card-tavern = Гномов { $need } — нанять людоеда.
fall-card-shop = Гномов { $need } — купить одну цель.
fall-card-dragon = Мешает шахтам и раскопкам. Гномов { $need } — убить его.
fall-card-ice-giant = Отнимает помощь замка и раскопки. Гномов { $need } — убить его.
fall-nothing-to-do = Сейчас ему нечего делать.

## The final count

fall-final-miner = Глубже всех в рудниках
fall-final-miner-text =
    { $many ->
        [one] { $player }: добыт { $many } самоцвет.
        [few] { $player }: добыто { $many } самоцвета.
       *[other] { $player }: добыто { $many } самоцветов.
    }
fall-final-hunter = Гроза чудовищ
fall-final-hunter-text = { $player }, побеждено: { $many }.
fall-final-ogres = Повелитель людоедов
fall-final-ogres-text = { $player }, выслано: { $many }.
