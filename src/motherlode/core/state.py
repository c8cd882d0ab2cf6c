"""A position of any game: everything on the table, who is asked, and what may be done.

Everything is an int or a fixed table of ints.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from motherlode.core.components import is_int
from motherlode.core.errors import IllegalMove, NotOver, WrongSeat
from motherlode.core.frames import ANSWERS, ASKED, DECISION, FIRST, NO_ANSWER, WAITING
from motherlode.core.ints import Wide
from motherlode.core.listeners import notify
from motherlode.core.marks import inline, lent, outer, per_game
from motherlode.core.memory import OFFERS, SIGHT, clear, laid, lend_offers, listed, pour, twin
from motherlode.core.randomness import words_of
from motherlode.core.registry import game_of
from motherlode.core.seats import MOST_SEATS, NO_SEAT, NOBODY, ONLOOKER, Seat, Seats, just, lowest
from motherlode.core.stack import Stack

if TYPE_CHECKING:
    from motherlode.core.outcome import Outcome
    from motherlode.core.randomness import Bits
    from motherlode.core.refusal import Refusal
    from motherlode.core.views import View


class State(Stack):
    """A position: everything on the table, and the decisions still open, the latest on top."""

    game: ClassVar[str] = ""  # the key of the game in the registry
    decisions: ClassVar[Sequence[Any]] = ()  # one object for each kind of decision

    first_player: int  # an option of every game: 0 is by lot, else the seat and one
    seat: Seat  # the first seat that is asked; NO_SEAT when the game is over
    over: bool
    offered: int  # how many of OFFERS are ours
    listener: int  # who listens; 0 is nobody

    def __init__(self) -> None:
        """A blank table; a `Game` knows how to fill it."""
        clear(self)

    # -- for players, bots and screens ------------------------------------------------

    @outer
    def moves(self, seat: Seat) -> list[int]:
        """The legal answers of a seat that is asked; nothing for any other seat."""
        self.check_seat(seat)
        self.offer_moves(seat)
        return listed(OFFERS.moves, self.offered)

    @outer
    def interrupts(self, seat: Seat) -> list[int]:
        """The moves that a seat may make although it is not asked for them."""
        self.check_seat(seat)
        self.offer_all_interrupts(seat)
        return listed(OFFERS.moves, self.offered)

    @outer
    def play(self, seat: Seat, move: int) -> None:
        """Play a legal move or interrupt; anything else is refused and changes nothing."""
        if is_int(move):
            move = game_of(self).legal_name(self, seat, move)
        if is_int(move) and move in self.moves(seat):
            self.apply(seat, move)
        elif is_int(move) and move in self.interrupts(seat):
            self.interrupt(seat, move)
            self.settle()
        else:
            refusal = self.why_not(seat, move)
            assert refusal is not None, "a refused move has a reason"
            raise IllegalMove(refusal)

    @outer
    def why_not(self, seat: Seat, move: int) -> Refusal | None:
        """Why a move is refused now, with its clause; None for a legal one."""
        game_of(self).catalogue[move]  # refuses what is no move at all
        move = game_of(self).legal_name(self, seat, move)
        if move in self.moves(seat) or move in self.interrupts(seat):
            return None
        return game_of(self).refuse(self, seat, move)

    @outer
    def view(self, seat: Seat = ONLOOKER) -> View[Any]:
        """What a seat may know; without a seat, what everyone may know."""
        if seat != ONLOOKER:
            self.check_seat(seat)
        return game_of(self).view(self, seat)

    @outer
    def observe(self, seat: Seat, buffer: Any) -> int:
        """What a seat may know, written into a buffer of 32-bit ints; how many were written."""
        self.check_seat(seat)
        many = self.observe_table(seat)
        pour(SIGHT.values, many, buffer)
        return many

    @outer
    def outcome(self) -> Outcome:
        """How the game ended."""
        if not self.over:
            raise NotOver("the game is not over")
        return game_of(self).table_view.outcome(self)

    @outer
    def determinize(self, seat: Seat, source: Bits) -> Self:
        """A world that `seat` cannot tell from this one, what is hidden dealt anew."""
        if seat != ONLOOKER:
            self.check_seat(seat)
        return self.determinized(seat, source.getrandbits(31))

    def check_seat(self, seat: object) -> None:
        """Refuse a seat that is not at the table."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise WrongSeat(f"seats are numbered from 0 to {self.seats - 1}, not {seat!r}")

    def copy(self) -> Self:
        """A twin that lives its own life; nobody listens to it."""
        other: Self = twin(self)
        other.listener = 0
        return other

    @outer
    def __copy__(self) -> Self:
        return self.copy()

    @outer
    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    @outer
    def __eq__(self, other: object) -> bool:
        """Whether this is the same position of the same game, luck included."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and game_of(self).same(self, other)

    @outer
    def __hash__(self) -> int:
        """By the position: states in a set are copies that are played no further."""
        return game_of(self).hash(self)

    @outer
    def __reduce__(self) -> tuple[object, ...]:
        return game_of(self).reduced(self)

    def determinized(self, seat: Seat, seed: Wide) -> Self:
        """`determinize` with a seed: new dice, hidden things dealt anew, secret answers guessed."""
        other: Self = twin(self)
        other.listener = 0
        other.forget_secret()
        other.shuffle_dice(seed)
        other.redeal(seat)
        other.guess_answers(seat)
        return other

    # -- for simulations ----------------------------------------------------------------

    def begun(self, seed: Wide) -> Self:
        """A copy of a table that is set, dealt with dice seeded by `seed`."""
        other: Self = twin(self)
        other.listener = 0
        other.begin(seed)
        return other

    def step(self, move: int) -> list[int]:
        """Answer for `seat` with a move from its list, unchecked; the moves of the next `seat`."""
        self.take_answer(self.seat, move)
        self.settle()
        self.offered = 0
        if not self.over:
            self.offer_answers(self.seat)
        return listed(OFFERS.moves, self.offered)

    def begin(self, seed: Wide) -> None:
        """Deal with dice seeded by `seed` and open the first decision."""
        self.shuffle_dice(seed)
        self.deal()
        self.settle()

    def apply(self, seat: Seat, move: int) -> None:
        """Answer with a move just taken from the offers: nothing is checked."""
        self.take_answer(seat, move)
        self.settle()

    def offer_moves(self, seat: Seat) -> None:
        """Fill OFFERS with the legal answers of a seat."""
        if self.is_asked(seat):
            self.offer_answers(seat)
        else:
            self.clear_offers()

    def offer_all_interrupts(self, seat: Seat) -> None:
        """Fill OFFERS with the interrupts of a seat."""
        self.clear_offers()
        if not self.over:
            self.offer_interrupts(seat)
        self.count_offers()

    @inline
    def offer_answers(self, seat: Seat) -> None:
        """Fill OFFERS with the legal answers of a seat that is asked."""
        frame = self.frames[self.depth - 1]
        self.offered = 0
        lend_offers(self)
        self.offer_decision(frame[DECISION], seat, frame[FIRST], frame[FIRST + 1], frame[FIRST + 2])
        self.offered = laid(self.offered)

    @inline
    def clear_offers(self) -> None:
        """Nothing is offered."""
        self.offered = 0
        lend_offers(self)

    @inline
    def count_offers(self) -> None:
        """Everything is offered."""
        self.offered = laid(self.offered)

    @inline
    def take_answer(self, seat: Seat, move: int) -> None:
        """Carry out the answer to a decision, or keep the answer to a window."""
        frame = self.frames[self.depth - 1]
        if frame[ASKED] == seat:
            self.depth -= 1
            self.play_decision(
                frame[DECISION], move, seat, frame[FIRST], frame[FIRST + 1], frame[FIRST + 2]
            )
        else:
            frame[ANSWERS + seat] = move
            frame[WAITING] &= ~just(seat)

    # -- for the rules -----------------------------------------------------------------

    @inline
    @lent
    def offer(self, move: int) -> None:
        """A move is legal."""
        OFFERS.moves[self.offered] = move
        self.offered += 1

    @inline
    def settle(self) -> None:
        """Do everything that needs no answer, up to the next decision."""
        while not self.over:
            if self.depth == 0:
                self.advance()
            else:
                frame = self.frames[self.depth - 1]
                if frame[ASKED] != NO_SEAT:
                    self.seat = frame[ASKED]
                    return
                if frame[WAITING]:
                    self.seat = lowest(frame[WAITING])
                    return
                self.go_on_with_work()
        self.depth = 0
        self.seat = NO_SEAT

    def go_on_with_work(self) -> None:
        """Take up the work on top of the stack, with the answers that came for it."""
        self.depth -= 1
        frame = self.frames[self.depth]
        for seat in range(MOST_SEATS):
            self.answers[seat] = frame[ANSWERS + seat]
        self.resume_decision(frame[DECISION], frame[FIRST], frame[FIRST + 1], frame[FIRST + 2])

    @inline
    def tell(
        self,
        kind: int,
        who: Seats,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
    ) -> None:
        """Say what happened, if anybody listens."""
        if self.listener:
            self.say(kind, who, a, b, c, d, e, f)

    def say(self, kind: int, who: Seats, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        """Say what happened to the listener."""
        notify(self.listener, (kind, who, a, b, c, d, e, f))

    @outer
    def take_up(self) -> None:
        """Go on from a position that was laid out from outside, where `settle` is not seen."""
        self.settle()

    # -- luck --------------------------------------------------------------------------

    def first_seat(self) -> Seat:
        """Who begins: the seat that was agreed on, or one by lot."""
        return self.first_player - 1 if self.first_player else self.below(self.seats)

    @outer
    def begin_live(self, secret: bytes) -> None:
        """Deal for a live table: all luck comes from a secret of 32 bytes."""
        self.secret = words_of(secret)
        self.keyed = True
        self.drawn = 0
        self.deal()
        self.settle()

    def guess_answers(self, seat: Seat) -> None:
        """Replace what others have answered in an open window by what they might have."""
        if self.depth == 0 or self.frames[self.depth - 1][WAITING] == NOBODY:
            return
        frame = self.frames[self.depth - 1]
        for other in range(self.seats):
            if other != seat and frame[ANSWERS + other] != NO_ANSWER:
                self.offer_answers(other)
                frame[ANSWERS + other] = OFFERS.moves[self.below(self.offered)]

    # -- what a game has to say ----------------------------------------------------------

    def deal(self) -> None:
        """Set up the table."""
        raise NotImplementedError

    def advance(self) -> None:
        """Nobody is being asked anything: do what the rulebook does next, or end the game."""
        raise NotImplementedError

    @per_game
    def offer_decision(self, decision: int, seat: Seat, a: int, b: int, c: int) -> None:
        """Offer the moves of a decision."""
        self.decisions[decision].moves(self, seat, a, b, c)

    @per_game
    def play_decision(self, decision: int, move: int, seat: Seat, a: int, b: int, c: int) -> None:
        """Carry out the move that answers a decision to one seat."""
        self.decisions[decision].play(self, move, seat, a, b, c)

    @per_game
    def resume_decision(self, decision: int, a: int, b: int, c: int) -> None:
        """Go on with a window whose answers have come, or with work that was put off."""
        self.decisions[decision].resume(self, a, b, c)

    @per_game
    def weigh_decision(self, decision: int, move: int, seat: Seat, a: int, b: int, c: int) -> int:
        """How good an answer looks to a seat."""
        weight: int = self.decisions[decision].weigh(self, move, seat, a, b, c)
        return weight

    def observe_table(self, seat: Seat) -> int:
        """What a seat may know, into SIGHT; how many ints. The build writes it for each game."""
        return game_of(self).observe_table(self, seat)

    def redeal(self, seat: Seat) -> None:
        """Deal anew what `seat` does not know, consistently with all that it has seen."""
        raise NotImplementedError

    def ranking_key(self, seat: Seat) -> Wide:
        """What a seat has achieved, tie-breaks included: more is better, equal is shared."""
        raise NotImplementedError

    def stage(self) -> int:
        """The part of the game being played, for games whose parts stand for themselves."""
        return 0

    def evaluate(self, seat: Seat) -> int:
        """What a seat may expect to have in the end, in thousandths of a point."""
        return 0

    def remaining(self) -> int:
        """How much of the game is still to come, in thousandths."""
        return 1000

    def information_key(self, seat: Seat) -> int:
        """What a seat sees and goes by, as one int: luck that a search is to tell apart."""
        return 0

    def weigh(self, seat: Seat, move: int) -> int:
        """How good a move looks to a seat by what that seat knows, in thousandths of a point."""
        return self.weigh_answer(seat, move)

    def weigh_answer(self, seat: Seat, move: int) -> int:
        """How good a move looks as an answer to the decision that is open."""
        frame = self.frames[self.depth - 1]
        return self.weigh_decision(
            frame[DECISION], move, seat, frame[FIRST], frame[FIRST + 1], frame[FIRST + 2]
        )

    def offer_interrupts(self, seat: Seat) -> None:
        """Offer what a seat may do although it is not asked; most games have nothing."""

    def interrupt(self, seat: Seat, move: int) -> None:
        """Carry out an interrupt."""
        raise NotImplementedError
