puzzle-title = Desafios
puzzle-lead = Posições de partidas reais em que uma jogada é claramente a melhor. Encontre-a com o que você vê.
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
puzzle-none = Nenhum desafio encontrado.
puzzle-about = Encontre a melhor jogada
puzzle-leave = Todos os desafios
puzzle-right = É isso!
puzzle-right-line = “{ $move }” dá a vitória em cerca de { $chance }% das partidas a partir daqui.
puzzle-wrong = Boa ideia, mas há uma jogada melhor
puzzle-wrong-line = “{ $move }” dá a vitória em cerca de { $chance }% das partidas a partir daqui; a melhor jogada, em cerca de { $best }%.
puzzle-best-line = A melhor jogada é “{ $move }”: dá a vitória em cerca de { $chance }% das partidas.
puzzle-chances = Chance de vencer
puzzle-chance = { $chance }% ± { $error }%
puzzle-yours = sua jogada
puzzle-best = melhor jogada
puzzle-points = cerca de { $points } pontos
puzzle-more =
    { $count ->
        [one] e mais { $count } jogada
       *[other] e mais { $count } jogadas
    }
puzzle-rule = A regra por trás disso
puzzle-found = Quem encontra
puzzle-found-line = { $level } { $share }%
puzzle-how = As chances vêm de { $playouts } partidas imaginadas, em que o que você não vê foi distribuído de novo a cada vez.
puzzle-again = Tentar de novo
puzzle-show = Mostrar a resposta
puzzle-next = Próximo desafio
puzzle-answer = A resposta
scene-show = Mostrar
scene-title = { $clause } em ação
scene-begin = Avance passo a passo ou deixe rodar.
scene-refused = “{ $move }” não é possível. { $reason }
problem-no-puzzle = Esse desafio não existe.
problem-no-scene = Não há cena para essa cláusula.
