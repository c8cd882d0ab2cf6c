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
forge-draft = Escolha as joias que ficam com você: { $chosen } de { $keep }
forge-draft-line = Ninguém vê suas joias antes que todos escolham.
forge-window-line = Uma carta acesa cancela isso.
forge-follow-line = Jogue a carta acesa para fazer o mesmo, ou passe.
forge-limit-line = Sua mão comporta { $limit } cartas.
forge-hit-you = A carta é jogada contra você.
forge-hit-loses =
    { $many ->
        [1] Você perderia uma gema: { $gems }.
       *[other] Você perderia { $many } gemas: { $gems }.
    }
forge-hits = O alvo é { $player }.
forge-discard-line = Custa uma ação. A gema volta a rolar do alto.
forge-insert-line =
    { $many ->
        [0] { $points ->
            [1] Isso termina a joia, que vale { $points } ponto.
           *[other] Isso termina a joia, que vale { $points } pontos.
        }
        [1] Depois ainda falta { $many } gema.
       *[other] Depois ainda faltam { $many } gemas.
    }
forge-keep-these = Ficar com estas { $many }
forge-keep-worth =
    { $points ->
        [1] { $points } ponto ao todo
       *[other] { $points } pontos ao todo
    }
forge-score-line = Entregue uma joia pronta ou termine o turno.
forge-score =
    { $points ->
        [1] Entregar por { $points } ponto
       *[other] Entregar por { $points } pontos
    }
forge-take = Pegar a gema: { $gem }
forge-draw = Comprar uma carta
forge-throw = Antes, descartar joias
forge-return-line = Elas entram atrás das outras, na ordem que você escolher.
forge-throw-line = Joias novas da pilha ocupam o lugar das descartadas.
forge-withdraw = Devolver as gemas
forge-slope-label =
    { $many ->
        [1] { $many } gema na mina: { $gems }.
       *[other] { $many } gemas na mina. Primeiras: { $gems }.
    }
forge-on-the-slope =
    { $many ->
        [1] { $many } gema na mina. As devolvidas descem do alto.
       *[other] { $many } gemas na mina. As devolvidas descem do alto.
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
forge-tile-bonus = +{ $bonus } em conjunto.
forge-finished = Pronta.
forge-set = conjunto +{ $bonus }
forge-market-line = uma por joia pronta; { $pile } na pilha
forge-hand-line = { $many } de { $limit }
forge-no-cards = Sem cartas na mão.
forge-deck =
    { $many ->
        [1] { $many } carta
       *[other] { $many } cartas
    }
forge-nothing = Nada ainda.
forge-look =
    { $points ->
        [1] { $player }: { $points } ponto, cartas na mão: { $cards }. Ver as joias.
       *[other] { $player }: { $points } pontos, cartas na mão: { $cards }. Ver as joias.
    }
forge-left-over = Sob cada trilha: as joias e gemas que sobraram.
forge-chooser = O que falta escolher
forge-pick-slot = Qual joia?
forge-pick-slots = Em qual joia?
forge-pick-slot-swap-tiles = Qual das suas joias?
forge-pick-slot-pick-out = De qual joia?
forge-pick-theirs = Por qual joia do outro?
forge-pick-stall = Por qual joia do mercado?
forge-pick-stalls = Quais joias você descarta?
forge-pick-gem = Qual gema?
forge-pick-gem-swap-tiles = Inserir uma gema nela?
forge-pick-gems = Quais gemas?
forge-pick-gems-sift = Com quais gemas você fica?
forge-pick-given = Qual gema você dá?
forge-pick-taken = Qual gema você pega?
forge-pick-target = Qual jogador?
forge-pick-count = Quantas você levanta?
forge-pick-return = Qual gema desce agora?
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
forge-card-cancel = A carta recém-jogada não faz efeito.
forge-card-follow-take = Pegue uma gema logo depois de outro.
forge-card-follow-insert = Insira uma gema logo depois de outro.
forge-why-acting = Só na sua vez.
forge-why-answering = Só na vez dos outros.
forge-why-other = Não responde a isto.
forge-why-no-actions = Sem mais ações.
forge-nothing-to-do = Não faria nada agora.
forge-discard = Descartar em vez disso
forge-window-none = Nada na sua mão responde a isto.

## The final count

forge-final-piece = A joia mais valiosa
forge-final-piece-text =
    { $points ->
        [1] { $player }, { $tile }: { $points } ponto.
       *[other] { $player }, { $tile }: { $points } pontos.
    }
forge-final-lead = A corrida
forge-final-lead-text =
    { $many ->
        [0] Quem saiu na frente não perdeu mais a liderança.
        [1] A liderança mudou de mãos uma vez.
       *[other] A liderança mudou de mãos { $many } vezes.
    }
forge-final-stones = Quem mais pegou gemas
forge-final-stones-text =
    { $many ->
        [1] { $player } pegou { $many } gema.
       *[other] { $player } pegou { $many } gemas.
    }
forge-final-cards = Cheio de ideias
forge-final-cards-text =
    { $many ->
        [1] { $player } jogou { $many } carta.
       *[other] { $player } jogou { $many } cartas.
    }

## A thing that is read

forge-read-gem = Pegue da frente da mina para o vagonete e depois insira numa joia da mesma cor.
forge-read-blue = Uma só cor. Depois de pronta, pode ser guardada e entregue junto com outras da mesma cor.
forge-read-brown = Várias cores. Depois de pronta, deve ser entregue antes do fim do seu turno.
forge-read-rainbow = Gemas de uma cor qualquer; a primeira decide qual. Num conjunto, conta como essa cor.
forge-read-worth =
    { $points ->
        [1] { $points } ponto por { $holes } gemas
       *[other] { $points } pontos por { $holes } gemas
    }

## What comes

forge-draw-full = mão cheia: uma será descartada
