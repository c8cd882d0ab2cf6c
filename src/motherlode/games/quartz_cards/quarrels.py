"""What a dwarf can be asked while dwarves attack each other: the windows, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.decision import Decision
from motherlode.core.frames import NO_ANSWER
from motherlode.core.hands import lay_down
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, NO_SEAT, Seat
from motherlode.games.quartz_cards.attacks import ATTACK_TABLE
from motherlode.games.quartz_cards.columns import retaliate, steal
from motherlode.games.quartz_cards.defences import defence, give_back
from motherlode.games.quartz_cards.facts import (
    ATTACK_CARDS,
    DEFENCES_END,
    KEEP,
    LAY,
    LOOKED_AT,
    MINE_CARD,
    NO_CARD,
    PASS,
    PLAY,
    TAKE,
    TAKE_COLUMN,
    TAKE_TWO,
    Ask,
    Card,
    Crystal,
    Events,
    Switch,
)
from motherlode.games.quartz_cards.helpers import play_helper, show_attack, take_back
from motherlode.games.quartz_cards.heuristics import GIFT, gain, helper_worth, laid_loss, stolen
from motherlode.games.quartz_cards.line import place
from motherlode.games.quartz_cards.offers import (
    card_of,
    offer_singles,
    offer_thefts,
    taken,
    taken_one,
)

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


class Window(Decision):
    """Everyone but the explorer may attack, all at once; `moment` says when in the turn.

    Everybody is asked, with or without an attack: the asking must not tell. When all have
    answered, the attacks are `laid_open` and are settled one by one.
    """

    def moves(self, state: QuartzCards, me: Seat, moment: int, laid_open: int, c: int) -> None:
        """Nothing, or an attack that has something to work on."""
        state.offer(PASS)
        for card in range(ATTACK_CARDS):
            if state.hand[me][card] and ATTACK_TABLE[card].possible(state):
                state.offer(PLAY.at(card))

    def resume(self, state: QuartzCards, moment: int, laid_open: int, c: int) -> None:
        """The next attack in the order of turns; after the last one all are asked again."""
        if not laid_open and not self.lay_open(state):
            state.close_window(moment)
        else:
            attacker = self.next_attacker(state)
            if attacker != NO_SEAT:
                card = PLAY.card(state.answers[attacker])
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
                show_attack(state, PLAY.card(state.answers[seat]), seat)
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
        if state.exploring and ATTACK_TABLE[card].possible(state):
            lay_down(state, card, attacker)
            state.ask(Ask.DEFEND, state.turn, card, attacker)
        else:
            take_back(state, card, attacker)

    def weigh(self, state: QuartzCards, move: int, me: Seat, moment: int, b: int, c: int) -> int:
        """What an attack brings, less what the card is worth in hand."""
        if move == PASS:
            return 0
        return ATTACK_TABLE[PLAY.card(move)].weigh(state, me, moment) - helper_worth(state)

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """A blue card that has something to work on."""
        card = card_of(move)
        if not 0 <= card < ATTACK_CARDS:
            return Refusal("only-attacks", clause)
        if not state.hand[me][card]:
            return Refusal("not-in-hand", clause, {"card": Card.names[card]})
        return ATTACK_TABLE[card].refuse(state)


class Defend(Decision):
    """`attacker` has played `attack` at the explorer, who may answer with a defence."""

    def moves(self, state: QuartzCards, me: Seat, attack: int, attacker: Seat, c: int) -> None:
        """Let it happen, or answer."""
        state.offer(PASS)
        for card in range(ATTACK_CARDS, DEFENCES_END):
            if state.hand[me][card] and defence(card).answers(attack):
                state.offer(PLAY.at(card))

    def play(
        self, state: QuartzCards, move: int, me: Seat, attack: int, attacker: Seat, c: int
    ) -> None:
        """The attack hits, or the defence counts instead."""
        if move == PASS:
            state.tell(Events.LET_HAPPEN, EVERYONE, me, attack)
            ATTACK_TABLE[attack].hit(state, attacker)
        else:
            play_helper(state, PLAY.card(move), me, attacker)
            defence(PLAY.card(move)).parry(state, me, attacker)

    def weigh(
        self, state: QuartzCards, move: int, me: Seat, attack: int, attacker: Seat, c: int
    ) -> int:
        """What is kept, and what a counter-attack brings."""
        if move == PASS:
            return 0
        return ATTACK_TABLE[attack].loss(state) + defence(PLAY.card(move)).weigh(state, attacker)

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, attack: int, b: int, c: int
    ) -> Refusal:
        """A purple card that answers the attack."""
        card = card_of(move)
        if not ATTACK_CARDS <= card < DEFENCES_END or not defence(card).answers(attack):
            return Refusal("wrong-answer", clause, {"card": Card.names[attack]})
        return Refusal("not-in-hand", clause, {"card": Card.names[card]})


class Counter(Decision):
    """Get Lost! was played; `attacker`, who gave the gift, may answer it with another one."""

    def moves(self, state: QuartzCards, me: Seat, attacker: Seat, b: int, c: int) -> None:
        """Take the gift back, or send it once more."""
        state.offer(PASS)
        if state.hand[me][Card.GET_LOST]:
            state.offer(PLAY.at(Card.GET_LOST))

    def play(self, state: QuartzCards, move: int, me: Seat, attacker: Seat, b: int, c: int) -> None:
        """Sent once more, the gift is an attack again, which may be answered like any other."""
        if move == PASS:
            give_back(state, attacker)
            return
        play_helper(state, Card.GET_LOST, me, state.turn)
        if state.duel == Switch.OFF:
            ATTACK_TABLE[Card.LITTLE_GIFT].hit(state, attacker)
        else:
            state.ask(Ask.DEFEND, state.turn, Card.LITTLE_GIFT, attacker)

    def weigh(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """To be rid of the gift, for a card."""
        return 0 if move == PASS else GIFT - helper_worth(state)

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Another card of the same kind, and nothing else."""
        reason = "not-in-hand" if card_of(move) == Card.GET_LOST else "wrong-answer"
        return Refusal(reason, clause, {"card": Card.names[Card.GET_LOST]})


