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
table-thinking = pensando
table-away = ausente
table-taken-over = um robô joga ({ $level })
table-aim = Escolher { $player }
table-final = Contagem final
table-you-win = Você venceu!
table-wins =
    { $count ->
        [one] { $players } venceu
       *[other] { $players } venceram
    }
table-look = Ver a mesa

level-apprentice = aprendiz
level-journeyman = oficial
level-master = mestre

## What was done around the match

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
