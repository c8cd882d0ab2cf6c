"""The table of Dwar7s Fall and the course of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from motherlode.core.decision import Decision
from motherlode.core.frames import DECISION
from motherlode.core.ints import Wide
from motherlode.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, just
from motherlode.core.state import State
from motherlode.games.dwarves_fall.decisions import DECISIONS
from motherlode.games.dwarves_fall.evaluation import evaluate, remaining
from motherlode.games.dwarves_fall.facts import (
    KNOWN_ROWS,
    NO_CARD,
    NO_TRADE,
    PLACE,
    PLACES,
    REVEAL,
    ROW,
    SEATS,
    Ask,
    Card,
    Ending,
    Events,
    Gem,
    Ogre,
    Part,
    Phase,
    Secret,
    Side,
    Trade,
)
from motherlode.games.dwarves_fall.goals import fill_row, goals_of, may_reveal, reveal
from motherlode.games.dwarves_fall.hands import hand_size, spare_cards
from motherlode.games.dwarves_fall.lull import give_way, turns_to_lull
from motherlode.games.dwarves_fall.redeal import draw_secret, redeal_all
from motherlode.games.dwarves_fall.regions import (
    has_extra_action,
    kingdom_points,
    kingdom_size,
)
from motherlode.games.dwarves_fall.scoring import gem_points, goal_points, monster_points, score
from motherlode.games.dwarves_fall.tasks import has_ready

PerSeat = Annotated[list[int], SEATS]
PerKind = Annotated[list[int], Card]
PerCard = Annotated[list[int], PLACE]
Gems = Annotated[list[int], Gem]
Ogres = Annotated[list[int], Ogre]
Trades = Annotated[list[int], Trade]
Secrets = Annotated[list[int], Secret]


class DwarvesFall(State):
    """A position of Dwar7s Fall."""

    game: ClassVar[str] = "dwarves_fall"
    decisions: ClassVar[Sequence[Decision]] = DECISIONS

    # the numbers of the box
    actions: int
    castle_actions: int
    dwarves_each: int
    hand_limit: int
    goals_to_end: int
    trade_row: int
    quiet_rounds: int
    lull_rounds: int
    monster_value: int
    need: PerKind
    slots: PerKind
    stars: PerKind
    walls: Annotated[list[list[int]], Card, Side]  # north, east, south, west of a card not turned
    gem_count: Gems
    gem_value: Gems
    mined: Gems  # what a mine yields at once
    ogre_copies: Ogres
    cost: Annotated[list[list[int]], Trade, Gem]
    trade_value: Trades
    secret_target: Secrets
    secret_value: Secrets
    # the options
    covering: int
    ending: int
    # the course of the game
    first: Seat
    turn: Seat
    turns: int  # how many have begun
    phase: int
    used: int  # actions, in this turn
    closing: int  # whether the last turns have begun
    last_turns: int  # how many of them are still to come, the running one included
    quiet: int  # turns since a card was laid, a monster slain or a goal completed
    # the cards on the table
    top: PerCard  # whether a card lies on top
    under: PerCard  # the card beneath
    turned: PerCard  # the side that its top points to
    x: PerCard
    y: PerCard
    beside: Annotated[list[list[int]], PLACE, Side]
    dwarves: Annotated[list[list[int]], PLACE, SEATS]  # by card and seat
    slayer: PerCard  # who has defeated a monster
    # the stocks and the hands
    idle: PerSeat  # dwarves at home
    kingdom: Annotated[list[list[int]], SEATS, Card]  # kingdom cards in hand
    pile: Gems
    gems: Annotated[list[list[int]], SEATS, Gem]
    gem_known: Annotated[list[list[int]], KNOWN_ROWS, Gem]  # by viewer and holder
    ogre_deck: Ogres
    ogre_shuffled: Ogres  # what the deck was when it was shuffled
    ogre_discard: Ogres
    ogres: Annotated[list[list[int]], SEATS, Ogre]
    ogre_known: Annotated[list[list[int]], KNOWN_ROWS, Ogre]  # by viewer and holder
    # the goals
    trade_deck: Trades
    row: Annotated[list[int], ROW]
    bought: Annotated[list[list[int]], SEATS, Trade]
    secret_goal: PerSeat
    revealed: PerSeat
    unused: Secrets  # secret goals that nobody has
    # found and used within one move
    region: PerCard
    pool: Ogres
    owed: PerSeat

    # -- the course of the game --------------------------------------------------------

    def deal(self) -> None:
        """Nine cards, seven dwarves and a secret goal for everyone."""
        self.first = self.first_seat()
        self.clear_table()
        self.pile = self.gem_count[:]
        self.ogre_deck = self.ogre_copies[:]
        self.ogre_shuffled = self.ogre_copies[:]
        for trade in range(Trade.size):
            self.trade_deck[trade] = 1
        for secret in range(Secret.size):
            self.unused[secret] = 1
        for seat in range(self.seats):
            self.deal_to(seat)
        for place in range(self.trade_row):
            fill_row(self, place)
        self.begin_turn(self.first)

    def clear_table(self) -> None:
        """No card lies anywhere."""
        for card in range(PLACES):
            self.under[card] = NO_CARD
            self.slayer[card] = NO_SEAT
            for side in range(Side.size):
                self.beside[card][side] = NO_CARD
        for place in range(ROW):
            self.row[place] = NO_TRADE

    def deal_to(self, seat: Seat) -> None:
        """What one player begins with."""
        for kind in range(Card.size):
            self.kingdom[seat][kind] = 1
        self.idle[seat] = self.dwarves_each
        self.secret_goal[seat] = draw_secret(self)
        self.tell(Events.SECRET_DEALT, just(seat), seat, self.secret_goal[seat])

    def begin_turn(self, seat: Seat) -> None:
        """A player may act."""
        self.turn = seat
        self.turns += 1
        self.phase = Phase.ACTING
        self.used = 0
        self.tell(Events.TURN_BEGAN, EVERYONE, seat)

    def advance(self) -> None:
        """Nobody is being asked anything: the next thing in the turn, or the next turn."""
        if self.phase == Phase.ACTING:
            self.ask(Ask.ACT, self.turn)
        elif self.phase == Phase.WORKING:
            if has_ready(self, self.turn):
                self.ask(Ask.WORK, self.turn)
            else:
                self.end_work()
        elif self.must_discard(self.turn):
            self.ask(Ask.DISCARD, self.turn)
        else:
            self.end_turn()

    def end_work(self) -> None:
        """The last work may have met somebody's goal; before the points all are asked anyway."""
        if self.closing and self.last_turns == 1:
            self.phase = Phase.DISCARDING
        else:
            self.ask_all(Ask.AFTER_WORK, self.keepers())

    def end_turn(self) -> None:
        """The next player, unless this was the last turn of all."""
        gives_way = turns_to_lull(self) == 0
        self.quiet += 1
        if self.closing:
            self.last_turns -= 1
        elif self.is_decided():
            self.closing = 1
            self.last_turns = self.turns_to_come()
            self.tell(Events.LAST_TURNS, EVERYONE, self.last_turns)
        if self.is_last_turn():
            self.ask_all(Ask.LAST_REVEAL, self.keepers())
        else:
            if gives_way:
                give_way(self)
            self.begin_turn((self.turn + 1) % self.seats)

    def is_last_turn(self) -> bool:
        """Whether the points are counted now: after the last turns, or because nothing moves."""
        if self.closing:
            return not self.last_turns
        if self.quiet > self.quiet_rounds * self.seats:
            self.tell(Events.STALLED, EVERYONE, self.quiet - 1)
            return True
        return False

    def is_decided(self) -> bool:
        """Whether somebody has completed enough goals."""
        for seat in range(self.seats):
            if goals_of(self, seat) >= self.goals_to_end:
                return True
        return False

    def turns_to_come(self) -> int:
        """One more for each player, or just the rest of the round."""
        if self.ending == Ending.FINISH_ROUND:
            return (self.first + self.seats - 1 - self.turn) % self.seats
        return self.seats

    def keepers(self) -> int:
        """The seats whose goal is still secret."""
        seats = NOBODY
        for seat in range(self.seats):
            if not self.revealed[seat]:
                seats |= just(seat)
        return seats

    def finish(self) -> None:
        """The points are counted."""
        for seat in range(self.seats):
            self.tell(Events.SCORED, EVERYONE, seat, Part.GOALS, goal_points(self, seat))
            self.tell(Events.SCORED, EVERYONE, seat, Part.MONSTERS, monster_points(self, seat))
            self.tell(Events.SCORED, EVERYONE, seat, Part.GEMS, gem_points(self, seat))
            self.tell_kingdom(seat, kingdom_points(self, seat))
        self.over = True

    def tell_kingdom(self, seat: Seat, points: int) -> None:
        """What a kingdom gives, or what its monsters take."""
        if points < 0:
            self.tell(Events.HAUNTED, EVERYONE, seat, -points)
        else:
            self.tell(Events.SCORED, EVERYONE, seat, Part.KINGDOM, points)

    # -- a turn -------------------------------------------------------------------------

    def allowed(self, me: Seat) -> int:
        """How many actions a turn has."""
        return self.actions + (self.castle_actions if has_extra_action(self, me) else 0)

    def has_action(self, me: Seat) -> bool:
        """Whether an action is left; the castle is looked at only when it matters."""
        return self.used < self.actions or self.used < self.allowed(me)

    def must_discard(self, me: Seat) -> bool:
        """Whether there are too many cards in a hand, and some that may go."""
        return hand_size(self, me) > self.hand_limit and spare_cards(self, me) > 0

    # -- secret goals at any moment ----------------------------------------------------------

    def offer_interrupts(self, seat: Seat) -> None:
        """A secret goal may be revealed at any moment, but not while a card is being laid."""
        decision = self.frames[self.depth - 1][DECISION]
        among_moves = self.is_asked(seat) and decision in (
            Ask.ACT,
            Ask.WORK,
            Ask.DISCARD,
        )
        if (
            decision not in (Ask.ROTATE, Ask.AFTER_WORK, Ask.LAST_REVEAL)
            and not among_moves
            and may_reveal(self, seat)
        ):
            self.offer(REVEAL)

    def interrupt(self, seat: Seat, move: int) -> None:
        """Reveal the secret goal in the middle of whatever is going on."""
        reveal(self, seat)

    # -- for bots -----------------------------------------------------------------------

    def ranking_key(self, seat: Seat) -> Wide:
        """Points, then the size of the kingdom, then the dwarves on the table."""
        out = self.dwarves_each - self.idle[seat]
        return (1000 * score(self, seat) + kingdom_size(self, seat)) * 100 + out

    def stage(self) -> int:
        """The round."""
        return (self.turns + self.seats - 1) // self.seats

    def evaluate(self, seat: Seat) -> int:
        """What a seat may expect."""
        return evaluate(self, seat)

    def remaining(self) -> int:
        """How far the goals of the one who leads are from the end."""
        return remaining(self)

    def weigh(self, seat: Seat, move: int) -> int:
        """How good a move looks."""
        if move == REVEAL:
            return 1000 * self.secret_value[self.secret_goal[seat]]
        return self.weigh_answer(seat, move)

    # -- what a seat does not know ------------------------------------------------------

    def redeal(self, seat: Seat) -> None:
        """Deal anew what a seat has not seen; at the end everything is shown."""
        if not self.over:
            redeal_all(self, seat)
