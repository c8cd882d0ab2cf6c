rules-contents = Conteúdo
rules-box = O que há na caixa
rules-crystals = Cristais
rules-crystal-line =
    { $crystal }
    { $price ->
        [0] sem valor, × { $count }
        [1] { $price } moeda, × { $count }
       *[other] { $price } moedas, × { $count }
    }
rules-mining-cards = Cartas
rules-copies = × { $count }
rules-bravery = Moedas do bônus de bravura
rules-coins =
    { $count ->
        [0] { $count } moedas
        [1] { $count } moeda
       *[other] { $count } moedas
    }
rules-things = E ainda
rules-thing-bag = o saco da mina
rules-thing-cart = um carrinho para cada um
rules-thing-chest = um baú para cada um
rules-thing-token = fichas de experiência
rules-thing-wagon = um vagonete para cada um
rules-thing-track = a trilha de pontos
rules-thing-dwarf = anões de um jogador
rules-mine-cards = Cartas da mina
rules-mine-line = { $crystal }, × { $count }
rules-icons = O que mais há nelas
rules-helpers = Ajudantes
rules-gems = Gemas
rules-gem-line =
    { $gem }
    { $points ->
        [1] { $points } ponto, × { $count }
       *[other] { $points } pontos, × { $count }
    }
rules-tiles = Peças com joias
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
