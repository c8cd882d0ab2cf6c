title = Quartz
pitch = Cinco dias na mina: cave enquanto tiver coragem e saia antes da segunda autunita.

## Cristais; `.one` é um deles, `.several` são vários, `.of` diz de quais

crystal-quartz = quartzo
    .one = um quartzo
    .several = quartzos
    .of = dos quartzos
crystal-amethyst = rubelita
    .one = uma rubelita
    .several = rubelitas
    .of = das rubelitas
crystal-emerald = esmeralda
    .one = uma esmeralda
    .several = esmeraldas
    .of = das esmeraldas
crystal-sapphire = safira
    .one = uma safira
    .several = safiras
    .of = das safiras
crystal-ruby = rubi
    .one = um rubi
    .several = rubis
    .of = dos rubis
crystal-amber = âmbar
    .one = um âmbar
    .several = âmbares
    .of = dos âmbares
crystal-obsidian = autunita
    .one = uma autunita
    .several = autunitas
    .of = das autunitas

## Cartas

card-here-we-go = Agora vai...
card-eureka = Rá, Eureka!
card-come-closer = Chega mais...
card-out-of-my-way = Sai da frenteeee...
card-what-crystal = Cristal? Que cristal?
card-gimme-a-hand = Me faz um favor...
card-these-dont-belong = Não te pertence mais...
card-this-isnt-mine = Opa! Esse cristal não é meu...
card-not-mine-either = Nem meu!
card-unacceptable = Só por cima do meu cadáver!
card-on-my-break = Estou cansado...
combination-none = nenhuma combinação
combination-small-set = um conjunto pequeno
combination-large-set = um conjunto grande
combination-five-kinds = cinco tipos
combination-six-kinds = seis tipos

## Jogadas

move-mine = Minerar um cristal
move-leave = Sair da mina
move-pass = Não fazer nada
move-use-token = Usar a ficha de experiência
move-play-card = Jogar “{ $card }”
move-play-card-target = Jogar “{ $card }” contra { $target }
move-play-card-target-given-taken = Jogar “{ $card }” contra { $target }: dar { $given }, pegar { $taken }
move-play-card-crystal = Jogar “{ $card }”: proteger { $crystal }
move-swap-given-taken = Dar { $given }, pegar { $taken }
move-take-crystals = Pegar { $crystals }
move-keep-nothing = Não guardar nada
move-keep-crystals = Guardar { $crystals }

## Perguntas

decision-turn = Sua vez: minerar, jogar uma carta ou sair?
decision-aimed = { $attacker } joga “{ $card }” contra você. Responder?
decision-second-obsidian = Autunita demais! Usar sua ficha?
decision-keep = Quais destes cristais vão para o seu vagonete?
decision-swap = Trocar um cristal do vagonete por um destes?
decision-share = Você pega algum cristal? O resto fica com { $miner }.
decision-steal = O que você pega de { $victim }?
decision-retaliate = Flagrante! O que você pega de { $thief }?
decision-save = Noite: o que você guarda no baú? O resto é vendido.
decision-last-dwarf = Só resta você: pegar o bônus e sair, ou abrir mão dele e continuar minerando?
decision-alone =
    { $drawn ->
        [0] Só resta você na mina: sortear um cristal ou parar?
        [one] Só resta você na mina, { $drawn } cristal sorteado: mais um ou parar?
       *[other] Só resta você na mina, { $drawn } cristais sorteados: mais um ou parar?
    }

## Acontecimentos

event-day-began = Começa o dia { $day }; { $seat } joga primeiro.
event-card-drawn = { $seat } compra a carta “{ $card }”.
event-card-drawn-hidden = { $seat } compra uma carta.
event-bonus-laid =
    { $card ->
        [none] Bônus de bravura: nenhuma carta
       *[other] Bônus de bravura: “{ $card }”
    }{ $coins ->
        [0] , nenhuma moeda.
        [one] , { $coins } moeda.
       *[other] , { $coins } moedas.
    }
event-reshuffled = O descarte é embaralhado e vira o novo baralho.
event-mined = { $seat } minera { $crystal-one }.
event-played =
    { $target ->
        [none] { $seat } joga “{ $card }”.
       *[other] { $seat } joga “{ $card }” contra { $target }.
    }
