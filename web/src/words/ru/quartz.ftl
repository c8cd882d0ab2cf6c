## Что делает каждая карта, одной строкой

quartz-does-here-we-go = Вытяните { $draws }, уголь верните. Из остальных оставьте любые.
quartz-does-eureka = Вытяните { $draws }. Можно обменять один свой на один из них.
quartz-does-come-closer = Обменяйтесь с гномом в шахте: оба самоцвета выбираете вы.
quartz-does-out-of-my-way = Все остальные в шахте теряют по случайному самоцвету.
quartz-does-what-crystal = Спрячьте самоцвет: до вечера он в безопасности.
quartz-does-gimme-a-hand = Другой гном тянет 2: один вам, другой ему.
quartz-does-these-dont-belong = Возьмите 2 самоцвета из чужой вагонетки.
quartz-does-this-isnt-mine = Отдайте свой уголь другому гному в шахте.
quartz-does-not-mine-either = Вам дают уголь? Отправьте его дальше.
quartz-does-unacceptable = Сорвите кражу и возьмите самоцвет у вора.
quartz-does-on-my-break = Велят копать за другого? Откажитесь.

quartz-when-acting = Только в свой ход.
quartz-when-not-mine-either = Только когда вам дают уголь.
quartz-when-unacceptable = Только когда вас обкрадывают.
quartz-when-on-my-break = Только когда вам велят копать.

## Награды за стойкость

quartz-bravery = Награды за стойкость
quartz-bravery-hint = уйдите, пока в шахте ещё двое
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
quartz-bonus-lost-with =
    { $player-key ->
        [you] ваш скандал
       *[other] скандал: { $player }
    }
quartz-bonus-went =
    { $player-key ->
        [you] у вас
       *[other] у игрока { $player }
    }
quartz-bonus-gone = уже нет
quartz-bonus-label =
    { $card ->
        [none] Награда без карты
       *[other] Награда «{ $card }»
    }{ $coins ->
        [0] , монет нет.
        [one] , { $coins } монета.
        [few] , { $coins } монеты.
        [many] , { $coins } монет.
       *[other] , { $coins } монеты.
    }
quartz-leave-takes =
    Уйти сейчас: { $card ->
        [none] карты нет
       *[other] «{ $card }»
    }{ $coins ->
        [0] , монет нет.
        [one] , { $coins } монета.
        [few] , { $coins } монеты.
        [many] , { $coins } монет.
       *[other] , { $coins } монеты.
    } { $rest ->
        [0] { "" }
        [one] Останется { $rest } гном.
        [few] Останутся { $rest } гнома.
       *[other] Останется { $rest } гномов.
    }
quartz-leave-nothing = Уйти сейчас: награды не будет. Её возьмёт последний в шахте.
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
quartz-risk-public = следующим будет уголь.
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
quartz-aimed =
    { $attacker-key ->
        [you] Вы играете
       *[other] { $attacker } играет
    } это против { $target-genitive }.
quartz-asked-answer = Ответить может { $player }.
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
quartz-cart-worth = цена { $coins }
quartz-cart-obsidian = { $many } из { $limit }
quartz-cart-obsidian-label = Уголь: { $many }; скандал, когда станет { $limit }
quartz-chest = Сундук (не украдут)
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
quartz-stone-of = { $crystal } в вагонетке { $player-genitive }
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
quartz-their-cart = Вагонетка { $player-genitive }
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

quartz-evening = Вечер, день { $day }
quartz-evening-last = Последний вечер
quartz-evening-close = К следующему дню
quartz-evening-score = К подсчёту
quartz-evening-again = Вечер, день { $day }
quartz-sale-nothing = продавать нечего
quartz-sale-goods = На продажу
quartz-sale-kept = в сундук
quartz-sale-doubled = × 2
quartz-sale-cards = карты
quartz-sale-token = жетон
quartz-combination-small-set = { $size } одинаковых ({ $set }): двойная цена ({ $crystals })
quartz-combination-large-set = { $size } одинаковых ({ $set }): двойная цена ({ $crystals })
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
quartz-final-cards-played = Больше всех уловок
quartz-final-cards-played-text =
    { $many ->
        [one] { $player }: сыграна { $many } карта.
        [few] { $player }: сыграно { $many } карты.
       *[other] { $player }: сыграно { $many } карт.
    }
