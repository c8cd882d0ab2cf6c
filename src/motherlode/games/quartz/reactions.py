"""The purple cards, in the order of the appendix: each answers one of the blue ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import NO_SEAT, Seat, Seats, just
from motherlode.games.quartz.facts import ACTION_CARDS, AIM, PLAY, REACTIONS, Ask, Card, Crystal
from motherlode.games.quartz.heuristics import best_two, danger, harm, hope, threat
from motherlode.games.quartz.offers import offer_aims

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


class Reaction:
    """A purple card: an answer to one kind of action."""

    facts = ("clause", "worth")
    verbs = ("offer", "play", "weigh")
    clause: ClassVar[str]
    worth: ClassVar[int]

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """Offer every way to answer."""
        raise NotImplementedError

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """Answer; the card lies on the discard pile already."""
        raise NotImplementedError

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """What answering brings, the price of the card apart."""
        raise NotImplementedError

    @outer
    def refuse(self, state: Quartz, me: Seat, attacker: Seat, target: Seat) -> Refusal:
        """Why one cannot answer like that, though it is in hand."""
        raise NotImplementedError


class NotMineEither(Reaction):
    """Send the Obsidian you are being given on to any other dwarf inside, but not back.

    If there is no other, it goes into the bag.
    """

    clause = "Q10.2"
    worth = 4500

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """At any third dwarf inside, or at nobody."""
        others = self.targets(state, me, attacker)
        if others:
            offer_aims(state, Card.NOT_MINE_EITHER, others)
        else:
            state.offer(PLAY.at(Card.NOT_MINE_EITHER))

    def targets(self, state: Quartz, me: Seat, attacker: Seat) -> Seats:
        """Everybody inside but the two."""
        return state.others_inside(me) & ~just(attacker)

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """The next target may answer too, if the table plays it so."""
        if not AIM.has(move):
            state.put_back(Crystal.OBSIDIAN)
        elif state.chain == 0:
            state.aim(Card.THIS_ISNT_MINE, me, AIM.target(move))
        else:
            state.receive_obsidian(me, AIM.target(move))

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """What it would cost me, and what it costs the next."""
        return threat(state, me) + (harm(state, AIM.target(move)) if AIM.has(move) else 0)

    @outer
    def refuse(self, state: Quartz, me: Seat, attacker: Seat, target: Seat) -> Refusal:
        """It goes on to somebody else inside, and to the bag only if there is nobody."""
        if target == NO_SEAT:
            return Refusal("others-inside", self.clause)
        if target == attacker:
            return Refusal("not-back", self.clause, {"target": target})
        if target == me:
            return Refusal("not-yourself", self.clause)
        return Refusal("target-outside", self.clause, {"target": target})


class Unacceptable(Reaction):
    """The theft fails; take a valuable crystal out of the thief's cart instead."""

    clause = "Q10.3"
    worth = 6000

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """Against the thief."""
        state.offer(PLAY.at(Card.UNACCEPTABLE))

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """A thief with an empty cart has nothing to give."""
        if state.has_valuables(attacker):
            state.ask(Ask.RETALIATE, me, attacker)

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """Two crystals saved, one taken."""
        return best_two(state, me) + 2000


class OnMyBreak(Reaction):
    """You do not lend a hand: nothing is drawn."""

    clause = "Q10.4"
    worth = 3500

    def offer(self, state: Quartz, me: Seat, attacker: Seat) -> None:
        """Against whoever wants a hand."""
        state.offer(PLAY.at(Card.ON_MY_BREAK))

    def play(self, state: Quartz, me: Seat, attacker: Seat, move: int) -> None:
        """Nothing happens."""

    def weigh(self, state: Quartz, me: Seat, move: int) -> int:
        """The danger that the drawn crystals are, less the hope."""
        return 2 * danger(state) * threat(state, me) // 1000 - hope(state)


REACTION_TABLE: Final[list[Reaction]] = table(REACTIONS, Reaction, __name__)


def reaction(card: int) -> Reaction:
    """The reaction of that number."""
    return REACTION_TABLE[card - ACTION_CARDS]
