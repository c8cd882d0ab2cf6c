title = Quartz: o jogo de cartas
pitch = Revele um cristal após o outro e pare antes que a mina desabe ou que os rivais apareçam.

## Cristais; `.one` é um deles

crystal-quartz = quartzo
    .one = um quartzo
crystal-amethyst = rubelita
    .one = uma rubelita
crystal-emerald = esmeralda
    .one = uma esmeralda
crystal-sapphire = safira
    .one = uma safira
crystal-ruby = rubi
    .one = um rubi
crystal-amber = âmbar
    .one = um âmbar

## Ícones das cartas de mina

icon-plain = sem ícone
icon-hire = ajudante
icon-unstable-1 = instável ①
icon-unstable-2 = instável ②
icon-unstable-3 = instável ③
icon-unstable-4 = instável ④
icon-unstable-5 = instável ⑤
icon-unstable-6 = instável ⑥

## Ajudantes

card-hand-it-over = Passa isso aqui...
card-stop-stop-stop = Para, para, para!
card-may-i-help = Posso ajudar?
card-little-gift = Um presentinho para você...
card-no-longer-yours = Isso não te pertence mais...
card-no-chance = Sem chance!
card-over-my-dead-body = Só por cima do meu cadáver!
card-get-lost = Sai fora!
card-what-a-beauty = Mas que beleza!
moment-announced = antes da primeira carta
moment-uncovered = depois de uma carta
moment-stopped = depois da parada

## Jogadas

move-explore = Explorar a mina
move-stop = Parar
move-pass = Não fazer nada
move-hire = Contratar um ajudante
move-lay = Pôr na linha
move-play-card = Jogar “{ $card }”
move-play-card-crystal = Jogar “{ $card }”: proteger { $crystal }
move-protect-crystal = Proteger { $crystal }
move-take-crystals = Pegar { $crystals }
move-take-column-crystal = Pegar a coluna inteira: { $crystal }
move-keep-crystal-icon = Ficar com { $crystal } ({ $icon })

## Perguntas

decision-turn = Sua vez: explorar a mina ou proteger uma coluna?
decision-window =
    { $moment-key ->
        [announced] Alguém vai entrar na mina. Atacar?
        [stopped] O explorador parou. Um último ataque?
       *[other] Uma carta foi revelada. Atacar?
    }
decision-defend = { $attacker } joga “{ $card }” contra você. Defender-se?
decision-counter = Seu presente volta para você. Mandar de novo?
decision-steal = Uma coluna inteira ou duas cartas: o que você pega de { $victim }?
decision-retaliate = O roubo falhou. Qual carta você pega de { $thief }?
decision-lend-a-hand = Com qual carta você fica? A outra vai para a linha.
decision-offer-hire = Trocar esta carta por um ajudante?
decision-go-on = Mais uma carta ou já chega?
decision-beauty = Proteger uma coluna com um ajudante?

## Acontecimentos

event-turn-began =
    { $seat-key ->
        [you] Sua vez
       *[other] Vez de { $seat }
    }.
event-protected = { $seat } protege { $many } × { $crystal }.
event-explored = { $seat } entra na mina.
event-revealed =
    { $icon-key ->
        [plain] { $seat } revela { $crystal-one }.
       *[other] { $seat } revela { $crystal-one } ({ $icon }).
    }
event-hired = { $seat } troca { $crystal-one } por um ajudante.
event-card-drawn = { $seat } compra “{ $card }”.
event-card-drawn-hidden = { $seat } compra um ajudante.
event-reshuffled = Os ajudantes descartados são embaralhados e formam uma nova pilha.
event-accident =
    { $many ->
        [0]
            Acidente! { $seat-key ->
                [you] A sua vez
               *[other] A vez de { $seat }
            } acabou.
        [one] Acidente! { $seat } perde { $many } carta.
       *[other] Acidente! { $seat } perde { $many } cartas.
    }
event-halted = { $seat } para.
event-collected =
    { $many ->
        [0] { $seat } volta de mãos vazias.
        [one] { $seat } recolhe { $many } carta.
       *[other] { $seat } recolhe { $many } cartas.
    }
event-attacked = { $seat } ataca { $target } com “{ $card }”.
event-taken-back = { $seat } pega “{ $card }” de volta: chegou tarde demais.
event-let-happen = { $seat } não responde a “{ $card }”.
event-played =
    { $target ->
        [none] { $seat } joga “{ $card }”.
       *[other] { $seat } joga “{ $card }” contra { $target }.
    }
event-snatched =
    { $icon-key ->
        [plain] { $seat } tira { $crystal-one } da linha.
       *[other] { $seat } tira { $crystal-one } ({ $icon }) da linha.
    }
event-cut-short =
    { $seat } encerra { $target-key ->
        [you] a sua vez
       *[other] a vez de { $target }
    }.
event-looked =
    { $icon-key ->
        [plain] { $seat } olha { $crystal-one }.
       *[other] { $seat } olha { $crystal-one } ({ $icon }).
    }
