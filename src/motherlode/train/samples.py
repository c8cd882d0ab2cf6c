"""What there is to learn from: choices of matches that a net plays against itself.

Each choice is a row: what its seat saw, the move that it made, and what became of it. That is part
what the net said of the seat's next choice and part what came later (a return that looks ahead
with weight `LAMBDA`), so that a lucky end does not praise all that went before. Some rows are of
seats that only look on, for the net is asked for their chances too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.bots.learned import Learned, inputs_of, load
from motherlode.bots.rollouts import NO_HEURISTICS
from motherlode.bots.tree import Tree
from motherlode.core.game import Game
from motherlode.core.registry import find
from motherlode.core.state import State
from motherlode.lab.spread import Hands

POINT: Final = 1000  # thousandths
NO_MOVE: Final = -1  # of a row whose seat looks on
STRAY: Final = 0.02  # of the moves are any: who never tries anything learns nothing of it
LOOKS: Final = 0.1  # of the choices are seen by another seat too
LAMBDA: Final = 0.95
LOUDEST: Final = 32767  # what a row has room for
CHUNK: Final = 100  # matches that a process plays at once


@dataclass(frozen=True, slots=True)
class Samples:
    """Rows: what was seen, the move, what it was worth, and the places of all from the seat on."""

    inputs: NDArray[np.int16]
    move: NDArray[np.int32]
    worth: NDArray[np.float32]
    places: NDArray[np.float32]  # by row, seat and place: how much of that place the seat had

    def __len__(self) -> int:
        return len(self.move)


def joined(parts: Sequence[Samples]) -> Samples:
    """All rows of several."""
    return Samples(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.move for part in parts]),
        np.concatenate([part.worth for part in parts]),
        np.concatenate([part.places for part in parts]),
    )


def places_of(keys: list[int]) -> NDArray[np.float32]:
    """The places of seats with such results; equals share those that they take together."""
    many = len(keys)
    places = np.zeros((many, many), np.float32)
    for seat, key in enumerate(keys):
        above, equal = sum(other > key for other in keys), keys.count(key)
        places[seat, above : above + equal] = 1 / equal
    return places


@dataclass(slots=True)
class Played:
    """The rows of one match, while it is played."""

    rows: list[NDArray[np.int32]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    promised: list[float] = field(default_factory=list)  # the chance of the best move
    strayed: list[bool] = field(default_factory=list)

    def see(self, state: State, seat: int, width: int) -> None:
        """What a seat sees, whether it has the choice or not."""
        row = np.zeros(width, np.int32)
        state.observe(seat, row)
        self.rows.append(row)
        self.seats.append(seat)

    def choose(self, move: int, promised: float, strayed: bool = False) -> None:
        """What came of the choice."""
        self.moves.append(move)
        self.promised.append(promised)
        self.strayed.append(strayed)

    def samples(self, state: State) -> Samples:
        """The rows, now that it is known how the match ended."""
        keys = [state.ranking_key(seat) for seat in range(state.seats)]
        ended = places_of(keys)
        from_each = np.array([np.roll(ended, -seat, axis=0) for seat in range(state.seats)])
        rows = np.clip(np.array(self.rows), -LOUDEST, LOUDEST)
        return Samples(
            rows.astype(np.int16),
            np.array(self.moves, np.int32),
            self.returns([float(ended[seat, 0]) for seat in range(state.seats)]),
            from_each[self.seats],
        )

    def returns(self, won: list[float]) -> NDArray[np.float32]:
        """What each choice was worth, from the last to the first; nothing where seats look on.

        What came of a stray move says nothing of the choice before it.
        """
        found = np.zeros(len(self.moves), np.float32)
        later = list(won)
        for at in reversed(range(len(self.moves))):
            if self.moves[at] != NO_MOVE:
                seat, promised = self.seats[at], self.promised[at]
                found[at] = later[seat]
                kept = 0.0 if self.strayed[at] else LAMBDA
                later[seat] = kept * found[at] + (1 - kept) * promised
        return found


def play_match(state: State, player: Tree, source: Random) -> Samples:
    """A match to its end."""
    played, width = Played(), inputs_of(find(state.game), state.seats)
    while not state.over:
        seat = player.next_choice(state)
        if state.over:
            break
        if source.random() < LOOKS:
            other = (seat + source.randrange(1, state.seats)) % state.seats
            played.see(state, other, width)
            played.choose(NO_MOVE, 0.0)
        played.see(state, seat, width)
        legal = state.moves(seat)
        move = player.rollout_move(state, seat)
        strays = source.random() < STRAY
        move = source.choice(legal) if strays else move
        played.choose(move, player.best_chance(), strays)
        state.play(seat, played.moves[-1])
    return played.samples(state)


def play_some(game: Game, seats: int, net: Learned | None, seeds: range) -> Samples:
    """The rows of some matches; without a net chance plays."""
    table, player = game.table(seats), Tree()
    player.noise = NO_HEURISTICS
    if net is not None:
        net.give(player)
    parts = []
    for seed in seeds:
        player.reset(seed % 1_000_003)
        parts.append(play_match(table.begun(seed), player, Random(seed)))
    return joined([part for part in parts if len(part)] or [nothing(game, seats)])


def nothing(game: Game, seats: int) -> Samples:
    """The rows of matches without a choice."""
    width = inputs_of(game, seats)
    return Samples(
        np.zeros((0, width), np.int16),
        np.zeros(0, np.int32),
        np.zeros(0, np.float32),
        np.zeros((0, seats, seats), np.float32),
    )


def play_for(key: str, seats: int, path: Path | None, seeds: range) -> Samples:
    """The same, by the net of a file."""
    return play_some(find(key), seats, None if path is None else load(path), seeds)


def gather(game: Game, seats: int, path: Path | None, seeds: range, hands: Hands) -> Samples:
    """The rows of many matches; the same seeds give the same ones wherever they are played."""
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    return joined(list(hands.spread(partial(play_for, game.key, seats, path), chunks)))
