"""What a bot is given: what its seat may know, and worlds that agree with it."""

from __future__ import annotations

from motherlode.core.randomness import Bits
from motherlode.core.state import State


class Observation:
    """One seat's knowledge at one moment.

    Nothing that can be reached from here is the true position: even the world it keeps for
    determinizing is a determinized one.
    """

    def __init__(self, state: State, seat: int, source: Bits) -> None:
        self.seat = seat
        self.view = state.view(seat)
        self.moves = tuple(state.moves(seat))
        self.interrupts = tuple(state.interrupts(seat))
        self.world = state.determinize(seat, source)

    def determinize(self, source: Bits) -> State:
        """Another world that the seat cannot tell from the true one."""
        return self.world.determinize(self.seat, source)
