"""The bot that searches determinized worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from motherlode.bots.learned import Learned
from motherlode.bots.rollouts import WAIT
from motherlode.bots.thought import Estimate, Thought, read
from motherlode.bots.tree import ANY, MOST_NODES, NO_NODE, Tree
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State
from motherlode.core.views import View

MOST_AT_ONCE = 64  # walks between two looks at the clock
LOOK_AFTER = 0.003  # seconds between two looks at the clock, about


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many playouts, and at most so many milliseconds."""

    playouts: int
    milliseconds: float | None = None

    def part(self, share: int) -> Budget:
        """A part of it, for smaller decisions."""
        time = None if self.milliseconds is None else self.milliseconds / share
        return Budget(max(1, self.playouts // share), time)


def nothing_learned(world: State) -> None:
    """For a search without nets."""


class SearchBot:
    """Walks a tree of determinized worlds and plays the move it went to most often."""

    def __init__(
        self,
        seed: int,
        budget: Budget | Callable[[SearchSettings], Budget],
        settings: SearchSettings | Callable[[State], SearchSettings] | None = None,
        learned: Callable[[State], Learned | None] = nothing_learned,
    ) -> None:
        self.random = Random(seed)
        self.budget = budget  # or how to find it, since games differ
        self.search_settings = settings  # None is what the net or the game proposes
        self.learned = learned  # the net for a table, if there is one
        self.given: Learned | None = None  # the net that the tree has
        self.tree = Tree()
        self.foreseen: View[Any] | None = None  # the view under which the tree can be kept
        self.node = NO_NODE  # where the tree goes on then
        self.playouts = 0  # of all thoughts so far

    def choose(self, observation: Observation) -> int:
        """The move that was tried most."""
        if len(observation.moves) == 1 and not observation.interrupts:
            return observation.moves[0]
        move = self.think(observation).best.move
        self.foresee(observation, move)
        return move

    def step_in(self, observation: Observation) -> int | None:
        """The interrupt that was tried more often than waiting, after a shorter thought."""
        move = self.think(observation, share=4).best.move
        return None if move == WAIT else move

    def explain(self, observation: Observation) -> Thought:
        """Search, trying every move, and say what is to be expected of each."""
        return self.think(observation, wide=True)

    def examine(self, observation: Observation, move: int) -> Estimate:
        """Search with one move alone: what is to be expected if it is made."""
        return self.think(observation, only=move).best

    # -- thinking -----------------------------------------------------------------------------

    def think(
        self, observation: Observation, *, share: int = 1, wide: bool = False, only: int = ANY
    ) -> Thought:
        """Walk until the budget, or a share of it, is used up."""
        started = perf_counter()
        settings = self.settings_at(observation.world)
        budget = self.budget if isinstance(self.budget, Budget) else self.budget(settings)
        self.begin(observation, settings, wide)
        self.tree.only = only
        self.walk(observation, budget.part(share), started)
        self.playouts += self.tree.walk
        return read(self.tree, observation, perf_counter() - started)

    def settings_at(self, world: State) -> SearchSettings:
        """How to search at a table: as its net wants it, or as its game does."""
        net = self.learned(world)
        if net is not self.given:
            self.tree = Tree()
            if net is not None:
                net.give(self.tree)
            self.given = net
        if isinstance(self.search_settings, SearchSettings):
            return self.search_settings
        if net is not None:
            return net.settings
        wanted = self.search_settings
        return game_of(world).search_settings if wanted is None else wanted(world)

    def begin(self, observation: Observation, settings: SearchSettings, wide: bool) -> None:
        """Go on with the tree if what it foresaw has come, or plant another."""
        if self.foreseen == observation.view and self.tree.nodes < MOST_NODES // 2:
            self.tree.keep(self.node)
        else:
            self.tree.reset(self.random.getrandbits(30))
        self.foreseen = None
        self.tree.walk = 0
        self.tree.explore = int(settings.explore * 1000)
        self.tree.trust = int(settings.trust * 1000)
        self.tree.temper = settings.temper
        self.tree.noise = settings.noise
        self.tree.stages = settings.stages
        self.tree.scale = settings.scale
        self.tree.margin = settings.margin
        self.tree.own = int(settings.own)
        self.tree.wide = int(wide)
        self.tree.guided = int(settings.guided)
        self.tree.alike = int(settings.alike)

    def walk(self, observation: Observation, budget: Budget, started: float) -> None:
        """So many walks, with a look at the clock now and then."""
        left, many, before = budget.playouts, 1, started
        while left > 0:
            self.tree.search(observation.world, observation.seat, min(many, left))
            left -= many
            now = perf_counter()
            if budget.milliseconds is not None and 1000 * (now - started) >= budget.milliseconds:
                break
            many = many * 2 if now - before < LOOK_AFTER and many < MOST_AT_ONCE else many
            before = now

    # -- keeping the tree -----------------------------------------------------------------------

    def foresee(self, observation: Observation, move: int) -> None:
        """Remember what the seat will see next if it is asked again and no luck comes between."""
        self.node = self.tree.find(move)
        if self.node != NO_NODE:
            one = self.view_after(observation.world, observation.seat, move)
            other = self.view_after(observation.determinize(self.random), observation.seat, move)
            self.foreseen = one if one == other else None

    def view_after(self, world: State, seat: int, move: int) -> View[Any] | None:
        """What a seat sees at its next real decision; nothing if somebody else is asked first."""
        after = world.copy()
        after.play(seat, move)
        while after.asked() == (seat,) and len(after.moves(seat)) == 1:
            after.play(seat, after.moves(seat)[0])
        return after.view(seat) if after.asked() == (seat,) else None
