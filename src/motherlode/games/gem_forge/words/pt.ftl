title = Forja de Gemas
pitch = Pegue as gemas na ordem em que descem a encosta, complete joias com elas e chegue primeiro aos 20 pontos.

## Gemas

gem-red = vermelha
gem-green = verde
gem-yellow = amarela
gem-blue = azul

## Joias

tile-ring-red = anel vermelho
tile-ring-green = anel verde
tile-ring-yellow = anel amarelo
tile-ring-blue = anel azul
tile-bracelet-red = bracelete vermelho
tile-bracelet-green = bracelete verde
tile-bracelet-yellow = bracelete amarelo
tile-bracelet-blue = bracelete azul
tile-necklace-red = colar vermelho
tile-necklace-green = colar verde
tile-necklace-yellow = colar amarelo
tile-necklace-blue = colar azul
tile-tiara-red = tiara vermelha
tile-tiara-green = tiara verde
tile-tiara-yellow = tiara amarela
tile-tiara-blue = tiara azul
tile-rainbow-ring = anel arco-íris
tile-rainbow-necklace = colar arco-íris
tile-rainbow-tiara = tiara arco-íris
tile-brooch-gyb = broche (verde, amarela, azul)
tile-brooch-ryb = broche (vermelha, amarela, azul)
tile-brooch-rgb = broche (vermelha, verde, azul)
tile-brooch-rgy = broche (vermelha, verde, amarela)
tile-pendant-rrgy = pingente (2 × vermelha, verde, amarela)
tile-pendant-ggyb = pingente (2 × verde, amarela, azul)
tile-pendant-yybr = pingente (2 × amarela, azul, vermelha)
tile-pendant-bbrg = pingente (2 × azul, vermelha, verde)
tile-earrings-rrgg = brincos (2 × vermelha, 2 × verde)
tile-earrings-ggyy = brincos (2 × verde, 2 × amarela)
tile-earrings-yybb = brincos (2 × amarela, 2 × azul)
tile-earrings-bbrr = brincos (2 × azul, 2 × vermelha)
tile-crown-rrgyb = coroa (2 × vermelha, verde, amarela, azul)
tile-crown-rggyb = coroa (vermelha, 2 × verde, amarela, azul)
tile-crown-rgyyb = coroa (vermelha, verde, 2 × amarela, azul)
tile-crown-rgybb = coroa (vermelha, verde, amarela, 2 × azul)
tile-sceptre = cetro

## Cartas; os nomes são nossos

card-swap-tiles = Troca de Joias
card-swap-gems = Troca de Gemas
card-pick-out = Arrancar
card-draw-three = Três Cartas
card-tip-over = Virar o Vagonete
card-sift = Peneirar
card-rob = Roubar
card-double-insert = Inserção Dupla
card-cancel = Cancelar
card-follow-take = Pegar Também
card-follow-insert = Inserir Também

## Lugares

slot-left = da esquerda
slot-middle = do meio
slot-right = da direita
stall-first = primeira
stall-second = segunda
stall-third = terceira
stall-fourth = quarta
place-first = primeira
place-second = segunda
place-third = terceira
place-fourth = quarta
place-fifth = quinta
count-one = uma
count-two = duas
count-three = três

## Jogadas

move-take = Pegar uma gema
move-draw = Comprar uma carta
move-pass = Passar
move-end-turn = Terminar o turno
move-insert-gem-slot = Inserir a gema { $gem } na joia { $slot }
move-discard-gem = Descartar a gema { $gem }
move-withdraw-slot = Devolver as gemas da joia { $slot }
move-score-slots = Entregar as joias: { $slots }
move-keep-places = Ficar com as joias: { $places }
move-choose-stall = Pegar a { $stall } joia do mercado
move-throw-stalls = Descartar do mercado: { $stalls }
move-drop-card = Descartar a carta “{ $card }”
move-return-gem = Soltar a gema { $gem } na encosta
move-any-order = Em qualquer ordem
move-play-card = Jogar “{ $card }”
move-play-card-slot-stall = Jogar “{ $card }”: a joia { $slot } pela { $stall } do mercado
move-play-card-slot-stall-gem = Jogar “{ $card }”: a joia { $slot } pela { $stall } do mercado, inserir a gema { $gem }
move-play-card-slot-target-theirs = Jogar “{ $card }”: a joia { $slot } pela { $theirs } de { $target }
move-play-card-slot-target-theirs-gem = Jogar “{ $card }”: a joia { $slot } pela { $theirs } de { $target }, inserir a gema { $gem }
move-play-card-given-target-taken = Jogar “{ $card }” contra { $target }: dar { $given }, pegar { $taken }
move-play-card-target-slot-gem = Jogar “{ $card }” contra { $target }: a gema { $gem } da joia { $slot }
move-play-card-target-gems =
    { $target-key ->
        [you] Jogar “{ $card }” contra si: { $gems }
       *[other] Jogar “{ $card }” contra { $target }: { $gems }
    }