event-let-happen = { $seat } não responde a “{ $card }”.
event-shown = { $seat } sorteia { $crystal-one }.
event-put-back = De volta ao saco: { $many } × { $crystal }.
event-placed = { $seat } põe { $crystal-one } no vagonete.
event-swapped = { $seat } troca { $given-one } por { $taken-one } do saco.
event-traded = { $seat } dá { $given-one } a { $target } e pega { $taken-one }.
event-stolen = { $seat } pega { $crystal-one } de { $victim }.
event-lost = { $seat } perde { $crystal-one } para o saco.
event-hidden = { $seat } protege { $crystal-one }.
event-obsidian-given = { $seat } passa uma autunita para { $target }.
event-accident = Acidente! { $seat } perde tudo o que há no vagonete e está fora por hoje.
event-token-gained = { $seat } ganha uma ficha de experiência.
event-token-used = { $seat } devolve a ficha e se livra de uma autunita.
event-left = { $seat } sai da mina.
event-bonus-taken =
    { $card ->
        [none] { $seat } pega o bônus: nenhuma carta
       *[other] { $seat } pega o bônus: “{ $card }”
    }{ $coins ->
        [0] , nenhuma moeda.
        [one] , { $coins } moeda.
       *[other] , { $coins } moedas.
    }
event-bonus-lost =
    { $card ->
        [none] Um bônus sem carta se perde
       *[other] O bônus “{ $card }” se perde
    }{ $coins ->
        [0] .
        [one] , e com ele { $coins } moeda.
       *[other] , e com ele { $coins } moedas.
    }
event-last-inside = Na mina só resta { $seat }.
event-went-on = { $seat } abre mão do bônus e continua minerando.
event-unpacked = { $seat } tira do esconderijo { $many } × { $crystal }.
event-saved = { $seat } guarda { $crystal-one } no baú.
event-goods-sold =
    { $seat } vende { $many } × { $crystal } por { $coins ->
        [one] { $coins } moeda.
       *[other] { $coins } moedas.
    }
event-sold =
    { $coins ->
        [0] { $seat } não ganha nada hoje
        [one] { $seat } ganha { $coins } moeda hoje
       *[other] { $seat } ganha { $coins } moedas hoje
    }{ $combination-key ->
        [none] .
       *[other] , { $bonus } delas por { $combination }.
    }
event-doubled =
    { $seat-key ->
        [you] O seu conjunto de { $set-several }
       *[other] O conjunto de { $set-several } de { $seat }
    } dobra o preço { $crystal-of }.
event-cards-sold =
    { $coins ->
        [0] { $seat } não tem cartas para vender.
        [one] { $seat } vende as cartas da mão por { $coins } moeda.
       *[other] { $seat } vende as cartas da mão por { $coins } moedas.
    }
event-token-sold =
    { $coins ->
        [one] { $seat } vende a ficha por { $coins } moeda.
       *[other] { $seat } vende a ficha por { $coins } moedas.
    }
event-game-ended = O último dia acabou.

## Recusas

refusal-game-over = O jogo acabou.
refusal-no-token = Você não tem ficha.
refusal-token-outside = Você não está na mina.
refusal-token-without-obsidian = Não há autunita no seu vagonete.
refusal-outside = Hoje você já saiu da mina.
refusal-not-asked = Agora quem decide é { $seat }.
refusal-bag-empty = O saco está vazio.
refusal-not-in-a-turn = Isso não se faz na sua vez.
refusal-reaction-in-own-turn = “{ $card }” só responde a cartas dos outros.
refusal-not-in-hand = “{ $card }” não está na sua mão.
refusal-no-obsidian-to-give = Você não tem autunita para passar.
refusal-nothing-to-trade = Você não tem nada para trocar.
refusal-not-in-cart = Esse cristal não está no vagonete.
refusal-needs-target = “{ $card }” precisa de um alvo.
refusal-not-yourself = Você não pode escolher a si mesmo.
refusal-no-such-seat = Ninguém está sentado ali.
refusal-target-outside = { $target } não está na mina.
refusal-target-has-nothing = { $target } não tem nada para pegar.
refusal-wrong-answer = Só “{ $card }” responde a isso.
refusal-not-back = Não dá para devolver a autunita a { $target }.
refusal-others-inside = Há outros na mina: escolha um deles.
refusal-another-decision = Agora há outra coisa a decidir.
refusal-crystals-not-there = Esses cristais não estão aí.
refusal-only-one = Pegue um cristal só.
refusal-take-two = Pegue dois cristais.
refusal-not-an-obsidian = Não se pode pegar autunita.
refusal-chest-too-small =
    { $most ->
        [one] No baú cabe só { $most } cristal.
       *[other] No baú cabem só { $most } cristais.
    }
