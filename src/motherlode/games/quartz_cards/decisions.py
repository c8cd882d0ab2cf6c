"""What a dwarf can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.frames import NO_ANSWER
from motherlode.core.hands import lay_down
from motherlode.core.kinds import table
from motherlode.core.seats import EVERYONE, NO_SEAT, Seat
from motherlode.games.quartz_cards.cards import ATTACKS, defence, give_back
from motherlode.games.quartz_cards.columns import (
    offer_columns,
    offer_thefts,
    protect,
    retaliate,
    steal,
)
from motherlode.games.quartz_cards.facts import (
    ADMIRE,
    ATTACK_CARDS,
    DEFENCES_END,
    EXPLORE,
    HIRE,
    KEEP,
    LAY,
    NO_CARD,
    PASS,
    PLAY,
    PROTECT,
    STOP,
    TAKE,
    TAKE_COLUMN,
    TAKE_TWO,
    Ask,
    Card,
    Events,
    Moment,
)
from motherlode.games.quartz_cards.helpers import (
    draw_helper,
    play_helper,
    show_attack,
    take_back,
)
from motherlode.games.quartz_cards.line import drop_gifts, place, take_last
from motherlode.games.quartz_cards.numbering import crystal_of, first_of, icon_of, second_of

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


class Turn(Decision):
    """Explore the mine, or protect a column."""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """There is always one way: down."""
        state.offer(EXPLORE)
        offer_columns(state, me, PROTECT.first)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Announce it; nobody can attack whoever protects."""
        if move == EXPLORE:
            state.explore(me)
        else:
            drop_gifts(state, me)
            protect(state, move - PROTECT.first, me)


class Window(Decision):
    """Everyone but the explorer may attack, all at once; `moment` says when in the turn.

    Everybody is asked, with or without an attack: the asking must not tell. When all have
    answered, the attacks are `laid_open` and are settled one by one.
    """

    def moves(self, state: QuartzCards, me: Seat, moment: int, laid_open: int, c: int) -> None:
        """Nothing, or an attack that has something to work on."""
        state.offer(PASS)
        for card in range(ATTACK_CARDS):
            if state.hand[me][card] and ATTACKS[card].possible(state):
                state.offer(PLAY.first + card)

    def resume(self, state: QuartzCards, moment: int, laid_open: int, c: int) -> None:
        """The next attack in the order of turns; after the last one all are asked again."""
        if not laid_open and not self.lay_open(state):
            state.close_window(moment)
        else:
            attacker = self.next_attacker(state)
            if attacker != NO_SEAT:
                card = state.answers[attacker] - PLAY.first
                state.answers[attacker] = NO_ANSWER
                state.then(Ask.WINDOW, moment, 1)
                self.settle(state, card, attacker)
            elif state.exploring:
                state.open_window(moment)

    def lay_open(self, state: QuartzCards) -> bool:
        """Show all attacks at once; whether there are any."""
        attacks = 0
        for step in range(1, state.seats):
            seat = (state.turn + step) % state.seats
            if state.answers[seat] == PASS:
                state.answers[seat] = NO_ANSWER
            else:
                show_attack(state, state.answers[seat] - PLAY.first, seat)
                attacks += 1
        return attacks > 0

    def next_attacker(self, state: QuartzCards) -> Seat:
        """Whose attack is next, going round from the explorer."""
        for step in range(1, state.seats):
            seat = (state.turn + step) % state.seats
            if state.answers[seat] != NO_ANSWER:
                return seat
        return NO_SEAT

    def settle(self, state: QuartzCards, card: int, attacker: Seat) -> None:
        """The explorer may answer, unless the attack came too late."""
        if state.exploring and ATTACKS[card].possible(state):
            lay_down(state, card, attacker)
            state.ask(Ask.DEFEND, state.turn, card, attacker)
        else:
            take_back(state, card, attacker)


class Defend(Decision):
    """`attacker` has played `attack` at the explorer, who may answer with a defence."""

    def moves(self, state: QuartzCards, me: Seat, attack: int, attacker: Seat, c: int) -> None:
        """Let it happen, or answer."""
        state.offer(PASS)
        for card in range(ATTACK_CARDS, DEFENCES_END):
            if state.hand[me][card] and defence(card).answers(attack):
                state.offer(PLAY.first + card)

    def play(
        self, state: QuartzCards, move: int, me: Seat, attack: int, attacker: Seat, c: int
    ) -> None:
        """The attack hits, or the defence counts instead."""
        if move == PASS:
            state.tell(Events.LET_HAPPEN, EVERYONE, me, attack)
            ATTACKS[attack].hit(state, attacker)
        else:
            play_helper(state, move - PLAY.first, me, attacker)
            defence(move - PLAY.first).parry(state, me, attacker)


