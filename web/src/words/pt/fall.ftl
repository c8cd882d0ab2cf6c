fall-your-turn =
    { $actions ->
        [0] Sua vez: nenhuma ação restante
        [1] Sua vez: resta { $actions } ação
       *[other] Sua vez: restam { $actions } ações
    }
fall-act-line = Coloque uma carta, ponha um anão num espaço aceso ou escolha um anão para mover.
fall-act-line-done = Ainda dá para usar ogros. Depois os anões trabalham.
fall-spot-line = Escolha um lugar aceso: ao lado de uma carta ou sobre uma do mesmo tipo.
fall-work-line = Os anões que trabalham voltam para casa com o que ganharam.
fall-discard-line = Sua mão comporta { $limit } cartas; as do reino contam, mas ficam.
fall-crew = { $many } de { $need } anões necessários
fall-buy-line = Ninguém fica sabendo se você não pode pagar ou não quer.
fall-after-work-line = Pergunta-se a todos que têm um objetivo secreto, cumprido ou não.
fall-turn-line =
    { $cards ->
        [0] Seu castelo ainda não está na mesa.
        [1] Seu reino: { $cards } carta,
       *[other] Seu reino: { $cards } cartas,
    } { $cards ->
        [0] { "" }
       *[other] { $points ->
            [1] { $points } ponto. Gire a carta como quiser.
           *[other] { $points } pontos. Gire a carta como quiser.
        }
    }
fall-done = Pronto: ao trabalho, anões
fall-turn = Girar
fall-top = Topo para o { $side }
fall-lay-it-so = Colocar assim
fall-map =
    { $many ->
        [1] Mapa com { $many } carta. As setas vão de carta em carta.
       *[other] Mapa com { $many } cartas. As setas vão de carta em carta.
    }
fall-bare = A terra está vazia. Coloque a primeira carta.
fall-zoom-in = Aproximar
fall-zoom-out = Afastar
fall-fit = Mostrar toda a terra
fall-more = Mais terra ao { $side }
fall-place =
    { $card }, { $owner-key ->
        [you] carta sua
       *[other] carta de { $owner }
    }.
fall-walls = Muros: { $sides }.
fall-no-walls = Sem muros.
fall-dwarves-of =
    { $many ->
        [1] { $many } anão { $player-key ->
            [you] seu.
           *[other] de { $player }.
        }
       *[other] { $many } anões { $player-key ->
            [you] seus.
           *[other] de { $player }.
        }
    }
fall-spaces = Espaços livres: { $free }. Anões necessários: { $need }.
fall-in-kingdom = Reino: { $players }.
fall-stopped = Um monstro impede o trabalho aqui.
fall-stack =
    { $many ->
        [1] { $many } carta embaixo.
       *[other] { $many } cartas embaixo.
    }
fall-under = Está coberta e agora não vale nada.
fall-print = Anões necessários: { $need }. Espaços: { $spaces }. Estrelas: { $star }.
fall-lay = Colocar: { $card }.
fall-hand-line = escolha uma para colocar
fall-no-cards = Sem cartas de reino.
fall-rest = Gemas, ogros, objetivo secreto
fall-limit = { $many } de { $limit } cartas
fall-gems = { $gem } × { $many }, cada gema vale { $points }
fall-pile = { $gem }: { $many } na pilha, cada gema vale { $points }
fall-piles = Pilhas de gemas
fall-row-line = um para cada loja em que se trabalha
fall-goal =
    { $points ->
        [1] { $goal }, { $points } ponto, custa { $cost }.
       *[other] { $goal }, { $points } pontos, custa { $cost }.
    }
fall-last-turns =
    { $many ->
        [1] Resta { $many } turno
       *[other] Restam { $many } turnos
    }
fall-laid =
    { $covered ->
        [none] { $seat } coloca { $card-the }.
       *[other] { $seat } coloca { $card-the } em cima { $covered-of }.
    }
fall-quiet =
    { $many ->
        [1] O inverno chega após mais { $many } turno parado.
       *[other] O inverno chega após mais { $many } turnos parados.
    }
fall-lull =
    { $many ->
        [0] Se este turno também for parado, todos os anões voltam para casa e a terra cede.
        [1] Após mais { $many } turno parado, todos os anões voltam para casa e a terra cede.
       *[other] Após mais { $many } turnos parados, todos os anões voltam para casa e a terra cede.
    }
