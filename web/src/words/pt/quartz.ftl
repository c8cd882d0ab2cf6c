## O que cada carta faz, em uma linha

quartz-does-here-we-go = Sorteie { $draws }. Autunita volta. Fique com o que quiser.
quartz-does-eureka = Sorteie { $draws }. Troque um dos seus por um deles.
quartz-does-come-closer = Troque um cristal com um anão na mina. Você escolhe.
quartz-does-out-of-my-way = Todos os outros na mina perdem um cristal ao acaso.
quartz-does-what-crystal = Esconda um cristal: fica a salvo até a noite.
quartz-does-gimme-a-hand = Outro anão sorteia 2. Um é seu, o outro dele.
quartz-does-these-dont-belong = Pegue 2 cristais de outro carrinho.
quartz-does-this-isnt-mine = Passe sua autunita a outro anão na mina.
quartz-does-not-mine-either = Recebeu uma autunita? Mande-a adiante.
quartz-does-unacceptable = Impeça um roubo e pegue um cristal do ladrão.
quartz-does-on-my-break = Mandaram minerar por outro? Você não vai.

quartz-when-not-mine-either = Só quando lhe passam autunita.
quartz-when-unacceptable = Só quando roubam de você.
quartz-when-on-my-break = Só quando mandam você minerar.

## Bônus de bravura

