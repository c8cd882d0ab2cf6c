title = Pôquer Leduc
pitch = Uma carta na mão, uma na mesa, duas rodadas de apostas.
card-jack = valete
card-queen = dama
card-king = rei
move-fold = Desistir
move-call = Pagar
move-raise = Aumentar
decision-bet = Sua aposta?
event-dealt = { $seat } recebe a carta: { $card }.
event-dealt-hidden = { $seat } recebe uma carta.
event-folded = { $seat } desiste.
event-called = { $seat } paga.
event-raised = { $seat } aumenta em { $coins }.
event-opened = Na mesa: { $card }.
event-won =
    { $seat ->
        [none] O pote é dividido.
       *[other] { $seat } leva o pote.
    }
refusal-game-over = O jogo acabou.
refusal-not-asked = Agora quem decide é { $seat }.
refusal-nothing-to-fold = Não há nada a pagar: em vez disso, pague de graça.
refusal-no-more-raises = Não se aumenta mais nesta rodada.
outcome-fold = Alguém desistiu.
outcome-showdown = Cartas abertas: vence o par, depois a carta mais alta.
label-round = Rodada
label-board = Na mesa
label-paid = Pago
label-stake = Um aumento custa
label-raises = Aumentos
label-folded = Desistiu
label-cards = Carta
label-copies = Cartas de cada valor
label-ante = Aposta inicial
label-most-raises = Máximo de aumentos por rodada
label-stakes = Aumento em cada rodada

## Números da caixa, para regras da casa

house-game-copies = Cartas de cada valor
house-game-ante = Aposta inicial
house-game-raises = Máximo de aumentos por rodada
house-game-stakes = Aumento em cada rodada
