"""How worlds end: playouts by the heuristics, counted by seat and place.

A playout that stops early is counted by what the evaluation says of it: whoever wins is drawn by
the chances to win, then who comes second among the others, and so on.
"""

from __future__ import annotations

from typing import Annotated, Final

from motherlode.bots.net import WHOLE
from motherlode.bots.tree import Tree
from motherlode.core.frames import ANSWERS, ASKED, NO_ANSWER, WAITING
from motherlode.core.ints import Wide
from motherlode.core.memory import clear
from motherlode.core.seats import NO_SEAT, Seat, just
from motherlode.core.state import State

SETS: Final = 32  # of five seats


class Survey:
    """Sums over playouts: what each seat had of each place, and its squares."""

    playouts: int
    whole: int  # whether a stage is a turn, and playouts stop only after as many turns of each seat
    total: Annotated[list[list[Wide]], 5, 5]  # by seat and place, in millionths
    squares: Annotated[list[list[Wide]], 5, 5]  # of the same, in millionths
    share: Annotated[list[list[Wide]], 5, 5]  # of the playout that has just ended
    before: Annotated[list[list[Wide]], 5, 5]  # what another playout of the same world gave
    ahead: Annotated[list[Wide], 32]  # by set of seats: the chance that they take the first places

    def __init__(self) -> None:
        clear(self)

    # -- what to play out ---------------------------------------------------------------------

    def look(self, tree: Tree, root: State, seat: Seat, worlds: int) -> None:
        """Worlds as a seat, or an onlooker, can determinize them."""
        for _ in range(worlds):
            self.finish(tree, self.determinize(tree, root, seat))
            self.count()

    def follow(self, tree: Tree, root: State, worlds: int) -> None:
        """The world as it is, with other luck to come."""
        for _ in range(worlds):
            self.finish(tree, self.other_luck(tree, root))
            self.count()

    def follow_move(self, tree: Tree, root: State, seat: Seat, move: int, worlds: int) -> None:
        """The world as it is after a move, with other luck for the move and all that comes."""
        for _ in range(worlds):
            world = self.other_luck(tree, root)
            self.make(tree, world, seat, move)
            self.finish(tree, world)
            self.count()

    def judge_draws(self, tree: Tree, root: State, seat: Seat, move: int, worlds: int) -> None:
        """The world as it is after a move, with other luck for the move; nobody plays on."""
        for _ in range(worlds):
            world = self.other_luck(tree, root)
            self.make(tree, world, seat, move)
            self.judge(tree, world)

    def judge(self, tree: Tree, world: State) -> None:
        """The chances in a position as it is: the mean of what each seat would be told."""
        looks = world.seats if tree.inputs and tree.guided and not world.over else 1
        for seat in range(world.seats):
            self.share[seat][0] = 0
        for looker in range(looks):
            tree.evaluate_end(world, looker)
            for seat in range(world.seats):
                self.share[seat][0] += tree.reward[seat] // looks
        self.count()

    def compare(self, tree: Tree, root: State, seat: Seat, move: int, worlds: int) -> None:
        """What a move is worth above the usual one, in worlds as its seat determinizes them."""
        for _ in range(worlds):
            self.compare_in(tree, self.determinize(tree, root, seat), seat, move)

    def compare_here(self, tree: Tree, root: State, seat: Seat, move: int, worlds: int) -> None:
        """The same in the world as it is."""
        for _ in range(worlds):
            self.compare_in(tree, self.other_luck(tree, root), seat, move)

    def compare_in(self, tree: Tree, world: State, seat: Seat, move: int) -> None:
        """The same in one world: with the same luck, so that where they agree nothing differs."""
        other = world.copy()
        luck = self.throw(tree)
        self.make_usual(tree, other, seat)
        tree.dice = luck
        self.finish(tree, other)
        self.keep()
        self.make(tree, world, seat, move)
        tree.dice = luck
        self.finish(tree, world)
        self.subtract()
        self.count()

    # -- moves ----------------------------------------------------------------------------------

    def throw(self, tree: Tree) -> Wide:
        """A seed for a world."""
        tree.dice = tree.dice * 48271 % 2147483647
        return tree.dice

    def determinize(self, tree: Tree, root: State, seat: Seat) -> State:
        """A world that a seat cannot tell from this one, where others answer anew as they would."""
        world = root.determinized(seat, self.throw(tree))
        if world.depth:
            frame = world.frames[world.depth - 1]
            if frame[ASKED] == NO_SEAT:
                for other in range(world.seats):
                    if other != seat and frame[ANSWERS + other] != NO_ANSWER:
                        frame[ANSWERS + other] = NO_ANSWER
                        frame[WAITING] |= just(other)
                world.settle()
        return world

    def other_luck(self, tree: Tree, root: State) -> State:
        """The same world with other dice."""
        world = root.copy()
        world.forget_secret()
        world.shuffle_dice(self.throw(tree))
        return world

    def make(self, tree: Tree, world: State, seat: Seat, move: int) -> None:
        """An answer, or an interrupt."""
        if tree.is_interrupt(world, seat, move):
            world.interrupt(seat, move)
            world.settle()
        else:
            world.apply(seat, move)

    def make_usual(self, tree: Tree, world: State, seat: Seat) -> None:
        """The answer that the heuristics like; nothing by a seat that is not asked."""
        world.offer_moves(seat)
        if world.offered:
            world.apply(seat, tree.rollout_move(world, seat))

    # -- the end --------------------------------------------------------------------------------

    def finish(self, tree: Tree, world: State) -> None:
        """Play on as far as the tree looks, and share out the places."""
        last = world.stage() + tree.stages
        if self.whole:
            last = (last + world.seats - 1) // world.seats * world.seats
        tree.rollout(world, last)
        if world.over:
            self.share_by_rank(world)
        else:
            tree.evaluate_leaf(world)
            self.share_by_chance(tree, world.seats)

    def share_by_rank(self, world: State) -> None:
        """Whoever has achieved the same shares the places that all of them take."""
        for seat in range(world.seats):
            better = 0
            equal = 0
            for other in range(world.seats):
                if world.ranking_key(other) > world.ranking_key(seat):
                    better += 1
                elif world.ranking_key(other) == world.ranking_key(seat):
                    equal += 1
            for place in range(world.seats):
                shared = better <= place < better + equal
                self.share[seat][place] = WHOLE // equal if shared else 0

    def share_by_chance(self, tree: Tree, seats: int) -> None:
        """Set by set of the seats that are ahead: who comes next, by its chance among the rest."""
        everybody = (1 << seats) - 1
        for some in range(everybody + 1):
            self.ahead[some] = 0
        self.ahead[0] = WHOLE
        for seat in range(seats):
            for place in range(seats):
                self.share[seat][place] = 0
        for some in range(everybody):
            self.next_place(tree, seats, some)

    def next_place(self, tree: Tree, seats: int, some: int) -> None:
        """Behind a set of seats, each other one takes the next place by its chance."""
        place = 0
        rest: Wide = 0
        for seat in range(seats):
            if some & just(seat):
                place += 1
            else:
                rest += tree.reward[seat] + 1
        for seat in range(seats):
            if not some & just(seat):
                part: Wide = self.ahead[some] * (tree.reward[seat] + 1) // rest
                self.share[seat][place] += part
                self.ahead[some | just(seat)] += part

    # -- counting -------------------------------------------------------------------------------

    def keep(self) -> None:
        """Remember the playout that has just ended."""
        for seat in range(5):
            for place in range(5):
                self.before[seat][place] = self.share[seat][place]

    def subtract(self) -> None:
        """Only the difference to the playout that was kept counts."""
        for seat in range(5):
            for place in range(5):
                self.share[seat][place] -= self.before[seat][place]

    def count(self) -> None:
        """One more playout."""
        self.playouts += 1
        for seat in range(5):
            for place in range(5):
                part: Wide = self.share[seat][place]
                self.total[seat][place] += part
                self.squares[seat][place] += part * part // WHOLE

    # -- what came of it --------------------------------------------------------------------------

    def total_of(self, seat: Seat, place: int) -> Wide:
        """What a seat had of a place in all playouts together."""
        return self.total[seat][place]

    def squares_of(self, seat: Seat, place: int) -> Wide:
        """The squares of it, together."""
        return self.squares[seat][place]