quartz-final-mined = Самый трудолюбивый
quartz-final-mined-text =
    { $many ->
        [one] { $player }: добыт { $many } самоцвет.
        [few] { $player }: добыто { $many } самоцвета.
       *[other] { $player }: добыто { $many } самоцветов.
    }
quartz-final-bravest = Самый стойкий
quartz-final-bravest-text =
    { $many ->
        [one] { $player }: дольше всех в шахте { $many } раз.
        [few] { $player }: дольше всех в шахте { $many } раза.
        [many] { $player }: дольше всех в шахте { $many } раз.
       *[other] { $player }: дольше всех в шахте { $many } раза.
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
quartz-line-aimed = Это остановит светящаяся карта с руки.
quartz-line-aimed-bare = У вас нет карты, которая это остановит.
quartz-line-keep = Остальное вернётся в мешок.
quartz-line-share = Остальное ляжет в вагонетку того, кто тянул.
quartz-line-steal = Отметьте самоцветы; уголь взять нельзя.
quartz-line-swap = Один свой на один из этих, или ничего.
quartz-line-save = Отметьте, что останется в сундуке; остальное продаётся.
quartz-pass-aimed = Не отвечать
quartz-pass-accident = Согласиться на скандал
quartz-pass-swap = Не менять
quartz-pass-share = Ничего не брать
quartz-pass-alone = Остановиться
quartz-keep-these = Оставить: { $crystals }
quartz-take-these = Взять: { $crystals }
quartz-worth-these = цена { $coins }

## A thing that is read

quartz-read-token = Сдайте его, чтобы вернуть один уголь из вагонетки в мешок. Жетон дают после скандала, двух не бывает.
quartz-read-crystal = Продаётся вечером или остаётся в сундуке.
quartz-read-obsidian = Ничего не стоит. Если угля в вагонетке { $limit }, всё из неё возвращается в мешок.
quartz-read-sells =
    { $coins ->
        [0] ничего не стоит
        [one] в конце стоит { $coins } монету
        [few] в конце стоит { $coins } монеты
       *[other] в конце стоит { $coins } монет
    }
quartz-read-bag = в мешке осталось { $many }

## Numbers that decide

quartz-prices = Цены
quartz-combinations = Комбинации
quartz-strip-set =
    { $kinds ->
    [one] { $size } одинаковых: другой вид × 2
   *[other] { $size } одинаковых: ещё { $kinds } вида × 2
}
quartz-strip-kinds =
    { $size ->
        [one] { $size } вид: +{ $bonus }
        [few] { $size } вида: +{ $bonus }
       *[other] { $size } видов: +{ $bonus }
    }
quartz-lacks-one = не хватает одного
quartz-cart-sum =
    { $coins ->
        [one] в вагонетке на { $coins } монету
        [few] в вагонетке на { $coins } монеты
       *[other] в вагонетке на { $coins } монет
    }
quartz-goods-worth = на { $coins } без комбинаций
quartz-hit-accident = Это лишний уголь: вы потеряете всё, что в вагонетке (там на { $coins }).
quartz-hit-obsidian = Вы получите уголь: { $many } из { $limit }.
quartz-hit-stolen = { $attacker } заберёт 2 самоцвета из вашей вагонетки (там на { $coins }).
quartz-hit-digs = Вы тянете самоцветы: один возьмёт { $attacker }, другой останется вам, даже уголь.
quartz-hit-token = Ваш жетон может вернуть один уголь в мешок.
quartz-total = всего { $coins }
