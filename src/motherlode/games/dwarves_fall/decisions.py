"""What a player can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.actions import (
    lay_down,
    refuse_action,
    refuse_beside,
    refuse_on,
    take_action,
    tell_laid,
)
from motherlode.games.dwarves_fall.board import can_dig, cards_in_play, dig, dwarves_on, is_stack
from motherlode.games.dwarves_fall.cards import CARDS, EAGERNESS
from motherlode.games.dwarves_fall.facts import (
    BUY_GOAL,
    BUY_NOTHING,
    DIG_UP,
    DISCARD_GEM,
    DISCARD_OGRE,
    DONE,
    GO_WORK,
    KEEP_SECRET,
    LAY,
    LAY_BESIDE,
    LAY_ON,
    PASS,
    PLACE,
    PUT,
    REVEAL,
    ROW,
    STEP,
    SWAP_WITH,
    TURN_CARD,
    Ask,
    Events,
    Gem,
    Ogre,
    Phase,
    Side,
    Trade,
)
from motherlode.games.dwarves_fall.goals import buy, can_buy, may_reveal, reveal, reveal_answered
from motherlode.games.dwarves_fall.hands import discard_gem, discard_ogre
from motherlode.games.dwarves_fall.heuristics import (
    gain_of,
    weigh_dig,
    weigh_gem_kept,
    weigh_laid,
    weigh_turned,
)
from motherlode.games.dwarves_fall.offers import (
    is_action,
    is_ogre,
    offer_actions,
    offer_partners,
    offer_spots,
    ogre_of,
    refuse_dwarf,
    refuse_place,
)
from motherlode.games.dwarves_fall.ogres import OGRES, play_ogre, swap_dwarves
from motherlode.games.dwarves_fall.prospects import weigh_put, weigh_step
from motherlode.games.dwarves_fall.regions import stir
from motherlode.games.dwarves_fall.tasks import has_ready, offer_tasks, work

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
        for ogre in range(Ogre.size):
            if state.ogres[me][ogre]:
                OGRES[ogre].offer(state, me)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One thing after the other."""
        if move == DONE:
            state.phase = Phase.WORKING if has_ready(state, me) else Phase.DISCARDING
        elif move == REVEAL:
            reveal(state, me)
        elif is_ogre(move):
            play_ogre(state, me, move)
        else:
            state.used += 1
            take_action(state, me, move)

    def weigh(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Lay, put, step, play an ogre, or be done."""
        if move == DONE:
            return 0
        if is_ogre(move):
            return OGRES[ogre_of(move)].weigh(state, me, move)
        if STEP.has(move):
            return weigh_step(state, me, STEP.place(move), STEP.side(move))
        if PUT.has(move):
            return weigh_put(state, me, PUT.place(move))
        return CARDS[LAY.card(move)].weigh_lay(state, me, LAY.card(move))

    @outer
    def refuse(
        self, state: DwarvesFall, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """An action that is left, or an ogre that is in hand."""
        if is_ogre(move):
            ogre = ogre_of(move)
            if not state.ogres[me][ogre]:
                return Refusal("ogre-not-in-hand", "D5.1", {"ogre": Ogre.names[ogre]})
            return OGRES[ogre].refuse(state, me, move)
        if not is_action(move):
            return Refusal("another-decision", clause)
        if not state.has_action(me):
            return Refusal("no-action-left", "D3.2")
        return refuse_action(state, me, move)


class Spot(Decision):
    """Where to lay a card of a kind?"""

    def moves(self, state: DwarvesFall, me: Seat, kind: int, b: int, c: int) -> None:
        """Beside any card, or on top of one of the same group."""
        offer_spots(state, kind)

    def play(self, state: DwarvesFall, move: int, me: Seat, kind: int, b: int, c: int) -> None:
        """There it lies; which way?"""
        lay_down(state, PLACE.at(me, kind), move)
        state.ask(Ask.ROTATE, me, kind)

    def weigh(self, state: DwarvesFall, move: int, me: Seat, kind: int, b: int, c: int) -> int:
        """How the kingdoms stand with the card there, turned the best way."""
        lay_down(state, PLACE.at(me, kind), move)
        return weigh_laid(state, me, PLACE.at(me, kind))

    @outer
    def refuse(
        self, state: DwarvesFall, clause: str, move: int, me: Seat, kind: int, b: int, c: int
    ) -> Refusal:
        """A place where the card cannot be laid."""
        if LAY_BESIDE.has(move):
            return refuse_beside(state, clause, LAY_BESIDE.place(move))
        if LAY_ON.has(move):
            return refuse_on(state, clause, kind, LAY_ON.place(move))
        return Refusal("another-decision", clause)


class Rotate(Decision):
    """Which way does the top of the card point?"""

    def moves(self, state: DwarvesFall, me: Seat, kind: int, b: int, c: int) -> None:
        """Any of the four."""
        for side in range(Side.size):
            state.offer(TURN_CARD.at(side))

    def play(self, state: DwarvesFall, move: int, me: Seat, kind: int, b: int, c: int) -> None:
        """Now it is laid."""
        card = PLACE.at(me, kind)
        state.turned[card] = TURN_CARD.side(move)
        tell_laid(state, card)
        stir(state)

    def weigh(self, state: DwarvesFall, move: int, me: Seat, kind: int, b: int, c: int) -> int:
        """How the kingdoms stand with the card turned like that."""
        return weigh_turned(state, me, PLACE.at(me, kind), TURN_CARD.side(move))


class Swap(Decision):
    """Trickster: which dwarf changes places with that of `target` on a card of `owner`?"""

    def moves(self, state: DwarvesFall, me: Seat, target: Seat, kind: int, owner: Seat) -> None:
        """Any of another player on another card."""
        offer_partners(state, target, PLACE.at(owner, kind))

    def play(
        self, state: DwarvesFall, move: int, me: Seat, target: Seat, kind: int, owner: Seat
    ) -> None:
        """They change places."""
        swap_dwarves(state, target, PLACE.at(owner, kind), move)

    def weigh(
        self, state: DwarvesFall, move: int, me: Seat, target: Seat, kind: int, owner: Seat
    ) -> int:
        """Best on a card where the own ones gather."""
        return 100 * state.dwarves[SWAP_WITH.place(move)][me]

    @outer
    def refuse(
        self,
        state: DwarvesFall,
        clause: str,
        move: int,
        me: Seat,
        target: Seat,
        kind: int,
        owner: Seat,
    ) -> Refusal:
        """A dwarf that is there, of another player, on another card."""
        if not SWAP_WITH.has(move):
            return Refusal("another-decision", clause)
        second = SWAP_WITH.target(move)
        return refuse_dwarf(state, second, SWAP_WITH.place(move), clause) or Refusal(
            "same-player" if second == target else "same-card", clause
        )


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
        else:
            work(state, me, GO_WORK.place(move))

    def weigh(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Monsters first, shops last but for digging."""
        return EAGERNESS[PLACE.card(GO_WORK.place(move))]

    @outer
    def refuse(
        self, state: DwarvesFall, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Only where enough dwarves stand."""
        if not GO_WORK.has(move):
            return Refusal("another-decision", clause)
        return refuse_place(state, GO_WORK.place(move), clause) or Refusal(
            "too-few-dwarves", clause
        )


class Dig(Decision):
    """Which stack is dug?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Any that nobody stands on."""
        for card in range(cards_in_play(state)):
            if can_dig(state, card):
                state.offer(DIG_UP.at(card))

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """The top card goes down."""
        card = DIG_UP.place(move)
        state.tell(Events.DUG, EVERYONE, me, PLACE.card(card), PLACE.owner(card))
        dig(state, card)

    def weigh(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """How the kingdoms stand when it has been dug."""
        return weigh_dig(state, me, DIG_UP.place(move))

    @outer
    def refuse(
        self, state: DwarvesFall, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """A place that cannot be dug."""
        if not DIG_UP.has(move):
            return Refusal("another-decision", clause)
        card = DIG_UP.place(move)
        if refusal := refuse_place(state, card, clause):
            return refusal
        if not is_stack(state, card):
            return Refusal("no-stack", clause)
        return Refusal("dwarves-in-the-way", clause, {"dwarves": dwarves_on(state, card)})


class Buy(Decision):
    """Which trade goal is bought? All are asked, so that the asking tells nothing of the hand."""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Nothing, or any of the row that can be paid for."""
        state.offer(BUY_NOTHING)
        for place in range(ROW):
            if can_buy(state, me, place):
                state.offer(BUY_GOAL.at(state.row[place]))

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Gems for a goal; who buys nothing does not say why."""
        if move == BUY_NOTHING:
            state.tell(Events.BOUGHT_NOTHING, EVERYONE, me)
        else:
            buy(state, me, BUY_GOAL.trade(move))

    def weigh(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """What it brings more than its gems."""
        return 0 if move == BUY_NOTHING else gain_of(state, BUY_GOAL.trade(move))

    @outer
    def refuse(
        self, state: DwarvesFall, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """A goal of the row, and the gems for it."""
        if not BUY_GOAL.has(move):
            return Refusal("another-decision", clause)
        trade = BUY_GOAL.trade(move)
        reason = "cannot-pay" if trade in list(state.row) else "not-in-the-row"
        return Refusal(reason, clause, {"trade": Trade.names[trade]})


class Discard(Decision):
    """Too many cards in hand: which gem or ogre goes?"""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Never a kingdom card."""
        for gem in range(Gem.size):
            if state.gems[me][gem]:
                state.offer(DISCARD_GEM.at(gem))
        for ogre in range(Ogre.size):
            if state.ogres[me][ogre]:
                state.offer(DISCARD_OGRE.at(ogre))
        if may_reveal(state, me):
            state.offer(REVEAL)

    def play(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One after the other."""
        if move == REVEAL:
            reveal(state, me)
        elif DISCARD_OGRE.has(move):
            discard_ogre(state, me, DISCARD_OGRE.ogre(move))
        else:
            discard_gem(state, me, DISCARD_GEM.gem(move))

    def weigh(self, state: DwarvesFall, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Keep what is worth most, and what the nearest goal needs."""
        if DISCARD_OGRE.has(move):
            return -1500
        return -weigh_gem_kept(state, me, DISCARD_GEM.gem(move))

    @outer
    def refuse(
        self, state: DwarvesFall, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Only what is in hand."""
        if DISCARD_GEM.has(move):
            gem = Gem.names[DISCARD_GEM.gem(move)]
            return Refusal("gem-not-in-hand", "D7.2", {"gem": gem})
        if DISCARD_OGRE.has(move):
            ogre = Ogre.names[DISCARD_OGRE.ogre(move)]
            return Refusal("ogre-not-in-hand", "D7.2", {"ogre": ogre})
        return Refusal("another-decision", clause)


class AfterWork(Decision):
    """The last work of a turn is done: reveal the secret goal? All who have one are asked."""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Only if it is true; whoever cannot is asked all the same, so that the asking is mute."""
        state.offer(PASS)
        if may_reveal(state, me):
            state.offer(REVEAL)

    def resume(self, state: DwarvesFall, a: int, b: int, c: int) -> None:
        """Then the turn goes on."""
        reveal_answered(state)
        state.phase = Phase.DISCARDING


class LastReveal(Decision):
    """Before the points are counted: reveal the secret goal? All are asked at once."""

    def moves(self, state: DwarvesFall, me: Seat, a: int, b: int, c: int) -> None:
        """Only if it is true."""
        state.offer(KEEP_SECRET)
        if may_reveal(state, me):
            state.offer(REVEAL)

    def resume(self, state: DwarvesFall, a: int, b: int, c: int) -> None:
        """Then it is over."""
        reveal_answered(state)
        state.finish()


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__)