refusal-answered = Os outros ainda estão escolhendo.
refusal-nothing-to-keep = Você não tem nada para guardar.

## O fim

outcome-five-days = O último dia acabou. Vence o anão mais rico; no empate, quem ganhou mais com as cartas.

## A mesa

label-day = Dia
label-days = Dias
label-first = Jogou primeiro hoje
label-turn = Vez
label-inside = Na mina
label-bag = Saco
label-drawn-out = Sorteados
label-bravery = Bônus de bravura
label-bravery-spaces = Bônus por dia
label-bonus-for-leaving = Sair dá bônus
label-card = Carta
label-coins = Moedas
label-deck = Baralho
label-discard = Descarte
label-laid-out = Na mesa
label-prices = Preços
label-card-prices = Preços das cartas
label-in-mine = Cristais ao todo
label-copies = Cópias de cada carta
label-hand-size = Cartas para cada um no início
label-token-price = Moedas pela ficha
label-bravery-coins = Moedas dos bônus
label-accident-at = Autunitas para um acidente
label-chest-room = Espaço no baú
label-draws = Cristais sorteados por cartas
label-thrill-draws = Cristais para o último anão
label-sets = Cristais iguais
label-kinds = Cristais diferentes
label-players = Anões
label-cart = Vagonete
label-hidden = Protegidos
label-chest = Baú
label-token = Ficha
label-card-income = Moedas pelas cartas
label-cards = Cartas
label-shown = Cartas que todos conhecem
label-hand = Mão

## Opções

option-edition = Edição
option-edition-en = inglesa
option-edition-ru = russa
option-doubling = O que um conjunto dobra
option-doubling-edition = conforme a edição
option-doubling-sold = tudo o que é vendido
option-doubling-mined = o que foi minerado hoje
option-chain = Repassar a autunita várias vezes
option-chain-on = permitido
option-chain-off = só uma vez
option-thrill = Que emoção: o último anão continua minerando
option-thrill-off = não
option-thrill-on = sim
option-forfeit = Abrir mão do último bônus
option-forfeit-edition = conforme a edição
option-forfeit-may = se quiser
option-forfeit-must = sempre
option-money = Moedas dos outros
option-money-open = à vista
option-money-secret = secretas
option-first-player = Quem joga primeiro no primeiro dia
option-first-player-random = por sorteio
option-first-player-0 = lugar 1
option-first-player-1 = lugar 2
option-first-player-2 = lugar 3
option-first-player-3 = lugar 4
option-first-player-4 = lugar 5

## Números da caixa, para regras da casa

house-game-days = Dias
house-game-hand = Cartas dadas a cada um
house-game-accident = Autunitas que causam um acidente
house-game-chest = Cristais que cabem no baú
house-game-token = Moedas por uma ficha não usada
house-bravery-coins = Bônus de bravura: moedas, da esquerda para a direita
house-combinations-small = Cristais iguais num conjunto pequeno
house-combinations-large = Cristais iguais num conjunto grande
house-combinations-five = Moedas por cinco tipos
house-combinations-six = Moedas por seis tipos
house-draws-here-we-go = Cristais sorteados com “{ card-here-we-go }”
house-draws-eureka = Cristais sorteados com “{ card-eureka }”
house-draws-thrill = Cristais que o último anão pode sortear
house-crystals-count = { $thing }: cristais no saco
house-crystals-price = { $thing }: preço
house-cards-copies = { $thing }: cópias
house-cards-price = { $thing }: preço no fim
