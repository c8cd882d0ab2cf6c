"""Reviews of whole matches: what they say, what they must not know, what they refuse."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import isclose
from random import Random

import msgspec
import pytest

from motherlode.coach import CannotReview, review
from motherlode.coach.history import MOST_MOVES, steps_of
from motherlode.coach.judgement import judge
from motherlode.coach.review import Review
from motherlode.coach.teller import Teller
from motherlode.coach.values import Surveyor
from motherlode.core.errors import InvalidRecord
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.core.seats import ONLOOKER
from motherlode.games import GAMES
from motherlode.games.leduc import LEDUC
from motherlode.words import LANGUAGES, Speaker
from motherlode.words.library import COACH, messages
from tests.conformance.walks import choose
from tests.server.short import SHORT

KEYS = list(GAMES)


@cache
def record_of(key: str) -> Record:
    """A match at random by house rules that end it soon: random players take their time."""
    match = Match(GAMES[key], GAMES[key].seats[0], 1, house=SHORT.get(key))
    source = Random(1)
    while not match.state.over:
        match.play(*choose(match, source))
    return match.record()


@cache
def reviewed(key: str) -> Review:
    return review(record_of(key), "quick")


@pytest.mark.parametrize("key", KEYS)
def test_there_is_a_point_for_the_deal_and_after_each_move(key: str) -> None:
    found, record = reviewed(key), record_of(key)
    assert [point.step for point in found.points] == list(range(len(record.moves) + 1))
    assert [(point.seat, point.move) for point in found.points[1:]] == list(record.moves)
    assert found.points[0].move is None
    marks = [point.mark for point in found.points]
    assert marks == sorted(marks)


@pytest.mark.parametrize("key", KEYS)
def test_chances_of_places_sum_to_one(key: str) -> None:
    for point in reviewed(key).points:
        for places in (point.public, *point.own):
            for line in (*places.chances, *zip(*places.chances, strict=True)):
                assert isclose(sum(line), 1.0, abs_tol=0.002)


@pytest.mark.parametrize("key", KEYS)
def test_the_curve_ends_with_the_result(key: str) -> None:
    found = reviewed(key)
    for split in found.splits:
        end = found.points[-1].public
        assert isclose(end.chances[split.seat][0], split.result, abs_tol=0.001)
        assert end.errors[split.seat][0] == 0


@pytest.mark.parametrize("key", KEYS)
def test_the_parts_of_a_result_sum_to_it(key: str) -> None:
    for split in reviewed(key).splits:
        parts = (split.deal, split.luck, split.own, split.others)
        together = split.fair + sum(part.value for part in parts)
        assert isclose(together, split.result, abs_tol=1e-5)
        sources = sum(source.luck.value for source in split.sources)
        assert isclose(sources, split.luck.value, abs_tol=1e-9)


@pytest.mark.parametrize("key", KEYS)
def test_parts_sum_to_the_result_as_they_are_shown(key: str) -> None:
    found = reviewed(key)
    teller = Teller(found, Speaker("en", GAMES[key], ["A", "B", "C"][: found.seats]))
    for split in found.splits:
        *parts, (_, result) = teller.parts(split)
        whole = [round(100 * one.value) for _, one in parts]
        assert sum(whole) == round(100 * result.value)


@pytest.mark.parametrize("key", KEYS)
def test_every_choice_is_judged_once(key: str) -> None:
    found = reviewed(key)
    steps = [decision.step for decision in found.decisions]
    assert steps == sorted(set(steps))
    for decision in found.decisions:
        point = found.points[decision.step + 1]
        assert (decision.seat, decision.move) == (point.seat, point.move)
        assert decision.loss.value >= 0
        assert decision.move == decision.best or decision.options


@pytest.mark.parametrize("key", KEYS)
def test_all_that_is_said_has_words(key: str) -> None:
    found = reviewed(key)
    said = [moment.reason.id for some in found.moments for moment in some]
    said += [message.id for verdict in found.verdicts for message in verdict.words]
    said += [f"luck-{source.name}" for split in found.splits for source in split.sources]
    assert said
    for language in LANGUAGES:
        assert set(said) <= set(messages(COACH, language))


def test_a_review_can_be_stored() -> None:
    found = reviewed("leduc")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_same_seed_gives_the_same_review() -> None:
    assert review(record_of("leduc"), "quick") == reviewed("leduc")
    assert review(record_of("leduc"), "quick", seed=2) != reviewed("leduc")


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    review(record_of("leduc"), "quick", lambda done, total, what: told.append((done, total)))
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1] == len(record_of("leduc").moves)


@pytest.mark.parametrize("key", ["quartz", "quartz_cards", "dwarves_fall", "gem_forge"])
def test_what_a_move_cost_rests_on_as_many_playouts_as_the_best(key: str) -> None:
    for decision in reviewed(key).decisions:
        tried = {option.move: option for option in decision.options}
        if decision.move != decision.best and not decision.trivial:
            best, played = tried[decision.best], tried[decision.move]
            assert best.visits == played.visits
            gap = best.chance.value - played.chance.value
            assert isclose(decision.loss.value, gap if gap > decision.loss.error else 0.0)
            assert decision.loss.error > 0


def test_a_reason_tells_the_same_chances_as_the_moves() -> None:
    told = 0
    for found in map(reviewed, ("quartz", "gem_forge", "dwarves_fall")):
        by_step = {decision.step: decision for decision in found.decisions}
        for moment in (one for some in found.moments for one in some):
            chances = {one.move: one.chance.value for one in by_step[moment.step].options}
            said = moment.reason.arguments
            if moment.reason.id == "coach-reason-chances":
                assert said["best-percent"] == round(100 * chances[moment.best])
                assert said["percent"] == round(100 * chances[moment.move])
                told += 1
    assert told


# -- refusals -----------------------------------------------------------------------------------


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(CannotReview, match="not over: 0 moves"):
        review(Match(LEDUC, 2, 1).record(), "quick")


def test_an_endless_record_is_refused_before_it_is_played() -> None:
    record = record_of("leduc")
    with pytest.raises(CannotReview, match="more than the 3000"):
        review(replace(record, moves=record.moves * MOST_MOVES), "quick")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"version": 99}, "version 99 of the rules"),
        ({"house": {"game.no_such": 3}}, "cannot be set up"),
        ({"seats": 9}, "cannot be set up"),
        ({"moves": ((0, "fold"),)}, "move 0, 'fold' by seat 0"),
        ({"moves": ((0, "dance"),)}, "move 0, 'dance'"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(
    change: dict[str, object], sentence: str
) -> None:
    with pytest.raises(InvalidRecord, match=sentence):
        review(replace(record_of("leduc"), **change), "quick")  # type: ignore[arg-type]


def test_a_wrong_move_is_named_by_its_number() -> None:
    record = record_of("leduc")
    moves = (record.moves[0], (0, "dance"))
    with pytest.raises(InvalidRecord, match="move 1, 'dance'"):
        review(replace(record, moves=moves), "quick")


# -- nothing hidden is held against anybody ------------------------------------------------------


@pytest.mark.parametrize("key", ["quartz", "quartz_cards", "dwarves_fall", "gem_forge"])
def test_a_decision_is_judged_by_what_its_seat_knew(key: str) -> None:
    compared = 0
    for step in steps_of(record_of(key))[:60:7]:
        if step.forced:
            continue
        worlds = [step.before.determinize(step.seat, Random(source)) for source in (1, 2)]
        steps = [step._replace(before=world) for world in worlds]
        one, other = (judge(some, 40, 1).decision for some in steps)
        assert one == other
        gains = [Surveyor(key, 1).compare(some, 20) for some in steps]
        assert gains[0] == gains[1]
        compared += worlds[0] != worlds[1]
    assert compared


@pytest.mark.parametrize("key", ["quartz", "quartz_cards", "dwarves_fall", "gem_forge"])
def test_the_curve_of_a_seat_and_of_an_onlooker_knows_no_more_than_they_do(key: str) -> None:
    for step in steps_of(record_of(key))[:60:11]:
        for viewer in (ONLOOKER, step.seat):
            worlds = [step.before.determinize(viewer, Random(source)) for source in (1, 2)]
            seen = [Surveyor(key, 1).look(world, viewer, 20, 0) for world in worlds]
            assert seen[0] == seen[1]
