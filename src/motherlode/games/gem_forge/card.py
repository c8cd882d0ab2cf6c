"""What every action card has.

A card owns what belongs to it: `clause` is its rule, `worth` what it is worth in hand (in
thousandths of a point), `harm` what it costs everybody else to let it work, and `harm_to_target`
how much more it costs the one it is played at. It says which moves play it, what it does unless it
is cancelled, how good a move looks, and why one is refused. Whatever it needs is named by the
move, so nothing can change between playing it and its work but the mine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import Seat
from motherlode.games.gem_forge.facts import TARGET_OF, Gem
from motherlode.games.gem_forge.heuristics import new_gem_worth

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class ActionCard:
    """An action card."""

    facts = ("clause", "worth", "harm")
    verbs = ("offer", "work", "weigh")
    clause: ClassVar[str]
    worth: ClassVar[int]
    harm: ClassVar[int]
    harm_to_target: ClassVar[int] = 0

    def offer(self, state: GemForge, me: Seat) -> None:
        """Offer every way to play it."""
        raise NotImplementedError

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Do what it says; it lies on the discard pile already and was not cancelled."""
        raise NotImplementedError

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """What playing it brings, the card itself apart."""
        raise NotImplementedError

    @outer
    def refuse(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """Why it cannot be played like that, though it is in hand."""
        if TARGET_OF[move] >= state.seats:
            return Refusal("no-such-seat", self.clause)
        if TARGET_OF[move] == me:
            return Refusal("not-yourself", self.clause)
        return self.refuse_things(state, me, move)

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """Why the things that a move names cannot be had."""
        raise NotImplementedError


class OfGems(ActionCard):
    """A card that moves several gems at once."""

    def named(self, move: int, gem: int) -> int:
        """How many gems of a colour a move names."""
        raise NotImplementedError

    def worth_of_gems(self, state: GemForge, me: Seat, move: int) -> int:
        """What the gems that a move names are worth to `me`."""
        worth = 0
        for gem in range(Gem.size):
            worth += self.named(move, gem) * new_gem_worth(state, me, gem)
        return worth

    @outer
    def how_many(self, move: int) -> int:
        """How many gems a move names."""
        return sum(self.named(move, gem) for gem in range(Gem.size))

    @outer
    def refuse_number(self, move: int, most: int) -> Refusal | None:
        """The card is good for fewer gems."""
        if self.how_many(move) <= most:
            return None
        return Refusal("too-many-gems", self.clause, {"most": most})
