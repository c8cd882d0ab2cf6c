title = Dwar7s: Outono
pitch = Construam juntos uma só terra, extraiam gemas, comprem comida e murem o reino mais rico antes do inverno.

## Cartas de reino; `.the` com artigo, `.of` e `.on` com a preposição, `.your-...` se são de quem lê, `.own-...` se são de quem age

card-castle = castelo
    .the = o castelo
    .of = do castelo
    .on = no castelo
    .your-the = o seu castelo
    .your-of = do seu castelo
    .your-on = no seu castelo
    .own-the = o próprio castelo
    .own-of = do próprio castelo
    .own-on = no próprio castelo
card-emerald-mine = mina de esmeraldas
    .the = a mina de esmeraldas
    .of = da mina de esmeraldas
    .on = na mina de esmeraldas
    .your-the = a sua mina de esmeraldas
    .your-of = da sua mina de esmeraldas
    .your-on = na sua mina de esmeraldas
    .own-the = a própria mina de esmeraldas
    .own-of = da própria mina de esmeraldas
    .own-on = na própria mina de esmeraldas
card-diamond-mine = mina de diamantes
    .the = a mina de diamantes
    .of = da mina de diamantes
    .on = na mina de diamantes
    .your-the = a sua mina de diamantes
    .your-of = da sua mina de diamantes
    .your-on = na sua mina de diamantes
    .own-the = a própria mina de diamantes
    .own-of = da própria mina de diamantes
    .own-on = na própria mina de diamantes
card-ruby-mine = mina de rubis
    .the = a mina de rubis
    .of = da mina de rubis
    .on = na mina de rubis
    .your-the = a sua mina de rubis
    .your-of = da sua mina de rubis
    .your-on = na sua mina de rubis
    .own-the = a própria mina de rubis
    .own-of = da própria mina de rubis
    .own-on = na própria mina de rubis
card-topaz-mine = mina de topázios
    .the = a mina de topázios
    .of = da mina de topázios
    .on = na mina de topázios
    .your-the = a sua mina de topázios
    .your-of = da sua mina de topázios
    .your-on = na sua mina de topázios
    .own-the = a própria mina de topázios
    .own-of = da própria mina de topázios
    .own-on = na própria mina de topázios
card-tavern = taverna
    .the = a taverna
    .of = da taverna
    .on = na taverna
    .your-the = a sua taverna
    .your-of = da sua taverna
    .your-on = na sua taverna
    .own-the = a própria taverna
    .own-of = da própria taverna
    .own-on = na própria taverna
card-shop = loja
    .the = a loja
    .of = da loja
    .on = na loja
    .your-the = a sua loja
    .your-of = da sua loja
    .your-on = na sua loja
    .own-the = a própria loja
    .own-of = da própria loja
    .own-on = na própria loja
card-dragon = dragão
    .the = o dragão
    .of = do dragão
    .on = no dragão
    .your-the = o seu dragão
    .your-of = do seu dragão
    .your-on = no seu dragão
    .own-the = o próprio dragão
    .own-of = do próprio dragão
    .own-on = no próprio dragão
card-ice-giant = gigante de gelo
    .the = o gigante de gelo
    .of = do gigante de gelo
    .on = no gigante de gelo
    .your-the = o seu gigante de gelo
    .your-of = do seu gigante de gelo
    .your-on = no seu gigante de gelo
    .own-the = o próprio gigante de gelo
    .own-of = do próprio gigante de gelo
    .own-on = no próprio gigante de gelo

## Lados

side-north = norte
side-east = leste
side-south = sul
side-west = oeste

## Gemas

gem-emerald = esmeralda
    .one = uma esmeralda
    .none = nenhuma esmeralda
gem-diamond = diamante
    .one = um diamante
    .none = nenhum diamante
gem-ruby = rubi
    .one = um rubi
    .none = nenhum rubi
gem-topaz = topázio
    .one = um topázio
    .none = nenhum topázio

## Ogros

ogre-bouncer = Brutamontes
ogre-drover = Boiadeiro
ogre-thief = Ladrão
ogre-racketeer = Extorsionário
ogre-trickster = Trapaceiro