fall-goals-and-piles = Objetivos e pilhas
fall-actions = Ações restantes: { $many }
fall-at-home = Anões em casa: { $many } de { $all }
fall-home-count = { $many } de { $all }
fall-look = { $player }. Pontos do reino: { $points }. Objetivos: { $goals }. Cartas: { $cards }. Anões em casa: { $dwarves }. Ver tudo.
fall-look-at = Ver
fall-of-gems = ({ $many } ao todo)
fall-nothing = Nada.
fall-chooser = O que falta escolher
fall-go = Ir para o { $side }
fall-do-put = Pôr um anão aqui
fall-do-work = Trabalhar aqui
fall-do-on = Colocar por cima
fall-do-dig = Escavar aqui
fall-kingdom-of =
    { $cards ->
        [0] Sem reino
        [1] { $cards } carta,
       *[other] { $cards } cartas,
    } { $cards ->
        [0] { "" }
       *[other] { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }
    }
fall-revealed = Revelado
fall-reached = Cumprido: revelar
fall-secret-kept = Ainda secreto
fall-ogre-bouncer = Mande um anão para casa.
fall-ogre-drover = Mova qualquer anão uma carta.
fall-ogre-thief = Tome uma gema ao acaso.
fall-ogre-racketeer = Tome um ogro ao acaso.
fall-ogre-trickster = Dois anões trocam de lugar.
fall-secret-architect = { $needed } ou mais cartas no seu reino.
fall-secret-king = Seu reino vale { $needed } ou mais.
fall-secret-hunter = Mate { $needed } ou mais monstros.
fall-secret-jeweller = Gemas de cada tipo na mão: { $needed } ou mais.
fall-secret-ogre-chief = { $needed } ou mais ogros na mão.
fall-secret-general = { $needed } ou mais dos seus anões na mesa.
fall-secret-miner = { $needed } ou mais minas no seu reino.
fall-card-castle =
    { $actions ->
        [0] Anões necessários para escavar uma pilha: { $need }.
        [one] Dá mais { $actions } ação. Anões necessários para escavar uma pilha: { $need }.
       *[other] Dá mais { $actions } ações. Anões necessários para escavar uma pilha: { $need }.
    }
fall-card-emerald-mine =
    { $mined ->
        [one] Anões necessários: { $need }. Trazem { $mined } esmeralda.
       *[other] Anões necessários: { $need }. Trazem { $mined } esmeraldas.
    }
fall-card-diamond-mine =
    { $mined ->
        [one] Anões necessários: { $need }. Trazem { $mined } diamante.
       *[other] Anões necessários: { $need }. Trazem { $mined } diamantes.
    }
fall-card-ruby-mine =
    { $mined ->
        [one] Anões necessários: { $need }. Trazem { $mined } rubi.
       *[other] Anões necessários: { $need }. Trazem { $mined } rubis.
    }
fall-card-topaz-mine =
    { $mined ->
        [one] Anões necessários: { $need }. Trazem { $mined } topázio.
       *[other] Anões necessários: { $need }. Trazem { $mined } topázios.
    }
fall-card-tavern = Anões necessários: { $need }. Contratam um ogro.
fall-card-shop = Anões necessários: { $need }. Compram um objetivo de comércio.
fall-card-dragon = Para as minas e impede escavar. Anões necessários para matá-lo: { $need }.
fall-card-ice-giant = Tira a ação extra do castelo e impede escavar. Anões necessários para matá-lo: { $need }.
fall-nothing-to-do = Nada para ele fazer agora.

## The final count

fall-final-miner = Mais fundo nas minas
fall-final-miner-text =
    { $many ->
        [1] { $player } extraiu { $many } gema.
       *[other] { $player } extraiu { $many } gemas.
    }
fall-final-trader = Melhor no mercado
fall-final-trader-text =
    { $many ->
        [1] { $player } comprou { $many } objetivo de comércio.
       *[other] { $player } comprou { $many } objetivos de comércio.
    }
fall-final-builder = Quem mais construiu
fall-final-builder-text =
    { $many ->
        [1] { $player } colocou { $many } carta.
       *[other] { $player } colocou { $many } cartas.
    }
fall-final-hunter = Terror dos monstros
fall-final-hunter-text =
    { $many ->
        [1] { $player } matou { $many } monstro.
       *[other] { $player } matou { $many } monstros.
    }
fall-final-ogres = Mestre dos ogros
fall-final-ogres-text =
    { $many ->
        [1] { $player } usou { $many } ogro.
       *[other] { $player } usou { $many } ogros.
    }

## A thing that is read

fall-read-trade = Os anões numa loja o compram por { $cost }. É um dos objetivos que encerram o jogo.
fall-read-gem = Paga objetivos de comércio; o que sobra na mão vale pontos no fim.
fall-read-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
fall-read-spaces = { $spaces } espaços
fall-read-star = { $star ->
    [0] sem estrelas
   *[other] { $star } para o reino
}

## What comes

fall-over-limit =
    { $many ->
        [1] Acima do limite da mão: você vai descartar { $many } carta no fim deste turno.
       *[other] Acima do limite da mão: você vai descartar { $many } cartas no fim deste turno.
    }
fall-act-line-end = Agora os anões trabalham.
