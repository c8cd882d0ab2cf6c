"""Whether determinized worlds are spread as an exact count says they must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import permutations
from random import Random

from motherlode.core.state import State

SAMPLES = 1500


def deals(unseen: Sequence[str], sizes: Sequence[int]) -> Counter[Hashable]:
    """Every order in which unseen cards can lie, cut into hands of these sizes."""
    found: Counter[Hashable] = Counter()
    for order in permutations(unseen):
        hands, start = [], 0
        for size in sizes:
            hands.append(tuple(sorted(order[start : start + size])))
            start += size
        found[tuple(hands)] += 1
    return found


def cards(counts: Mapping[str, int]) -> tuple[str, ...]:
    """A hand as sorted cards."""
    return tuple(sorted(Counter(counts).elements()))


def sample(
    state: State, seat: int, look: Callable[[State], Hashable], many: int = SAMPLES
) -> Counter[Hashable]:
    """What is found in many determinized worlds, which the seat cannot tell from the true one."""
    source = Random(1)
    found: Counter[Hashable] = Counter()
    view = state.view(seat)
    for number in range(many):
        world = state.determinize(seat, source)
        if number % 50 == 0:
            assert world.view(seat) == view
        found[look(world)] += 1
    return found


def check_spread(found: Mapping[Hashable, int], exact: Mapping[Hashable, float]) -> None:
    """Nothing that cannot be, everything that can, and as often as it should."""
    assert set(found) == {world for world, weight in exact.items() if weight}
    samples, whole = sum(found.values()), sum(exact.values())
    square = 0.0
    for world, many in found.items():
        due = samples * exact[world] / whole
        square += (many - due) ** 2 / due
    assert square < one_in_a_thousand(len(found) - 1)


def one_in_a_thousand(degrees: int) -> float:
    """The chi-square that chance exceeds once in a thousand times (Wilson and Hilferty)."""
    if not degrees:
        return 1e-9
    part = 2 / (9 * degrees)
    root: float = 1 - part + 3.09 * part**0.5
    return degrees * root**3
