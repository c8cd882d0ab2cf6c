"""Bots think in other processes, so that the tables stay quick."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, Self

from motherlode.bots.levels import bot
from motherlode.core.game import Seed
from motherlode.core.outlook import Outlook
from motherlode.core.record import Record
from motherlode.core.state import State
from motherlode.games import find
from motherlode.server.tables.entries import Level


class Thought(NamedTuple):
    """What a bot came to, and how long it took."""

    move: int
    seconds: float


class Memory:
    """The last positions of some matches, so that a longer record is replayed from there."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.positions: OrderedDict[Seed, tuple[Record, State]] = OrderedDict()

    def position(self, record: Record) -> State:
        """The position at the end of a record."""
        known, state = self.positions.pop(record.seed, (None, None))
        if known is None or state is None or not continues(record, known):
            state = record.replay()
        else:
            catalogue = find(record.game).catalogue
            for seat, text in record.moves[len(known.moves) :]:
                state.play(seat, catalogue.number(text))
        self.positions[record.seed] = record, state
        while len(self.positions) > self.matches:
            self.positions.popitem(last=False)
        return state


def continues(record: Record, known: Record) -> bool:
    """Whether a record begins with the moves of another."""
    same = replace(record, moves=known.moves) == known
    return same and record.moves[: len(known.moves)] == known.moves


MEMORY: Final = Memory(64)


def think(record: Record, seat: int, level: Level, seed: int) -> Thought:
    """Choose a move; the bot sees no more than its seat's outlook."""
    started = perf_counter()
    outlook = Outlook(MEMORY.position(record), seat, Random(seed))
    move = bot(level, seed).choose(outlook)
    return Thought(move, perf_counter() - started)


def serve_only() -> None:
    """A thinker ends with its server, however that ends, and not by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed cannot send its thinkers home."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(1)


class Thinkers:
    """A pool of processes that think for the bots."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh processes, started when they are needed."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, serve_only)

    async def think(self, record: Record, seat: int, level: Level, seed: int) -> Thought:
        """Let a bot choose; if its process died another one tries."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, record, seat, level, seed)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, think, record, seat, level, seed)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
