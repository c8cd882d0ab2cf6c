## Что делает каждая карта, одной строкой

quartz-does-here-we-go = Тяните { $draws }, уголь назад, остальное на выбор.
quartz-does-eureka = Вытяните { $draws }. Можно обменять один свой на один из них.
quartz-does-come-closer = Обмен с гномом в шахте, выбираете вы.
quartz-does-out-of-my-way = Все остальные в шахте теряют по случайному самоцвету.
quartz-does-what-crystal = Спрячьте самоцвет: до вечера он в безопасности.
quartz-does-gimme-a-hand = Другой гном тянет 2. Один берёте вы, второй ему.
quartz-does-these-dont-belong = Возьмите 2 самоцвета из чужой вагонетки.
quartz-does-this-isnt-mine = Отдайте свой уголь другому гному в шахте.
quartz-does-not-mine-either = Вам дают уголь? Отправьте его дальше.
quartz-does-unacceptable = Сорвите кражу и возьмите самоцвет у вора.
quartz-does-on-my-break = Просят копать за других? Вы не копаете.

quartz-when-not-mine-either = Только когда вам дают уголь.
quartz-when-unacceptable = Только когда вас обкрадывают.
quartz-when-on-my-break = Только когда вас просят копать.

## Награды за стойкость

quartz-bravery = Награды за стойкость
quartz-bravery-hint = уйти, пока внутри ещё двое
quartz-bonus-coins =
    { $coins ->
        [0] без монет
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
quartz-bonus-no-card = без карты
quartz-bonus-lost = пропала
quartz-bonus-lost-with = скандал: { $player }
quartz-bonus-went = у игрока { $player }
quartz-bonus-gone = уже нет
quartz-bonus-label =
    { $card ->
        [none] Награда без карты
       *[other] Награда «{ $card }»
    } { $coins ->
        [0] без монет.
        [one] и { $coins } монета.
        [few] и { $coins } монеты.
        [many] и { $coins } монет.
       *[other] и { $coins } монеты.
    }
quartz-leave-takes =
    Уйти сейчас: { $card ->
        [none] без карты
       *[other] «{ $card }»
    } { $coins ->
        [0] без монет.
        [one] и { $coins } монета.
        [few] и { $coins } монеты.
        [many] и { $coins } монет.
       *[other] и { $coins } монеты.
    } { $rest ->
        [0] { "" }
        [one] Внутри останется { $rest }.
       *[other] Внутри останутся { $rest }.
    }
quartz-leave-nothing = Уйти сейчас: без награды. Её возьмёт последний в шахте.
quartz-leave-short =
    { $coins ->
        [0] карта без монет
        [one] карта и { $coins } монета
        [few] карта и { $coins } монеты
        [many] карта и { $coins } монет
       *[other] карта и { $coins } монеты
    }
quartz-leave-short-no-card =
    { $coins ->
        [0] ничего
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
quartz-leave-short-nothing = без награды
quartz-bonus-next-theirs = Кто уйдёт следующим, возьмёт первую награду.
quartz-bonus-last-theirs = Последний в шахте возьмёт то, что осталось.

## Мешок

quartz-bag = в мешке
quartz-bag-is-empty = Мешок пуст.
quartz-bag-label =
    { $many ->
        [one] Мешок: { $many } самоцвет, уголь { $percent }.
        [few] Мешок: { $many } самоцвета, уголь { $percent }.
        [many] Мешок: { $many } самоцветов, уголь { $percent }.
       *[other] Мешок: { $many } самоцвета, уголь { $percent }.
    }
quartz-bag-mine = Добыть самоцвет.
quartz-odds-row = { $crystal }: в мешке { $many }, { $percent }
quartz-risk-accident = уголь: для вас скандал.
quartz-risk-first = уголь, пока не страшно.
quartz-risk-public = что следующим будет уголь.
quartz-expected = Один самоцвет приносит в среднем { $coins }.
quartz-mine-short = скандал { $percent }
quartz-mine-short-safe = пока без риска

## Что лежит на столе

quartz-drawn = На столе
quartz-drawn-keep = отметьте, что оставите
quartz-drawn-share = выберите, что возьмёте
quartz-drawn-swap = выберите один свой и один отсюда
quartz-drawn-loot = отметьте, что возьмёте
quartz-drawn-wait = выбирает { $player }
quartz-aimed = { $attacker } играет это, цель: { $target }
quartz-aimed-you = { $attacker } играет это против вас
quartz-asked-answer = ответить может { $player }
quartz-discard = Сброс
quartz-discard-count =
    { $many ->
        [0] карт пока нет
        [one] { $many } карта
        [few] { $many } карты
        [many] { $many } карт
       *[other] { $many } карты
    }
quartz-deck-count =
    { $many ->
        [one] Колода: { $many } карта
        [few] Колода: { $many } карты
        [many] Колода: { $many } карт
       *[other] Колода: { $many } карты
    }

## Своё

quartz-cart = Ваша вагонетка
quartz-cart-empty = пусто
quartz-cart-worth = ценой { $coins }
quartz-cart-obsidian = { $many } из { $limit }
quartz-cart-obsidian-label = угля: { $many }; скандал, когда станет { $limit }
quartz-chest = Сундук, надёжно
quartz-chest-saving = Останется в сундуке
quartz-chest-room = { $many } из { $room }
quartz-hidden = Спрятано
quartz-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
quartz-coins-secret = монеты в тайне
quartz-token = Жетон опыта
quartz-token-use = Потратить жетон: один уголь уйдёт из вагонетки
quartz-token-label = Жетон
quartz-stone-in-cart = { $crystal } в вашей вагонетке
quartz-stone-in-chest = { $crystal } в вашем сундуке
quartz-stone-of = { $crystal }, вагонетка: { $player }
quartz-stone-drawn = { $crystal } на столе
quartz-stone-picked = { $stone }, выбрано

## Остальные

quartz-state-inside = В шахте
quartz-state-out = Вне шахты
quartz-state-left = Покинул шахту
quartz-state-left-with =
    { $coins ->
        [0] Ушёл с картой
        [one] Ушёл, { $coins } монета
        [few] Ушёл, { $coins } монеты
        [many] Ушёл, { $coins } монет
       *[other] Ушёл, { $coins } монеты
    }
quartz-state-accident = Скандал: всё потеряно
quartz-cards-in-hand =
    { $many ->
        [one] { $many } карта
        [few] { $many } карты
        [many] { $many } карт
       *[other] { $many } карты
    }
quartz-their-cart = Вагонетка: { $player }
quartz-in-chest =
    { $many ->
        [one] { $many } самоцвет в сундуке
        [few] { $many } самоцвета в сундуке
        [many] { $many } самоцветов в сундуке
       *[other] { $many } самоцвета в сундуке
    }

## День

quartz-day = День { $day } из { $days }

## Вечер

quartz-evening = Вечер дня { $day }
quartz-evening-last = Последний вечер
quartz-evening-close = К следующему дню
quartz-evening-score = К подсчёту
quartz-evening-again = Вечер дня { $day }
quartz-sale-nothing = продавать нечего
quartz-sale-goods = На продажу
quartz-sale-kept = в сундук
quartz-sale-doubled = × 2
quartz-sale-cards = карты
quartz-sale-token = жетон
quartz-combination-small-set = { $size } одинаковых ({ $set }): двойная цена – { $crystals }
quartz-combination-large-set = { $size } одинаковых ({ $set }): двойная цена – { $crystals }
quartz-combination-five-kinds = пять видов
quartz-combination-six-kinds = шесть видов

## Подсчёт

quartz-final-day = День { $day }
quartz-final-cards = Карты
quartz-final-token = Жетон
quartz-final-bonus = Стойкость
quartz-final-best = Лучший вечер
quartz-final-best-text =
    { $combination ->
        [none] День { $day }: { $player }, заработано { $coins }.
       *[other] День { $day }: { $player }, заработано { $coins }, из них { $bonus } за { $combination }.
    }
quartz-final-accidents = Скандалы
quartz-final-accidents-none = Никто не потерял вагонетку.
quartz-final-bravest = Самый стойкий
quartz-final-bravest-text =
    { $many ->
        [one] { $player }: последний в шахте { $many } раз.
        [few] { $player }: последний в шахте { $many } раза.
        [many] { $player }: последний в шахте { $many } раз.
       *[other] { $player }: последний в шахте { $many } раза.
    }

## Табличка

quartz-leave = Уйти
quartz-line-carries =
    { $coins ->
        [0] В вагонетке пока ничего ценного.
        [one] В вагонетке добра на { $coins } монету.
        [few] В вагонетке добра на { $coins } монеты.
        [many] В вагонетке добра на { $coins } монет.
       *[other] В вагонетке добра на { $coins } монеты.
    } { $obsidian ->
        [0] Угля пока нет.
        [one] Один уголь уже есть.
       *[other] Угля уже { $obsidian }.
    }
quartz-line-second = Без жетона вы потеряете всё, что в вагонетке.
quartz-line-aimed = Остановить может светящаяся карта с руки.
quartz-line-aimed-bare = У вас нет карты, которая это остановит.
quartz-line-keep = Остальное вернётся в мешок.
quartz-line-share = Другой ляжет в вагонетку того, кто тянул.
quartz-line-steal = Отметьте самоцветы; уголь взять нельзя.
quartz-line-swap = Один свой на один из этих, или ничего.
quartz-line-save = Отметьте, что останется в сундуке; остальное продаётся.
quartz-pass-aimed = Не отвечать
quartz-pass-accident = Пусть будет скандал
quartz-pass-swap = Не менять
quartz-pass-alone = Остановиться
