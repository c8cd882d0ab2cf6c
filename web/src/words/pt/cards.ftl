## O que cada ajudante faz, em uma linha

cards-does-hand-it-over = Pegue a última carta da linha.
cards-does-stop-stop-stop = A exploração acaba aqui.
cards-does-may-i-help = Olhe 2: uma para você, outra para a linha.
cards-does-little-gift = A próxima carta instável é um acidente.
cards-does-no-longer-yours = Roube uma coluna ou 2 cartas abertas.
cards-does-no-chance = Cancele qualquer ataque contra você.
cards-does-over-my-dead-body = Impeça um roubo e pegue uma carta do ladrão.
cards-does-get-lost = Devolva um presente a quem o deu.
cards-does-what-a-beauty = Parou? Uma coluna vai para o baú.

cards-when-attack = Só enquanto outro explora.
cards-when-defence = Só quando atacam você.
cards-when-beauty = Só depois de você parar.

## A linha e a mina

cards-exploration =
    { $player-key ->
        [you] Sua exploração
       *[other] Exploração de { $player }
    }
cards-turn-of =
    { $player-key ->
        [you] Sua vez
       *[other] Vez de { $player }
    }
cards-line-worth =
    { $many ->
        [1] { $many } carta, vale { $points }
       *[other] { $many } cartas, valem { $points }
    }
cards-next = próxima carta
cards-mine-card =
    { $icon ->
        [none] { $crystal }, valor { $value }
       *[other] { $crystal }, valor { $value }, { $icon }
    }
cards-gift-in-line = Há um presente na linha: a próxima carta instável é um acidente
cards-deck = na mina
cards-deck-label =
    { $many ->
        [1] { $many } carta na mina, { $clashing } de { $left } seriam acidente.
       *[other] { $many } cartas na mina, { $clashing } de { $left } seriam acidente.
    }
cards-left =
    { $many ->
        [1] resta { $many } carta na mina
       *[other] restam { $many } cartas na mina
    }
cards-risk = { $clashing } de { $left } cartas dariam acidente.
cards-risk-gift = { $clashing } de { $left } cartas acionam o presente.
cards-places = Seis posições de cristais instáveis
cards-place-hot = Posição { $place }: { $taken } de { $limit } na linha; cada um dos { $left } que ainda podem vir seria um acidente
cards-place-cold = Posição { $place }: { $taken } de { $limit } na linha, { $left } ainda podem vir
cards-odds-row = { $crystal }: { $many } ainda podem vir
cards-expected = Uma carta rende { $points } em média.
cards-hires =
    { $many ->
        [1] { $many } ajudante a contratar
       *[other] { $many } ajudantes a contratar
    }
cards-helpers =
    { $many ->
        [1] Ajudantes: { $many } carta
       *[other] Ajudantes: { $many } cartas
    }
cards-discard = Descarte: { $many }
cards-discard-none = nenhum ajudante descartado ainda
cards-face-down = Carta virada

## O que está pronto

cards-attack = { $attacker } ataca { $target }
cards-attacks-waiting = Ataques à espera
cards-columns-of =
    { $player-key ->
        [you] Suas colunas abertas
       *[other] Colunas abertas de { $player }
    }
cards-loot-hint = uma coluna ou até duas cartas
cards-whole-column =
    { $many ->
        [1] A coluna
       *[other] Todas as { $many }
    }
cards-card-of =
    { $player-key ->
        [you] { $crystal }, carta sua
       *[other] { $crystal }, carta de { $player }
    }
cards-picked = { $card }, escolhida
cards-looked = Do topo da mina
cards-looked-hint = escolha a que fica com você
cards-looked-wait = { $player } está escolhendo

## O que é seu

cards-columns = Suas colunas abertas
cards-columns-none = nada aberto ainda
cards-set-hint =
    { $bonus ->
        [1] { $size } cartas iguais valem mais { $bonus } ponto
       *[other] { $size } cartas iguais valem mais { $bonus } pontos
    }
cards-column = Coluna: { $many } × { $crystal }
cards-protect = Proteger a coluna: { $many } × { $crystal }
cards-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
cards-in-chest =
    { $many ->
        [0] baú vazio
        [1] { $many } carta no baú
       *[other] { $many } cartas no baú
    }
