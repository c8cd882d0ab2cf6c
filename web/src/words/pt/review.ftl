review-title = Análise
review-seat = De quem
review-knowledge = Pelo que sabia
review-public = todo mundo
review-own = { $player }
review-place = Chance de
review-moment = Momento
review-chance = { $player }: { $percent }, mais ou menos { $error }
review-moved = { $player }: { $move }
review-part = Parte
review-points = Pontos percentuais
review-error = Erro
review-you =
    { $level ->
        [random] Você decidiu como que ao acaso.
        [apprentice] Você decidiu como um aprendiz.
        [heuristic] Você decidiu como um mineiro experiente.
        [journeyman] Você decidiu como um oficial.
       *[master] Você decidiu como um mestre.
    }
review-ladder = Quanto custa uma decisão
review-ladder-how = Em média, em pontos percentuais, onde a escolha pesava. Os níveis foram medidos com análises rápidas.
review-level =
    { $level ->
        [random] Ao acaso
        [apprentice] Aprendiz
        [heuristic] Mineiro experiente
        [journeyman] Oficial
       *[master] Mestre
    }
review-split-how = As decisões são comparadas com a jogada habitual de um mineiro experiente; por isso também podem somar. “O que só se viu depois” ainda estava longe demais para entrar na conta.
review-after =
    { $step ->
        [0] a primeira jogada
        [one] depois de uma jogada
       *[other] depois de { $step } jogadas
    }
review-played = Jogado
review-better = Melhor
review-by = por { $loss } ± { $error } pontos percentuais
review-show = Mostrar
review-again = Tentar de novo
review-table = A curva em tabela
review-waiting =
    { $before ->
        [0] A análise já vai começar.
        [one] Há uma análise antes da sua.
       *[other] Há { $before } análises antes da sua.
    }
review-looking = Jogada { $step } de { $moves }.
review-progress = Andamento da análise
review-verdict = O veredito
review-adjusted = Só as decisões, sem a sorte, levam da parte justa de { $fair } a { $points } ± { $error } pontos percentuais.
review-at = jogada { $step } de { $moves }
review-was-quick = Foi um olhar rápido: os erros são grandes.
review-closer = Olhar com mais cuidado
review-replay = Ver a partida
review-failed = Não dá para analisar esta partida.
review-bring = Analisar uma gravação
review-bring-how = Traga a gravação de uma partida terminada: um arquivo baixado aqui ou de “motherlode play --record”.
review-drop = Solte o arquivo aqui ou escolha um
review-too-large = Este arquivo é grande demais para uma gravação.
review-no-record = Não há gravação neste arquivo.
hint-title =
    { $level ->
        [apprentice] O que um oficial faria
        [journeyman] O que um oficial faria
        [grandmaster] O que um grão-mestre faria
       *[master] O que um mestre faria
    }
hint-chances = Chance de vencer
hint-close = Fechar a dica
review-rank = { $place }º lugar
deal-title = A mesma distribuição
deal-how = Jogue você também esta distribuição: as mesmas cartas, a mesma sorte, contra robôs. Quem a joga aparece aqui com o seu resultado.
deal-play = Jogar esta distribuição
deal-allow = Outros podem jogar esta distribuição
deal-awaits = Ainda não concordaram: { $players }.
deal-nobody = Ninguém a jogou de novo até agora.
deal-player = Jogador
deal-score = Pontos
deal-rank = Lugar
deal-review = Análise
deal-first = primeira partida
