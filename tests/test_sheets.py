"""The soak asks only what may have changed: what it leaves out would pass."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.invariants import Watch, broken, checks, counted
from benchmarks.setups import below, pick, random_setup
from benchmarks.sheets import MOST_KEPT, TRIED, Sheet, check_of, pieces, without_answers
from benchmarks.walks import walk
from motherlode.core.frames import ANSWERS, ASKED
from motherlode.core.game import Game
from motherlode.core.layout import Scratch
from motherlode.core.memory import excerpt, image, ints_of, least, renew, rows_of
from motherlode.core.preconditions import broken_preconditions
from motherlode.core.seats import NO_SEAT
from motherlode.core.state import State
from motherlode.core.values import kept
from motherlode.games import find
from tests.goldens import TABLES

MATCHES = 2


class Reader:
    """A state that notes what is read of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self.state, name)


def positions(key: str, seats: int) -> list[State]:
    game = find(key)
    setups = [random_setup(game, seats, seed) for seed in range(MATCHES)]
    return [state.copy() for setup in setups for state, _ in walk(game, setup)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_check_reads_nothing_but_what_it_is_known_to_read(key: str, seats: int) -> None:
    known = [check for check in checks(find(key)) if check.reads is not None]
    assert known
    for state in positions(key, seats):
        for check in known:
            reader = Reader(state)
            assert not list(check.look(reader))
            assert check.reads is not None
            assert reader.read <= check.reads


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_sheet_is_what_lies_on_the_table_and_no_check_changes_it(key: str, seats: int) -> None:
    game = find(key)
    notes = {name for name, form in game.layout.items() if isinstance(form, Scratch)}
    names = set(kept(key)) - notes  # notes are written while somebody asks for moves, too
    watch = None
    for state, _ in walk(game, random_setup(game, seats, 1)):
        watch = watch or Watch(game, state)
        assert watch.broken() == []
        for name in names - {"frames"}:
            assert getattr(watch.sheet, name) == getattr(state, name)
        assert watch.sheet.frames == [*map(without_answers, state.frames[: state.depth])]


def changed(state: State, name: str, by: int) -> bool:
    """Take something away from the first pile that is not empty, or add to it."""
    table = getattr(state, name)
    row = table[0] if isinstance(table[0], list) else table
    filled = [kind for kind, many in enumerate(row) if many > 0]
    if filled:
        row[filled[0]] += by
        setattr(state, name, table)
    return bool(filled)


FAULTS = (
    ("quartz", "bag", "there must be"),
    ("quartz", "hand", "there must be"),
    ("quartz_cards", "hand", "there must be"),
    ("quartz_cards", "mine", "there must be"),
    ("dwarves_fall", "pile", "there must be"),
    ("dwarves_fall", "idle", "there must be"),
    ("gem_forge", "cart", "there must be"),
    ("gem_forge", "deck", "there must be"),
)


@pytest.mark.parametrize(("key", "name", "said"), FAULTS)
@pytest.mark.parametrize("by", [-1, 1])
def test_a_fault_in_the_middle_of_a_match_is_found(key: str, name: str, said: str, by: int) -> None:
    game = find(key)
    found = 0
    for number, state in enumerate(played(game)):
        watch = Watch(game, state)
        assert watch.broken() == []
        if number % 20 == 7 and changed(state, name, by):
            assert any(said in defect for defect in watch.broken())
            assert any(said in defect for defect in broken(game, state))
            found += 1
    assert found


def played(game: Game) -> list[State]:
    return [state.copy() for state, _ in walk(game, random_setup(game, game.seats[0], 5))]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_negative_count_is_found_whichever_it_is(key: str, seats: int) -> None:
    game = find(key)
    state = game.start(seats, 3)
    for name in sorted(counted(game)):
        other = state.copy()
        watch = Watch(game, other)
        assert watch.broken() == []
        setattr(other, name, below_zero(getattr(other, name)))
        assert any(defect.startswith(f"{name} is ") for defect in watch.broken())


def below_zero(value: Any) -> Any:
    return [below_zero(value[0]), *value[1:]] if isinstance(value, list) else -1


def test_a_move_that_comes_twice_is_found() -> None:
    game = find("quartz")

    class Stutterer(Reader):
        def moves(self, seat: int) -> list[int]:
            return self.state.moves(seat) * 2

    watch = Watch(game, game.start(4, 3))
    watch.state = Stutterer(watch.state)  # type: ignore[assignment]
    assert any("has a move twice" in defect for defect in watch.broken())


# -- what a check has passed with before -------------------------------------------------------


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_sheet_finds_what_is_found_without_it_and_forgets_it_again(key: str, seats: int) -> None:
    game, luck = find(key), Random(seats)
    broken_ones = 0
    for seed in range(MATCHES):
        watch = None
        for state, _ in walk(game, random_setup(game, seats, seed)):
            watch = watch or Watch(game, state)
            assert watch.broken_table() == []
            tables = [name for name in counted(game) if isinstance(getattr(state, name), list)]
            name = pick(luck, sorted(tables))
            sound = getattr(state, name)
            setattr(state, name, with_one_more(sound, luck))
            known = game.inconsistencies(state)
            assert watch.broken_table() == known, name
            broken_ones += bool(known)
            setattr(state, name, sound)
    assert broken_ones


def with_one_more(value: Any, luck: Random) -> Any:
    """A row or a table with one more somewhere."""
    if not isinstance(value, list):
        return value + 1
    place = below(luck, len(value))
    return [*value[:place], with_one_more(value[place], luck), *value[place + 1 :]]


OTHER_TURNS = (
    ("quartz", "turn"),
    ("quartz", "inside"),
    ("quartz_cards", "turn"),
    ("quartz_cards", "exploring"),
    ("dwarves_fall", "turn"),
    ("dwarves_fall", "phase"),
    ("gem_forge", "turn"),
)


@pytest.mark.parametrize(("key", "name"), OTHER_TURNS)
def test_a_decision_that_cannot_be_open_is_found_though_it_could_be_before(
    key: str, name: str
) -> None:
    game = find(key)
    found = 0
    watch = None
    for state, _ in walk(game, random_setup(game, game.seats[0], 5)):
        watch = watch or Watch(game, state)
        assert watch.broken_table() == []
        sound = getattr(state, name)
        setattr(state, name, 0 if sound else 1)
        known = game.inconsistencies(state)
        assert watch.broken_table() == known
        found += bool(known)
        setattr(state, name, sound)
    assert found


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whatever_field_a_check_reads_is_in_what_it_keeps(key: str, seats: int) -> None:
    state = find(key).start(seats, 3)
    keeping = [check for check in checks.__wrapped__(find(key)) if check.spans]
    assert keeping
    for check in keeping:
        before = kept_of(state, check.spans)
        for name in (check.reads or frozenset()) - {"frames"}:
            other = state.copy()
            setattr(other, name, shifted(getattr(other, name)))
            assert kept_of(other, check.spans) != before, name


def kept_of(state: State, spans: tuple[tuple[int, int], ...]) -> bytes:
    sheet = Sheet(state)
    sheet.renew()
    return sheet.excerpt(spans)


def shifted(value: Any) -> Any:
    """Another value of the same shape, by as little as can be, in the last place."""
    if isinstance(value, list):
        return [*value[:-1], shifted(value[-1])]
    return not value if isinstance(value, bool) else value + 1


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_check_looks_at_what_lies_about_in_frames(key: str, seats: int) -> None:
    game = find(key)
    for state in positions(key, seats):
        other = state.copy()
        frames = [[*without_answers(row)] for row in other.frames]
        frames[other.depth :] = [[99] * len(row) for row in frames[other.depth :]]
        for row in frames[: other.depth]:
            if row[ASKED] != NO_SEAT:
                row[ANSWERS:] = [98] * len(row[ANSWERS:])
        other.frames = frames
        for check in checks(find(key)):
            assert not list(check.look(other))
        assert not list(broken_preconditions(other, game.preconditions, game.facts.Ask.names))


def test_a_check_that_has_passed_is_spared_only_with_the_same_bytes() -> None:
    game = find("quartz")
    looked: list[list[int]] = []

    def look(state: Any) -> list[str]:
        looked.append(list(state.bag))
        return [] if sum(state.bag) == sum(state.in_mine) else ["the bag is not full"]

    check = check_of(look, look, game.state)
    state: Any = game.start(4, 3)
    sheet = Sheet(state)
    full, less = state.bag, [state.bag[0] - 1, *state.bag[1:]]
    for bag, found in ((full, []), (full, []), (less, ["the bag is not full"])) * 2:
        state.bag = bag
        sheet.renew()
        assert list(check.defects(sheet)) == found
    assert looked == [full, less, less]  # a defect is never kept


def test_a_check_that_never_sees_the_same_twice_stops_keeping() -> None:
    game = find("quartz")
    check = check_of(lambda state: [], lambda state: state.coins, game.state)
    state: Any = game.start(4, 3)
    sheet = Sheet(state)
    for coins in range(TRIED):
        assert len(check.passed) == coins <= MOST_KEPT
        state.coins = [coins, *state.coins[1:]]
        sheet.renew()
        assert list(check.defects(sheet)) == []
    assert check.spans == ()
    assert check.passed == set()


# -- a sheet -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_image_is_read_as_the_fields_of_its_state(key: str, seats: int) -> None:
    state = find(key).start(seats, 3)
    picture = image(state)
    for name, (start, rows, width) in pieces(type(state)).tables.items():
        value = getattr(state, name)
        if not isinstance(value, list):
            value = [value]
        if rows:
            assert rows_of(picture, start, rows, width) == value
        else:
            assert ints_of(picture, start, width) == value
        numbers = [number for row in value for number in row] if rows else value
        assert least(picture, start, len(numbers)) == min(numbers)


def test_only_rows_that_have_changed_are_read_anew() -> None:
    game = find("quartz")
    state: Any = game.start(4, 3)
    before = image(state)
    table = pieces(game.state).tables["hand"]
    rows = rows_of(before, *table)
    kept = rows[0]
    hand = state.hand
    hand[1][0] += 7
    state.hand = hand
    renew(rows, before, image(state), table.start, table.width)
    assert rows == state.hand
    assert rows[0] is kept


def test_parts_of_an_image_are_joined() -> None:
    assert excerpt(b"abcdefgh", ((0, 2), (5, 8))) == b"abfgh"
