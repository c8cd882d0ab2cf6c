"""What a player can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.kinds import table
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
from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    BUY_GOAL,
    DECLINE,
    DIG_UP,
    DISCARD_GEM,
    DISCARD_OGRE,
    DONE,
    GO_WORK,
    KEEP_SECRET,
    LAY,
    LAY_BESIDE,
    LAY_ON,
    NO_CARD,
    PUT,
    REVEAL,
    ROW,
    STEP,
    TURN_CARD,
    Ask,
    Card,
    Events,
    Gem,
    Ogre,
    Phase,
    Side,
)
from motherlode.games.dwarves_fall.goals import buy, can_buy, may_reveal, reveal
from motherlode.games.dwarves_fall.hands import discard_gem, discard_ogre
from motherlode.games.dwarves_fall.numbering import kind_of, owner_of, stepping
from motherlode.games.dwarves_fall.ogres import OGRES, offer_partners, play_ogre, swap_dwarves
from motherlode.games.dwarves_fall.regions import may_walk
from motherlode.games.dwarves_fall.tasks import can_dig, decline, offer_tasks, work

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class Act(Decision):
    """Lay a card, put a dwarf, move a dwarf, or play ogres; then say that you are done."""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Actions while there are any left; ogres are free."""
        state.offer(DONE)
        if may_reveal(state, me):
            state.offer(REVEAL)
        if state.has_action(me):
            offer_actions(state, me)
        for ogre in range(len(Ogre)):
            if state.ogres[me][ogre]:
                OGRES[ogre].offer(state, me)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One thing after the other."""
        if move == DONE:
            state.phase = Phase.WORKING
        elif move == REVEAL:
            reveal(state, me)
        elif move >= BOUNCE.first:
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
        card = me * len(Card) + kind
        if move >= LAY_BESIDE.first:
            place = move - LAY_BESIDE.first
            lay_beside(state, card, place // len(Side), place % len(Side))
        else:
            lay_on(state, card, move - LAY_ON.first)
        state.ask(Ask.ROTATE, me, kind)


class Rotate(Decision):
    """Which way does the top of the card point?"""

    def moves(self, state: DwarvesFall, me: Seat, kind: int, b: int, c: int) -> None:
        """Any of the four."""
        for side in range(len(Side)):
            state.offer(TURN_CARD.first + side)

    def play(self, state: DwarvesFall, move: int, me: Seat, kind: int, b: int, c: int) -> None:
        """Now it is laid."""
        card = me * len(Card) + kind
        state.turned[card] = move - TURN_CARD.first
        state.quiet = 0
        below = state.under[card]
        covered = kind_of(below) if below != NO_CARD else NO_CARD
        state.tell(Events.CARD_LAID, EVERYONE, me, kind, state.turned[card], covered)


class Swap(Decision):
    """Trickster: which dwarf changes places with that of `target` on a card of `owner`?"""

    def moves(self, state: DwarvesFall, me: Seat, target: Seat, kind: int, owner: Seat) -> None:
        """Any of another player on another card."""
        offer_partners(state, target, owner * len(Card) + kind)

    def play(
        self, state: DwarvesFall, move: int, me: Seat, target: Seat, kind: int, owner: Seat
    ) -> None:
        """They change places."""
        swap_dwarves(state, target, owner * len(Card) + kind, move)


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
        elif move >= DECLINE.first:
            decline(state, me, move - DECLINE.first)
        else:
            work(state, me, move - GO_WORK.first)


class Dig(Decision):
    """Which stack is dug?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Any that nobody stands on."""
        for card in range(cards_in_play(state)):
            if can_dig(state, card):
                state.offer(DIG_UP.first + card)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """The top card goes down."""
        card = move - DIG_UP.first
        state.tell(Events.DUG, EVERYONE, me, kind_of(card), owner_of(card))
        dig(state, card)


class Buy(Decision):
    """Which trade goal is bought?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Any of the row that can be paid for."""
        for place in range(ROW):
            if can_buy(state, me, place):
                state.offer(BUY_GOAL.first + state.row[place])

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Gems for a goal."""
        buy(state, me, move - BUY_GOAL.first)


class Discard(Decision):
    """Too many cards in hand: which gem or ogre goes?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Never a kingdom card."""
        for gem in range(len(Gem)):
            if state.gems[me][gem]:
                state.offer(DISCARD_GEM.first + gem)
        for ogre in range(len(Ogre)):
            if state.ogres[me][ogre]:
                state.offer(DISCARD_OGRE.first + ogre)
        if may_reveal(state, me):
            state.offer(REVEAL)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One after the other."""
        if move == REVEAL:
            reveal(state, me)
        elif move >= DISCARD_OGRE.first:
            discard_ogre(state, me, move - DISCARD_OGRE.first)
        else:
            discard_gem(state, me, move - DISCARD_GEM.first)


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


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__)


# -- actions --------------------------------------------------------------------------------------


def offer_actions(state: DwarvesFall, me: Seat) -> None:
    """Lay, put or step."""
    for kind in range(len(Card)):
        if state.kingdom[me][kind]:
            state.offer(LAY.first + kind)
    for card in range(cards_in_play(state)):
        if state.top[card]:
            if state.idle[me] and has_room(state, card):
                state.offer(PUT.first + card)
            if state.dwarves[card][me]:
                offer_steps(state, card)


def offer_steps(state: DwarvesFall, card: int) -> None:
    """Every way that a dwarf can go from a card."""
    for side in range(len(Side)):
        if may_walk(state, card, side):
            state.offer(stepping(card, side))


def take_action(state: DwarvesFall, me: Seat, move: int) -> None:
    """Carry out a move that counts as an action."""
    if move >= STEP.first:
        card = (move - STEP.first) // len(Side)
        walk(state, me, card, (move - STEP.first) % len(Side))
        card = state.beside[card][(move - STEP.first) % len(Side)]
        state.tell(Events.DWARF_STEPPED, EVERYONE, me, kind_of(card), owner_of(card))
    elif move >= PUT.first:
        put_dwarf(state, me, move - PUT.first)
        state.tell(
            Events.DWARF_PUT, EVERYONE, me, kind_of(move - PUT.first), owner_of(move - PUT.first)
        )
    else:
        take_card(state, me, move - LAY.first)


def take_card(state: DwarvesFall, me: Seat, kind: int) -> None:
    """A kingdom card leaves the hand; on a bare table there is only one place for it."""
    state.kingdom[me][kind] = 0
    if is_empty(state):
        lay_at(state, me * len(Card) + kind, 0, 0)
        state.ask(Ask.ROTATE, me, kind)
    else:
        state.ask(Ask.SPOT, me, kind)
