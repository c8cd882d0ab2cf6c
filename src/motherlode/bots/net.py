"""A small net that judges a position for one seat: ints alone, the same to the bit on every engine.

Its inputs are the ints of an observation. A number is multiplied with a row of weights, a name
picks a row of its own. Two layers of units follow, cut off at both ends so that no sum can
overflow. They say how likely each place is for each seat, and what each move is worth to the seat.
What has no weights is not looked at. A net may ask the heuristics too: its last input is then what
the seat may expect by the evaluation, and a move is worth less the less the heuristics like it.
"""

from __future__ import annotations

from typing import Annotated, Final

from motherlode.core.ints import Small, Wide
from motherlode.core.memory import SIGHT, clear
from motherlode.core.seats import Seat
from motherlode.core.state import State

WIDTH: Final = 32  # units of a layer
MOST_INPUTS: Final = 1024
MOST_ROWS: Final = 4096
MOST_OUTPUTS: Final = 25  # places of five seats
MOST_KNOWN: Final = 2048  # moves of a catalogue
MOST_NUMBER: Final = 32767  # the largest number that is looked at
WHOLE: Final = 1000000  # a reward of one
ONE: Final = 256  # what a unit that says 1 holds
LOUDEST: Final = 1023  # the most that a unit can say
FIRST_SHIFT: Final = 4  # from sums of the first layer to what units say
SECOND_SHIFT: Final = 12
LAST_SHIFT: Final = 14  # to 64ths of a logit
LOGIT: Final = 64  # what a logit of one is where moves and places are told
SUREST: Final = 1023  # as sure as anybody is of a move
NO_ROW: Final = -1
COARSE: Final = 4  # from thousandths of a point to the input of the evaluation
HEED_SHIFT: Final = 16  # from what the heuristics say to 64ths of a logit
FAR: Final = 30000  # what a move is disliked at most, in thousandths of a point
FALL: Final = 1024  # places of the table below
EXP: Final = [int(65536 * 2.718281828459045 ** (-step / 64)) for step in range(1024)]


class Net:
    """Weights, and the arithmetic that makes chances of an observation."""

    inputs: int  # 0 is no net at all
    heed: Wide  # the weight of the heuristics; 0 is a net that does not ask them
    named: Annotated[list[int], 1024]  # by input: whether it picks a row
    row: Annotated[list[int], 1024]  # the row of its weights, or the first of them
    shift: Annotated[list[int], 1024]  # of a number, before it is multiplied
    most: Annotated[list[int], 1024]  # the largest number, or the last of the rows
    first: Annotated[list[Small], 131072]
    first_bias: Annotated[list[int], 32]
    second: Annotated[list[Small], 1024]
    second_bias: Annotated[list[int], 32]
    last: Annotated[list[Small], 800]
    last_bias: Annotated[list[int], 25]
    moves: Annotated[list[Small], 65536]  # by move: what each unit says for it
    move_bias: Annotated[list[int], 2048]
    sums: Annotated[list[int], 32]
    said: Annotated[list[Small], 32]
    logit: Annotated[list[int], 25]
    chance: Annotated[list[Wide], 5]  # of each seat to win, of a million

    def __init__(self) -> None:
        clear(self)

    def judge(self, world: State, seat: Seat) -> None:
        """The chances of all seats, as one of them sees it."""
        self.listen(world, seat)
        self.last_layer(world.seats * world.seats)
        self.share(world.seats, seat)

    def listen(self, world: State, seat: Seat) -> None:
        """What the units have to say of a position as a seat sees it."""
        world.observe_table(seat)
        if self.heed:
            SIGHT.values[self.inputs - 1] = world.evaluate(seat) >> COARSE
        self.first_layer()
        self.second_layer()

    def worth(self, move: int) -> int:
        """What a move is worth to the seat that was listened to, in 64ths of a logit."""
        whole = self.move_bias[move]
        at = move * WIDTH
        for unit in range(WIDTH):
            whole += self.said[unit] * self.moves[at + unit]
        return whole >> LAST_SHIFT

    def first_layer(self) -> None:
        """Each input adds to the units."""
        for unit in range(WIDTH):
            self.sums[unit] = self.first_bias[unit]
        for place in range(self.inputs):
            if self.row[place] != NO_ROW:
                value = SIGHT.values[place]
                if self.named[place]:
                    self.add_row(self.row[place] + min(value + 1, self.most[place]))
                elif value:
                    value = value >> self.shift[place]
                    value = max(-self.most[place], min(value, self.most[place]))
                    self.add_times(value, self.row[place])

    def add_row(self, row: int) -> None:
        """A name."""
        at = row * WIDTH
        for unit in range(WIDTH):
            self.sums[unit] += self.first[at + unit]

    def add_times(self, value: Small, row: int) -> None:
        """A number; products of 16 bits are what processors make many of at once."""
        at = row * WIDTH
        for unit in range(WIDTH):
            self.sums[unit] += value * self.first[at + unit]

    def second_layer(self) -> None:
        """Units of the first layer add to those of the second."""
        for unit in range(WIDTH):
            self.said[unit] = min(max(self.sums[unit] >> FIRST_SHIFT, 0), LOUDEST)
            self.sums[unit] = self.second_bias[unit]
        for source in range(WIDTH):
            if self.said[source]:
                self.add_unit(self.said[source], source * WIDTH)
        for unit in range(WIDTH):
            self.said[unit] = min(max(self.sums[unit] >> SECOND_SHIFT, 0), LOUDEST)

    def add_unit(self, value: Small, at: int) -> None:
        """What a unit of the first layer says to those of the second."""
        for unit in range(WIDTH):
            self.sums[unit] += value * self.second[at + unit]

    def last_layer(self, outputs: int) -> None:
        """What the units of the second layer say of each place of each seat."""
        for output in range(outputs):
            whole = self.last_bias[output]
            at = output * WIDTH
            for unit in range(WIDTH):
                whole += self.said[unit] * self.last[at + unit]
            self.logit[output] = whole >> LAST_SHIFT

    def share(self, seats: int, seat: Seat) -> None:
        """The chances for the first place, of which there is one."""
        whole: Wide = 0
        for step in range(seats):
            winner = (seat + step) % seats
            self.chance[winner] = self.first_place(step * seats, seats) + 1
            whole += self.chance[winner]
        for winner in range(seats):
            self.chance[winner] = WHOLE * self.chance[winner] // whole

    def first_place(self, at: int, seats: int) -> int:
        """How likely the first of some places is, of a million."""
        best = self.logit[at]
        for place in range(1, seats):
            best = max(best, self.logit[at + place])
        whole: Wide = 0
        for place in range(seats):
            whole += EXP[min(best - self.logit[at + place], FALL - 1)]
        won: Wide = EXP[min(best - self.logit[at], FALL - 1)]
        return WHOLE * won // whole
