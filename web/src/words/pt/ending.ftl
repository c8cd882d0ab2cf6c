## Como uma partida termina antes do fim

ending-resign = Desistir
ending-resign-line = Você desiste de vez e fica em último lugar. Se os outros continuarem, um robô joga no seu lugar.
ending-abort = Encerrar a partida
ending-abort-line = Se todos concordarem, a partida termina sem resultado.
ending-abort-alone = A partida termina agora, sem resultado.
ending-wish =
    { $mine ->
        [yes] Você propôs encerrar a partida. Esperando os outros.
       *[other] { $player } propõe encerrar a partida. Não haverá resultado.
    }
ending-withdraw = Continuar jogando
ending-aborted = A partida foi encerrada. Não há resultado.
ending-closed = A partida foi fechada. Não há resultado.
ending-resigned =
    { $count ->
        [one] Os demais desistiram: { $players } vence.
       *[other] Os demais desistiram: { $players } vencem.
    }

## Uma partida com outras regras

ending-unread-version = Esta partida foi jogada com uma versão anterior das regras.
ending-unread-numbers = Esta partida foi jogada com números que não estão mais na caixa.
ending-unread-moves = Uma jogada desta partida contraria as regras de hoje.
ending-unread-line =
    { $moves ->
        [one] Não dá para continuá-la nem revê-la aqui. Foi feita uma jogada.
       *[other] Não dá para continuá-la nem revê-la aqui. Foram feitas { $moves } jogadas.
    }
