"""`motherlode review` and `motherlode play --from`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motherlode.core.match import Match
from motherlode.games.leduc import LEDUC
from tests.cli.run import Shell
from tests.conformance.walks import Case, play_out


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(play_out(Case(LEDUC, 2), 1).record().dumps(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Own decisions", "What others held", "Result")),
        ("ru", ("Свои решения", "Что было у других на руках", "Результат")),
        ("pt", ("Decisões próprias", "O que os outros tinham na mão", "Resultado")),
    ],
)
def test_a_review_reads_in_every_language(
    shell: Shell, record: Path, language: str, words: tuple[str, ...]
) -> None:
    told = shell("review", str(record), "--quick", "--language", language).out
    assert all(word in told for word in words)


def test_a_review_as_data(shell: Shell, record: Path) -> None:
    found = json.loads(shell("review", str(record), "--quick", "--json").out)
    assert found["game"] == "leduc"
    assert found["depth"] == "quick"
    assert len(found["splits"]) == 2


def test_a_review_as_a_page_of_its_own(shell: Shell, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "review.html"
    shell("review", str(record), "--quick", "--seat", "2", "--html", str(path), "--language", "ru")
    page = path.read_text(encoding="utf-8")
    assert page.startswith('<!doctype html>\n<html lang="ru">')
    assert page.count("<polyline") == 2
    assert "Игрок 2" in page
    assert "src=" not in page
    assert "href=" not in page


def test_a_review_is_refused_with_a_sentence(shell: Shell, record: Path, tmp_path: Path) -> None:
    assert "counted from 1 to 2, not 3" in shell.refused("review", str(record), "--seat", "3")
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(Match(LEDUC, 2, 1).record().dumps(), encoding="utf-8")
    assert "the match is not over" in shell.refused("review", str(unfinished))
    damaged = tmp_path / "damaged.json"
    damaged.write_text(record.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert "not JSON" in shell.refused("review", str(damaged))
    old = json.loads(record.read_text(encoding="utf-8"))
    damaged.write_text(json.dumps({**old, "version": 77}), encoding="utf-8")
    assert "version 77 of the rules" in shell.refused("review", str(damaged))


def test_a_fork_is_played_from_the_seat_that_was_named(
    shell: Shell, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "1")
    told = shell("play", "--from", str(record), "--step", "1", "--seat", "2", "--bots", "random")
    assert told.code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--step", "1"), "--from FILE and --step NUMBER"),
        (("--from", "RECORD"), "--from FILE and --step NUMBER"),
        (("--from", "RECORD", "--step", "999"), "there is no step 999"),
        (("--from", "RECORD", "--step", "1", "--seat", "7"), "from 1 to 2, not 7"),
        (("--from", "RECORD", "--step", "1", "--record", "x.json"), "cannot be recorded"),
    ],
)
def test_a_fork_is_refused_with_a_sentence(
    shell: Shell, record: Path, words: tuple[str, ...], sentence: str
) -> None:
    given = [str(record) if word == "RECORD" else word for word in words]
    assert sentence in shell.refused("play", *given)


def test_hands_of_an_unfinished_match_are_not_open(shell: Shell, tmp_path: Path) -> None:
    match = Match(LEDUC, 2, 1)
    match.play(0, "call")
    path = tmp_path / "unfinished.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    words = ("play", "--from", str(path), "--step", "1", "--open")
    assert "its hands are not open" in shell.refused(*words)


def test_what_a_table_gives_is_reviewed_like_a_record(
    shell: Shell, record: Path, tmp_path: Path
) -> None:
    given = tmp_path / "given.json"
    inside = json.loads(record.read_text(encoding="utf-8"))
    given.write_text(json.dumps({"code": "ABCDEF", "record": inside}), encoding="utf-8")
    told = [shell("review", str(path), "--quick").out for path in (record, given)]
    assert told[0] == told[1]


def test_a_file_that_is_no_text_is_refused_with_a_sentence(shell: Shell, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    assert "the file is not text in UTF-8" in shell.refused("review", str(picture))