move-play-card-count = Jogar “{ $card }”: levantar { $count }, não ficar com nada
move-play-card-count-gems = Jogar “{ $card }”: levantar { $count }, ficar com { $gems }
move-play-card-gems-slots = Jogar “{ $card }”: { $gems } nas suas joias: { $slots }
move-play-card-gem-slot = Jogar “{ $card }”: a gema { $gem } na joia { $slot }

## Perguntas

decision-choose-tiles = Com quais três das suas cinco joias você fica?
decision-turn = Sua vez. O que você faz?
decision-new-tile =
    { $left ->
        [one] Qual joia do mercado você pega?
       *[other] Qual joia do mercado você pega? São { $left } ao todo.
    }
decision-cancelling = { $player } joga “{ $card }”. Cancelar?
decision-following =
    { $card-key ->
        [follow_take] { $player } pegou uma gema. Jogar “{ $card }”?
       *[other] { $player } inseriu uma gema. Jogar “{ $card }”?
    }
decision-hand-limit = Cartas demais: qual você descarta?
decision-returning = Qual gema desce agora?

## Acontecimentos

event-tile-dealt = { $seat } recebe uma joia: { $tile }.
event-tile-dealt-hidden = { $seat } recebe uma joia.
event-tile-kept = { $seat } fica com uma joia: { $tile }.
event-tile-left = { $seat } descarta uma joia: { $tile }.
event-market-laid = Novidade no mercado: { $tile }.
event-turn-began =
    { $seat-key ->
        [you] Sua vez
       *[other] Vez de { $seat }
    }.
event-gem-taken = { $seat } pega uma gema { $gem }.
event-inserted = { $seat } insere uma gema { $gem }: { $tile }.
event-gem-returned = { $seat } devolve uma gema { $gem } à mina.
event-card-drawn = { $seat } compra a carta “{ $card }”.
event-card-drawn-hidden = { $seat } compra uma carta.
event-card-dropped = { $seat } descarta a carta “{ $card }”.
event-reshuffled = As cartas descartadas formam um novo baralho.
event-played =
    { $target-key ->
        [none] { $seat } joga “{ $card }”.
        [own] { $seat } joga “{ $card }” contra si.
        [you] { $seat-key ->
            [you] Você joga “{ $card }” contra si.
           *[other] { $seat } joga “{ $card }” contra você.
        }
       *[other] { $seat } joga “{ $card }” contra { $target }.
    }
event-cancelled =
    { $seat-key ->
        [you] A sua carta “{ $card }”
       *[other] A carta “{ $card }” de { $seat }
    } foi cancelada.
event-tiles-swapped =
    { $target ->
        [none] { $seat } troca com o mercado: { $given_tile } por { $taken_tile }.
       *[other] { $seat } troca com { $target }: { $given_tile } por { $taken_tile }.
    }
event-gems-swapped = { $seat } dá a { $target } uma gema { $given } por uma { $taken }.
event-picked-out =
    { $seat } arranca uma gema { $gem } { $target-key ->
        [you] de uma joia sua
       *[other] de uma joia de { $target }
    }: { $tile }.
event-robbed = { $seat } pega uma gema { $gem } de { $target }.
event-scored =
    { $points ->
        [one] { $seat } entrega uma joia por { $points } ponto: { $tile }.
       *[other] { $seat } entrega uma joia por { $points } pontos: { $tile }.
    }
event-set-bonus =
    { $seat } ganha mais { $points ->
        [one] { $points } ponto pelo conjunto: { $tile }.
       *[other] { $points } pontos pelo conjunto: { $tile }.
    }
event-gained =
    { $points ->
        [one] { $seat } ganha { $points } ponto e tem { $total }.
       *[other] { $seat } ganha { $points } pontos e tem { $total }.
    }
event-space-reached = { $seat } chega à casa { $space }: uma carta para quem está atrás.
event-tile-taken = { $seat } pega uma joia do mercado: { $tile }.
event-tile-thrown = { $seat } descarta uma joia do mercado: { $tile }.
event-tiles-reshuffled = As joias descartadas formam uma nova pilha.
event-withdrawn = { $seat } esvazia uma joia: { $tile }.
event-won = { $seat } chega à meta.
event-stalemate = Ninguém avança mais: o jogo termina.

## Recusas

refusal-game-over = O jogo acabou.
refusal-answered = Os outros ainda estão respondendo.
refusal-not-asked = Agora quem decide é { $seat }.
refusal-wrong-answer = Só “{ $card }” responde a isso.
refusal-not-in-hand = “{ $card }” não está na sua mão.
refusal-another-decision = Agora há outra coisa a decidir.
refusal-thrown-already = É tarde para descartar joias do mercado.
refusal-thrown-too-many = Você pode descartar no máximo { $most }.
refusal-unfinished = Essa joia não está pronta.
refusal-actions-left =
    { $actions ->
        [one] Você ainda tem { $actions } ação.
       *[other] Você ainda tem { $actions } ações.
    }
