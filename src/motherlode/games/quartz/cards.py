"""The mining cards, in the order of the appendix.

An action says which moves it offers, what playing it does, and what it does when it hits the
dwarf it was aimed at. A reaction says which moves answer, and what answering does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import is_empty
from motherlode.core.seats import Seat, Seats, just
from motherlode.games.quartz.carts import hide, lose_any, trade
from motherlode.games.quartz.deck import lay_out
from motherlode.games.quartz.names import (
    ACTION_CARDS,
    EUREKA,
    GIMME_A_HAND,
    HERE_WE_GO,
    KEEP,
    NO_CARD,
    NOT_MINE_EITHER,
    OBSIDIAN,
    ON_MY_BREAK,
    OUT_OF_MY_WAY,
    PLAY,
    RETALIATE,
    SHARE,
    STEAL,
    SWAP,
    THESE_DONT_BELONG,
    THIS_ISNT_MINE,
    UNACCEPTABLE,
    VALUABLE,
    WHAT_CRYSTAL,
)
from motherlode.games.quartz.numbering import (
    crystal_of,
    given_of,
    hiding,
    is_aimed,
    taken_of,
    target_of,
    trade_target_of,
)
from motherlode.games.quartz.offering import offer_aims, offer_trades

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz

CARD_NAMES: Final = (
    "here_we_go",
    "eureka",
    "come_closer",
    "out_of_my_way",
    "what_crystal",
    "gimme_a_hand",
    "these_dont_belong",
    "this_isnt_mine",
    "not_mine_either",
    "unacceptable",
    "on_my_break",
)


class Action:
    """A blue card: played in one's own turn."""

    def offer(self, state: Quartz, me: Seat) -> None:
        """Offer every way to play it."""
        raise NotImplementedError

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Do what the card says; it lies on the discard pile already."""
        raise NotImplementedError

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """Do what it does to `target`, who let it happen."""
        raise NotImplementedError


class Reaction:
    """A purple card: an answer to one kind of action."""

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """Offer every way to answer."""
        raise NotImplementedError

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """Answer; the card lies on the discard pile already."""
        raise NotImplementedError


# -- actions ------------------------------------------------------------------------------


class HereWeGo(Action):
    """Draw three crystals at once and put any Obsidian among them straight back.

    Keep as many of the others as you like; what you do not keep goes back too.
    """

    def offer(self, state: Quartz, me: Seat) -> None:
        """It needs nobody."""
        state.offer(PLAY + HERE_WE_GO)

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Draw, drop the Obsidian, choose."""
        state.draw(me, state.here_we_go_draws)
        state.put_back(OBSIDIAN)
        if not is_empty(state.drawn_out, VALUABLE):
            state.ask(KEEP, me)


class Eureka(Action):
    """Draw seven crystals; you may exchange one crystal of your cart for one of them.

    All the others go back into the bag. Obsidian is never exchanged.
    """

    def offer(self, state: Quartz, me: Seat) -> None:
        """It needs nobody."""
        state.offer(PLAY + EUREKA)

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Draw and choose, if there is anything to exchange."""
        state.draw(me, state.eureka_draws)
        if state.has_valuables(me) and not is_empty(state.drawn_out, VALUABLE):
            state.ask(SWAP, me)
        else:
            state.put_all_back()


class ComeCloser(Action):
    """Exchange a crystal of your cart for one in the cart of a dwarf still inside.

    Neither may be an Obsidian.
    """

    def offer(self, state: Quartz, me: Seat) -> None:
        """Every exchange with everyone."""
        if state.has_valuables(me):
            offer_trades(state, me, state.others_with_valuables(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Exchange openly; nobody may answer."""
        trade(state, me, trade_target_of(move), given_of(move), taken_of(move))


class OutOfMyWay(Action):
    """Every other dwarf inside loses a random valuable crystal to the bag."""

    def offer(self, state: Quartz, me: Seat) -> None:
        """It needs nobody."""
        state.offer(PLAY + OUT_OF_MY_WAY)

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Everybody at once; nobody may answer."""
        others = state.others_with_valuables(me)
        for seat in range(state.seats):
            if others & just(seat):
                lose_any(state, seat)


class WhatCrystal(Action):
    """Lay this card beside your cart and put one crystal on it, safe from cards and accidents.

    In the evening the crystal goes back into the cart and the card is discarded.
    """

    def offer(self, state: Quartz, me: Seat) -> None:
        """With any valuable crystal, or with none."""
        state.offer(PLAY + WHAT_CRYSTAL)
        for crystal in range(VALUABLE):
            if state.cart[me][crystal]:
                state.offer(hiding(crystal))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The card stays on the table until the evening."""
        lay_out(state, WHAT_CRYSTAL)
        if move != PLAY + WHAT_CRYSTAL:
            hide(state, crystal_of(move), me)