class Counter(Decision):
    """Get Lost! was played; `me` may answer it with another one. `attacker` gave the gift."""

    def moves(self, state: QuartzCards, me: Seat, attacker: Seat, b: int, c: int) -> None:
        """Accept it, or send the gift the other way."""
        state.offer(PASS)
        if state.hand[me][Card.GET_LOST]:
            state.offer(PLAY.first + Card.GET_LOST)

    def play(self, state: QuartzCards, move: int, me: Seat, attacker: Seat, b: int, c: int) -> None:
        """Whoever does not answer has the gift."""
        if move != PASS:
            self.send_on(state, me, attacker)
        elif me == attacker:
            give_back(state, attacker)
        else:
            ATTACKS[Card.LITTLE_GIFT].hit(state, attacker)

    def send_on(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """The other one may answer in turn, if the table plays it so."""
        other = state.turn if me == attacker else attacker
        play_helper(state, Card.GET_LOST, me, other)
        if me == attacker and state.duel:
            ATTACKS[Card.LITTLE_GIFT].hit(state, attacker)
        else:
            state.ask(Ask.COUNTER, other, attacker)


class Steal(Decision):
    """Which column, or which two cards, do you take from `victim`?"""

    def moves(self, state: QuartzCards, me: Seat, victim: Seat, b: int, c: int) -> None:
        """A whole column, or any two cards."""
        offer_thefts(state, victim)

    def play(self, state: QuartzCards, move: int, me: Seat, victim: Seat, b: int, c: int) -> None:
        """From collection to collection."""
        if move < TAKE_TWO.first:
            crystal = move - TAKE_COLUMN.first
            steal(state, crystal, state.column[victim][crystal], victim, me)
        else:
            steal(state, first_of(move), 1, victim, me)
            steal(state, second_of(move), 1, victim, me)


class Retaliate(Decision):
    """Which card do you take from the `thief`?"""

    def moves(self, state: QuartzCards, me: Seat, thief: Seat, b: int, c: int) -> None:
        """Any open one."""
        offer_columns(state, thief, TAKE.first)

    def play(self, state: QuartzCards, move: int, me: Seat, thief: Seat, b: int, c: int) -> None:
        """From collection to collection."""
        retaliate(state, move - TAKE.first, thief, me)


class LendAHand(Decision):
    """You have looked at the next cards of the mine: which one do you keep?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """One of two; of a single one also none."""
        state.offer(KEEP.first + state.looked_at[0])
        if state.looked_at[1] == NO_CARD:
            state.offer(LAY)
        elif state.looked_at[1] != state.looked_at[0]:
            state.offer(KEEP.first + state.looked_at[1])

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One card to the collection, where its icon counts for nothing, the other to the line."""
        laid = state.looked_at[0]
        if move != LAY:
            kept = move - KEEP.first
            if kept == laid:
                laid = state.looked_at[1]
            state.tell(Events.KEPT, EVERYONE, me, crystal_of(kept), icon_of(kept))
            state.column[me][crystal_of(kept)] += 1
        state.looked_at[0] = NO_CARD
        state.looked_at[1] = NO_CARD
        if laid != NO_CARD:
            state.tell(Events.LAID, EVERYONE, me, crystal_of(laid), icon_of(laid))
            place(state, laid)


class OfferHire(Decision):
    """The card just placed lets the explorer hire a helper: give it up for one?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """Hire, or keep the card in the line."""
        state.offer(PASS)
        state.offer(HIRE)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """The mine card is discarded, a helper comes to the hand."""
        if move == HIRE:
            crystal = crystal_of(take_last(state))
            state.mine_discard[crystal] += 1
            state.tell(Events.HIRED, EVERYONE, me, crystal)
            draw_helper(state, me)


class GoOn(Decision):
    """Reveal another card, or stop?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """On or out."""
        state.offer(EXPLORE)
        state.offer(STOP)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Even whoever stops can still be attacked."""
        if move == EXPLORE:
            state.reveal(me)
        else:
            state.tell(Events.HALTED, EVERYONE, me)
            state.open_window(Moment.STOPPED)

    def resume(self, state: QuartzCards, a: int, b: int, c: int) -> None:
        """A card has taken effect: unless it was an accident, the others may attack first."""
        if state.exploring:
            state.open_window(Moment.UNCOVERED)


class Beauty(Decision):
    """The line is collected: protect a column with What A Beauty!, and perhaps another?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """Nothing, or a column for a card."""
        state.offer(PASS)
        if state.hand[me][Card.WHAT_A_BEAUTY]:
            offer_columns(state, me, ADMIRE.first)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One column for each card."""
        if move != PASS:
            play_helper(state, Card.WHAT_A_BEAUTY, me, NO_SEAT)
            protect(state, move - ADMIRE.first, me)
            state.offer_beauty(me)


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__)