## Objetivos

trade-bread = Pão
trade-mushrooms = Cogumelos
trade-cheese = Queijo
trade-fish = Peixe
trade-honey = Mel
trade-pie = Torta
trade-pumpkin = Abóbora
trade-ham = Presunto
trade-ale = Cerveja
trade-roast = Assado
secret-architect = Arquiteto
secret-king = Rei
secret-hunter = Caçador
secret-jeweller = Joalheiro
secret-ogre-chief = Chefe dos ogros
secret-general = Comandante
secret-miner = Mineiro
phase-acting = ações
phase-working = trabalho dos anões
phase-discarding = descarte
part-goals = objetivos
part-monsters = monstros
part-gems = gemas
part-kingdom = reino

## Jogadas

move-done = Terminar as ações
move-reveal = Revelar seu objetivo secreto
move-pass = Agora não
move-keep-secret = Não revelar seu objetivo
move-turn-side = Topo para o { $side }
move-lay-card = Colocar { $card-the }
move-on-card-owner =
    Em cima { $owner-key ->
        [you] { $card-your-of }
       *[other] { $card-of } de { $owner }
    }
move-beside-card-owner-side =
    Ao { $side } { $owner-key ->
        [you] { $card-your-of }
       *[other] { $card-of } de { $owner }
    }
move-put-card-owner =
    Pôr um anão { $owner-key ->
        [you] { $card-your-on }
       *[other] { $card-on } de { $owner }
    }
move-step-card-owner-side =
    Mover um anão { $owner-key ->
        [you] { $card-your-of }
       *[other] { $card-of } de { $owner }
    } para o { $side }
move-work-card-owner =
    Trabalhar { $owner-key ->
        [you] { $card-your-on }
       *[other] { $card-on } de { $owner }
    }
move-dig-card-owner =
    Escavar embaixo { $owner-key ->
        [you] { $card-your-of }
       *[other] { $card-of } de { $owner }
    }
move-buy-trade = Comprar { $trade }
move-buy-nothing = Não comprar nada
move-discard-gem = Descartar { $gem-one }
move-discard-ogre = Descartar o { $ogre }
move-play-ogre-target-card-owner =
    { $ogre-key ->
        [bouncer]
            { $ogre }: expulsar um anão { $target-key ->
                [you] seu
               *[other] de { $target }
            } { $owner-key ->
                [you] { $card-your-of }
               *[other] { $card-of } de { $owner }
            }
       *[other]
            { $ogre }: trocar um anão { $target-key ->
                [you] seu
               *[other] de { $target }
            } { $owner-key ->
                [you] { $card-your-on }
               *[other] { $card-on } de { $owner }
            }
    }
move-play-ogre-target-card-owner-side =
    { $ogre }: mover um anão { $target-key ->
        [you] seu
       *[other] de { $target }
    } { $owner-key ->
        [you] { $card-your-of }
       *[other] { $card-of } de { $owner }
    } para o { $side }
move-play-ogre-target =
    { $ogre-key ->
        [thief] { $ogre }: tomar uma gema de { $target }
       *[other] { $ogre }: tomar um ogro de { $target }
    }
move-swap-target-card-owner =
    Trocar com um anão { $target-key ->
        [you] seu
       *[other] de { $target }
    } { $owner-key ->
        [you] { $card-your-on }
       *[other] { $card-on } de { $owner }
    }

## Perguntas

decision-act = Sua vez: colocar uma carta, pôr ou mover um anão, usar ogros?
decision-spot = Onde você coloca { $card-the }?
decision-rotate = Para que lado você gira { $card-the }?
decision-swap =
    Que anão troca de lugar com o { $target-key ->
        [you] seu
       *[other] de { $target }
    } { $owner-key ->
        [you] { $card-your-on }
       *[other] { $card-on } de { $owner }
    }?
decision-work = Onde seus anões trabalham agora?
decision-dig = Embaixo de que pilha você escava?
decision-buy = Que objetivo você compra?
decision-discard = Cartas demais na mão: o que você descarta?
decision-after-work = O trabalho acabou. Revelar seu objetivo secreto?
decision-last-reveal = O jogo acabou. Revelar seu objetivo secreto?