class GimmeAHand(Action):
    """Another dwarf inside draws two crystals; take one valuable of them, the other is his.

    Of two Obsidians he takes one and the other goes back.
    """

    def offer(self, state: Quartz, me: Seat) -> None:
        """At any other dwarf inside."""
        offer_aims(state, GIMME_A_HAND, state.others_inside(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The target may answer."""
        state.aim(GIMME_A_HAND, me, target_of(move))

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """Two crystals on the table, then a choice."""
        state.draw(target, 2)
        if not is_empty(state.drawn_out, VALUABLE):
            state.ask(SHARE, me, target)
        elif state.drawn_out[OBSIDIAN]:
            state.place(OBSIDIAN, target)
            state.put_back(OBSIDIAN)


class TheseDontBelong(Action):
    """Take two valuable crystals out of the cart of another dwarf inside."""

    def offer(self, state: Quartz, me: Seat) -> None:
        """At any other dwarf inside who has something."""
        offer_aims(state, THESE_DONT_BELONG, state.others_with_valuables(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The target may answer before the crystals are chosen."""
        state.aim(THESE_DONT_BELONG, me, target_of(move))

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """The thief chooses."""
        state.ask(STEAL, me, target)


class ThisIsntMine(Action):
    """Give an Obsidian out of your cart to any other dwarf who is still inside.

    If it is the second in that cart, its owner has an accident at once.
    """

    def offer(self, state: Quartz, me: Seat) -> None:
        """At any other dwarf inside, if there is an Obsidian to give."""
        if state.cart[me][OBSIDIAN]:
            offer_aims(state, THIS_ISNT_MINE, state.others_inside(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The Obsidian lies between the two until the target has answered."""
        state.take_out(OBSIDIAN, me)
        state.aim(THIS_ISNT_MINE, me, target_of(move))

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """It lands in the target's cart."""
        state.receive_obsidian(me, target)


# -- reactions ----------------------------------------------------------------------------


class NotMineEither(Reaction):
    """Send the Obsidian you are being given on to any other dwarf inside, but not back.

    If there is no other, it goes into the bag.
    """

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """At any third dwarf inside, or at nobody."""
        others = self.targets(state, me, attacker)
        if others:
            offer_aims(state, NOT_MINE_EITHER, others)
        else:
            state.offer(PLAY + NOT_MINE_EITHER)

    def targets(self, state: Quartz, me: Seat, attacker: Seat) -> Seats:
        """Everybody inside but the two."""
        return state.others_inside(me) & ~just(attacker)

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """The next target may answer too, if the table plays it so."""
        if not is_aimed(move):
            state.put_back(OBSIDIAN)
        elif state.chain == 0:
            state.aim(THIS_ISNT_MINE, me, target_of(move))
        else:
            state.receive_obsidian(me, target_of(move))


class Unacceptable(Reaction):
    """The theft fails; take a valuable crystal out of the thief's cart instead."""

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """Against the thief."""
        state.offer(PLAY + UNACCEPTABLE)

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """A thief with an empty cart has nothing to give."""
        if state.has_valuables(attacker):
            state.ask(RETALIATE, me, attacker)


class OnMyBreak(Reaction):
    """You do not lend a hand: nothing is drawn."""

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """Against whoever wants a hand."""
        state.offer(PLAY + ON_MY_BREAK)

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """Nothing happens."""


ACTIONS: Final[list[Action]] = [
    HereWeGo(),
    Eureka(),
    ComeCloser(),
    OutOfMyWay(),
    WhatCrystal(),
    GimmeAHand(),
    TheseDontBelong(),
    ThisIsntMine(),
]
REACTIONS: Final[list[Reaction]] = [NotMineEither(), Unacceptable(), OnMyBreak()]

# The reaction that answers each action.
ANSWER: Final = [
    NO_CARD,
    NO_CARD,
    NO_CARD,
    NO_CARD,
    NO_CARD,
    ON_MY_BREAK,
    UNACCEPTABLE,
    NOT_MINE_EITHER,
]


def reaction(card: int) -> Reaction:
    """The reaction of that number."""
    return REACTIONS[card - ACTION_CARDS]