cards-in-hand =
    { $many ->
        [1] { $many } ajudante na mão
       *[other] { $many } ajudantes na mão
    }
cards-gifts-waiting =
    { $many ->
        [1] { $many } presente à espera
       *[other] { $many } presentes à espera
    }
cards-explores = explorando

## A placa

cards-window-announced = { $seat } entra na mina. Atacar?
cards-window-found = { $seat } achou { $crystal-one }. Atacar?
cards-window-stopped = { $seat } parou. Um último ataque?
cards-line-turn = Explore, ou escolha uma coluna acesa para guardá-la no baú.
cards-line-turn-bare = Você não tem coluna aberta para proteger.
cards-line-window = Jogue uma carta acesa ou passe. Uma carta roxa pode responder.
cards-line-window-bare = Você não tem ataque que funcione agora.
cards-line-defend = Uma carta acesa da sua mão responde.
cards-line-defend-bare = Você não tem carta que responda.
cards-hit-snatched = { $attacker } leva a última carta da sua linha: { $crystal }.
cards-hit-stopped =
    { $many ->
        [0] Sua vez acaba, e a linha ainda está vazia.
        [1] Sua vez acaba com { $many } carta, que vale { $points }.
       *[other] Sua vez acaba com { $many } cartas, que valem { $points }.
    }
cards-hit-helped = { $attacker } fica com uma das próximas cartas e põe a outra na sua linha.
cards-hit-gift = A próxima carta instável que você revelar seria um acidente.
cards-hit-gift-back = O presente ficaria à espera na sua próxima linha.
cards-hit-stolen =
    { $points ->
        [1] { $attacker } rouba uma coluna ou duas cartas suas; ao todo elas valem { $points } ponto.
       *[other] { $attacker } rouba uma coluna ou duas cartas suas; ao todo elas valem { $points } pontos.
    }
cards-line-go-on =
    { $clashing ->
        [0] Nenhuma das { $left } cartas causaria um acidente ainda.
       *[other] { $clashing } de { $left } cartas causariam um acidente.
    }
cards-line-hire = A carta sai da linha e você compra um ajudante.
cards-line-steal = Escolha até duas cartas ou leve uma coluna inteira.
cards-line-retaliate = Escolha a carta que vai pegar.
cards-line-look = A outra carta vai para o fim da linha.
cards-line-beauty = Escolha a coluna que vai para o baú.
cards-pass-window = Passar
cards-pass-defend = Deixar acontecer
cards-pass-beauty = Não proteger nada
cards-pass-hire = Deixar na linha
cards-hire-costs = sai { $crystal }, vale { $points }
cards-hire-keeps = { $crystal }, vale { $points }
cards-explore-risk = { $percent } de acidente
cards-explore-safe = ainda sem risco
cards-stop-haul =
    { $many ->
        [1] { $many } carta, vale { $points }
       *[other] { $many } cartas, valem { $points }
    }

## A contagem final

cards-final-sets = Conjuntos
cards-final-accidents = Acidentes
cards-final-accidents-none = Ninguém perdeu uma linha.
cards-final-attacks = Terror dos vizinhos
cards-final-attacks-text =
    { $many ->
        [1] { $player } atacou uma vez.
       *[other] { $player } atacou { $many } vezes.
    }
cards-final-digger = Quem mais trabalhou
cards-final-digger-text =
    { $many ->
        [1] { $player } revelou { $many } carta da mina.
       *[other] { $player } revelou { $many } cartas da mina.
    }
cards-final-haul = A linha mais longa
cards-final-haul-text =
    { $many ->
        [1] { $player } trouxe { $many } carta de uma vez.
       *[other] { $player } trouxe { $many } cartas de uma vez.
    }

## A thing that is read

cards-read-crystal = Um conjunto de { $size } vale mais { $bonus } pontos. Colunas abertas podem ser roubadas; o baú é seguro.
cards-read-hire = Descarte na hora para comprar um ajudante, ou deixe na linha.
cards-read-plain = Sem ícone.
cards-read-unstable = Um cristal instável. Um segundo na mesma posição é um acidente: perde-se a linha inteira.
