"""Bots think in other processes, so that the tables stay quick."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from time import perf_counter
from typing import NamedTuple, Self

import motherlode.games  # noqa: F401 - a position finds its game among them
from motherlode.bots.levels import bot
from motherlode.core.observation import Observation
from motherlode.core.position import loads
from motherlode.server.terms import Level


class Thought(NamedTuple):
    """What a bot came to, and how long it took."""

    move: int
    seconds: float


def think(position: str, seat: int, level: Level, seed: int) -> Thought:
    """Choose a move; the bot sees no more than its seat's observation."""
    started = perf_counter()
    observation = Observation(loads(position), seat, Random(seed))
    move = bot(level, seed).choose(observation)
    return Thought(move, perf_counter() - started)


def serve_only() -> None:
    """A bot process ends with its server, however that ends, and not by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed cannot send its bot processes home."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(1)


class BotPool:
    """A pool of processes that think for the bots."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh processes, started when they are needed."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, serve_only)

    async def think(self, position: str, seat: int, level: Level, seed: int) -> Thought:
        """Let a bot choose; if its process died another one tries."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, position, seat, level, seed)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, think, position, seat, level, seed)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
