"""When each decision of Gem Forge can be open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.frames import ANSWERS, DECISION, FIRST, NO_ANSWER
from motherlode.core.kinds import table
from motherlode.core.preconditions import (
    TO_ONE,
    TO_SEVERAL,
    TO_SEVERAL_OR_NOBODY,
    OpenDecision,
    Precondition,
    PutTo,
    moves_if_asked,
)
from motherlode.core.seats import is_in
from motherlode.games.gem_forge.facts import (
    CARD_OF,
    NO_CARD,
    NO_MOVE,
    OWN_TURN_CARDS,
    PLAY_FOLLOW_TAKE,
    Ask,
    Card,
    Order,
)

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge

Stack = tuple[int, ...]


class Stacked(Precondition):
    """A decision that only certain others can lie on."""

    on_top: ClassVar[tuple[Stack, ...]] = ()  # nothing is always possible

    def violations(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """What lies on it, and what else must be so."""
        if asked.above and asked.above not in self.on_top:
            yield "these decisions cannot be open together"
        yield from self.violations_of(state, asked)

    def violations_of(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """What else must be so."""
        raise NotImplementedError


class OfTurn(Stacked):
    """A decision of the player whose turn it is."""

    put_to = TO_ONE

    def violations_of(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """Nobody else is asked."""
        if asked.seat != state.turn:
            yield f"it is the turn of seat {state.turn}"


class Turn(OfTurn):
    """Nothing else is open."""


class NewTile(OfTurn):
    """Tiles were handed in; hands and gems come first."""

    on_top = ((Ask.HAND_LIMIT,), (Ask.RETURNING,), (Ask.HAND_LIMIT, Ask.RETURNING))

    def violations_of(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """Nothing is thrown away after the first new tile."""
        yield from super().violations_of(state, asked)
        if not asked.a or asked.b not in (0, asked.a):
            yield "new tiles are taken one by one, and thrown away before the first"


class Returning(OfTurn):
    """Gems of several colours are loose, and their order is chosen."""

    on_top = ((Ask.HAND_LIMIT,),)

    def violations_of(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """Of one colour there is nothing to choose."""
        yield from super().violations_of(state, asked)
        if state.order != Order.CHOSEN or sum(map(bool, state.loose)) < 2:
            yield "there is no order of gems to choose"


class AllAnswer(Stacked):
    """A window: whoever is asked has yet to answer, or has answered what can be answered."""

    put_to = TO_SEVERAL

    def violations_of(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """Everybody who is due, and nobody else."""
        for seat in range(state.seats):
            waiting, answer = is_in(seat, asked.waiting), asked.answers[seat]
            if waiting + (answer != NO_ANSWER) != self.is_due(state, asked, seat):
                yield f"seat {seat} is asked, or has answered, or neither"
            elif answer != NO_ANSWER and answer not in could_answer(state, asked, seat):
                yield f"seat {seat} cannot have answered that"

    def is_due(self, state: GemForge, asked: OpenDecision, seat: int) -> bool:
        """Whether a seat is asked."""
        raise NotImplementedError


class ChooseTiles(AllAnswer):
    """The set-up: nothing else is open."""

    def is_due(self, state: GemForge, asked: OpenDecision, seat: int) -> bool:
        """All choose."""
        return True


class HandLimit(AllAnswer):
    """Somebody holds too many cards."""

    on_top = ((Ask.RETURNING,),)

    def is_due(self, state: GemForge, asked: OpenDecision, seat: int) -> bool:
        """Whoever holds too many."""
        return sum(state.hand[seat]) > state.hand_limit


class Cancelling(AllAnswer):
    """A card lies open, and everyone but its player is asked."""

    def violations_of(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """The card could be played like that, or cancels one that could."""
        card, player, cancels = asked.a, asked.b, asked.c
        named = (card, player) == (card_of(state.played), state.player)
        is_named = card == Card.CANCEL if cancels else named
        if not is_named or not is_playable(state, state.player, state.played):
            yield "a card that could not be played like that"
        elif card_of(state.played) not in expected(state):
            yield "another card is being followed"
        elif not is_laid_down(state, cancels):
            yield "a card that was played does not lie on the discards"
        else:
            yield from super().violations_of(state, asked)

    def is_due(self, state: GemForge, asked: OpenDecision, seat: int) -> bool:
        """All but the player."""
        return seat != asked.b


class Following(AllAnswer):
    """A gem was taken or inserted; then cards that lie open work one after the other."""

    put_to = TO_SEVERAL_OR_NOBODY
    on_top = ((Ask.CANCELLING,),)

    def violations_of(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """One of two cards follows what was done by whose turn it is."""
        card, player, laid = asked.a, asked.b, asked.c
        is_laid = asked.put_to == PutTo.NOBODY
        if card not in (Card.FOLLOW_TAKE, Card.FOLLOW_INSERT) or player != state.turn:
            yield "a card that could not be played like that"
        elif laid != is_laid or is_laid != bool(asked.above):
            yield "follow cards wait for the one before them"
        else:
            yield from (self.followers if is_laid else super().violations_of)(state, asked)

    def followers(self, state: GemForge, asked: OpenDecision) -> Iterator[str]:
        """Follow cards that lie open and have yet to work."""
        for seat, move in enumerate(asked.answers):
            if move != NO_ANSWER and not can_follow(state, asked, seat, move):
                yield f"seat {seat} cannot have followed like that"

    def is_due(self, state: GemForge, asked: OpenDecision, seat: int) -> bool:
        """All but the player."""
        return seat != asked.b


def could_answer(state: GemForge, asked: OpenDecision, seat: int) -> list[int]:
    """What a seat could answer if it were asked now."""
    return moves_if_asked(state, asked.decision, seat, asked.a)


# -- cards that lie open --------------------------------------------------------------------------


def expected(state: GemForge) -> tuple[int, ...]:
    """The cards that can lie open: one that follows, or any of one's own turn."""
    below = state.frames[: state.depth - 1]
    if [frame[DECISION] for frame in below] == [Ask.FOLLOWING]:
        return (below[0][FIRST],)
    return () if below else tuple(range(OWN_TURN_CARDS))


