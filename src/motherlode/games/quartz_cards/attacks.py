"""The blue cards, in the order of the rulebook. A card owns what belongs to it.

`clause` is its rule, `worth` what final scores owe to one in hand (in thousandths of a point, as
two thousand played games tell), and half of that is left when `fading` cards of the mine are. An
attack says whether it can be played now and why not, what it does to the explorer, and how good
it looks to both sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.piles import total
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.games.quartz_cards.columns import has_columns
from motherlode.games.quartz_cards.facts import (
    ATTACKS,
    LOOKED_AT,
    MINE_CARD,
    MINE_CARDS,
    Ask,
    Card,
    Events,
)
from motherlode.games.quartz_cards.heuristics import (
    GIFT,
    best_theft,
    fear,
    gift_loss,
    harm,
    hope,
    last_worth,
    line_worth,
    unexplored,
)
from motherlode.games.quartz_cards.line import add_gifts, collect, draw_mine_card, take_last

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


class Attack:
    """A blue card: played by the others while somebody explores."""

    facts = ("clause", "worth")
    verbs = ("possible", "hit", "weigh", "loss")
    clause: ClassVar[str]
    worth: ClassVar[int]
    fading: ClassVar[int] = 5

    def possible(self, state: QuartzCards) -> bool:
        """Whether it would have anything to work on."""
        raise NotImplementedError

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """Do what it does to the explorer, who let it happen."""
        raise NotImplementedError

    def weigh(self, state: QuartzCards, me: Seat, moment: int) -> int:
        """What comes to me, and what is lost to the explorer, the price of the card apart."""
        raise NotImplementedError

    def loss(self, state: QuartzCards) -> int:
        """What the explorer would lose."""
        raise NotImplementedError

    @outer
    def refuse(self, state: QuartzCards) -> Refusal:
        """Why it has nothing to work on."""
        raise NotImplementedError


class HandItOver(Attack):
    """Take the last mine card of the line into your collection."""

    clause = "C7.1"
    worth = 6500

    def possible(self, state: QuartzCards) -> bool:
        """There is a card in the line."""
        return state.length > 0

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """From the line to a column of the attacker."""
        card = take_last(state)
        state.tell(Events.SNATCHED, EVERYONE, me, MINE_CARD.crystal(card), MINE_CARD.icon(card))
        state.column[me][MINE_CARD.crystal(card)] += 1

    def weigh(self, state: QuartzCards, me: Seat, moment: int) -> int:
        """The last card is worth something to both."""
        return last_worth(state, me) + harm(state, last_worth(state, state.turn))

    def loss(self, state: QuartzCards) -> int:
        """The last card."""
        return last_worth(state, state.turn)

    @outer
    def refuse(self, state: QuartzCards) -> Refusal:
        """No line, no last card."""
        return Refusal("line-empty", self.clause)


class StopStopStop(Attack):
    """The explorer's turn is over at once; the line is collected as usual."""

    clause = "C7.2"
    worth = 11000

    def possible(self, state: QuartzCards) -> bool:
        """Any exploration can be cut short."""
        return True

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """The cards are kept, the evening card is not."""
        state.tell(Events.CUT_SHORT, EVERYONE, me, state.turn)
        collect(state)

    def weigh(self, state: QuartzCards, me: Seat, moment: int) -> int:
        """What the explorer goes without."""
        return harm(state, unexplored(state, moment))

    def loss(self, state: QuartzCards) -> int:
        """The next card, if one would reveal it."""
        return max(0, hope(state) - fear(state))


class MayIHelp(Attack):
    """Look at two mine cards; keep one and put the other at the end of the line.

    Of a single one you choose whether to keep it or to put it there.
    """

    clause = "C7.3"
    worth = 7500

    def possible(self, state: QuartzCards) -> bool:
        """There is a card in the mine."""
        return state.is_mine_open()

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """The attacker looks first and then chooses."""
        for place in range(min(LOOKED_AT, total(state.mine, MINE_CARDS))):
            card = draw_mine_card(state)
            state.looked_at[place] = card
            state.tell(Events.LOOKED, just(me), me, MINE_CARD.crystal(card), MINE_CARD.icon(card))
        state.ask(Ask.LEND_A_HAND, me)

    def weigh(self, state: QuartzCards, me: Seat, moment: int) -> int:
        """The better of two cards, and what the other does to the line."""
        return hope(state) * 3 // 2 + harm(state, fear(state)) - harm(state, hope(state))

    def loss(self, state: QuartzCards) -> int:
        """The card may be an accident."""
        return fear(state)

    @outer
    def refuse(self, state: QuartzCards) -> Refusal:
        """There is nothing to look at."""
        return Refusal("mine-is-empty", self.clause)


class LittleGift(Attack):
    """It lies in the line, and the next unstable crystal is an accident wherever it sits.

    So is a second gift, at once.
    """

    clause = "C7.4"
    worth = 8500

    def possible(self, state: QuartzCards) -> bool:
        """Every line has room for a gift."""
        return True

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """Off the discards, into the line."""
        state.discard[Card.LITTLE_GIFT] -= 1
        add_gifts(state, 1)

    def weigh(self, state: QuartzCards, me: Seat, moment: int) -> int:
        """What it spoils for the explorer."""
        return harm(state, gift_loss(state, moment))

    def loss(self, state: QuartzCards) -> int:
        """The line, or what could have been added to it."""
        if state.gifts + 1 >= state.gifts_at:
            return line_worth(state, state.turn)
        return GIFT * 3 // 4


class NoLongerYours(Attack):
    """Steal a whole column of the explorer, or any two cards of the open columns."""

    clause = "C7.5"
    worth = 8000

    def possible(self, state: QuartzCards) -> bool:
        """There is something to steal."""
        return has_columns(state, state.turn)

    def hit(self, state: QuartzCards, me: Seat) -> None:
        """The thief chooses."""
        state.ask(Ask.STEAL, me, state.turn)

    def weigh(self, state: QuartzCards, me: Seat, moment: int) -> int:
        """Mine, and no longer yours."""
        worth = best_theft(state, state.turn)
        return worth + harm(state, worth)

    def loss(self, state: QuartzCards) -> int:
        """The best of the collection."""
        return best_theft(state, state.turn)

    @outer
    def refuse(self, state: QuartzCards) -> Refusal:
        """Nothing lies open."""
        return Refusal("nothing-to-steal", self.clause, {"target": state.turn})


ATTACK_TABLE: Final[list[Attack]] = table(ATTACKS, Attack, __name__)
