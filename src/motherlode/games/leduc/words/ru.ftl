title = Покер Ледюка
pitch = Одна карта на руке, одна на столе, два круга ставок.
card-jack = валет
card-queen = дама
card-king = король
move-fold = Сбросить карты
move-call = Уравнять
move-raise = Поднять ставку
decision-bet = Ваша ставка?
event-dealt =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } карту: { $card }.
event-dealt-hidden =
    { $seat-key ->
        [you] Вы получаете
       *[other] { $seat } получает
    } карту.
event-folded =
    { $seat-key ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карты.
event-called =
    { $seat-key ->
        [you] Вы уравниваете
       *[other] { $seat } уравнивает
    }.
event-raised =
    { $seat-key ->
        [you] Вы поднимаете
       *[other] { $seat } поднимает
    } ставку на { $coins }.
event-opened = На столе: { $card }.
event-won =
    { $seat-key ->
        [none] Банк делится поровну.
        [you] Вы забираете банк.
       *[other] { $seat } забирает банк.
    }
refusal-game-over = Игра окончена.
refusal-not-asked = Сейчас решает { $seat }.
refusal-nothing-to-fold = Платить нечего: достаточно уравнять.
refusal-no-more-raises = В этом круге больше не поднимают.
outcome-fold = Один из игроков сбросил карты.
outcome-showdown = Карты открыты: старше пара, затем старшая карта.
label-round = Круг
label-board = На столе
label-paid = Внесено
label-stake = Цена подъёма
label-raises = Подъёмов
label-folded = Сбросил карты
label-cards = Карта
label-copies = Карт каждого достоинства
label-ante = Начальная ставка
label-most-raises = Подъёмов за круг не больше
label-stakes = Подъём в каждом круге

## Числа из коробки, для домашних правил

house-game-copies = Карт каждого достоинства
house-game-ante = Начальная ставка
house-game-raises = Подъёмов за круг не больше
house-game-stakes = Подъём в каждом круге
