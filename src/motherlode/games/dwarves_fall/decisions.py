"""What a player can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import (
    cards_in_play,
    dig,
    has_room,
    is_empty,
    lay_at,
    lay_beside,
    lay_on,
    offer_spots,
    put_dwarf,
    walk,
)
from motherlode.games.dwarves_fall.goals import buy, can_buy, may_reveal, reveal
from motherlode.games.dwarves_fall.hands import discard_gem, discard_ogre
from motherlode.games.dwarves_fall.names import (
    BOUNCE,
    BUY_GOAL,
    CARD_LAID,
    DECLINE,
    DIG_UP,
    DISCARD_GEM,
    DISCARD_OGRE,
    DONE,
    DUG,
    DWARF_PUT,
    DWARF_STEPPED,
    GEMS,
    GO_WORK,
    KEEP_SECRET,
    KINDS,
    LAY,
    LAY_BESIDE,
    LAY_ON,
    NO_CARD,
    OGRE_KINDS,
    PUT,
    REVEAL,
    ROTATE,
    ROW,
    SIDES,
    SPOT,
    STEP,
    TURN_CARD,
    WORKING,
)
from motherlode.games.dwarves_fall.numbering import kind_of, owner_of, stepping
from motherlode.games.dwarves_fall.ogres import OGRES, offer_partners, play_ogre, swap_dwarves
from motherlode.games.dwarves_fall.regions import may_walk
from motherlode.games.dwarves_fall.tasks import can_dig, decline, offer_tasks, work

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class Decision:
    """A question to `me`: the moves that answer it, and what each of them does."""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Offer the answers."""
        raise NotImplementedError

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def resume(self, state: DwarvesFall, a: int, b: int, c: int) -> None:
        """Go on when all answers of a window have come."""
        raise NotImplementedError


class Act(Decision):
    """Lay a card, put a dwarf, move a dwarf, or play ogres; then say that you are done."""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Actions while there are any left; ogres are free."""
        state.offer(DONE)
        if may_reveal(state, me):
            state.offer(REVEAL)
        if state.has_action(me):
            offer_actions(state, me)
        for ogre in range(OGRE_KINDS):
            if state.ogres[me][ogre]:
                OGRES[ogre].offer(state, me)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One thing after the other."""
        if move == DONE:
            state.phase = WORKING
        elif move == REVEAL:
            reveal(state, me)
        elif move >= BOUNCE:
            play_ogre(state, me, move)
        else:
            state.used += 1
            take_action(state, me, move)


