home-nav = Páginas
home-play = Jogar
home-rules = Regras
home-school = Aprender
home-matches = Partidas
home-you = { $name }: nome, rosto e ajustes
home-guest = visitante
home-title = Cavando juntos
home-lead = Quatro jogos de anões e gemas, na mesma mesa, onde quer que você esteja. Sem cadastro.
home-new = Abrir uma mesa
home-code = Código
home-join = Entrar
home-games = Os jogos
home-players = Jogadores:
home-minutes = { $minutes } min
home-mine = Suas mesas
home-open = Mesas abertas
home-nobody = Nenhuma mesa aberta no momento.
home-alone = Ninguém por aí?
home-bots = Jogue contra robôs
home-sit = Sentar
home-look = Assistir
home-return = Abrir
home-your-turn = Sua vez
home-turn-of =
    { $player ->
        [none] Em andamento
       *[other] { $player } está pensando
    }
home-host = Aberta por { $player }
home-free-seats =
    { $count ->
        [1] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-first = Primeira vez aqui?
home-first-lit = O que brilha pode ser tocado. O resto espera.
home-first-dark = O que não brilha diz por quê, com a regra.
home-first-back = Desfaça uma jogada, saia e volte: um robô guarda o seu lugar.
home-first-try = Experimentar { $game } com dois robôs
home-first-hint = São aprendizes e perdoam muito. Sem conta e sem espera.
home-lately = Partidas recentes
home-won-by =
    { $player ->
        [none] ninguém venceu
       *[other] vitória de { $player }
    }
home-watch = Assistir
home-learn = Aprender um jogo
home-to-home = Ir ao início
home-nowhere = Aqui não há nada além de pedra.

## A new table

home-which-game = Jogo
home-company = Com quem?
home-company-bots = Contra robôs
home-company-friends = Com outros online
home-company-screen = Nesta tela
home-seats = Jogadores na mesa
home-people-here = Pessoas nesta tela
home-names = Nomes de quem joga nesta tela
home-name-of = Nome do jogador { $number }
home-who-sees = Quem pode vir
home-listed = todos veem a mesa
home-private = só com o link
home-level = Força dos robôs
home-play-now = Jogar agora
home-open-table = Abrir a mesa
home-more = Relógio, regras e números
home-clock = Relógio
home-clock-kind =
    { $kind ->
        [none] sem relógio
        [move] { $minutes ->
            [0.5] 30 segundos por jogada
            [1.5] 90 segundos por jogada
            [1440] um dia por jogada
           *[other] { $minutes } minutos por jogada
        }
       *[other] { $minutes } minutos cada um
    }
home-pace = Robôs
home-pace-natural = pensam como gente
home-pace-fast = respondem na hora
home-house = Regras da casa
home-house-hint = Todo número da caixa pode mudar, até onde as regras aguentam.

## Matches

matches-title = Partidas terminadas
matches-whose = De quem
matches-own = minhas
matches-all = de todos
matches-any-game = qualquer jogo
matches-player = Jogador
matches-no-result = Sem resultado
matches-none = Nenhuma partida encontrada.
matches-none-own = Você ainda não terminou nenhuma partida. As terminadas ficam aqui e podem ser vistas de novo.
matches-show-all = Partidas de todos
matches-more = Mostrar mais
home-hints = Dicas
home-hints-yes = todos podem pedir
home-hints-no = nenhuma
matches-hinted = com dicas
matches-forked = continuação de outra partida
matches-bring = Analisar uma gravação sua
