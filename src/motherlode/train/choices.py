"""What there is to learn from searches: what they were asked, and how often they tried each move.

Searches play themselves. What one of them saw, the moves that it had and how often it tried each is
a row: a net that learns it finds at once what a search finds by trying. Now and then a move is made
that was tried less, so that later searches are asked what they would not have come to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from motherlode.bots.learned import Learned, inputs_of, load
from motherlode.bots.net import COARSE, FAR
from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.thought import Thought
from motherlode.bots.tuned import tuned_at
from motherlode.core.game import Game
from motherlode.core.observation import Observation
from motherlode.core.registry import find
from motherlode.core.state import State
from motherlode.lab.spread import Hands
from motherlode.train.samples import LOUDEST, NO_MOVE, POINT, places_of

KEPT: Final = 96  # moves of a choice, those that were tried most
VARIED: Final = 0.25  # of the moves are drawn by how often they were tried
CHUNK: Final = 4  # matches that a process plays at once
FIELDS: Final = ("inputs", "moves", "liked", "tried", "places")


@dataclass(frozen=True, slots=True)
class Choices:
    """Rows: what was seen, the moves, and the places of all in the end, from the seat on."""

    inputs: NDArray[np.int16]
    moves: NDArray[np.int16]  # by row, those tried most first; NO_MOVE after the last
    liked: NDArray[np.float32]  # how many points less than the best the heuristics like each
    tried: NDArray[np.float32]  # its part of all playouts
    places: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.moves)

    def save(self, path: Path) -> None:
        """Keep them in a file, at once or not at all."""
        part = path.with_suffix(".part.npz")
        np.savez(part, **{name: getattr(self, name) for name in FIELDS})
        part.replace(path)


def load_choices(paths: Sequence[Path]) -> Choices:
    """The rows of some files, one after the other."""
    tables = []
    for path in paths:
        with np.load(path) as kept:
            tables.append([kept[name] for name in FIELDS])
    return Choices(*(np.concatenate(parts) for parts in zip(*tables, strict=True)))


@dataclass(slots=True)
class Notes:
    """The rows of one match, while it is played."""

    rows: list[NDArray[np.int16]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    moves: list[NDArray[np.int16]] = field(default_factory=list)
    liked: list[NDArray[np.float32]] = field(default_factory=list)
    tried: list[NDArray[np.float32]] = field(default_factory=list)

    def add(self, state: State, thought: Thought) -> None:
        """What a search was asked, and what it found."""
        seat, legal = thought.seat, set(state.moves(thought.seat))
        found = [item for item in thought.estimates if item.move in legal][:KEPT]
        row = np.zeros(inputs_of(find(state.game), state.seats), np.int32)
        state.observe(seat, row)
        row[-1] = state.evaluate(seat) >> COARSE
        weights = np.array([state.weigh(seat, item.move) for item in found], np.float32)
        visits = np.array([item.visits for item in found], np.float32)
        self.rows.append(np.clip(row, -LOUDEST, LOUDEST).astype(np.int16))
        self.seats.append(seat)
        self.moves.append(filled([item.move for item in found], NO_MOVE, np.int16))
        self.liked.append(filled(np.maximum(weights - weights.max(), -FAR) / POINT, 0, np.float32))
        self.tried.append(filled(visits / max(visits.sum(), 1), 0, np.float32))

    def choices(self, state: State) -> Choices:
        """The rows, now that it is known how the match ended."""
        ended = places_of([state.ranking_key(seat) for seat in range(state.seats)])
        from_each = np.array([np.roll(ended, -seat, axis=0) for seat in range(state.seats)])
        return Choices(
            np.array(self.rows),
            np.array(self.moves),
            np.array(self.liked),
            np.array(self.tried),
            from_each[self.seats],
        )


def filled(values: Sequence[float] | NDArray[np.float32], rest: int, kind: type) -> NDArray[Any]:
    """Values in a row of the usual length."""
    row: NDArray[Any] = np.full(KEPT, rest, kind)
    row[: len(values)] = values
    return row


def next_move(thought: Thought, legal: Sequence[int], source: Random) -> int:
    """The move that was tried most, or now and then another, by how often it was tried."""
    found = [item for item in thought.estimates if item.move in legal]
    visits = [item.visits for item in found]
    if source.random() < VARIED and any(visits):
        return source.choices(found, visits)[0].move
    return found[0].move


def play_match(state: State, bots: Sequence[SearchBot], source: Random) -> Choices:
    """A match of searches to its end."""
    notes = Notes()
    while not state.over:
        seat = state.seat
        legal = state.moves(seat)
        if len(legal) == 1:
            state.play(seat, legal[0])
            continue
        observation = Observation(state, seat, source)
        thought = bots[seat].think(observation)
        notes.add(state, thought)
        move = next_move(thought, legal, source)
        bots[seat].foresee(observation, move)
        state.play(seat, move)
    return notes.choices(state)


def searcher(seed: int, playouts: int, net: Learned | None) -> SearchBot:
    """Who plays: a search with the net, or without one as the grandmaster's."""
    if net is None:
        return SearchBot(seed, Budget(playouts), tuned_at)
    return SearchBot(seed, Budget(playouts), learned=lambda world: net)


def play_some(key: str, seats: int, path: Path | None, playouts: int, seeds: range) -> Choices:
    """The rows of some matches."""
    table, net = find(key).table(seats), None if path is None else load(path)
    parts = []
    for seed in seeds:
        source = Random(seed)
        bots = [searcher(source.getrandbits(30), playouts, net) for _ in range(seats)]
        parts.append(play_match(table.begun(seed), bots, source))
    return joined(parts)


def joined(parts: Sequence[Choices]) -> Choices:
    """All rows of several; a match without a choice has none."""
    some = [part for part in parts if len(part)]
    return Choices(*(np.concatenate([getattr(part, name) for part in some]) for name in FIELDS))


def gather(
    game: Game, seats: int, path: Path | None, playouts: int, seeds: range, hands: Hands
) -> Choices:
    """The rows of many matches; the same seeds give the same ones wherever they are played."""
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    return joined(list(hands.spread(partial(play_some, game.key, seats, path, playouts), chunks)))
