rules-contents = Conteúdo
rules-box = O que há na caixa
rules-crystals = Cristais
rules-crystal-line =
    { $crystal }
    { $price ->
        [0] sem valor, × { $count }
        [1] { $price } moeda, × { $count }
       *[other] { $price } moedas, × { $count }
    }
rules-mining-cards = Cartas
rules-copies = × { $count }
rules-bravery = Moedas dos bônus de bravura
rules-coins =
    { $count ->
        [0] { $count } moedas
        [1] { $count } moeda
       *[other] { $count } moedas
    }
rules-things = Também na caixa
rules-thing-bag = o saco
rules-thing-cart = um vagonete para cada um
rules-thing-chest = um baú para cada um
rules-thing-token = fichas de experiência
rules-thing-wagon = um vagonete para cada um
rules-thing-track = a trilha de pontos
rules-thing-dwarf = anões de um jogador
rules-mine-cards = Cartas de mina
rules-mine-line = { $crystal }, × { $count }
rules-icons = Ícones das cartas de mina
rules-helpers = Ajudantes
rules-gems = Gemas
rules-gem-line =
    { $gem }
    { $points ->
        [1] { $points } ponto, × { $count }
       *[other] { $points } pontos, × { $count }
    }
rules-tiles = Joias
rules-action-cards = Cartas de ação
rules-kingdom-cards = Cartas de reino
rules-kingdom-line =
    { $card }
    { $need ->
        [1] precisa de { $need } anão
       *[other] precisa de { $need } anões
    }
rules-dwarves = Anões de cada jogador
rules-ogres = Ogros
rules-trade-goals = Objetivos de comércio
rules-secret-goals = Objetivos secretos

## Busca e exemplos

rules-search = Buscar nas regras
rules-found =
    { $count ->
        [0] Nada encontrado
        [1] { $count } cláusula
       *[other] { $count } cláusulas
    }
rules-ruling = Esclarecimento
rules-ruling-means = Nossa leitura: aqui o livro de regras se cala ou não é claro.
rules-example = Exemplo
rules-example-after = Depois disso
rules-example-players = Odda, Torvik, Hild, Runa
rules-example-quartz-turns = Três anões na mina. Cada turno é uma ação: quase todos mineram um cristal, um joga uma carta.
rules-example-quartz-accident = Já há uma autunita no vagonete de Hild, e ela continua minerando.
rules-example-quartz-bonus = Enquanto pelo menos dois outros ficam na mina, sair dá o próximo bônus da fileira.
rules-example-quartz-selling = Noite. Cada anão guarda algo no baú e vende o resto. Torvik vende três iguais.
rules-example-quartz-cards-turn = Uma exploração inteira: carta após carta, e parar a tempo.
rules-example-quartz-cards-accident = Há duas cartas na linha. A próxima é instável numa posição já ocupada.
rules-example-quartz-cards-window = Odda explora, e Torvik quer roubar. O primeiro ataque é cancelado; o segundo, não.
rules-example-dwarves-fall-turn = Um turno: três ações, e mais uma graças ao castelo; depois os anões trabalham onde são em número suficiente.
rules-example-dwarves-fall-kingdom = O fim. O reino de um castelo são todas as cartas a que se chega sem cruzar um muro. Somam-se as estrelas e descontam-se as dos monstros; aqui os dois castelos ficam no mesmo reino, que conta por inteiro para os dois. Os brasões mostram de quem é o reino de cada carta.
rules-example-gem-forge-turn = Duas ações: uma carta e uma gema inserida numa joia.
rules-example-gem-forge-set = O último encaixe do bracelete é preenchido, e duas joias amarelas são entregues juntas, como conjunto.
