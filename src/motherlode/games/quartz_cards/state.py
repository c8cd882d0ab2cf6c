"""The table of the card game and the course of its turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from motherlode.core.decision import Decision
from motherlode.core.hands import redeal_hands
from motherlode.core.ints import Wide
from motherlode.core.piles import total
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.core.state import State
from motherlode.games.quartz_cards.columns import has_columns
from motherlode.games.quartz_cards.decisions import DECISIONS
from motherlode.games.quartz_cards.evaluation import evaluate, information_key, remaining
from motherlode.games.quartz_cards.facts import (
    LONGEST_LINE,
    LOOKED_AT,
    MINE_CARD,
    MINE_CARDS,
    NO_CARD,
    SEATS,
    Ask,
    Card,
    Crystal,
    Events,
    Icon,
    Moment,
    Switch,
)
from motherlode.games.quartz_cards.helpers import discard_hands, draw_helper
from motherlode.games.quartz_cards.line import collect, draw_mine_card, open_gifts, place
from motherlode.games.quartz_cards.redeal import redeal_looked_at
from motherlode.games.quartz_cards.scoring import ranking_key, tell_scores

Crystals = Annotated[list[int], Crystal]  # how many of each
MineCards = Annotated[list[int], MINE_CARDS]
Cards = Annotated[list[int], Card]
PerSeat = Annotated[list[int], SEATS]
CrystalsPerSeat = Annotated[list[list[int]], SEATS, Crystal]
CardsPerSeat = Annotated[list[list[int]], SEATS, Card]


class QuartzCards(State):
    """A position of Quartz: The Card Game."""

    game: ClassVar[str] = "quartz_cards"
    decisions: ClassVar[Sequence[Decision]] = DECISIONS

    # the numbers of the box
    hand_size: int
    accident_at: int  # unstable crystals in the same position
    gifts_at: int  # gifts in the line that are an accident
    set_size: int
    set_bonus: int
    value: Crystals
    in_mine: Annotated[list[list[int]], Crystal, Icon]  # cards of each crystal by icon
    copies: Cards
    # the options
    early: int
    duel: int
    # the table
    turn: Seat
    turns: int  # how many have begun
    exploring: int  # whether the seat whose turn it is explores the mine
    mine: MineCards
    mine_discard: Crystals
    line: Annotated[list[int], LONGEST_LINE]  # the exploration line, NO_CARD after its end
    length: int  # of the line
    gifts: int  # lying in the line
    looked_at: Annotated[list[int], LOOKED_AT]  # mine cards that the seat lending a hand looks at
    column: CrystalsPerSeat
    chest: CrystalsPerSeat
    waiting_gifts: PerSeat  # sent back, to start the next line
    deck: Cards  # the pile of helpers
    discard: Cards
    hand: CardsPerSeat
    shown: CardsPerSeat  # of the hand, what everyone has seen: attacks that came too late
    old: CardsPerSeat  # of the rest, what was drawn before the pile was shuffled anew
    # found and used within one move
    pool: Cards
    owed: PerSeat
    owed_old: PerSeat

    # -- the course of the game --------------------------------------------------------

    def deal(self) -> None:
        """The mine, an empty line, and helpers to everyone."""
        for crystal in range(Crystal.size):
            for icon in range(Icon.size):
                self.mine[MINE_CARD.at(crystal, icon)] = self.in_mine[crystal][icon]
        for index in range(LONGEST_LINE):
            self.line[index] = NO_CARD
        for index in range(LOOKED_AT):
            self.looked_at[index] = NO_CARD
        self.deck = self.copies[:]
        first = self.first_seat()
        for _ in range(self.hand_size):
            for step in range(self.seats):
                draw_helper(self, (first + step) % self.seats)
        self.turn = (first + self.seats - 1) % self.seats

    def advance(self) -> None:
        """A turn is over: the next one, unless the mine is empty."""
        if self.is_mine_open():
            self.turn = (self.turn + 1) % self.seats
            self.turns += 1
            self.tell(Events.TURN_BEGAN, EVERYONE, self.turn)
            self.ask(Ask.TURN, self.turn)
        else:
            self.finish()

    def finish(self) -> None:
        """Helpers are laid down and collections added up."""
        discard_hands(self)
        tell_scores(self)
        self.tell(Events.GAME_ENDED, EVERYONE)
        self.over = True

    def is_mine_open(self) -> bool:
        """Whether there are mine cards left."""
        return total(self.mine, MINE_CARDS) > 0

    # -- exploring ------------------------------------------------------------------------

    def explore(self, me: Seat) -> None:
        """Announce it; gifts that were sent back come first, then the others may attack."""
        self.exploring = 1
        self.tell(Events.EXPLORED, EVERYONE, me)
        open_gifts(self, me)
        if self.exploring:
            if self.early == Switch.OFF:
                self.reveal(me)
            else:
                self.open_window(Moment.ANNOUNCED)

    def reveal(self, me: Seat) -> None:
        """The top card of the mine goes to the end of the line."""
        card = draw_mine_card(self)
        self.tell(Events.REVEALED, EVERYONE, me, MINE_CARD.crystal(card), MINE_CARD.icon(card))
        self.then(Ask.GO_ON)
        place(self, card)

    def open_window(self, moment: int) -> None:
        """All the others may attack."""
        self.ask_all(Ask.WINDOW, ((1 << self.seats) - 1) & ~just(self.turn), moment)

    def close_window(self, moment: int) -> None:
        """Nobody attacks any more: on with the turn, or out of an empty mine."""
        if not self.is_mine_open():
            collect(self)
        elif moment == Moment.ANNOUNCED:
            self.reveal(self.turn)
        elif moment == Moment.UNCOVERED:
            self.ask(Ask.GO_ON, self.turn)
        else:
            collect(self)
            self.offer_beauty(self.turn)

    def offer_beauty(self, me: Seat) -> None:
        """Whoever has an open column may protect it with a card."""
        if has_columns(self, me):
            self.ask(Ask.BEAUTY, me)

    # -- for bots -----------------------------------------------------------------------

    def ranking_key(self, seat: Seat) -> Wide:
        """The score, and what breaks its ties."""
        return ranking_key(self, seat)

    def stage(self) -> int:
        """The turn."""
        return self.turns

    def remaining(self) -> int:
        """The part of the mine that is left."""
        return remaining(self)

    def information_key(self, seat: Seat) -> int:
        """The line."""
        return information_key(self)

    def evaluate(self, seat: Seat) -> int:
        """Points, and what they are likely to become."""
        return evaluate(self, seat)

    # -- what a seat does not know ------------------------------------------------------

    def redeal(self, seat: Seat) -> None:
        """Deal anew what a seat has not seen; at the end nothing is hidden."""
        if not self.over:
            redeal_hands(self, seat)
            redeal_looked_at(self, seat)
