"""The helper cards that attack and defend, in the order of the rulebook.

An attack says whether it can be played now and what it does to the explorer. A defence says
which attacks it answers and what answering does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.games.quartz_cards.columns import has_columns
from motherlode.games.quartz_cards.facts import ATTACK_CARDS, MINE_CARDS, Ask, Card, Events
from motherlode.games.quartz_cards.line import add_gifts, collect, draw_mine_card, take_last
from motherlode.games.quartz_cards.numbering import crystal_of, icon_of

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


class Attack:
    """A blue card: played by the others while somebody explores."""

    def possible(self, state: QuartzCards) -> bool:
        """Whether it would have anything to work on."""
        raise NotImplementedError

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """Do what it does to the explorer, who let it happen."""
        raise NotImplementedError


class Defence:
    """A purple card: the explorer's answer to an attack."""

    def answers(self, attack: int) -> bool:
        """Whether it is an answer to that attack."""
        raise NotImplementedError

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """What it does besides stopping the attack; both cards lie on the discards."""
        raise NotImplementedError


# -- attacks ------------------------------------------------------------------------------


class HandItOver(Attack):
    """Take the last mine card of the line into your collection."""

    def possible(self, state: QuartzCards) -> bool:
        """There is a card in the line."""
        return state.length > 0

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """From the line to a column of the attacker."""
        card = take_last(state)
        state.tell(Events.SNATCHED, EVERYONE, me, crystal_of(card), icon_of(card))
        state.column[me][crystal_of(card)] += 1


class StopStopStop(Attack):
    """The explorer's turn is over at once; the line is collected as usual."""

    def possible(self, state: QuartzCards) -> bool:
        """Any exploration can be cut short."""
        return True

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """The cards are kept, the evening card is not."""
        state.tell(Events.CUT_SHORT, EVERYONE, me, state.turn)
        collect(state)


class MayIHelp(Attack):
    """Look at two mine cards; keep one and put the other at the end of the line.

    Of a single one you choose whether to keep it or to put it there.
    """

    def possible(self, state: QuartzCards) -> bool:
        """There is a card in the mine."""
        return state.is_mine_open()

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """The attacker looks first and then chooses."""
        for place in range(min(2, total(state.mine, MINE_CARDS))):
            card = draw_mine_card(state)
            state.looked_at[place] = card
            state.tell(Events.LOOKED, just(me), me, crystal_of(card), icon_of(card))
        state.ask(Ask.LEND_A_HAND, me)


class LittleGift(Attack):
    """It lies in the line, and the next unstable crystal is an accident wherever it sits.

    So is a second gift, at once.
    """

    def possible(self, state: QuartzCards) -> bool:
        """Every line has room for a gift."""
        return True

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """Off the discards, into the line."""
        state.discard[Card.LITTLE_GIFT] -= 1
        add_gifts(state, 1)


class NoLongerYours(Attack):
    """Steal a whole column of the explorer, or any two cards of the open columns."""

    def possible(self, state: QuartzCards) -> bool:
        """There is something to steal."""
        return has_columns(state, state.turn)

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """The thief chooses."""
        state.ask(Ask.STEAL, me, state.turn)


# -- defences -----------------------------------------------------------------------------


class NoChance(Defence):
    """Whatever it was, it does not happen."""

    def answers(self, attack: int) -> bool:
        """Any attack."""
        return attack < ATTACK_CARDS

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """Nothing happens."""


class OverMyDeadBody(Defence):
    """The theft fails; steal any one open card of the thief instead."""

    def answers(self, attack: int) -> bool:
        """A theft."""
        return attack == Card.NO_LONGER_YOURS

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """A thief without open cards has nothing to give."""
        if has_columns(state, attacker):
            state.ask(Ask.RETALIATE, me, attacker)


class GetLost(Defence):
    """The gift goes back and will start the line of whoever gave it.

    The giver may answer with the same card.
    """

    def answers(self, attack: int) -> bool:
        """A gift."""
        return attack == Card.LITTLE_GIFT

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """The gift is on its way back until the giver has answered."""
        state.ask(Ask.COUNTER, attacker, attacker)


ATTACKS: Final[list[Attack]] = [
    HandItOver(),
    StopStopStop(),
    MayIHelp(),
    LittleGift(),
    NoLongerYours(),
]
DEFENCES: Final[list[Defence]] = [NoChance(), OverMyDeadBody(), GetLost()]


def defence(card: int) -> Defence:
    """The defence of that number."""
    return DEFENCES[card - ATTACK_CARDS]


def give_back(state: QuartzCards, attacker: Seat) -> None:
    """A gift waits with its giver for the next exploration."""
    state.tell(Events.GIFT_RETURNED, EVERYONE, state.turn, attacker)
    state.discard[Card.LITTLE_GIFT] -= 1
    state.waiting_gifts[attacker] += 1
