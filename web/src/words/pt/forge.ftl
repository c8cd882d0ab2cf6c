forge-your-turn =
    { $actions ->
        [0] Sua vez: nenhuma ação restante
        [1] Sua vez: resta { $actions } ação
       *[other] Sua vez: restam { $actions } ações
    }
forge-do-take = pegue uma gema
forge-do-insert = insira uma gema num encaixe aceso
forge-do-draw = compre uma carta
forge-do-play = jogue uma carta
forge-do-discard = descarte uma gema
forge-draft = Escolha as joias com que fica: { $chosen } de { $keep }
forge-draft-line = Ninguém vê suas joias antes que todos escolham.
forge-window-line = As cartas acesas da sua mão podem responder.
forge-score-line = Pontue uma joia pronta ou termine a vez.
forge-take = Pegar a gema: { $gem }
forge-draw = Comprar uma carta
forge-throw = Antes, jogar joias fora
forge-withdraw = Devolver as gemas
forge-slope-label =
    { $many ->
        [1] { $many } gema na encosta: { $gems }.
       *[other] { $many } gemas na encosta. Primeiras: { $gems }.
    }
forge-on-the-slope =
    { $many ->
        [1] { $many } gema na encosta. As gastas rolam do alto.
       *[other] { $many } gemas na encosta. As gastas rolam do alto.
    }
forge-track-label = Trilha de pontos, meta { $goal }: { $standing }.
forge-points-of = { $points } de { $goal }
forge-cart = Vagonete: { $many } de { $room }
forge-gem-in-cart = Gema no seu vagonete: { $gem }
forge-tiles-line = encaixes acesos servem para suas gemas
forge-tile-label =
    { $points ->
        [1] { $tile }, { $points } ponto, { $filled } de { $holes } gemas.
       *[other] { $tile }, { $points } pontos, { $filled } de { $holes } gemas.
    }
forge-tile-bonus = Em conjunto +{ $bonus }.
forge-finished = Pronta.
forge-set = conj. +{ $bonus }
forge-market-line = por uma joia pronta, { $pile } na pilha
forge-hand-line = { $many } de { $limit }
forge-no-cards = Sem cartas na mão.
forge-deck = { $many } cartas
forge-nothing = Nada ainda.
forge-look = { $player }: pontos { $points }, cartas { $cards }. Ver as joias.
forge-left-over = Sob cada trilha: as joias e gemas que sobraram.
forge-chooser = O que falta escolher
forge-pick-slot = Qual joia?
forge-pick-slots = Em qual joia?
forge-pick-slot-swap-tiles = Qual joia sua?
forge-pick-slot-pick-out = De qual joia?
forge-pick-theirs = Por qual joia do outro?
forge-pick-stall = Por qual joia do mercado?
forge-pick-stalls = Quais joias saem?
forge-pick-gem = Qual gema?
forge-pick-gem-swap-tiles = Inserir uma gema nela?
forge-pick-gems = Quais gemas?
forge-pick-gems-sift = Com quais gemas você fica?
forge-pick-given = Qual gema você dá?
forge-pick-taken = Qual gema você pega?
forge-pick-target = Quem?
forge-pick-count = Quantas você levanta?
forge-pick-return = Qual gema rola agora?
forge-card-swap-tiles = Troque uma joia vazia por outra vazia.
forge-card-swap-gems = Troque uma gema com outro vagonete.
forge-card-pick-out = Tire uma gema da joia inacabada de outro.
forge-card-draw-three =
    { $many ->
        [one] Compre { $many } carta.
       *[other] Compre { $many } cartas.
    }
forge-card-tip-over =
    { $many ->
        [one] Despeje { $many } gema de um vagonete.
       *[other] Despeje até { $many } gemas de um vagonete.
    }
forge-card-sift =
    { $many ->
        [one] Levante { $many } gema e devolva-a.
       *[other] Levante até { $many } gemas, devolva ao menos uma.
    }
forge-card-rob =
    { $many ->
        [one] Pegue { $many } gema de outro vagonete.
       *[other] Pegue até { $many } gemas de outro vagonete.
    }
forge-card-double-insert =
    { $many ->
        [one] Insira { $many } gema.
       *[other] Insira até { $many } gemas.
    }
forge-card-cancel = A carta recém-jogada não faz nada.
forge-card-follow-take = Quando outro pegar uma gema, pegue também.
forge-card-follow-insert = Quando outro inserir, insira também.
forge-nothing-to-do = Nada que possa fazer agora.
forge-discard = Melhor descartar
forge-window-none = Nada na sua mão responde a isto.

## The final count

forge-final-piece = A joia mais valiosa
forge-final-piece-text = { $player }, { $tile }: { $points }.
forge-final-stones = Quem mais pegou pedras
forge-final-stones-text =
    { $many ->
        [1] { $player } pegou { $many } pedra.
       *[other] { $player } pegou { $many } pedras.
    }
forge-final-cards = Cheio de ideias
forge-final-cards-text =
    { $many ->
        [1] { $player } jogou { $many } carta.
       *[other] { $player } jogou { $many } cartas.
    }
