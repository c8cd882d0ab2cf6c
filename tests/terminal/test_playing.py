"""Whole games at a terminal, by people, with bots, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from motherlode.core.record import Record
from motherlode.games.quartz import QUARTZ
from tests.terminal.play import PROMPTS, finish, terminal


def test_two_people_play_leduc_and_see_only_their_own_card() -> None:
    with terminal("play", "leduc", "--humans", "2", "--names", "Ann,Bo", "--seed", "3") as child:
        child.expect("Ann is next. Hand over, then press Enter.")
        child.sendline("")
        child.expect("You are dealt: king.*Bo is dealt a card.*Your move:")
        child.sendline("call")
        child.expect("Bo is next")
        child.sendline("")
        child.expect("Your move:")
        seen = child.before or ""
        assert "king" not in seen
        assert "You are dealt: jack." in seen
        child.sendline("2")
        for player, move in (("Ann", "call"), ("Ann", "raise"), ("Bo", "fold")):
            if child.expect([f"{player} is next", "Your move:"]) == 0:
                child.sendline("")
                child.expect("Your move:")
            child.sendline(move)
        child.expect("Somebody folded")
        child.expect("1 +Ann +3")
        assert finish(child) == 0


def test_nothing_is_left_on_the_screen_for_the_next_person() -> None:
    with terminal("play", "leduc", "--humans", "2", "--seed", "3", kind="xterm") as child:
        child.expect("Player 1 is next")
        child.sendline("")
        child.expect("Your move:")
        child.sendline("1")
        child.expect_exact("\x1b[2J")
        child.expect_exact("\x1b[3J")
        child.expect("Player 2 is next")


@pytest.mark.parametrize("language", ["en", "ru", "pt"])
def test_quartz_against_bots_to_its_end_by_numbers_alone(language: str, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    arguments = ("--language", language, "--seed", "4", "--record", str(saved))
    with terminal("play", "quartz", "--terminal", *arguments) as child:
        while child.expect([PROMPTS[language], pexpect.EOF]) == 0:
            child.sendline("1")
        child.close()
        assert child.exitstatus == 0
    record = Record.loads(saved.read_text(encoding="utf-8"))
    assert record.game == QUARTZ.key
    assert record.replay().over


def test_bots_play_alone_for_an_onlooker() -> None:
    with terminal("play", "quartz", "--humans", "0", "--seed", "1") as child:
        child.expect("The last day is over")
        child.expect("Rank +Player +Score +Tie-break 1")
        assert finish(child) == 0


def test_a_saved_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    with terminal("play", "quartz", "--seed", "4", "--first", "1", "--record", str(saved)) as child:
        child.expect("Your move:")
        child.sendline("mine")
        child.expect("Your move:")
        child.sendline("quit")
        child.expect("Goodbye.")
        assert finish(child) == 0
    before = Record.loads(saved.read_text(encoding="utf-8"))
    assert before.moves[0] == (0, "mine")
    with terminal("play", "--resume", str(saved), "--record", str(saved)) as child:
        child.expect("Quartz · Player 1.*Your move:")
        child.sendline("1")
        child.expect(["Your move:", pexpect.EOF])
    after = Record.loads(saved.read_text(encoding="utf-8"))
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


def test_the_host_is_asked_whose_beard_is_the_longest() -> None:
    with terminal("play", "quartz", "--first", "beard", "--names", "Ann,Bo,Cy") as child:
        child.expect("Whose beard is the longest?")
        child.sendline("the cat's")
        child.expect("Type a number from 1 to 3.")
        child.sendline("1")
        child.expect("Day 1 begins; you go first.")


def test_a_game_is_chosen_from_the_shelf() -> None:
    with terminal("play", "--language", "pt") as child:
        child.expect("Qual jogo?")
        child.expect(r"(\d) Quartz: Cinco dias")
        assert isinstance(child.match, re.Match)
        child.sendline(child.match[1])
        child.expect("Quartz · Jogador 1")
        child.expect("Sua jogada:")


def test_another_person_steps_in_with_a_move_for_any_time() -> None:
    with terminal("play", "quartz", "--humans", "3", "--first", "1", "--seed", "1") as child:
        child.expect("Player 1 is next")
        child.sendline("")
        child.expect("Your move:")
        child.sendline("as nobody")
        child.expect("Nobody here is called “nobody”; there are: Player 1, Player 2, Player 3.")
        child.sendline("as player 3")
        child.expect("Player 3 is next")
        child.sendline("")
        child.expect("What do you do at this moment?")
        child.sendline("1")
        child.expect("Player 1 is next")
