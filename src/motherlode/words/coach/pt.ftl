## A análise de uma partida acabada

coach-title = { $title }: o que foi sorte e o que foi habilidade
coach-curve = Chance de vencer, pelo que todos podiam saber
coach-curve-own = Chance de vencer, pelo que { $seat } sabia
coach-dealt = Distribuição
coach-day = Dia { $mark }
coach-round = Rodada { $mark }
coach-bet = Aposta { $mark }
coach-end = Fim
coach-split = De onde vem o resultado, em pontos percentuais
coach-result = Resultado
coach-fair = Parte justa
coach-deal = Distribuição
coach-own = Decisões próprias
coach-others = Decisões dos outros
coach-moments = { $seat }: os momentos que mais pesaram
coach-no-moments = { $seat }: nenhuma decisão custou caro.
coach-moment =
    { $step ->
        [0] A primeira jogada: { $move }.
        [one] Depois de { $step } jogada: { $move }.
       *[other] Depois de { $step } jogadas: { $move }.
    } Melhor: { $best }, por { $loss } ± { $error } pontos percentuais.
coach-clause = Regras, { $clause }: { $text }
coach-wait = esperar
coach-working = Analisando a partida: { $percent }%

## Sorte, pelo que saiu

luck-stones = Cristais do saco
luck-cards = Cartas
luck-helpers = Cartas de ajudantes
luck-mine = Cartas de mina
luck-tiles = Joias
luck-slope = Gemas na mina
luck-goals = Objetivos de comércio
luck-ogres = Ogros
luck-grabs = Tirado às cegas
luck-hidden = O que os outros tinham na mão
luck-other = Outros sorteios
luck-rest = O que só se viu depois

## Por que uma jogada é melhor

coach-reason-accident = Chance de acidente – { $move }: { $percent }%; { $best }: { $best-percent }%.
coach-more =
    { $game ->
        [quartz]
            { $points ->
                [one] uma moeda a mais
               *[other] { $points } moedas a mais
            }
       *[other]
            { $points ->
                [one] um ponto a mais
               *[other] { $points } pontos a mais
            }
    }
coach-reason-points = Em média, { coach-more } que a outra jogada: { $move }.
coach-reason-risk = O risco de acidente é de { $best-percent }%, mas em média isso rende { coach-more } que a outra jogada: { $move }.
coach-reason-chances = Chance de vencer – { $best }: { $best-percent }%; { $move }: { $percent }%.
coach-reason-alike = { $best }: tão boa quanto qualquer outra.

## Numa palavra

coach-verdict-level =
    { $level ->
        [random] { $seat } decidiu como que ao acaso.
        [apprentice] { $seat } decidiu como um aprendiz.
        [heuristic] { $seat } decidiu como um mineiro experiente.
        [journeyman] { $seat } decidiu como um oficial.
       *[master] { $seat } decidiu como um mestre.
    }
coach-verdict-error =
    { $decisions ->
        [0] Não houve nada importante a decidir.
        [one] Uma decisão pesou; custou { $loss } ± { $error } pontos percentuais.
       *[other] { $decisions } decisões pesaram; custaram { $loss } ± { $error } pontos percentuais cada uma, em média.
    }
coach-verdict-lucky = A distribuição e a sorte deram { $points } ± { $error } pontos percentuais.
coach-verdict-unlucky = A distribuição e a sorte tiraram { $points } ± { $error } pontos percentuais.
coach-verdict-even = A distribuição e a sorte deram tanto quanto tiraram.
