## O que cada carta faz, em uma linha

quartz-does-here-we-go = Sorteie { $draws }. Autunita volta. Fique com o que quiser.
quartz-does-eureka = Sorteie { $draws }. Troque um dos seus por um deles.
quartz-does-come-closer = Troque um cristal com um anão na mina. Você escolhe.
quartz-does-out-of-my-way = Todos os outros na mina perdem um cristal ao acaso.
quartz-does-what-crystal = Esconda um cristal: fica a salvo até a noite.
quartz-does-gimme-a-hand = Outro anão sorteia 2: um é seu, o outro fica com ele.
quartz-does-these-dont-belong = Pegue 2 cristais de outro vagonete.
quartz-does-this-isnt-mine = Passe sua autunita a outro anão na mina.
quartz-does-not-mine-either = Recebeu uma autunita? Passe adiante.
quartz-does-unacceptable = Impeça um roubo e pegue um cristal do ladrão.
quartz-does-on-my-break = Mandaram minerar por outro? Você se recusa.

quartz-when-acting = Só na sua vez.
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
quartz-bonus-lost-with =
    { $player-key ->
        [you] acidente seu
       *[other] acidente de { $player }
    }
quartz-bonus-went = ficou com { $player }
quartz-bonus-gone = já se foi
quartz-bonus-label =
    { $card ->
        [none] Bônus sem carta
       *[other] Bônus “{ $card }”
    }{ $coins ->
        [0] , nenhuma moeda.
        [1] , { $coins } moeda.
       *[other] , { $coins } moedas.
    }
quartz-leave-takes =
    Sair agora: { $card ->
        [none] nenhuma carta
       *[other] “{ $card }”
    }{ $coins ->
        [0] , nenhuma moeda.
        [1] , { $coins } moeda.
       *[other] , { $coins } moedas.
    } { $rest ->
        [0] { "" }
        [1] Fica { $rest } na mina.
       *[other] Ficam { $rest } na mina.
    }
quartz-leave-nothing = Sair agora: sem bônus. Ele fica com o último na mina.
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
quartz-bonus-next-theirs = O próximo a sair leva o primeiro bônus.
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
quartz-mine-short = { $percent } de acidente
quartz-mine-short-safe = ainda sem risco

## O que está na mesa

quartz-drawn = Na mesa
quartz-drawn-keep = escolha com o que vai ficar
quartz-drawn-share = escolha o que vai pegar
quartz-drawn-swap = escolha um seu e um destes
quartz-drawn-loot = escolha o que vai pegar
quartz-drawn-wait = { $player } está escolhendo
quartz-aimed = { $attacker } joga isto contra { $target }.
quartz-asked-answer = { $player } pode responder.
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

quartz-cart = Seu vagonete
quartz-cart-empty = vazio
quartz-cart-worth = vale { $coins }
quartz-cart-obsidian = { $many } de { $limit }
quartz-cart-obsidian-label = Autunita: { $many }; o acidente vem com { $limit }
quartz-chest = Baú (a salvo)
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
quartz-token-use = Usar a ficha: uma autunita sai do vagonete
quartz-token-label = Ficha
quartz-stone-in-cart = { $crystal } no seu vagonete
quartz-stone-in-chest = { $crystal } no seu baú
quartz-stone-of =
    { $crystal }, { $player-key ->
        [you] seu vagonete
       *[other] vagonete de { $player }
    }
quartz-stone-drawn = { $crystal } na mesa
quartz-stone-picked = Escolha: { $stone }

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
quartz-their-cart =
    { $player-key ->
        [you] Seu vagonete
       *[other] Vagonete de { $player }
    }
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
quartz-final-best = Melhor noite
quartz-final-best-text =
    { $combination ->
        [none] Dia { $day }: { $player } ganhou { $coins }.
       *[other] Dia { $day }: { $player } ganhou { $coins }, { $bonus } delas por { $combination }.
    }
quartz-final-accidents = Acidentes
quartz-final-accidents-none = Ninguém perdeu o vagonete.
quartz-final-cards-played = Cheio de truques
quartz-final-cards-played-text =
    { $many ->
        [1] { $player } jogou { $many } carta.
       *[other] { $player } jogou { $many } cartas.
    }
quartz-final-mined = Quem mais trabalhou
quartz-final-mined-text =
    { $many ->
        [1] { $player } minerou { $many } cristal.
       *[other] { $player } minerou { $many } cristais.
    }
quartz-final-bravest = Mais corajoso
quartz-final-bravest-text =
    { $many ->
        [1] { $player } foi o último na mina uma vez.
       *[other] { $player } foi o último na mina { $many } vezes.
    }

## A placa

quartz-leave = Sair
quartz-line-carries =
    { $coins ->
        [0] Seu vagonete ainda não vale nada.
        [1] Você leva { $coins } moeda em cristais.
       *[other] Você leva { $coins } moedas em cristais.
    } { $obsidian ->
        [0] Nenhuma autunita até agora.
        [1] Já há uma autunita no vagonete.
       *[other] Já há { $obsidian } autunitas no vagonete.
    }
quartz-line-second = Sem a ficha, tudo no vagonete se perde.
quartz-line-aimed = Uma carta acesa da sua mão impede isso.
quartz-line-aimed-bare = Você não tem carta que impeça isso.
quartz-line-keep = O que você deixar volta para o saco.
quartz-line-share = O que você deixar vai para o vagonete de quem sorteou.
quartz-line-steal = Escolha os cristais; autunita não pode ser levada.
quartz-line-swap = Um seu por um destes, ou nada.
quartz-line-save = Escolha o que fica no baú; o resto é vendido.
quartz-pass-aimed = Deixar acontecer
quartz-pass-accident = Aceitar o acidente
quartz-pass-swap = Não trocar
quartz-pass-share = Não pegar nada
quartz-pass-alone = Parar
quartz-keep-these = Guardar { $crystals }
quartz-take-these = Pegar { $crystals }
quartz-worth-these = vale { $coins }

## A thing that is read

quartz-read-token = Devolva-a para pôr uma autunita do vagonete de volta no saco. Você ganha uma depois de um acidente, nunca duas.
quartz-read-crystal = É vendido à noite ou fica no baú.
quartz-read-obsidian = Não vale nada. Com { $limit } no vagonete, tudo o que está nele volta para o saco.
quartz-read-sells =
    { $coins ->
        [0] não vale nada
        [1] vale { $coins } moeda no fim
       *[other] vale { $coins } moedas no fim
    }
quartz-read-bag = { $many } ainda no saco

## Numbers that decide

quartz-prices = Preços
quartz-combinations = Combinações
quartz-strip-set = { $kinds ->
    [1] { $size } iguais: outro tipo × 2
   *[other] { $size } iguais: { $kinds } tipos × 2
}
quartz-strip-kinds = { $size } tipos: +{ $bonus }
quartz-lacks-one = falta um
quartz-cart-sum =
    { $coins ->
        [1] vagonete vale { $coins } moeda
       *[other] vagonete vale { $coins } moedas
    }
quartz-goods-worth = vale { $coins }, sem combinações
quartz-hit-accident = Seria autunita demais: você perderia o vagonete, que vale { $coins }.
quartz-hit-obsidian = Você receberia uma autunita: { $many } de { $limit }.
quartz-hit-stolen = { $attacker } leva 2 cristais do seu vagonete, que vale { $coins }.
quartz-hit-digs = Você sorteia cristais para { $attacker }, que leva um; o outro fica com você, mesmo que seja autunita.
quartz-hit-token = Sua ficha pode devolver uma autunita ao saco.
quartz-total = { $coins } no total
