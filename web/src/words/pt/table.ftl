table-home = Motherlode, início
table-rules = Regras
table-close = Fechar
table-others = Os outros
table-yours = Suas coisas
table-you = você
table-plate = Sua decisão
table-log = Diário
table-log-open = Abrir o diário
table-log-close = Fechar o diário
table-log-more = mais { $count }
table-clause = Cláusula { $clause } das regras
table-waiting = Esperando { $players }
table-answered = Você respondeu. Esperando os outros.
table-choose-on = Escolha o que está aceso.
table-asked = Quem decide
table-waits = decidindo
table-done = pronto
table-take-back = Voltar
table-do-it = Confirmar
table-do-play = Jogar
table-do-keep = Guardar
table-do-take = Pegar
table-do-swap = Trocar
table-do-insert = Inserir
table-do-score = Entregar
table-do-throw = Descartar
table-do-return = Devolver
table-do-drop = Descartar
table-do-discard = Descartar
table-do-buy = Comprar
table-do-step = Mover
table-do-put = Pôr aqui
table-do-lay = Colocar
table-do-beside = Colocar aqui
table-do-on = Colocar aqui
table-do-dig = Escavar
table-do-protect = Proteger
table-do-take-column = Levar a coluna
table-do-withdraw = Devolver as gemas
table-do-reveal = Revelar
table-hand = Sua mão
table-hand-lit = as cartas acesas podem ser jogadas
table-hand-empty = nenhuma carta
table-known = todos conhecem
table-card = { $card } – { $does }
table-card-blocked = { $card } – { $does } Agora não: { $reason }
table-thinking = pensando
table-away = ausente
table-taken-over = um robô joga ({ $level })
table-aim = Escolher { $player }
table-final = Contagem final
table-count-of = { $player }: { $many }
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
level-grandmaster = grão-mestre

## What was done around the match

table-note-earlier = O que aconteceu antes estará na gravação, depois da partida.
table-note-undo-asked = { $player } pede para desfazer uma jogada.
table-note-undo-answered-yes = { $player } concorda.
table-note-undo-answered-no = { $player } recusa.
table-note-undone = { $player } desfaz uma jogada.
table-note-taken-over =
    { $why ->
        [clock] { $player-key ->
            [you] Seu tempo acabou: um robô continua.
           *[other] O tempo de { $player } acabou: um robô continua.
        }
        [left] { $player } saiu: um robô continua.
       *[other] { $player } está ausente: um robô continua.
    }
table-note-handed-back = { $player } voltou.
table-note-resigned = { $player } desiste.
table-note-abort-offered = { $player } propõe encerrar a partida.
table-note-abort-answered-yes = { $player } concorda.
table-note-abort-answered-no = { $player } recusa.
table-note-aborted = A partida foi encerrada.
table-note-closed = A partida foi fechada.

## Around the game

table-seat = Lugar { $number }
table-onlooker = você está assistindo
table-menu = Menu
table-moves = Todas as jogadas
table-moves-none = Agora não há nada a fazer: não é a sua vez.
table-lost = Conexão perdida, tentando de novo
table-undo = Desfazer a última jogada
table-undo-ask =
    { $reason ->
        [revealed] Pedir para desfazer a última jogada (ela revelou algo)
       *[other] Pedir para desfazer a última jogada (outros já agiram)
    }
table-undo-wish =
    { $mine ->
        [yes] Você pediu para desfazer a jogada. Esperando os outros.
       *[other] { $reason ->
            [revealed] { $player } pede para desfazer uma jogada, embora ela tenha revelado algo.
           *[other] { $player } pede para desfazer uma jogada, embora outros já tenham agido.
        }
    }
