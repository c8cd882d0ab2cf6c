"""The blue cards, in the order of the appendix. A card owns what belongs to it.

`clause` is its rule, `worth` what it is worth in hand (in thousandths of a coin: what final scores
owe to it, as 1500 games among equals tell), `answer` the reaction that answers it. An action says
which moves it offers, what playing it does, what it does when it hits the dwarf it was aimed at,
how good a move looks, and why one is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.piles import is_empty
from motherlode.core.refusal import Refusal
from motherlode.core.seats import NO_SEAT, Seat, just
from motherlode.games.quartz.carts import hide, lose_any, trade
from motherlode.games.quartz.deck import lay_out
from motherlode.games.quartz.facts import (
    ACTIONS,
    AIM,
    HIDE,
    NO_CARD,
    PLAY,
    TRADE,
    VALUABLE,
    Ask,
    Card,
    Crystal,
)
from motherlode.games.quartz.heuristics import (
    best_two,
    danger,
    eureka_gain,
    harm,
    harm_to_all,
    hope,
    protection,
    relief,
)
from motherlode.games.quartz.offers import offer_aims, offer_trades, played_at

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


class Action:
    """A blue card: played in one's own turn."""

    facts = ("clause", "worth")
    verbs = ("offer", "play", "weigh")
    clause: ClassVar[str]
    worth: ClassVar[int]
    answer: ClassVar[int] = NO_CARD

    def offer(self, state: Quartz, me: Seat) -> None:
        """Offer every way to play it."""
        raise NotImplementedError

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Do what the card says; it lies on the discard pile already."""
        raise NotImplementedError

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """Do what it does to `target`, who let it happen."""
        raise NotImplementedError

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """What playing it brings, its price apart."""
        raise NotImplementedError

    @outer
    def refuse(self, state: Quartz, me: Seat, card: int, target: Seat) -> Refusal:
        """Why it cannot be played like that, though it is in hand."""
        if target == NO_SEAT:
            return Refusal("needs-target", "Q3.5", {"card": Card.names[card]})
        if target == me:
            return Refusal("not-yourself", self.clause)
        if not state.is_inside(target):
            return Refusal("target-outside", self.clause, {"target": target})
        return self.refuse_target(state, target)

    @outer
    def refuse_target(self, state: Quartz, target: Seat) -> Refusal:
        """Why it cannot be played like that at another dwarf inside."""
        if not state.has_valuables(target):
            return Refusal("target-has-nothing", self.clause, {"target": target})
        return Refusal("not-in-cart", self.clause)


class HereWeGo(Action):
    """Draw three crystals at once and put any Obsidian among them straight back.

    Keep as many of the others as you like; what you do not keep goes back too.
    """

    clause = "Q9.1"
    worth = 5600

    def offer(self, state: Quartz, me: Seat) -> None:
        """It needs nobody."""
        state.offer(PLAY.at(Card.HERE_WE_GO))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Draw, drop the Obsidian, choose."""
        state.draw(me, state.here_we_go_draws)
        state.put_back(Crystal.OBSIDIAN)
        if not is_empty(state.drawn_out, VALUABLE):
            state.ask(Ask.KEEP, me)

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """Three crystals without a danger."""
        return state.here_we_go_draws * hope(state)


class Eureka(Action):
    """Draw seven crystals; you may exchange one crystal of your cart for one of them.

    All the others go back into the bag. Obsidian is never exchanged.
    """

    clause = "Q9.2"
    worth = 1800

    def offer(self, state: Quartz, me: Seat) -> None:
        """It needs nobody."""
        state.offer(PLAY.at(Card.EUREKA))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Draw and choose, if there is anything to exchange."""
        state.draw(me, state.eureka_draws)
        if state.has_valuables(me) and not is_empty(state.drawn_out, VALUABLE):
            state.ask(Ask.SWAP, me)
        else:
            state.put_all_back()

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """The worst of the cart becomes the best of seven."""
        return eureka_gain(state, me)


class ComeCloser(Action):
    """Exchange a crystal of your cart for one in the cart of a dwarf still inside.

    Neither may be an Obsidian.
    """

    clause = "Q9.3"
    worth = 3700

    def offer(self, state: Quartz, me: Seat) -> None:
        """Every exchange with everyone."""
        if state.has_valuables(me):
            offer_trades(state, me, state.others_with_valuables(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Exchange openly; nobody may answer."""
        trade(state, me, TRADE.target(move), TRADE.given(move), TRADE.taken(move))

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """The rise in price."""
        return 1000 * (state.price[TRADE.taken(move)] - state.price[TRADE.given(move)])

    @outer
    def refuse(self, state: Quartz, me: Seat, card: int, target: Seat) -> Refusal:
        """Something to give is needed first."""
        if not state.has_valuables(me):
            return Refusal("nothing-to-trade", self.clause)
        return super().refuse(state, me, card, target)


