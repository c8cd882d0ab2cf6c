"""The purple cards, in the order of the rulebook: each answers some of the blue ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz_cards.columns import has_columns
from motherlode.games.quartz_cards.facts import ATTACK_CARDS, DEFENCES, Ask, Card, Events
from motherlode.games.quartz_cards.heuristics import GIFT, best_theft, helper_worth

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


class Defence:
    """A purple card: the explorer's answer to an attack."""

    facts = ("clause", "worth")
    verbs = ("answers", "parry", "weigh")
    clause: ClassVar[str]
    worth: ClassVar[int]
    fading: ClassVar[int] = 63

    def answers(self, attack: int) -> bool:
        """Whether it is an answer to that attack."""
        raise NotImplementedError

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """What it does besides stopping the attack; both cards lie on the discards."""
        raise NotImplementedError

    def weigh(self, state: QuartzCards, attacker: Seat) -> int:
        """What it brings besides stopping the attack, less what it is worth in hand."""
        raise NotImplementedError


class NoChance(Defence):
    """Whatever it was, it does not happen."""

    clause = "C8.2"
    worth = 12000

    def answers(self, attack: int) -> bool:
        """Any attack."""
        return attack < ATTACK_CARDS

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """Nothing happens."""

    def weigh(self, state: QuartzCards, attacker: Seat) -> int:
        """The general defence is worth saving."""
        return -helper_worth(state)


class OverMyDeadBody(Defence):
    """The theft fails; steal any one open card of the thief instead."""

    clause = "C8.3"
    worth = 18000

    def answers(self, attack: int) -> bool:
        """A theft."""
        return attack == Card.NO_LONGER_YOURS

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """A thief without open cards has nothing to give."""
        if has_columns(state, attacker):
            state.ask(Ask.RETALIATE, me, attacker)

    def weigh(self, state: QuartzCards, attacker: Seat) -> int:
        """One card comes back."""
        return best_theft(state, attacker) // 2 - helper_worth(state) // 2


class GetLost(Defence):
    """The gift goes back and will start the line of whoever gave it.

    The giver may answer with the same card.
    """

    clause = "C8.4"
    worth = 14000

    def answers(self, attack: int) -> bool:
        """A gift."""
        return attack == Card.LITTLE_GIFT

    def parry(self, state: QuartzCards, me: Seat, attacker: Seat) -> None:
        """The gift is on its way back until the giver has answered."""
        state.ask(Ask.COUNTER, attacker, attacker)

    def weigh(self, state: QuartzCards, attacker: Seat) -> int:
        """The gift becomes the giver's."""
        return GIFT // 2 - helper_worth(state) // 2


DEFENCE_TABLE: Final[list[Defence]] = table(DEFENCES, Defence, __name__)


def defence(card: int) -> Defence:
    """The defence of that number."""
    return DEFENCE_TABLE[card - ATTACK_CARDS]


def give_back(state: QuartzCards, attacker: Seat) -> None:
    """A gift waits with its giver for the next exploration."""
    state.tell(Events.GIFT_RETURNED, EVERYONE, state.turn, attacker)
    state.discard[Card.LITTLE_GIFT] -= 1
    state.waiting_gifts[attacker] += 1