event-looked-hidden = { $seat } olha uma carta da mina.
event-kept =
    { $icon-key ->
        [plain] { $seat } fica com { $crystal-one }.
       *[other] { $seat } fica com { $crystal-one } ({ $icon }).
    }
event-laid =
    { $icon-key ->
        [plain] { $seat } põe { $crystal-one } na linha.
       *[other] { $seat } põe { $crystal-one } ({ $icon }) na linha.
    }
event-gift-landed =
    { $many ->
        [one]
            Há um presente { $seat-key ->
                [you] na sua linha
               *[other] na linha de { $seat }
            }.
       *[other]
            Há { $many } presentes { $seat-key ->
                [you] na sua linha
               *[other] na linha de { $seat }
            }.
    }
event-gift-returned = { $seat } devolve o presente a { $target }.
event-gift-discarded =
    { $many ->
        [one] { $seat } se livra de um presente.
       *[other] { $seat } se livra de { $many } presentes.
    }
event-stolen = { $seat } pega { $many } × { $crystal } de { $victim }.
event-scored =
    { $seat } ganha { $worth ->
        [one] { $worth } ponto
       *[other] { $worth } pontos
    } pelos cristais{ $bonus ->
        [0] .
       *[other] { " " }e { $bonus } pelos conjuntos.
    }
event-game-ended = A mina está vazia.

## Recusas

refusal-game-over = O jogo acabou.
refusal-not-asked = Agora quem decide é { $seat }.
refusal-explore-or-protect = Explore a mina ou proteja uma coluna.
refusal-no-such-column = Você não tem uma coluna aberta de { $crystal }.
refusal-only-attacks = Só cartas azuis atacam.
refusal-not-in-hand = “{ $card }” não está na sua mão.
refusal-line-empty = Não há cartas na linha.
refusal-mine-is-empty = A mina está vazia.
refusal-nothing-to-steal = { $target } não tem cartas abertas.
refusal-wrong-answer = Isso não responde a “{ $card }”.
refusal-only-beauty = Agora só a carta verde protege.
refusal-not-drawn = Essa não é uma das cartas que você está olhando.
refusal-keep-one = Você fica com uma das duas cartas.
refusal-cards-not-there = Essas cartas não estão aí.
refusal-answered = Os outros ainda estão respondendo.
refusal-whole-column = Essas duas são uma coluna inteira: pegue a coluna ({ $crystal }).
refusal-column-or-two = Pegue uma coluna inteira ou duas cartas.
refusal-only-one = Pegue uma carta só.
refusal-another-decision = Agora há outra coisa a decidir.

## O fim

outcome-mine-empty = A mina está vazia: vence a coleção mais valiosa.

## A mesa

label-turn = Vez
label-turns = Turnos até agora
label-exploring = Explorando
label-moment = Momento
label-attacks = Ataques abertos
label-seat = Anão
label-card = Ajudante
label-line = Linha de exploração
label-crystal = Cristal
label-icon = Ícone
label-gifts = Presentes
label-dangerous = Causaria acidente
label-mine = Cartas na mina
label-unseen = Ainda podem vir
label-mine-discard = Cartas de mina descartadas
label-helpers = Ajudantes na pilha
label-helper-discard = Ajudantes descartados
label-looked-at = Olhadas
label-values = Valores
label-in-mine = Todas as cartas de mina
label-copies = Todos os ajudantes
label-hand-size = Ajudantes para cada um no início
label-accident-at = Cristais instáveis para um acidente
label-gifts-at = Presentes para um acidente
label-set-size = Cartas de um conjunto
label-set-bonus = Pontos por conjunto
label-players = Anões
label-columns = Colunas
label-chest = Baú
label-points = Pontos
label-bonus = Pelos conjuntos
label-sets = Conjuntos completos
label-cards = Ajudantes na mão
label-shown = Ajudantes que todos conhecem
label-hand = Mão

## Opções

option-early = Ataques antes da primeira carta
option-early-on = permitidos
option-early-off = proibidos
option-duel = “{ card-get-lost }” contra “{ card-get-lost }”
option-duel-on = quantas vezes quiser
option-duel-off = só uma vez
option-first-player = Quem joga primeiro
option-first-player-random = por sorteio
option-first-player-0 = lugar 1
option-first-player-1 = lugar 2
option-first-player-2 = lugar 3
option-first-player-3 = lugar 4

## Números da caixa, para regras da casa

house-game-hand = Ajudantes dados a cada um
house-game-accident = Cristais instáveis numa posição que causam um acidente
house-game-gifts = Presentes numa linha que causam um acidente
house-sets-size = Cartas iguais num conjunto
house-sets-bonus = Pontos por conjunto
house-crystals-points = { $thing }: pontos
house-crystals-cards = { $thing }: cartas (comuns, de contratação, instáveis nas posições 1 a 6)
house-cards-copies = { $thing }: cópias