## Acontecimentos

event-secret-dealt = { $seat } recebe o objetivo secreto “{ $secret }”.
event-secret-dealt-hidden = { $seat } recebe um objetivo secreto.
event-trade-laid = Um novo objetivo na fila: { $trade }.
event-turn-began =
    { $seat-key ->
        [you] Sua vez
       *[other] Vez de { $seat }
    }.
event-card-laid =
    { $covered ->
        [none] { $seat } coloca { $card-the } em { $x }, { $y }, topo para o { $side }.
       *[other] { $seat } coloca { $card-the } em cima { $covered-of } em { $x }, { $y }, topo para o { $side }.
    }
event-dwarf-put =
    { $seat } põe um anão { $owner-key ->
        [you] { $card-your-on }
        [own] { $card-own-on }
       *[other] { $card-on } de { $owner }
    }.
event-dwarf-stepped =
    { $seat } move um anão { $origin_owner-key ->
        [you] { $origin-your-of }
        [own] { $origin-own-of }
       *[other] { $origin-of } de { $origin_owner }
    }: agora ele está { $owner-key ->
        [you] { $card-your-on }
        [own] { $card-own-on }
       *[other] { $card-on } de { $owner }
    }.
event-ogre-played = { $seat } usa o { $ogre }.
event-bounced =
    { $seat } expulsa { $target-key ->
        [you] um anão seu
        [own] um dos próprios anões
       *[other] um anão de { $target }
    } { $owner-key ->
        [you] { $card-your-of }
        [own] { $card-own-of }
       *[other] { $card-of } de { $owner }
    }.
event-driven =
    { $seat } leva { $target-key ->
        [you] um anão seu
        [own] um dos próprios anões
       *[other] um anão de { $target }
    } { $origin_owner-key ->
        [you] { $origin-your-of }
        [own] { $origin-own-of }
       *[other] { $origin-of } de { $origin_owner }
    }: agora ele está { $owner-key ->
        [you] { $card-your-on }
        [own] { $card-own-on }
       *[other] { $card-on } de { $owner }
    }.
event-gem-stolen = { $seat } rouba { $gem-one } de { $victim }.
event-gem-stolen-hidden = { $seat } rouba uma gema de { $victim }.
event-ogre-stolen = { $seat } toma o { $ogre } de { $victim }.
event-ogre-stolen-hidden = { $seat } toma uma carta de ogro de { $victim }.
event-swapped =
    Dois anões trocam de lugar: o { $target-key ->
        [you] seu
       *[other] de { $target }
    } agora está { $owner-key ->
        [you] { $card-your-on }
       *[other] { $card-on } de { $owner }
    }, o { $partner-key ->
        [you] seu
       *[other] de { $partner }
    } está { $partner_owner-key ->
        [you] { $partner_card-your-on }
       *[other] { $partner_card-on } de { $partner_owner }
    }.
event-worked =
    { $seat-key ->
        [you] Seus anões
       *[other] Os anões de { $seat }
    } trabalham { $owner-key ->
        [you] { $card-your-on }
        [own] { $card-own-on }
       *[other] { $card-on } de { $owner }
    }.
event-failed =
    { $seat-key ->
        [you] Seus anões
       *[other] Os anões de { $seat }
    } voltam { $owner-key ->
        [you] { $card-your-of }
        [own] { $card-own-of }
       *[other] { $card-of } de { $owner }
    } de mãos vazias.
event-mined = { $seat } extrai { $gem-one }.
event-ogre-hired = { $seat } contrata o { $ogre }.
event-ogre-hired-hidden = { $seat } contrata um ogro.
event-reshuffled = Os ogros descartados são embaralhados num novo baralho.
event-bought = { $seat } compra { $trade }.
event-bought-nothing = { $seat } não compra nada.
event-dug =
    { $seat } escava: { $owner-key ->
        [you] { $card-your-the }
        [own] { $card-own-the }
       *[other] { $card-the } de { $owner }
    } vai para o fundo da pilha.
