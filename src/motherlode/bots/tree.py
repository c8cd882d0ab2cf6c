"""A search tree over determinized worlds, for any game and any number of seats.

Each walk determinizes a world that agrees with what the searching seat knows, follows the tree as
long as its moves are legal in that world, adds one node, plays the game on by the heuristics or by
a net, and tells every node on the way how it ended for the seat that moved there. A seat that moves
wants the best for itself. Where a game has an information key, the choices of a seat below
the root are kept apart by it, so that it can go by the luck that came between.

Moves compete by what they brought, and by curiosity: the same for all that were tried as often, or
in proportion to how likely the net or the heuristics found them beforehand (`trust`).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Annotated, Final

from motherlode.bots.leaves import Leaves
from motherlode.bots.net import WHOLE
from motherlode.bots.rollouts import WAIT
from motherlode.core.frames import ANSWERS, NO_ANSWER, WAITING
from motherlode.core.ints import Wide
from motherlode.core.memory import OFFERS
from motherlode.core.seats import NOBODY, Seat
from motherlode.core.state import State

MOST_NODES: Final = 60000
MOST_STEPS: Final = 400
MOST_MOVES: Final = 16384
NO_NODE: Final = 0  # the root is nobody's child
ANY: Final = -1
PART: Final = 1000  # rewards are squared in thousandths


class Tree(Leaves):
    """Nodes as rows of tables. Node 0 is the decision that is being thought about."""

    nodes: int
    walk: int
    parent: Annotated[list[int], 60000]
    child: Annotated[list[int], 60000]  # the first of a node
    sibling: Annotated[list[int], 60000]  # the next one
    move: Annotated[list[int], 60000]
    information_key: Annotated[list[int], 60000]  # of the position in which it was made
    actor: Annotated[list[int], 60000]  # the seat that made the move
    visits: Annotated[list[int], 60000]
    seen: Annotated[list[int], 60000]  # how often the move was legal when its parent was visited
    value: Annotated[list[Wide], 60000]  # the rewards of the actor
    merits: Annotated[list[Wide], 60000]  # the same as the search sees them
    squares: Annotated[list[Wide], 60000]  # of the same rewards
    result: Annotated[list[Wide], 60000]  # what the searching seat may expect, in thousandths
    prior: Annotated[list[int], 60000]  # how likely the move was beforehand, in thousandths
    untried: Annotated[list[int], 60000]  # the same of the best move that had no node then
    place: Annotated[list[int], 60000]  # where a node goes when another becomes the root
    sight: int  # the information_key of the position that is being stepped from
    met: int  # how many children of a node were made in such positions
    known: int  # and how often they were visited
    brought: Wide  # and what they brought altogether
    next_new: int  # and the prior of the next move that would become one
    best_score: float  # and the most promising score among them
    first_prior: int  # of the new move that is liked best, in thousandths
    second_prior: int  # of the one after it; 0 if there is none
    mark: int
    legal: Annotated[list[int], 16384]  # by move: the last step's mark, one more with a node
    path: Annotated[list[int], 400]
    steps: int
    expected: Wide  # what the searching seat had at the end of the walk
    # how to search
    explore: int  # weight of exploring, in thousandths
    trust: int  # weight of priors, in thousandths; 0 is to explore all moves alike
    temper: int  # how much more the heuristics like a move that is e times as likely
    own: (
        int  # whether only the searching seat chooses in the tree; heuristics choose for the others
    )
    wide: int  # whether every move of the root is tried, however hopeless
    only: int  # the one move of the root that is looked at; ANY for all
    alike: int  # whether others who have answered in a window answer like those who have not
    open: int  # whether the world is as it is, luck to come aside: for seers

    def reset(self, seed: Wide) -> None:
        """Begin a new search."""
        self.nodes = 1
        self.clear_node(0)
        self.dice = seed + 1
        for move in range(MOST_MOVES):
            self.legal[move] = 0
        self.walk = 0
        self.mark = 0
        self.only = ANY

    def search(self, root: State, seat: Seat, walks: int) -> None:
        """Walk so many times from a world that `seat` is to think about."""
        for _ in range(walks):
            self.dice = self.dice * 48271 % 2147483647
            self.walk += 1
            self.simulate(self.determinize(root, seat), seat)

    def determinize(self, root: State, seat: Seat) -> State:
        """A world that `seat` cannot tell from the root, or for seers the root with other luck."""
        if self.open:
            world = root.copy()
            world.forget_secret()
            world.shuffle_dice(self.dice)
            return world
        world = root.determinized(seat, self.dice)
        if self.alike:
            self.answer_anew(world, seat)
        return world

    def answer_anew(self, world: State, seat: Seat) -> None:
        """Whoever has answered in a window answers as those will who have not: by heuristics."""
        if world.depth == 0 or world.frames[world.depth - 1][WAITING] == NOBODY:
            return
        frame = world.frames[world.depth - 1]
        for other in range(world.seats):
            if other != seat and frame[ANSWERS + other] != NO_ANSWER:
                world.offer_answers(other)
                frame[ANSWERS + other] = self.rollout_move(world, other)

    def simulate(self, world: State, seat: Seat) -> None:
        """Down the tree, one new node, a playout, and the news back up."""
        self.steps = 0
        begun = world.stage()
        before = self.nodes
        node = self.first_step(world, seat)
        while not world.over and self.nodes == before and self.steps < MOST_STEPS:
            asked = world.seat
            world.offer_answers(asked)
            if self.own and asked != seat:
                world.apply(asked, self.rollout_move(world, asked))
            elif world.offered > 1:
                node = self.select(world, node, asked)
                if node == NO_NODE:
                    break
                world.apply(asked, self.move[node])
            else:
                world.apply(asked, OFFERS.moves[0])
        self.rollout(world, begun + self.stages)
        if self.inputs and self.guided and not world.over:
            self.evaluate_choice(world, seat)
        else:
            self.evaluate_end(world, seat)
        self.expected = world.evaluate(seat)
        self.backpropagate()

    # -- the root ---------------------------------------------------------------------------

    def first_step(self, world: State, seat: Seat) -> int:
        """Answer, interrupt, or wait; what was offered is made."""
        world.offer_moves(seat)
        answers = world.offered
        world.offer_interrupts(seat)
        if answers == 0:
            world.offer(WAIT)
        if self.only != ANY:
            world.clear_offers()
            world.offer(self.only)
        world.count_offers()
        node = self.select(world, 0, seat)
        if self.is_interrupt(world, seat, self.move[node]):
            world.interrupt(seat, self.move[node])
            world.settle()
        elif self.move[node] != WAIT:
            world.apply(seat, self.move[node])
        return node

    def is_interrupt(self, world: State, seat: Seat, move: int) -> bool:
        """Whether a move is one that may be made unasked."""
        world.offer_all_interrupts(seat)
        for index in range(world.offered):
            if OFFERS.moves[index] == move:
                return True
        return False

    def find(self, move: int) -> int:
        """The child of the root that a move leads to; NO_NODE if it was never tried."""
        child = self.child[0]
        while child != NO_NODE and self.move[child] != move:
            child = self.sibling[child]
        return child

    def keep(self, root: int) -> None:
        """A node becomes the root; what does not lie below it is forgotten."""
        for node in range(self.nodes):
            self.place[node] = -1
        self.place[root] = 0
        self.move_node(root, 0)
        many = 1
        for node in range(root + 1, self.nodes):
            above = self.place[self.parent[node]]
            if above >= 0:
                self.place[node] = many
                self.move_node(node, many)
                self.link(many, above)
                many += 1
        self.nodes = many

    def move_node(self, old: int, new: int) -> None:
        """A node goes to another place, for now without children."""
        self.move[new] = self.move[old]
        self.information_key[new] = self.information_key[old]
        self.actor[new] = self.actor[old]
        self.visits[new] = self.visits[old]
        self.seen[new] = self.seen[old]
        self.prior[new] = self.prior[old]
        self.untried[new] = self.untried[old]
        self.value[new] = self.value[old]
        self.merits[new] = self.merits[old]
        self.squares[new] = self.squares[old]
        self.result[new] = self.result[old]
        self.child[new] = NO_NODE

    def link(self, child: int, parent: int) -> None:
        """A node becomes the first child of another."""
        self.parent[child] = parent
        self.sibling[child] = self.child[parent]
        self.child[parent] = child

    # -- what came of it ----------------------------------------------------------------------

    def visits_of(self, child: int) -> int:
        """How many walks went through a node."""
        return self.visits[child]

    def value_of(self, child: int) -> Wide:
        """The rewards of all of them together."""
        return self.value[child]

    def squares_of(self, child: int) -> Wide:
        """The squares of these rewards, in millionths, together."""
        return self.squares[child]

    def result_of(self, child: int) -> Wide:
        """What the searching seat had after each of them, together."""
        return self.result[child]

    # -- in the tree ------------------------------------------------------------------------

    def select(self, world: State, node: int, asked: Seat) -> int:
        """The child to go to: a new one if the node may widen, else the most promising."""
        self.mark += 2
        self.sight = world.information_key(asked)
        for index in range(world.offered):
            self.legal[OFFERS.moves[index]] = self.mark
        best = self.best_child(node)
        if self.nodes < MOST_NODES and (best == NO_NODE or self.may_widen(node, world.offered)):
            move = self.best_new_move(world, asked)
            if move >= 0:
                best = self.expand(node, move, asked)
        if best != NO_NODE:
            self.path[self.steps] = best
            self.steps += 1
        return best

    def best_child(self, node: int) -> int:
        """The legal child with the best chances; its siblings were there to be chosen too."""
        best = NO_NODE
        self.best_score = -1.0
        self.met = 0
        self.known = 0
        self.brought = 0
        child = self.child[node]
        while child != NO_NODE:
            if (
                self.information_key[child] == self.sight
                and self.legal[self.move[child]] == self.mark
            ):
                if self.met == 0:  # the newest knows best what is left
                    self.next_new = self.untried[child]
                self.met += 1
                self.known += self.visits[child]
                self.brought += self.merits[child]
                self.legal[self.move[child]] += 1
                self.seen[child] += 1
                score = self.score(child)
                if score > self.best_score:
                    self.best_score = score
                    best = child
            child = self.sibling[child]
        return best

    def score(self, child: int) -> float:
        """Mean reward and the wish to know more."""
        visits = self.visits[child] + 1e-9
        mean = self.merits[child] / (WHOLE * visits)
        if self.trust:
            return mean + self.hope_of(self.prior[child], self.seen[child]) / (1.0 + visits)
        return mean + self.explore * 0.001 * sqrt(log(self.seen[child] + 1.0) / visits)

    def may_widen(self, node: int, offered: int) -> bool:
        """Whether a node has been visited often enough for one more child."""
        if node == 0 and self.wide:
            return self.met < offered
        if self.trust:
            return self.next_new > 0 and self.score_of_new() >= self.best_score
        return self.met * self.met <= 4 * self.known + 4

    def score_of_new(self) -> float:
        """What the next new child would be: as good as its siblings, and as likely as it seemed."""
        mean = self.brought / (WHOLE * (self.known + 1e-9))
        return mean + self.hope_of(self.next_new, self.known)

    def hope_of(self, prior: int, times: int) -> float:
        """The wish to know more of a move that could have been tried so often."""
        return 0.000001 * self.trust * prior * sqrt(1.0 * times)

    def best_new_move(self, world: State, asked: Seat) -> int:
        """The legal move without a node that is liked best; -1 if there is none."""
        best = -1
        second = -1
        if self.inputs:
            self.listen(world, asked)
        for index in range(world.offered):
            is_new = self.legal[OFFERS.moves[index]] == self.mark
            if is_new or self.trust:
                self.liked[index] = self.liking(world, asked, OFFERS.moves[index])
            if is_new and (best < 0 or self.liked[index] > self.liked[best]):
                second = best
                best = index
            elif is_new and (second < 0 or self.liked[index] > self.liked[second]):
                second = index
        if self.trust:
            self.tell_priors(world.offered, best, second)
        return OFFERS.moves[best] if best >= 0 else -1

    def tell_priors(self, offered: int, best: int, second: int) -> None:
        """How likely the two best new moves are among all that are legal."""
        most = self.liked[0]
        for index in range(1, offered):
            most = max(most, self.liked[index])
        whole: float = 0.0
        for index in range(offered):
            whole += self.likelihood(index, most)
        self.first_prior = 1 + int(PART * self.likelihood(best, most) / whole) if best >= 0 else 0
        self.second_prior = (
            1 + int(PART * self.likelihood(second, most) / whole) if second >= 0 else 0
        )

    def likelihood(self, index: int, most: int) -> float:
        """How likely an offer is, the one that is liked most being 1."""
        return exp((self.liked[index] - most) / (1.0 * self.temper))

    def expand(self, node: int, move: int, asked: Seat) -> int:
        """A new child."""
        child = self.nodes
        self.nodes += 1
        self.clear_node(child)
        self.move[child] = move
        self.information_key[child] = self.sight
        self.actor[child] = asked
        self.prior[child] = self.first_prior
        self.untried[child] = self.second_prior
        self.link(child, node)
        return child

    def clear_node(self, node: int) -> None:
        """Nothing is known of a node."""
        self.child[node] = NO_NODE
        self.visits[node] = 0
        self.seen[node] = 1
        self.value[node] = 0
        self.merits[node] = 0
        self.squares[node] = 0
        self.result[node] = 0

    # -- the news -----------------------------------------------------------------------------

    def backpropagate(self) -> None:
        """Every node on the way learns what the walk brought to its actor."""
        self.visits[0] += 1
        for step in range(self.steps):
            node = self.path[step]
            reward = self.reward[self.actor[node]]
            self.visits[node] += 1
            self.value[node] += reward
            self.merits[node] += self.merit[self.actor[node]]
            self.squares[node] += reward // PART * (reward // PART)
            self.result[node] += self.expected