class OutOfMyWay(Action):
    """Every other dwarf inside loses a random valuable crystal to the bag."""

    clause = "Q9.4"
    worth = 1700

    def offer(self, state: Quartz, me: Seat) -> None:
        """It needs nobody."""
        state.offer(PLAY.at(Card.OUT_OF_MY_WAY))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """Everybody at once; nobody may answer."""
        others = state.others_with_valuables(me)
        for seat in range(state.seats):
            if others & just(seat):
                lose_any(state, seat)

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """What the others lose."""
        return harm_to_all(state, me)


class WhatCrystal(Action):
    """Lay this card beside your cart and put one crystal on it, safe from cards and accidents.

    In the evening the crystal goes back into the cart and the card is discarded.
    """

    clause = "Q9.5"
    worth = 1300

    def offer(self, state: Quartz, me: Seat) -> None:
        """With any valuable crystal, or with none."""
        state.offer(PLAY.at(Card.WHAT_CRYSTAL))
        for crystal in range(VALUABLE):
            if state.cart[me][crystal]:
                state.offer(HIDE.at(Card.WHAT_CRYSTAL, crystal))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The card stays on the table until the evening."""
        lay_out(state, Card.WHAT_CRYSTAL)
        if HIDE.has(move):
            hide(state, HIDE.crystal(move), me)

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """A crystal out of danger."""
        return protection(state, me, HIDE.crystal(move)) if HIDE.has(move) else 0

    @outer
    def refuse(self, state: Quartz, me: Seat, card: int, target: Seat) -> Refusal:
        """Only a crystal that is there can be hidden."""
        return Refusal("not-in-cart", self.clause)


class GimmeAHand(Action):
    """Another dwarf inside draws two crystals; you may take one of them, the rest is his.

    Of two Obsidians he takes one and the other goes back.
    """

    clause = "Q9.6"
    worth = 2900
    answer = Card.ON_MY_BREAK

    def offer(self, state: Quartz, me: Seat) -> None:
        """At any other dwarf inside."""
        offer_aims(state, Card.GIMME_A_HAND, state.others_inside(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The target may answer."""
        state.aim(Card.GIMME_A_HAND, me, AIM.target(move))

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """Two crystals on the table, then a choice."""
        state.draw(target, 2)
        if state.drawn_out[Crystal.OBSIDIAN] == 2:
            state.place(Crystal.OBSIDIAN, target)
            state.put_back(Crystal.OBSIDIAN)
        elif not is_empty(state.drawn_out, Crystal.size):
            state.ask(Ask.SHARE, me, target)

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """The better of two crystals, and the danger that the other is to him."""
        risk = 2 * danger(state) * harm(state, played_at(move))
        return hope(state) * 8 // 5 + risk // 1000


class TheseDontBelong(Action):
    """Take two valuable crystals out of the cart of another dwarf inside."""

    clause = "Q9.7"
    worth = 5600
    answer = Card.UNACCEPTABLE

    def offer(self, state: Quartz, me: Seat) -> None:
        """At any other dwarf inside who has something."""
        offer_aims(state, Card.THESE_DONT_BELONG, state.others_with_valuables(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The target may answer before the crystals are chosen."""
        state.aim(Card.THESE_DONT_BELONG, me, AIM.target(move))

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """The thief chooses."""
        state.ask(Ask.STEAL, me, target)

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """Mine, and no longer his; now and then he answers."""
        return best_two(state, played_at(move)) * (state.seats + 1) // state.seats * 5 // 6


class ThisIsntMine(Action):
    """Give an Obsidian out of your cart to any other dwarf who is still inside.

    If it is the second in that cart, its owner has an accident at once.
    """

    clause = "Q9.8"
    worth = 4700
    answer = Card.NOT_MINE_EITHER

    def offer(self, state: Quartz, me: Seat) -> None:
        """At any other dwarf inside, if there is an Obsidian to give."""
        if state.cart[me][Crystal.OBSIDIAN]:
            offer_aims(state, Card.THIS_ISNT_MINE, state.others_inside(me))

    def play(self, state: Quartz, me: Seat, move: int) -> None:
        """The Obsidian lies between the two until the target has answered."""
        state.take_out(Crystal.OBSIDIAN, me)
        state.aim(Card.THIS_ISNT_MINE, me, AIM.target(move))

    def hit(self, state: Quartz, me: Seat, target: Seat) -> None:
        """It lands in the target's cart."""
        state.receive_obsidian(me, target)

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """To be rid of it, and what it costs him."""
        return relief(state, me) + harm(state, played_at(move))

    @outer
    def refuse(self, state: Quartz, me: Seat, card: int, target: Seat) -> Refusal:
        """An Obsidian is needed first."""
        if not state.cart[me][Crystal.OBSIDIAN]:
            return Refusal("no-obsidian-to-give", self.clause)
        return super().refuse(state, me, card, target)


ACTION_TABLE: Final[list[Action]] = table(ACTIONS, Action, __name__)
ANSWER: Final = [card.answer for card in ACTION_TABLE]  # the reaction that answers each action