refusal-brown-tile-left = Entregue antes a joia marrom pronta.
refusal-no-actions-left = Você não tem mais ações.
refusal-mine-empty = A mina está vazia.
refusal-cart-full =
    { $most ->
        [one] No vagonete só cabe { $most } gema.
       *[other] No vagonete só cabem { $most } gemas.
    }
refusal-not-in-cart = Essa gema não está no seu vagonete.
refusal-no-hole = Essa joia não tem encaixe para ela.
refusal-not-stuck =
    { $rounds ->
        [one] Só depois de { $rounds } rodada sem mover gemas.
       *[other] Só depois de { $rounds } rodadas sem mover gemas.
    }
refusal-nothing-to-withdraw = Não há nada para devolver dali.
refusal-not-in-own-turn = “{ $card }” só responde aos outros.
refusal-no-such-seat = Ninguém está sentado ali.
refusal-not-yourself = Você não pode escolher a si mesmo.
refusal-tile-not-empty = As duas joias devem estar vazias.
refusal-too-many-gems =
    { $most ->
        [one] Com esta carta, só { $most } gema.
       *[other] Com esta carta, só { $most } gemas.
    }
refusal-not-in-their-cart = Essa gema não está no vagonete de { $target }.
refusal-tile-finished = Essa joia já está pronta.
refusal-not-in-tile = Essa gema não está na joia.
refusal-mine-too-short =
    { $gems ->
        [one] Há só { $gems } gema na mina.
       *[other] Há só { $gems } gemas na mina.
    }
refusal-not-at-the-entrance = Essas gemas não estão entre as primeiras da mina.
refusal-not-loose = Não há gema assim para devolver.

## O fim

outcome-goal = A meta foi alcançada.
outcome-stalemate = Ninguém avançou mais: vence quem está na frente.

## A mesa

label-first = Jogou primeiro
label-turn = Vez
label-round = Rodada
label-actions = Ações restantes
label-goal = Meta
label-spaces = Casas especiais
label-slope = Mina, desde a entrada
label-loose = Voltando à mina
label-market = Mercado
label-pile = Joias na pilha
label-thrown = Joias descartadas
label-deck = Baralho
label-discard = Cartas descartadas
label-played = Carta aberta
label-followers = Cartas de resposta
label-cart-room = Espaço no vagonete
label-hand-limit = Cartas na mão
label-actions-a-turn = Ações por turno
label-comfort = Pontos por perder gemas
label-stuck-after = Rodadas até poder devolver gemas
label-stalemate-after = Rodadas até o impasse
label-gem-count = Gemas ao todo
label-copies = Todas as cartas
label-tile-prints = Todas as joias: encaixes, pontos, bônus
label-effects = Efeito das cartas
label-stuck = Gemas paradas
label-players = Joalheiros
label-tile = Joia
label-gems = Encaixes
label-any = De uma só cor qualquer
label-points = Pontos
label-bonus = Bônus de conjunto
label-cart = Vagonete
label-tiles = Joias
label-inlaid = Inseridas
label-finished = Pronta
label-dealt = Joias para escolher
label-cards = Cartas
label-hand = Mão
label-seat = Jogador
label-card = Carta
label-target = Alvo
label-things = Detalhes

## Opções

option-order = As gemas voltam
option-order-chosen = como o jogador quiser
option-order-holes = por cor
option-first-player = Quem joga primeiro
option-first-player-random = por sorteio
option-first-player-0 = lugar 1
option-first-player-1 = lugar 2
option-first-player-2 = lugar 3
option-first-player-3 = lugar 4

## Números da caixa, para regras da casa

house-game-goal = Pontos para vencer
house-game-spaces = Casas da trilha que dão cartas
house-game-actions = Ações por turno
house-game-cart = Gemas que cabem no vagonete
house-game-hand = Máximo de cartas na mão
house-game-comfort = Pontos para quem perde gemas
house-safety-stuck = Rodadas sem mover gemas até poder devolvê-las
house-safety-stalemate = Rodadas sem pontos que encerram o jogo
house-gems = { $thing }: gemas
house-effects-draw-three = Cartas compradas com “{ card-draw-three }”
house-effects-tip-over = Gemas movidas com “{ card-tip-over }”
house-effects-sift = Gemas separadas com “{ card-sift }”
house-effects-rob = Gemas tomadas com “{ card-rob }”
house-effects-double-insert = Gemas inseridas com “{ card-double-insert }”
house-cards = { $thing }: cópias
house-tiles-gems = { $thing }: encaixes (vermelho, verde, amarelo, azul, qualquer)
house-tiles-points = { $thing }: pontos
house-tiles-bonus = { $thing }: bônus no conjunto
