rules-contents = Conteúdo
rules-box = O que há na caixa
rules-crystals = Cristais
rules-crystal-line =
    { $price ->
        [0] { $crystal }, sem valor, × { $count }
        [one] { $crystal }, { $price } moeda, × { $count }
       *[other] { $crystal }, { $price } moedas, × { $count }
    }
rules-mining-cards = Cartas
rules-copies = × { $count }
rules-bravery = Moedas do bônus de bravura
rules-coins =
    { $count ->
        [0] { $count } moedas
        [one] { $count } moeda
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
    { $points ->
        [one] { $gem }, { $points } ponto, × { $count }
       *[other] { $gem }, { $points } pontos, × { $count }
    }
rules-tiles = Peças com joias
rules-action-cards = Cartas de ação
rules-kingdom-cards = Cartas de reino
rules-kingdom-line =
    { $need ->
        [one] { $card }, precisa de { $need } anão
       *[other] { $card }, precisa de { $need } anões
    }
rules-dwarves = Anões de cada jogador
rules-ogres = Ogros
rules-trade-goals = Objetivos de comércio
rules-secret-goals = Objetivos secretos
