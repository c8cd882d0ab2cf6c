## Como se chama quem está à mesa: pelo nome, ou “você” se é quem lê

player-named = { $name }
player-you = você
player-own = si