event-slain =
    { $seat } mata { $owner-key ->
        [you] { $card-your-the }
        [own] { $card-own-the }
       *[other] { $card-the } de { $owner }
    }.
event-gem-discarded = { $seat } descarta { $gem-one }.
event-ogre-discarded = { $seat } descarta o { $ogre }.
event-revealed = { $seat } revela o objetivo secreto “{ $secret }”.
event-last-turns =
    { $turns ->
        [0] Objetivos suficientes cumpridos, e a rodada acabou.
        [one] Objetivos suficientes cumpridos: falta { $turns } turno.
       *[other] Objetivos suficientes cumpridos: faltam { $turns } turnos.
    }
event-asleep =
    { $turns ->
        [one] Nada acontece há { $turns } turno: os monstros adormecem.
       *[other] Nada acontece há { $turns } turnos: os monstros adormecem.
    }
event-awake = Os monstros acordam.
event-went-home =
    { $seat-key ->
        [you] Seus anões
       *[other] Os anões de { $seat }
    } se cansam de esperar e voltam para casa.
event-sunk =
    A terra cede: { $owner-key ->
        [you] { $card-your-the }
       *[other] { $card-the } de { $owner }
    } vai para o fundo da pilha.
event-trade-gone = O objetivo “{ $trade }” sai da fila.
event-stalled =
    { $turns ->
        [one] Nada acontece há { $turns } turno: chegou o inverno.
       *[other] Nada acontece há { $turns } turnos: chegou o inverno.
    }
event-scored =
    { $seat } ganha { $points ->
        [one] { $points } ponto: { $part }.
       *[other] { $points } pontos: { $part }.
    }
event-haunted =
    { $points ->
        [one] Monstros no reino custam { $points } ponto a { $seat }.
       *[other] Monstros no reino custam { $points } pontos a { $seat }.
    }

## Recusas

refusal-game-over = O jogo acabou.
refusal-not-asked = Agora quem decide é { $seat }.
refusal-another-decision = Agora há outra coisa a decidir.
refusal-goal-revealed = Seu objetivo já foi revelado.
refusal-laying-a-card = Termine primeiro de colocar a carta.
refusal-goal-not-met = Você ainda não cumpriu seu objetivo.
refusal-no-action-left = Você não tem mais ações.
refusal-not-in-hand = Você não tem { $card-the } na mão.
refusal-no-dwarf-there = Esse anão não está ali.
refusal-not-on-the-table = Essa carta não está na mesa.
refusal-card-is-covered = Essa carta está embaixo de outra.
refusal-no-dwarf-at-home = Você não tem anões em casa.
refusal-no-free-space = Não há espaço livre.
refusal-nothing-there = Não há carta desse lado.
refusal-wall-in-the-way = Há um muro no caminho.
refusal-card-lies-there = Já há uma carta ali.
refusal-never-covered =
    { $card-key ->
        [castle] Castelos nunca são cobertos.
       *[other] Monstros nunca são cobertos.
    }
refusal-another-type = Essa carta é de outro tipo.
refusal-dwarves-in-the-way =
    { $dwarves ->
        [one] Há um anão nessa carta.
       *[other] Há { $dwarves } anões nessa carta.
    }
refusal-ogre-not-in-hand = Você não tem o { $ogre } na mão.
refusal-not-yourself = Você não pode escolher a si mesmo.
refusal-no-such-seat = Ninguém está sentado ali.
refusal-nothing-to-steal = Não há nada a tomar ali.
refusal-nobody-to-swap-with = Não há com quem trocar.
refusal-same-player = Escolha um anão de outro jogador.
refusal-same-card = Escolha um anão em outra carta.
refusal-too-few-dwarves = Há poucos anões seus ali.
refusal-not-in-the-row = { $trade } não está na fila.
refusal-cannot-pay = Faltam gemas para { $trade }.
refusal-gem-not-in-hand = Você não tem { $gem-none }.
refusal-no-stack = Não há pilha ali.

## O fim

