title = Leduc poker
pitch = One card in the hand, one on the table, two rounds of betting.

card-jack = jack
card-queen = queen
card-king = king

move-fold = Fold
move-call = Call
move-raise = Raise

decision-bet = Your bet?

event-dealt = { $seat } is dealt: { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-folded = { $seat } folds.
event-called = { $seat } calls.
event-raised = { $seat } raises by { $coins }.
event-opened = On the table: { $card }.
event-won =
    { $seat ->
        [none] The pot is shared.
       *[other] { $seat } takes the pot.
    }

refusal-game-over = The game is over.
refusal-not-asked = It is up to { $seat } now.
refusal-nothing-to-fold = There is nothing to pay: call instead.
refusal-no-more-raises = No more raises in this round.

outcome-fold = Somebody has folded.
outcome-showdown = The cards are shown: a pair wins, then the higher card.

label-round = Round
label-board = On the table
label-paid = Paid
label-stake = A raise costs
label-raises = Raises
label-folded = Folded
label-cards = Card

## Numbers of the box, for house rules

house-game-copies = Cards of each rank
house-game-ante = Ante
house-game-raises = Raises in a round at most
house-game-stakes = Raise in each round
