title = Leduc poker
pitch = One card in hand, one on the table, two rounds of betting.
card-jack = jack
card-queen = queen
card-king = king
move-fold = Fold
move-call = Call
move-raise = Raise
decision-bet = Your bet?
event-dealt =
    { $seat-key ->
        [you] You are
       *[other] { $seat } is
    } dealt: { $card }.
event-dealt-hidden =
    { $seat-key ->
        [you] You are
       *[other] { $seat } is
    } dealt a card.
event-folded =
    { $seat-key ->
        [you] You fold
       *[other] { $seat } folds
    }.
event-called =
    { $seat-key ->
        [you] You call
       *[other] { $seat } calls
    }.
event-raised =
    { $seat-key ->
        [you] You raise
       *[other] { $seat } raises
    } by { $coins }.
event-opened = On the table: { $card }.
event-won =
    { $seat-key ->
        [none] The pot is split.
        [you] You take the pot.
       *[other] { $seat } takes the pot.
    }
refusal-game-over = The game is over.
refusal-not-asked = It’s { $seat-whose } decision now.
refusal-nothing-to-fold = There is nothing to pay: call instead.
refusal-no-more-raises = No more raises in this round.
outcome-fold = Somebody folded.
outcome-showdown = Showdown: a pair wins, then the higher card.
label-round = Round
label-board = On the table
label-paid = Paid
label-stake = A raise costs
label-raises = Raises
label-folded = Folded
label-cards = Card
label-copies = Cards of each rank
label-ante = Ante
label-most-raises = Most raises in a round
label-stakes = Raise in each round

## Numbers of the box, for house rules

house-game-copies = Cards of each rank
house-game-ante = Ante
house-game-raises = Most raises in a round
house-game-stakes = Raise in each round
