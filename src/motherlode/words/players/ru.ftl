## Как зовут сидящего за столом: по имени или «вы», если это сам читающий

player-named = { $name }
    .genitive = игрока { $name }
    .dative = игроку { $name }
    .instrumental = игроком { $name }
player-you = вы
    .genitive = вас
    .dative = вам
    .instrumental = вами
player-own = себя
    .genitive = себя
    .dative = себе
    .instrumental = собой
