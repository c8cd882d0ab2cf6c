"""The table of Leduc poker: two rounds of betting, one card each, one in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from motherlode.core.decision import Decision
from motherlode.core.ints import Wide
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.core.state import State
from motherlode.games.leduc.decisions import DECISIONS
from motherlode.games.leduc.facts import NO_CARD, SEATS, Ask, Card, Events

PerSeat = Annotated[list[int], SEATS]


class Leduc(State):
    """A position of Leduc poker."""

    game: ClassVar[str] = "leduc"
    decisions: ClassVar[Sequence[Decision]] = DECISIONS

    # the numbers of the box
    copies: int
    ante: int
    most_raises: int
    stakes: Annotated[list[int], 2]
    # the table
    deck: Annotated[list[int], Card]
    card: PerSeat
    board: int
    round: int
    raises: int  # in this round
    checked: int  # how many have just called or checked in a row
    to_bet: Seat
    paid: PerSeat
    folded: int  # the seat that gave up, or -1

    def deal(self) -> None:
        """The ante, and a card each."""
        self.board = NO_CARD
        self.folded = -1
        for rank in range(Card.size):
            self.deck[rank] = self.copies
        for seat in range(2):
            self.paid[seat] = self.ante
            self.card[seat] = self.draw_card()
            self.tell(Events.DEALT, just(seat), seat, self.card[seat])

    def advance(self) -> None:
        """Bet until both agree; then open the board; then compare."""
        if self.folded >= 0:
            self.finish()
        elif self.checked < 2:
            self.ask(Ask.BET, self.to_bet)
        elif self.round == 0:
            self.open_board()
        else:
            self.finish()

    def open_board(self) -> None:
        """The second round begins with a card for all to see."""
        self.board = self.draw_card()
        self.tell(Events.OPENED, EVERYONE, self.board)
        self.round = 1
        self.raises = 0
        self.checked = 0
        self.to_bet = 0

    def finish(self) -> None:
        """Somebody takes the pot, or both share it."""
        self.over = True
        self.tell(Events.WON, EVERYONE, self.winner())

    def draw_card(self) -> int:
        """A random card out of the deck."""
        return self.draw_from(self.deck, Card.size)

    def owes(self, seat: Seat) -> int:
        """What a seat has to pay to stay in."""
        return self.paid[1 - seat] - self.paid[seat]

    def winner(self) -> Seat:
        """Who takes the pot: a pair with the board, else the higher card; -1 is a tie."""
        if self.folded >= 0:
            return 1 - self.folded
        if self.card[0] == self.card[1]:
            return -1
        if self.card[0] == self.board or self.card[1] == self.board:
            return 0 if self.card[0] == self.board else 1
        return 0 if self.card[0] > self.card[1] else 1

    # -- what bots go by ----------------------------------------------------------------------

    def ranking_key(self, seat: Seat) -> Wide:
        """What a seat has won or lost."""
        if self.winner() < 0:
            return 0
        return self.paid[1 - seat] if self.winner() == seat else -self.paid[seat]

    def evaluate(self, seat: Seat) -> int:
        """A pair will win, a king may."""
        chance = 1000 if self.card[seat] == self.board else 250 * self.card[seat]
        return self.paid[1 - seat] * chance - self.paid[seat] * (1000 - chance)

    # -- what a seat does not know ------------------------------------------------------------

    def redeal(self, seat: Seat) -> None:
        """Deal anew the cards of the others and the deck, unless they were shown at the end."""
        if self.over and self.folded < 0:
            return
        for other in range(2):
            if other != seat:
                self.deck[self.card[other]] += 1
        for other in range(2):
            if other != seat:
                self.card[other] = self.draw_card()
