"""Luck: fair, the same for the same seed, and foreseen by nobody."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from motherlode.core import position
from motherlode.core.observation import Observation
from motherlode.core.randomness import block, draw, secret_of, words_of
from motherlode.core.state import State
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ

ONE = bytes(range(32))
OTHER = bytes(range(1, 33))


def off(counts: list[int]) -> float:
    """How far counts lie from being even."""
    due = sum(counts) / len(counts)
    return sum((n - due) ** 2 / due for n in counts)


def stream(secret: bytes, limit: int, many: int) -> list[int]:
    """The first draws of a secret."""
    words, number, found = words_of(secret), 0, []
    for _ in range(many):
        value, number = draw(words, number, limit)
        found.append(value)
    return found


def dice(seed: int) -> tuple[int, int]:
    """The dice that a seed sets."""
    state = LEDUC.table(2)
    state.shuffle_dice(seed)
    return state.dice_a, state.dice_b


@cache
def first_throws() -> list[int]:
    """Who of four begins, the first thing that dice decide, by seed."""
    table = QUARTZ.table(4)
    return [table.begun(seed).seat for seed in range(2000)]


def bare(state: State) -> str:
    """A position without its luck."""
    data = position.dump(state)
    del data["luck"]
    return str(data)


@pytest.mark.parametrize(("limit", "most"), [(2, 10.9), (6, 20.6), (7, 22.5), (55, 91.9)])
def test_the_stream_is_fair(limit: int, most: float) -> None:
    counts = Counter(stream(ONE, limit, 5500))
    assert set(counts) == set(range(limit))
    assert off([counts[value] for value in range(limit)]) < most  # 1 in 1000


def test_two_draws_in_a_row_have_nothing_to_do_with_each_other() -> None:
    found = stream(ONE, 4, 8000)
    pairs = Counter(zip(found[::2], found[1::2], strict=True))
    assert off([pairs[a, b] for a in range(4) for b in range(4)]) < 37.7


def test_what_would_be_unfair_is_passed_over() -> None:
    limit = (1 << 63) + 1  # almost half of all blocks lie above it
    words, number, draws = words_of(ONE), 0, 0
    while number < 200:
        value, number = draw(words, number, limit)
        assert value < limit
        draws += 1
    assert 70 < draws < 130


def test_the_stream_is_written_in_stone() -> None:
    assert block(bytes(32), 0) == 0x7E5765EA35D34AEF
    assert stream(ONE, 68, 6) == [44, 50, 64, 20, 67, 39]


def test_a_secret_is_the_same_as_words() -> None:
    assert secret_of(words_of(OTHER)) == OTHER
    assert len(words_of(OTHER)) == 8


@pytest.mark.parametrize("seats", [3, 5])
def test_the_same_secret_is_the_same_game_and_another_is_not(seats: int) -> None:
    state, same, other = (QUARTZ.start(seats, secret) for secret in (ONE, ONE, OTHER))
    for _ in range(30):
        assert position.dumps(state) == position.dumps(same)
        assert bare(state) != bare(other)
        move = state.moves(state.seat)[-1]
        same.play(same.seat, move)
        state.play(state.seat, move)


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    assert position.dumps(QUARTZ.start(4, 8)) == position.dumps(QUARTZ.start(4, 8))
    deals = {bare(QUARTZ.start(4, seed)) for seed in range(50)}
    assert len(deals) == 50


def test_the_fast_dice_are_fair() -> None:
    counts = Counter(QUARTZ.start(5, seed).seat for seed in range(2000))
    assert off([counts[seat] for seat in range(5)]) < 18.5


@pytest.mark.parametrize("apart", [1, 2, 3, 4, 64, 100])
def test_neighbouring_seeds_have_nothing_to_do_with_each_other(apart: int) -> None:
    pairs = Counter(zip(first_throws(), first_throws()[apart:], strict=False))
    assert len(pairs) == 16
    assert off([pairs[a, b] for a in range(4) for b in range(4)]) < 37.7


def test_the_dice_of_a_seed_are_written_in_stone() -> None:
    assert [dice(seed) for seed in (0, 1, 7, 2147483647)] == [
        (2069886612, 606094447),
        (1021046411, 563682607),
        (1892426271, 743738190),
        (1638389608, 2112940187),
    ]


def test_the_dice_of_old_records_are_written_in_stone() -> None:
    state = QUARTZ.table(4)
    state.shuffle_unhashed(7)
    assert (state.dice_a, state.dice_b) == (382204339, 1683208537)


def test_secrets_deal_fairly() -> None:
    firsts = Counter(QUARTZ.start(5, number.to_bytes(32, "big")).seat for number in range(1000))
    assert off([firsts[seat] for seat in range(5)]) < 18.5


def test_a_copy_has_the_same_luck() -> None:
    state = QUARTZ.start(4, ONE)
    assert position.dumps(state.copy()) == position.dumps(state)


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_an_imagined_world_knows_nothing_of_the_secret(seat: int) -> None:
    one, other = QUARTZ.start(4, ONE), QUARTZ.start(4, OTHER)
    world = one.determinize(seat, Random(5))
    assert (world.keyed, list(world.secret), world.drawn) == (False, [0] * 8, 0)
    assert list(position.dump(world)["luck"]) == ["dice"]
    luck = [position.dump(state.determinize(seat, Random(5)))["luck"] for state in (one, other)]
    assert luck[0] == luck[1]  # it comes from the source alone
    assert one.keyed
    assert secret_of(one.secret) == ONE


def test_the_luck_of_an_imagined_world_is_its_own() -> None:
    state = QUARTZ.start(3, ONE)
    mined: Counter[str] = Counter()
    mine = QUARTZ.catalogue.number("mine")
    for seed in range(300):
        world = state.determinize(0, Random(seed))
        world.play(world.seat, mine)
        mined[str(world.view().table.players[state.seat].cart)] += 1
    assert len(mined) >= 6  # any crystal may come, not the one that the secret holds


def test_an_observation_holds_nothing_of_the_true_position() -> None:
    state = QUARTZ.start(4, ONE)
    observation = Observation(state, state.seat, Random(1))
    assert observation.view == state.view(state.seat)
    assert list(observation.moves) == state.moves(state.seat)
    assert observation.world is not state
    for world in (observation.world, observation.determinize(Random(2))):
        assert not world.keyed
        assert not any(world.secret)
    assert not any(isinstance(thing, State) and thing.keyed for thing in vars(observation).values())


def test_imagining_uses_no_luck_of_the_true_position() -> None:
    for seed in (ONE, 5):
        state = QUARTZ.start(4, seed)
        before = position.dumps(state)
        state.determinize(0, Random(1))
        assert position.dumps(state) == before
