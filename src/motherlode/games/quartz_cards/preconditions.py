"""When each decision of the card game can be open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from motherlode.core.frames import NO_ANSWER
from motherlode.core.kinds import table
from motherlode.core.preconditions import (
    TO_ONE,
    TO_ONE_OR_NOBODY,
    TO_SEVERAL_OR_NOBODY,
    OpenDecision,
    Precondition,
    PutTo,
    moves_if_asked,
)
from motherlode.core.seats import is_in
from motherlode.games.quartz_cards.facts import (
    ATTACK_CARDS,
    MINE_CARD,
    NO_CARD,
    PASS,
    PLAY,
    Ask,
    Card,
    Icon,
    Moment,
    Switch,
)
from motherlode.games.quartz_cards.offers import card_of

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

OF_AN_ATTACK: Final = (Ask.DEFEND, Ask.COUNTER, Ask.STEAL, Ask.RETALIATE, Ask.LEND_A_HAND)


class Outside(Precondition):
    """A decision of the seat whose turn it is, while nobody explores."""

    put_to = TO_ONE

    def violations(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """Nothing else is open."""
        if state.exploring or asked.above or state.depth > 1:
            yield does_not_fit(asked)
        yield from on_turn(state, asked.seat)
        yield from self.violations_of(state, asked)

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """What else must be so."""
        raise NotImplementedError


class Turn(Outside):
    """The mine can be explored."""

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """There is a card to reveal."""
        yield from open_mine(state)


class Beauty(Outside):
    """The line was collected, and there is a column to protect."""

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """Something lies open."""
        if not any(state.column[asked.seat]):
            yield f"seat {asked.seat} has no column to protect"


class Inside(Precondition):
    """A decision while somebody explores; the attack that led to it waits beneath."""

    put_to = TO_ONE
    beneath: tuple[int, ...] = (Ask.WINDOW,)  # the work that goes on afterwards

    def violations(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """It lies on the right work, and nothing on it."""
        below = [frame[0] for frame in state.frames[: state.depth - 1]]
        if not state.exploring or asked.above or below not in [[one] for one in self.beneath]:
            yield does_not_fit(asked)
        yield from self.violations_of(state, asked)

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """What else must be so."""
        raise NotImplementedError


class Defend(Inside):
    """An attack lies on the discards and has something to work on."""

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """Another seat attacks the explorer."""
        card, attacker = asked.a, asked.b
        yield from on_turn(state, asked.seat)
        yield from another(state, attacker)
        if card >= ATTACK_CARDS or not could_attack(state, card, attacker):
            yield f"{Card.names[card]} is no attack that could be played now"
        yield from played(state, card)


class Counter(Inside):
    """A gift is on its way back to its giver."""

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """The gift and a Get Lost! lie on the discards."""
        giver = asked.a
        yield from another(state, giver)
        if asked.seat != giver:
            yield f"seat {asked.seat} cannot send the gift once more"
        yield from played(state, Card.LITTLE_GIFT)
        yield from played(state, Card.GET_LOST)


class Steal(Inside):
    """The explorer has something to be stolen."""

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """Another seat steals."""
        yield from another(state, asked.seat)
        yield from on_turn(state, asked.a)
        if not any(state.column[state.turn]):
            yield f"seat {state.turn} has nothing to be stolen"


class Retaliate(Inside):
    """The thief has something to be stolen."""

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """The explorer steals from another seat."""
        yield from on_turn(state, asked.seat)
        yield from another(state, asked.a)
        if not any(state.column[asked.a]):
            yield f"seat {asked.a} has nothing to be stolen"


class LendAHand(Inside):
    """Another seat looks at mine cards, at two if there were two."""

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """Of a single card there is no other in the mine."""
        yield from another(state, asked.seat)
        first, second = state.looked_at
        if first == NO_CARD or (second == NO_CARD and any(state.mine)):
            yield "two cards are looked at, or the last one"


class OfferHire(Inside):
    """The card just placed has a helper, and there is one to hire."""

    beneath = (Ask.WINDOW, Ask.GO_ON)

    def violations_of(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """The explorer decides."""
        yield from on_turn(state, asked.seat)
        if not state.length or MINE_CARD.icon(state.line[state.length - 1]) != Icon.HIRE:
            yield "the last card of the line has nobody to hire"
        if not (any(state.deck) or any(state.discard)):
            yield "there is no helper left to hire"


class GoOn(Precondition):
    """The explorer has revealed a card; as work, it takes effect first."""

    put_to = TO_ONE_OR_NOBODY

    def violations(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """Only hiring comes before it goes on."""
        if not state.exploring or asked.above not in ((), (Ask.OFFER_HIRE,)):
            yield does_not_fit(asked)
        if asked.put_to == PutTo.ONE:
            yield from on_turn(state, asked.seat)
            yield from open_mine(state)


class Window(Precondition):
    """All but the explorer may attack; then attacks that lie open are settled one by one."""

    put_to = TO_SEVERAL_OR_NOBODY

    def violations(self, state: QuartzCards, asked: OpenDecision) -> Iterator[str]:
        """All are waited for until they have answered, or none."""
        moment, laid_open = asked.a, asked.b
        settling = asked.put_to == PutTo.NOBODY
        allowed = (*OF_AN_ATTACK, Ask.OFFER_HIRE) if settling else ()
        if not state.exploring or asked.above not in ((), *((one,) for one in allowed)):
            yield does_not_fit(asked)
        if laid_open != settling:
            yield "attacks are laid open when all have answered"
        if moment == Moment.ANNOUNCED and state.early == Switch.OFF:
            yield "nobody is asked before the first card"
        for seat in range(state.seats):
            if not is_fine(state, asked, seat):
                yield f"seat {seat} cannot have answered so"


# -- what several have in common ------------------------------------------------------------------


def does_not_fit(asked: OpenDecision) -> str:
    """For a decision that has no place in the course of a turn."""
    return f"{Ask.names[asked.decision]} cannot be asked at this point of a turn"


def is_fine(state: QuartzCards, asked: OpenDecision, seat: int) -> bool:
    """Whether a seat is waited for, or has answered with a card of the hand, or with nothing."""
    answer, is_waited_for = asked.answers[seat], is_in(seat, asked.waiting)
    if answer == NO_ANSWER:
        return is_waited_for == (not asked.b and seat != state.turn)
    if is_waited_for or seat == state.turn:
        return False
    card = card_of(answer)
    attack = 0 <= card < ATTACK_CARDS and state.hand[seat][card] > 0
    return attack or (answer == PASS and not asked.b)


def could_attack(state: QuartzCards, card: int, seat: int) -> bool:
    """Whether an attack has something to work on, were it still in the hand."""
    other = state.copy()
    hands = other.hand
    hands[seat][card] = 1
    other.hand = hands
    return PLAY.at(card) in moves_if_asked(other, Ask.WINDOW, seat)


def on_turn(state: QuartzCards, seat: int) -> Iterator[str]:
    """Whoever explores has the turn."""
    if seat != state.turn:
        yield f"it is the turn of seat {state.turn}, not of {seat}"


def another(state: QuartzCards, seat: int) -> Iterator[str]:
    """Whoever attacks is not the explorer."""
    if seat == state.turn:
        yield f"seat {seat} explores and cannot attack"


def open_mine(state: QuartzCards) -> Iterator[str]:
    """There is a card to reveal."""
    if not any(state.mine):
        yield "the mine is empty"


def played(state: QuartzCards, card: int) -> Iterator[str]:
    """A card that was played lies on the discards."""
    if not state.discard[card]:
        yield f"{Card.names[card]} was played, yet it does not lie on the discards"


PRECONDITIONS: Final[list[Precondition]] = table(Ask, Precondition, __name__)