def is_laid_down(state: GemForge, cancels: int) -> bool:
    """Whether the open cards lie on the discards: the one that works next, followers, cancels."""
    followers = sum(answer != NO_ANSWER for answer in state.frames[0][ANSWERS:])
    waiting = followers if state.depth > 1 else 0
    played = state.discard[card_of(state.played)]
    return played > waiting and state.discard[Card.CANCEL] >= cancels


def can_follow(state: GemForge, asked: OpenDecision, seat: int, move: int) -> bool:
    """Whether a seat can have laid down that card, and it has yet to work."""
    is_open = seat == state.player  # that one works first
    return not is_open and card_of(move) == asked.a and is_playable(state, seat, move)


def is_playable(state: GemForge, seat: int, move: int) -> bool:
    """Whether an open card could be played if it were still in the hand."""
    card = card_of(move)
    if card in (NO_CARD, Card.CANCEL):
        return False
    if (card < OWN_TURN_CARDS) != (seat == state.turn):
        return False
    return move == PLAY_FOLLOW_TAKE or move in moves_with(state, seat, card)


def card_of(move: int) -> int:
    """The card that a move plays, if there is a move and it plays one."""
    return NO_CARD if move == NO_MOVE else CARD_OF[move]


def moves_with(state: GemForge, seat: int, card: int) -> list[int]:
    """The moves of a seat that held a certain card in its turn, or after the turn of another."""
    other = state.copy()
    hands = other.hand
    hands[seat] = [int(kind == card) for kind in range(len(Card.names))]
    other.hand = hands
    other.actions = 1
    asked = Ask.TURN if card < OWN_TURN_CARDS else Ask.FOLLOWING
    return moves_if_asked(other, asked, seat, card)


PRECONDITIONS: Final[list[Precondition]] = table(Ask, Precondition, __name__)