class Spot(Decision):
    """Where to lay a card of a kind?"""

    def moves(self, state: DwarvesFall, me: Seat, kind: int, b: int, c: int) -> None:
        """Beside any card, or on top of one of the same group."""
        offer_spots(state, kind)

    def play(self, state: DwarvesFall, move: int, me: Seat, kind: int, b: int, c: int) -> None:
        """There it lies; which way?"""
        card = me * KINDS + kind
        if move >= LAY_BESIDE:
            place = move - LAY_BESIDE
            lay_beside(state, card, place // SIDES, place % SIDES)
        else:
            lay_on(state, card, move - LAY_ON)
        state.ask(ROTATE, me, kind)


class Rotate(Decision):
    """Which way does the top of the card point?"""

    def moves(self, state: DwarvesFall, me: Seat, kind: int, b: int, c: int) -> None:
        """Any of the four."""
        for side in range(SIDES):
            state.offer(TURN_CARD + side)

    def play(self, state: DwarvesFall, move: int, me: Seat, kind: int, b: int, c: int) -> None:
        """Now it is laid."""
        card = me * KINDS + kind
        state.turned[card] = move - TURN_CARD
        state.quiet = 0
        below = state.under[card]
        covered = kind_of(below) if below != NO_CARD else NO_CARD
        state.tell(CARD_LAID, EVERYONE, me, kind, state.turned[card], covered)


class Swap(Decision):
    """Trickster: which dwarf changes places with that of `target` on a card of `owner`?"""

    def moves(self, state: DwarvesFall, me: Seat, target: Seat, kind: int, owner: Seat) -> None:
        """Any of another player on another card."""
        offer_partners(state, target, owner * KINDS + kind)

    def play(
        self, state: DwarvesFall, move: int, me: Seat, target: Seat, kind: int, owner: Seat
    ) -> None:
        """They change places."""
        swap_dwarves(state, target, owner * KINDS + kind, move)


class Work(Decision):
    """Which card do the dwarves work on next?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """All that are ready, in any order."""
        offer_tasks(state, me)
        if may_reveal(state, me):
            state.offer(REVEAL)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Home they go."""
        if move == REVEAL:
            reveal(state, me)
        elif move >= DECLINE:
            decline(state, me, move - DECLINE)
        else:
            work(state, me, move - GO_WORK)


class Dig(Decision):
    """Which stack is dug?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Any that nobody stands on."""
        for card in range(cards_in_play(state)):
            if can_dig(state, card):
                state.offer(DIG_UP + card)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """The top card goes down."""
        card = move - DIG_UP
        state.tell(DUG, EVERYONE, me, kind_of(card), owner_of(card))
        dig(state, card)


class Buy(Decision):
    """Which trade goal is bought?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Any of the row that can be paid for."""
        for place in range(ROW):
            if can_buy(state, me, place):
                state.offer(BUY_GOAL + state.row[place])

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Gems for a goal."""
        buy(state, me, move - BUY_GOAL)


class Discard(Decision):
    """Too many cards in hand: which gem or ogre goes?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Never a kingdom card."""
        for gem in range(GEMS):
            if state.gems[me][gem]:
                state.offer(DISCARD_GEM + gem)
        for ogre in range(OGRE_KINDS):
            if state.ogres[me][ogre]:
                state.offer(DISCARD_OGRE + ogre)
        if may_reveal(state, me):
            state.offer(REVEAL)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One after the other."""
        if move == REVEAL:
            reveal(state, me)
        elif move >= DISCARD_OGRE:
            discard_ogre(state, me, move - DISCARD_OGRE)
        else:
            discard_gem(state, me, move - DISCARD_GEM)


class LastReveal(Decision):
    """Before the points are counted: reveal the secret goal? All are asked at once."""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Only if it is true."""
        state.offer(KEEP_SECRET)
        if may_reveal(state, me):
            state.offer(REVEAL)

    def resume(self, state: DwarvesFall, a: int, b: int, c: int) -> None:
        """Then it is over."""
        for seat in range(state.seats):
            if state.answers[seat] == REVEAL:
                reveal(state, seat)
        state.finish()


DECISIONS: Final[list[Decision]] = [
    Act(),
    Spot(),
    Rotate(),
    Swap(),
    Work(),
    Dig(),
    Buy(),
    Discard(),
    LastReveal(),
]


# -- actions --------------------------------------------------------------------------------------


def offer_actions(state: DwarvesFall, me: Seat) -> None:
    """Lay, put or step."""
    for kind in range(KINDS):
        if state.kingdom[me][kind]:
            state.offer(LAY + kind)
    for card in range(cards_in_play(state)):
        if state.top[card]:
            if state.idle[me] and has_room(state, card):
                state.offer(PUT + card)
            if state.dwarves[card][me]:
                offer_steps(state, card)


def offer_steps(state: DwarvesFall, card: int) -> None:
    """Every way that a dwarf can go from a card."""
    for side in range(SIDES):
        if may_walk(state, card, side):
            state.offer(stepping(card, side))


def take_action(state: DwarvesFall, me: Seat, move: int) -> None:
    """Carry out a move that counts as an action."""
    if move >= STEP:
        card = (move - STEP) // SIDES
        walk(state, me, card, (move - STEP) % SIDES)
        card = state.beside[card][(move - STEP) % SIDES]
        state.tell(DWARF_STEPPED, EVERYONE, me, kind_of(card), owner_of(card))
    elif move >= PUT:
        put_dwarf(state, me, move - PUT)
        state.tell(DWARF_PUT, EVERYONE, me, kind_of(move - PUT), owner_of(move - PUT))
    else:
        take_card(state, me, move - LAY)


def take_card(state: DwarvesFall, me: Seat, kind: int) -> None:
    """A kingdom card leaves the hand; on a bare table there is only one place for it."""
    state.kingdom[me][kind] = 0
    if is_empty(state):
        lay_at(state, me * KINDS + kind, 0, 0)
        state.ask(ROTATE, me, kind)
    else:
        state.ask(SPOT, me, kind)