quartz-bravery = Bônus de bravura
quartz-bravery-hint = saia enquanto dois outros ficam
quartz-bonus-coins =
    { $coins ->
        [0] sem moedas
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
quartz-bonus-no-card = sem carta
quartz-bonus-lost = perdido
quartz-bonus-lost-with = acidente de { $player }
quartz-bonus-went = ficou com { $player }
quartz-bonus-gone = já se foi
quartz-bonus-label =
    { $card ->
        [none] Bônus sem carta
       *[other] Bônus “{ $card }”
    } { $coins ->
        [0] sem moedas.
        [1] e { $coins } moeda.
       *[other] e { $coins } moedas.
    }
quartz-leave-takes =
    Sair agora: { $card ->
        [none] nenhuma carta
       *[other] “{ $card }”
    } { $coins ->
        [0] sem moedas.
        [1] e { $coins } moeda.
       *[other] e { $coins } moedas.
    } { $rest ->
        [0] { "" }
        [1] { $rest } continua cavando.
       *[other] { $rest } continuam cavando.
    }
quartz-leave-nothing = Sair agora: sem bônus. Fica com quem restar na mina.
quartz-leave-short =
    { $coins ->
        [0] carta sem moedas
        [1] carta e { $coins } moeda
       *[other] carta e { $coins } moedas
    }
quartz-leave-short-no-card =
    { $coins ->
        [0] nada
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
quartz-leave-short-nothing = sem bônus
quartz-bonus-next-theirs = Quem sair agora leva o primeiro bônus.
quartz-bonus-last-theirs = O último na mina leva o que restar.

## O saco

quartz-bag = no saco
quartz-bag-is-empty = O saco está vazio.
quartz-bag-label =
    { $many ->
        [1] Saco: { $many } cristal, { $percent } autunita.
       *[other] Saco: { $many } cristais, { $percent } autunita.
    }
quartz-bag-mine = Minerar um cristal.
quartz-odds-row = { $crystal }: { $many } no saco, { $percent }
quartz-risk-accident = autunita: acidente para você.
quartz-risk-first = autunita, ainda sem perigo.
quartz-risk-public = autunita na próxima.
quartz-expected = Um sorteio rende { $coins } em média.
quartz-mine-short = { $percent } acidente
quartz-mine-short-safe = ainda sem risco

## O que está na mesa

quartz-drawn = Na mesa
quartz-drawn-keep = toque no que vai guardar
quartz-drawn-share = toque no que vai pegar
quartz-drawn-swap = toque em um seu e em um destes
quartz-drawn-loot = toque no que vai pegar
quartz-drawn-wait = { $player } está escolhendo
quartz-aimed = { $attacker } joga isto contra { $target }
quartz-aimed-you = { $attacker } joga isto contra você
quartz-asked-answer = { $player } pode responder
quartz-discard = Descarte
quartz-discard-count =
    { $many ->
        [0] nenhuma carta ainda
        [1] { $many } carta
       *[other] { $many } cartas
    }
quartz-deck-count =
    { $many ->
        [1] Baralho: { $many } carta
       *[other] Baralho: { $many } cartas
    }

## O que é seu

quartz-cart = Seu carrinho
quartz-cart-empty = vazio
quartz-cart-worth = vale { $coins }
quartz-cart-obsidian = { $many } de { $limit }
quartz-cart-obsidian-label = { $many } autunita; o acidente vem com { $limit }
quartz-chest = Baú, a salvo
quartz-chest-saving = Fica no baú
quartz-chest-room = { $many } de { $room }
quartz-hidden = Protegido
quartz-coins =
    { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
quartz-coins-secret = moedas secretas
quartz-token = Ficha de experiência
quartz-token-use = Usar a ficha: uma autunita sai do carrinho
quartz-token-label = Ficha
quartz-stone-in-cart = { $crystal } no seu carrinho
quartz-stone-in-chest = { $crystal } no seu baú
quartz-stone-of = { $crystal }, carrinho de { $player }
quartz-stone-drawn = { $crystal } na mesa
quartz-stone-picked = { $stone }, escolhido

## Os outros

quartz-state-inside = Na mina
quartz-state-out = Fora da mina
quartz-state-left = Saiu da mina
quartz-state-left-with =
    { $coins ->
        [0] Saiu com uma carta
        [1] Saiu com { $coins } moeda
       *[other] Saiu com { $coins } moedas
    }
quartz-state-accident = Acidente: perdeu tudo
quartz-cards-in-hand =
    { $many ->
        [1] { $many } carta
       *[other] { $many } cartas
    }
quartz-their-cart = Carrinho de { $player }
quartz-in-chest =
    { $many ->
        [1] { $many } cristal no baú
       *[other] { $many } cristais no baú
    }

## O dia

quartz-day = Dia { $day } de { $days }

## A noite

quartz-evening = Noite do dia { $day }
quartz-evening-last = A última noite
quartz-evening-close = Para o próximo dia
quartz-evening-score = Para a contagem final
quartz-evening-again = Noite do dia { $day }
quartz-sale-nothing = nada para vender
quartz-sale-goods = Para vender
quartz-sale-kept = no baú
quartz-sale-doubled = × 2
quartz-sale-cards = cartas
quartz-sale-token = ficha
quartz-combination-small-set = { $size } iguais ({ $set }): preço em dobro de { $crystals }
quartz-combination-large-set = { $size } iguais ({ $set }): preço em dobro de { $crystals }
quartz-combination-five-kinds = cinco tipos
quartz-combination-six-kinds = seis tipos

## A contagem final

quartz-final-day = Dia { $day }
quartz-final-cards = Cartas
quartz-final-token = Ficha
quartz-final-bonus = Bravura
quartz-final-best = A melhor noite
quartz-final-best-text =
    { $combination ->
        [none] Dia { $day }: { $player } ganhou { $coins }.
       *[other] Dia { $day }: { $player } ganhou { $coins }, { $bonus } por { $combination }.
    }
quartz-final-accidents = Acidentes
quartz-final-accidents-none = Ninguém perdeu o carrinho.
quartz-final-bravest = O mais bravo
quartz-final-bravest-text =
    { $many ->
        [1] { $player } foi o último na mina uma vez.
       *[other] { $player } foi o último na mina { $many } vezes.
    }

## A placa

quartz-leave = Sair
quartz-line-carries =
    { $coins ->
        [0] Seu carrinho ainda não vale nada.
        [1] Você leva { $coins } moeda em cristais.
       *[other] Você leva { $coins } moedas em cristais.
    } { $obsidian ->
        [0] Nenhuma autunita até agora.
        [1] Já há uma autunita no carrinho.
       *[other] Já há { $obsidian } autunitas no carrinho.
    }
quartz-line-second = Sem a ficha, tudo no carrinho se perde.
quartz-line-aimed = Uma carta acesa da sua mão impede isso.
quartz-line-aimed-bare = Você não tem carta que impeça isso.
quartz-line-keep = O que você deixar volta para o saco.
quartz-line-share = O outro vai para o carrinho de quem sorteou.
quartz-line-steal = Toque nos cristais; autunita não pode ser levada.
quartz-line-swap = Um seu por um destes, ou nada.
quartz-line-save = Toque no que fica no baú; o resto é vendido.
quartz-pass-aimed = Deixar acontecer
quartz-pass-accident = Aceitar o acidente
quartz-pass-swap = Não trocar
quartz-pass-alone = Parar