outcome-winter = Chegou o inverno: vence quem tem mais pontos; no empate, o reino maior, depois mais anões na mesa.
outcome-stalled = Nada mais acontecia, e o inverno chegou mais cedo: vence quem tem mais pontos.

## A mesa

label-turn = Vez
label-first = Jogou primeiro
label-round = Rodada
label-phase = Parte do turno
label-actions-left = Ações restantes
label-last-turns = Últimos turnos
label-quiet-turns = Turnos sem acontecer nada
label-quiet-limit = O inverno chega após
label-lull-in = Turnos calmos até a terra ceder
label-monsters-asleep = Os monstros dormem
label-map = Mapa
label-turnings = Se for girada
label-gems = Gemas
label-mined = Gemas por trabalho
label-gem-points = Pontos das gemas
label-ogre-deck = Baralho de ogros
label-ogre-discard = Ogros descartados
label-trade-row = Objetivos de comércio
label-trade-deck = Baralho de objetivos
label-cards = Cartas
label-gem-count = Gemas na caixa
label-ogre-copies = Ogros na caixa
label-trades = Todos os objetivos de comércio
label-secrets = Todos os objetivos secretos
label-castle-actions = Ações do castelo
label-dwarves-each = Anões de cada um
label-hand-limit = Limite da mão
label-row-size = Objetivos na fila
label-goals-to-end = Objetivos até o fim
label-monster-points = Pontos por monstro
label-players = Jogadores
label-at = Lugar
label-card = Carta
label-owner = Cor de
label-top = Topo para
label-walls = Muros
label-dwarves = Anões
label-below = Embaixo
label-kingdoms = Nos reinos
label-stopped = Parado por um monstro
label-trade = Objetivo
label-cost = Custo
label-points = Pontos
label-need = Anões necessários
label-spaces = Espaços
label-star = Estrela
label-idle = Anões em casa
label-actions = Ações por turno
label-hand = Mão
label-kingdom-cards = Cartas de reino
label-known-gems = Gemas conhecidas
label-ogres = Ogros
label-known-ogres = Ogros conhecidos
label-bought = Comprados
label-secret = Objetivo secreto
label-needed = Meta
label-revealed = Revelado
label-goals = Objetivos
label-slain = Monstros mortos
label-kingdom-size = Tamanho do reino
label-kingdom-points = Pontos do reino
label-counted = Contagem

## Opções

option-covering = Cobrir castelos
option-covering-never = nunca
option-covering-castles = com castelos e gigantes
option-ending = Com objetivos suficientes cumpridos
option-ending-one-more-turn = mais um turno para cada um
option-ending-finish-round = terminar a rodada
option-first-player = Quem joga primeiro
option-first-player-random = por sorteio
option-first-player-0 = lugar 1
option-first-player-1 = lugar 2
option-first-player-2 = lugar 3
option-first-player-3 = lugar 4

## Números da caixa, para regras da casa

house-game-actions = Ações por turno
house-game-castle-actions = Ações a mais com o próprio castelo
house-game-dwarves = Anões de cada jogador
house-game-hand-limit = Máximo de cartas na mão
house-game-goals = Objetivos que trazem o fim
house-game-trade-row = Objetivos de comércio abertos
house-game-quiet-rounds = Rodadas paradas que encerram o jogo
house-game-lull-rounds = Rodadas paradas até a terra ceder
house-game-monster = Pontos por um monstro morto
house-cards-need = { $thing }: anões necessários
house-cards-spaces = { $thing }: espaços para anões
house-cards-star = { $thing }: pontos num reino
house-cards-walls = { $thing }: muros (norte, leste, sul, oeste)
house-gems-count = { $thing }: gemas na pilha
house-gems-points = { $thing }: pontos
house-gems-mined = { $thing }: gemas por trabalho
house-ogres-copies = { $thing }: cópias
house-trade-cost = { $thing }: custo (esmeralda, diamante, rubi, topázio)
house-trade-points = { $thing }: pontos
house-secret-target = { $thing }: quantos são precisos
house-secret-points = { $thing }: pontos
