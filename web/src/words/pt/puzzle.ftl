puzzle-title = Desafios
puzzle-lead = Posições de partidas em que um lance é claramente o melhor. Encontre-o com o que você consegue ver.
puzzle-today = Desafio do dia
puzzle-today-line = O mesmo para todos, um novo a cada dia.
puzzle-today-solve = Resolver
puzzle-today-solved = Resolvido! O próximo chega amanhã.
puzzle-streak =
    { $days ->
        [0] Nenhuma sequência ainda
        [one] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
puzzle-count = { $solved } de { $of } resolvidos
puzzle-game = Jogo
puzzle-difficulty = Dificuldade
puzzle-section = Sobre
puzzle-any = Todos
puzzle-difficulty-heuristic = Fácil
puzzle-difficulty-journeyman = Médio
puzzle-difficulty-master = Difícil
puzzle-difficulty-nobody = Muito difícil
puzzle-number = Desafio { $number }
puzzle-seats =
    { $seats ->
        [one] { $seats } jogador
       *[other] { $seats } jogadores
    }
puzzle-solved = resolvido
puzzle-missed = não foi de primeira
puzzle-none = Não há desafio assim.
puzzle-about = Encontre o melhor lance
puzzle-leave = Todos os desafios
puzzle-right = É isso!
puzzle-right-line = “{ $move }” vence cerca de { $chance } % das partidas a partir daqui.
puzzle-wrong = Boa ideia, mas há um lance melhor
puzzle-wrong-line = “{ $move }” vence cerca de { $chance } % das partidas a partir daqui; o melhor lance, cerca de { $best } %.
puzzle-best-line = O melhor lance é “{ $move }”: vence cerca de { $chance } % das partidas.
puzzle-chances = Chance de vencer
puzzle-chance = { $chance } % ± { $error } %
puzzle-yours = seu lance
puzzle-best = melhor lance
puzzle-points = cerca de { $points } pontos
puzzle-more =
    { $count ->
        [one] e mais { $count } lance
       *[other] e mais { $count } lances
    }
puzzle-rule = A regra para isso
puzzle-found = Quem encontra
puzzle-found-line = { $level } { $share } %
puzzle-how = As chances vêm de { $playouts } partidas imaginadas, em que o que você não vê foi distribuído de novo a cada vez.
puzzle-again = Tentar de novo
puzzle-show = Mostrar a resposta
puzzle-next = Próximo desafio
puzzle-answer = A resposta
scene-show = Mostrar
scene-title = { $clause } em ação
scene-refused = “{ $move }” não é possível: { $reason }
problem-no-puzzle = Esse desafio não existe.
problem-no-scene = Nada mostra essa cláusula.