class Steal(Decision):
    """Which column, or which two cards, do you take from `victim`?"""

    def moves(self, state: QuartzCards, me: Seat, victim: Seat, b: int, c: int) -> None:
        """A whole column, or any two cards."""
        offer_thefts(state, victim)

    def play(self, state: QuartzCards, move: int, me: Seat, victim: Seat, b: int, c: int) -> None:
        """From collection to collection."""
        if TAKE_COLUMN.has(move):
            crystal = TAKE_COLUMN.crystal(move)
            steal(state, crystal, state.column[victim][crystal], victim, me)
        else:
            steal(state, taken(move, 0), 1, victim, me)
            steal(state, taken(move, 1), 1, victim, me)

    def weigh(self, state: QuartzCards, move: int, me: Seat, victim: Seat, b: int, c: int) -> int:
        """What is taken, both for me and from the victim."""
        if TAKE_COLUMN.has(move):
            crystal = TAKE_COLUMN.crystal(move)
            return stolen(state, crystal, state.column[victim][crystal], victim, me)
        first = stolen(state, taken(move, 0), 1, victim, me)
        return first + stolen(state, taken(move, 1), 1, victim, me)

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, victim: Seat, b: int, c: int
    ) -> Refusal:
        """A column or two cards of those that lie open; two that are a column are that column."""
        if TAKE_TWO.has(move) and taken(move, 0) == taken(move, 1):
            crystal = taken(move, 0)
            if state.column[victim][crystal] == 2:
                return Refusal("whole-column", clause, {"crystal": Crystal.names[crystal]})
        if TAKE.has(move):
            return Refusal("column-or-two", clause)
        return not_there(clause, TAKE_COLUMN.has(move) or TAKE_TWO.has(move))


class Retaliate(Decision):
    """Which card do you take from the `thief`?"""

    def moves(self, state: QuartzCards, me: Seat, thief: Seat, b: int, c: int) -> None:
        """Any open one."""
        offer_singles(state, thief)

    def play(self, state: QuartzCards, move: int, me: Seat, thief: Seat, b: int, c: int) -> None:
        """From collection to collection."""
        retaliate(state, taken_one(move), thief, me)

    def weigh(self, state: QuartzCards, move: int, me: Seat, thief: Seat, b: int, c: int) -> int:
        """What is taken, both for me and from the thief."""
        return stolen(state, taken_one(move), 1, thief, me)

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """One card of those that lie open."""
        if TAKE_COLUMN.has(move) or TAKE_TWO.has(move):
            return Refusal("only-one", clause)
        return not_there(clause, TAKE.has(move))


class LendAHand(Decision):
    """You have looked at the next cards of the mine: which one do you keep?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """One of two; of a single one also none."""
        state.offer(KEEP.at(state.looked_at[0]))
        if state.looked_at[1] == NO_CARD:
            state.offer(LAY)
        elif state.looked_at[1] != state.looked_at[0]:
            state.offer(KEEP.at(state.looked_at[1]))

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One card to the collection, where its icon counts for nothing, the other to the line."""
        laid = self.laid(state, move)
        if move != LAY:
            kept = KEEP.card(move)
            crystal = MINE_CARD.crystal(kept)
            state.tell(Events.KEPT, EVERYONE, me, crystal, MINE_CARD.icon(kept))
            state.column[me][crystal] += 1
        for index in range(LOOKED_AT):
            state.looked_at[index] = NO_CARD
        if laid != NO_CARD:
            state.tell(Events.LAID, EVERYONE, me, MINE_CARD.crystal(laid), MINE_CARD.icon(laid))
            place(state, laid)

    def laid(self, state: QuartzCards, move: int) -> int:
        """The card that goes to the line, if any does."""
        if move != LAY and KEEP.card(move) == state.looked_at[0]:
            return state.looked_at[1]
        return state.looked_at[0]

    def weigh(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """What is kept, less what the explorer gets, more what he loses by it."""
        worth = laid_loss(state, self.laid(state, move))
        return worth if move == LAY else worth + gain(state, MINE_CARD.crystal(KEEP.card(move)), me)

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """One of the cards that were looked at; of two, one is kept."""
        if KEEP.has(move):
            return Refusal("not-drawn", clause)
        return Refusal("keep-one" if move == LAY else "another-decision", clause)


@outer
def not_there(clause: str, fits: bool) -> Refusal:
    """A choice of cards: cards that are not there, or the wrong sort of answer."""
    return Refusal("cards-not-there" if fits else "another-decision", clause)