table-undo-yes = Concordar
table-undo-no = Recusar
table-come-back = Voltei
table-replay = Ver a gravação
table-rematch = Jogar de novo
table-rematch-open = a nova mesa já está aberta
table-opening = A mesa está sendo preparada…
table-curtain = É a vez de { $player }
table-curtain-line = Passe a tela. Os outros, não olhem!
table-curtain-raise = Sou eu, { $player }
table-orders = Ordens permanentes
table-passes = Quando outros jogam uma carta, perguntar a mim
table-passes-forced = Se eu tiver escolha
table-passes-forced-hint = Onde você só pode passar, a mesa passa por você. Ela espera sempre o mesmo tempo: ninguém percebe.
table-passes-ask = Sempre
table-passes-ask-hint = A pergunta vem mesmo se você só puder passar, e os outros ficam na dúvida.
table-pass =
    { $passes ->
        [unless_aimed] Só perguntar se eu for o alvo
        [while_acting] Passar até { $player } parar
       *[other] Passar até a minha vez
    }
table-ask-again = Voltar a me perguntar
table-skip = Ir direto à minha vez
table-speed = Velocidade
table-speed-calm = Calma
table-speed-normal = Normal
table-speed-quick = Rápida
table-speed-at-once = Imediata
table-speed-now =
    { $speed ->
        [calm] Velocidade: calma
        [quick] Velocidade: rápida
        [at_once] Velocidade: imediata
       *[other] Velocidade: normal
    }
table-passes-always = Nunca
table-passes-always-hint = Você passa na hora, mesmo podendo responder.
table-token = Ficha de experiência
table-token-ask = Perguntar
table-token-auto = Usar quando salvar o vagonete
table-options = Regras desta mesa
table-leave = Sair do jogo
table-keys = Teclas: de 1 a 9 apertam os botões, Escape desfaz a escolha, L mostra o diário, ? as regras.
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
table-name-too = Nome
table-at-your-screen = na sua tela
table-stand = Levantar
table-kick = Liberar o lugar de { $player }
table-add-bot = Pôr um robô
table-invite = Envie o link a quem vai jogar com você.
table-start = Começar
table-wait-host = Todos estão aqui. Quem abriu a mesa começa o jogo.
table-wait-seats =
    { $count ->
        [1] Falta mais { $count } jogador.
       *[other] Faltam mais { $count } jogadores.
    }
table-house-count =
    { $count ->
        [1] { $count } número alterado
       *[other] { $count } números alterados
    }
table-leave-line =
    { $level ->
        [none] Um robô continua no seu lugar. Você pode voltar enquanto a partida durar.
       *[other] Um robô ({ $level }) continua no seu lugar. Você pode voltar enquanto a partida durar.
    }
table-leave-open = Seu lugar fica livre.
table-leave-stay = Ficar
table-leave-go = Sair
table-title-turn = ● Sua vez
table-qr = Código QR
table-qr-label = Código QR com o link da mesa
table-phrases = Dizer algo
table-phrase-hello = Olá!
table-phrase-good-luck = Boa sorte!
table-phrase-well-played = Boa jogada!
table-phrase-thanks = Valeu!
table-phrase-wow = Uau!
table-phrase-sorry = Desculpe!
table-phrase-one-moment = Um momento, por favor.
table-phrase-go-on = Sua vez!
table-note-said =
    { $why ->
        [good_luck] { $player }: Boa sorte!
        [well_played] { $player }: Boa jogada!
        [thanks] { $player }: Valeu!
        [wow] { $player }: Uau!
        [sorry] { $player }: Desculpe!
        [one_moment] { $player }: Um momento, por favor.
        [go_on] { $player }: Sua vez!
       *[hello] { $player }: Olá!
    }
table-passes-unless-aimed = Só se eu for o alvo
table-passes-unless-aimed-hint = Você passa, a não ser que ataquem você.

## A thing that is read

table-copies = { $count } na caixa
table-hint = Pedir uma dica
table-hinting = Pensando em uma dica
table-with-hints = com dicas
table-forked = a partir de um momento de outra partida
table-first = sua primeira partida
table-same-deal = a mesma distribuição de outra partida
table-review = Análise
