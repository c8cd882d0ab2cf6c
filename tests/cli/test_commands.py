"""The commands, and how they refuse."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

import motherlode
from motherlode.core import position
from motherlode.core.match import Match
from motherlode.games import GAMES
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from tests.cli.run import Shell
from tests.conformance.walks import Case, play_out

measuring = import_module("motherlode.cli.bench")


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_text(play_out(Case(QUARTZ, 3), 1).record().dumps(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("compiled", "engine"),
    [(True, "engine: compiled"), (False, "engine: PLAIN PYTHON, about 80 times slower; install")],
)
def test_the_version_says_which_engine_is_at_work(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, compiled: bool, engine: str
) -> None:
    monkeypatch.setattr(motherlode, "compiled", compiled)
    assert f"motherlode {motherlode.__version__}, {engine}" in shell("--version").out


@pytest.mark.parametrize("compiled", [True, False])
def test_an_arena_says_first_which_engine_plays(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr(motherlode, "compiled", compiled)
    words = ("arena", "leduc", "--bots", "random", "--games", "2", "--workers", "1")
    first = "engine: compiled" if compiled else "engine: PLAIN PYTHON"
    assert shell(*words).out.startswith(first)
    assert shell(*words, "--json").error.startswith(first)


def test_the_table_of_an_arena_fits_a_terminal_however_long_a_name_is(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    name = "search:20@explore=0.2+stages=3"
    shown = shell("arena", "leduc", "--bots", f"{name},random", "--games", "2", "--workers", "1")
    above = shown.out.split("wins, and wins less luck")[0]
    assert name[:12] in above
    assert "random" in above
    assert "rating" in above


@pytest.mark.parametrize("language", ["en", "ru", "pt"])
def test_the_shelf_shows_every_game_with_its_options(shell: Shell, language: str) -> None:
    shown = shell("games", "--language", language).out
    for game in GAMES.values():
        assert f"({game.key})" in shown
        assert all(option.key in shown for option in game.options)


def test_one_game_is_shown_alone(shell: Shell) -> None:
    shown = shell("games", "quartz").out
    assert "(quartz)" in shown
    assert "(leduc)" not in shown
    assert "did you mean quartz?" in shell.refused("games", "quarz")


def test_the_language_of_the_environment_is_spoken(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Покер Ледюка" in shell("games").out
    monkeypatch.setenv("LANG", "xx")
    assert "Leduc poker" in shell("games").out


# -- replay -----------------------------------------------------------------------------------


def test_a_replay_tells_the_match_to_its_end(shell: Shell, record: str) -> None:
    told = shell("replay", record).out
    assert "Day 1 begins" in told
    assert "The last day is over" in told


def test_a_replay_tells_a_seat_its_own_cards_and_no_others(shell: Shell, record: str) -> None:
    assert "draws the card" not in shell("replay", record).out
    told = shell("replay", record, "--seat", "2").out
    assert "Player 2 draws the card" in told
    assert "Player 1 draws the card" not in told


def test_a_replay_of_an_unfinished_match_says_so(shell: Shell, tmp_path: Path) -> None:
    match = Match(LEDUC, 2, 1)
    match.play(0, "call")
    path = tmp_path / "match.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    assert "не окончена" in shell("replay", str(path), "--language", "ru").out


def test_a_replay_refuses_what_it_cannot_replay(shell: Shell, record: str, tmp_path: Path) -> None:
    assert "players are counted from 1 to 3, not 0" in shell.refused(
        "replay", record, "--seat", "0"
    )
    assert "No such file" in shell.refused("replay", str(tmp_path / "nothing.json"))
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert "not JSON" in shell.refused("replay", str(broken))
    broken.write_bytes(b"\xff\xfe")
    assert "not text" in shell.refused("replay", str(broken))
    cheat = json.loads(Path(record).read_text(encoding="utf-8"))
    cheat["moves"][0][1] = "keep ruby"
    broken.write_text(json.dumps(cheat), encoding="utf-8")
    assert "move 0" in shell.refused("replay", str(broken))


# -- check ------------------------------------------------------------------------------------


def test_a_position_that_can_stand(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(position.dumps(Match(LEDUC, 2, 1).state), encoding="utf-8")
    assert shell("check", str(path)).out == "This position can stand.\nAsked: Player 1.\n"


def test_a_position_of_a_game_that_is_over(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(position.dumps(play_out(Case(LEDUC, 2), 0).state), encoding="utf-8")
    assert shell("check", str(path)).out == "This position can stand.\nThe game is over.\n"


def test_a_position_that_cannot_stand(shell: Shell, tmp_path: Path) -> None:
    written = position.dump(Match(LEDUC, 2, 1).state)
    written["table"]["deck"] = {"king": 9}
    path = tmp_path / "position.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    assert "found, there must be 2" in shell.refused("check", str(path))


# -- play -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "no game is called 'chess'"),
        (["quartz", "--seats", "9"], "quartz is played by 3 to 5"),
        (["quartz", "--humans", "4"], "there are 3 seats"),
        (["quartz", "--humans", "-1"], "there are 3 seats"),
        (["quartz", "--bots", "clever"], "no bot is called 'clever'"),
        (["quartz", "--seed", "-1"], "a seed is an int"),
        (["quartz", "--seed", "x"], "--seed"),
        (["quartz", "--edition", "de"], "edition can be en, ru"),
        (["quartz", "--option", "thrill"], "key=value"),
        (["quartz", "--option", "colour=red"], "no option is called 'colour'"),
        (["quartz", "--first", "9"], "a player from 1 to 3 begins"),
        (["leduc", "--first", "1"], "nobody can choose who begins"),
        (["quartz", "--names", "Ann,Ann"], "all different"),
        (["quartz", "--names", "A,B,C,D"], "3 players"),
        (["quartz", "--names", "none"], "nobody can be called like that"),
        (["quartz", "--names", "A\x1b[2J"], "nobody can be called like that"),
        (["quartz", "--language", "tlh"], "--language"),
        (["quartz", "--house", "nowhere.toml"], "No such file"),
        (["quartz", "--resume", "nowhere.json"], "No such file"),
        (["quartz", "--record", "/nowhere/match.json"], "No such file"),
        (["quartz", "--loud"], "--loud"),
    ],
)
def test_a_table_that_cannot_be_set(shell: Shell, words: list[str], sentence: str) -> None:
    assert sentence in shell.refused("play", *words)


def test_a_word_too_many_is_named(shell: Shell) -> None:
    said = shell.refused("check", "one.json", "two.json")
    assert "nothing takes 'two.json' there; --help says what does" in said


def test_a_match_of_another_game_is_not_resumed(shell: Shell, record: str) -> None:
    assert "is a match of quartz, not of leduc" in shell.refused(
        "play", "leduc", "--resume", record
    )


@pytest.mark.parametrize("people", ["0", "1", "3"])
def test_a_match_that_is_over_is_resumed_at_its_end(shell: Shell, record: str, people: str) -> None:
    result = shell("play", "--resume", record, "--humans", people)
    assert result.code == 0
    assert "The last day is over" in result.out


def test_house_rules_and_options_reach_the_table(shell: Shell, tmp_path: Path) -> None:
    house, saved = tmp_path / "house.toml", tmp_path / "match.json"
    house.write_text("[game]\ndays = 1\n", encoding="utf-8")
    options = ["--option", "thrill=on", "--option", "money=secret", "--edition", "ru"]
    files = ["--house", str(house), "--record", str(saved)]
    result = shell(
        "play", "quartz", "--humans", "0", "--seats", "4", "--seed", "2", *options, *files
    )
    assert result.code == 0
    assert "Day 1 begins" in result.out
    assert "Day 2 begins" not in result.out
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert record["house"] == {"game.days": 1}
    chosen = record["options"]
    assert (chosen["thrill"], chosen["money"], chosen["edition"]) == ("on", "secret", "ru")


def test_house_rules_that_cannot_be_played_are_refused(shell: Shell, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("[game]\ndays = 99\n", encoding="utf-8")
    assert "game.days lies within 1 and 9" in shell.refused("play", "quartz", "--house", str(house))


def test_nobody_at_the_keyboard_ends_the_game_cleanly(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing)
    result = shell("play", "quartz")
    assert (result.code, result.error) == (0, "")
    assert result.out.rstrip().endswith("Goodbye.")
    assert shell("play").out.rstrip().endswith("Goodbye.")


# -- bench ------------------------------------------------------------------------------------


def test_what_to_measure_is_passed_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(motherlode, "compiled", True)
    monkeypatch.setattr(measuring, "main", lambda *what: asked.append(what))
    words = ("bench", "--json", "--seconds", "2.5", "--no-peers", "--save", "here")
    result = shell(*words)
    assert (result.code, result.out, result.error) == (0, "", "engine: compiled\n")
    assert shell("bench").out == "engine: compiled\n"
    assert asked[0] == (True, 2.5, False, True, Path("here"))


def test_no_time_is_too_little_to_measure(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motherlode, "compiled", True)
    assert "takes more than 0.0 seconds" in shell.refused("bench", "--seconds", "0")


def test_a_plain_engine_is_not_measured(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motherlode, "compiled", False)
    said = shell.refused("bench")
    assert "the engine is not compiled" in said
    assert "engine: PLAIN PYTHON" in said
