table-home = Motherlode, início
table-rules = Regras
table-close = Fechar
table-others = Os outros
table-yours = Suas coisas
table-you = você
table-plate = O que se pergunta
table-log = Diário
table-log-open = Abrir o diário
table-log-close = Fechar o diário
table-clause = Cláusula { $clause } das regras
table-waiting = Esperando { $players }
table-answered = Você respondeu. Esperando os outros.
table-choose-on = Escolha o que está aceso.
table-asked = Quem responde
table-waits = pensa
table-done = pronto
table-take-back = Voltar
table-do-it = Fazer
table-hand = Sua mão
table-hand-lit = as cartas acesas podem ser jogadas
table-hand-empty = nenhuma carta
table-known = vista por todos
table-card = { $card }. { $does }
table-card-blocked = { $card }. { $does } Agora não: { $reason }
table-thinking = pensando
table-away = ausente
table-taken-over = um robô joga ({ $level })
table-aim = Escolher { $player }
table-final = Contagem final
table-you-win = Você venceu!
table-margin = { $points } a { $next } contra { $mine ->
    [yes] você
   *[no] { $player }
}.
table-wins =
    { $count ->
        [1] { $players } venceu
       *[other] { $players } venceram
    }
table-look = Ver a mesa

level-apprentice = aprendiz
level-journeyman = oficial
level-master = mestre

## What was done around the match

table-note-earlier = O que veio antes estará na gravação, depois da partida.
table-note-undo-asked = { $player } pede para voltar uma jogada.
table-note-undo-answered-yes = { $player } concorda.
table-note-undo-answered-no = { $player } não concorda.
table-note-undone = { $player } volta uma jogada.
table-note-taken-over =
    { $why ->
        [clock] O tempo de { $player } acabou: um robô continua.
        [left] { $player } saiu: um robô continua.
       *[other] { $player } está ausente: um robô continua.
    }
table-note-handed-back = { $player } voltou.

## Around the game

table-seat = Lugar { $number }
table-onlooker = você assiste
table-menu = Menu
table-moves = Todas as jogadas
table-moves-none = Agora não há nada a fazer: não é a sua vez.
table-lost = Conexão perdida, tentando de novo
table-undo = Voltar a última jogada
table-undo-ask =
    { $reason ->
        [revealed] Pedir para voltar a jogada: algo foi revelado
       *[other] Pedir para voltar a jogada: outros já agiram
    }
table-undo-wish =
    { $mine ->
        [yes] Você pede para voltar a jogada. Esperando os outros.
       *[other] { $reason ->
            [revealed] { $player } pede para voltar uma jogada, embora ela tenha revelado algo.
           *[other] { $player } pede para voltar uma jogada, embora outros já tenham agido.
        }
    }
table-undo-yes = Concordar
table-undo-no = Não concordar
table-come-back = Voltei
table-replay = Ver a gravação
table-rematch = Mesma mesa de novo
table-curtain = A vez é de { $player }
table-curtain-line = Passe a tela. Os outros não devem olhar.
table-curtain-raise = Sou { $player }
table-orders = Ordens permanentes
table-passes = Quando outros jogam uma carta
table-passes-ask = Perguntar sempre
table-passes-forced = Só se posso responder
table-passes-always = Passar sempre
table-passes-ask-hint = Ninguém percebe pelo tempo se você tem resposta.
table-passes-forced-hint = Pela rapidez, outros podem adivinhar que você não tem resposta.
table-passes-always-hint = Você passa na hora, mesmo podendo responder.
table-token = Ficha de experiência
table-token-ask = Perguntar
table-token-auto = Usar quando salvar o vagão
table-options = Regras desta mesa
table-leave = Sair do jogo
table-leave-hint = Se você sair, um robô joga no seu lugar até você voltar.
table-keys = Teclas: de 1 a 9 apertam os botões, Escape desfaz a escolha, l mostra o diário, ? as regras.
table-code = Código
table-link = Link da mesa
table-copy = Copiar o link
table-copied = Copiado
table-bot = robô, { $level }
table-host = abriu a mesa
table-here = está aqui
table-seats = Quem joga
table-free = lugar livre
table-sit-too = Sentar aqui também
table-name-too = Nome da pessoa
table-at-your-screen = na sua tela
table-stand = Levantar
table-kick = Liberar o lugar de { $player }
table-add-bot = Pôr um robô
table-invite = Envie o link a quem deve jogar com você.
table-start = Começar
table-wait-host = Todos estão aqui. Quem abriu a mesa começa o jogo.
table-wait-seats =
    { $count ->
        [1] Falta mais { $count } jogador.
       *[other] Faltam mais { $count } jogadores.
    }
table-house-count =
    { $count ->
        [1] { $count } número mudado
       *[other] { $count } números mudados
    }
