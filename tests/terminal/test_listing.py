"""Many moves on few lines, and from what is typed to a move."""

from __future__ import annotations

from motherlode.games.quartz import QUARTZ
from motherlode.terminal.move_list import MOST_LINES, common_start, lines
from motherlode.terminal.typed_moves import at_table, meant
from motherlode.words import Speaker

CATALOGUE = QUARTZ.catalogue
SPEAKER = Speaker("en", QUARTZ, ("Ann", "Bo", "Cy"))


def numbers(*texts: str) -> list[int]:
    return [CATALOGUE.number(text) for text in texts]


def trades() -> list[int]:
    """Every exchange with Bo and Cy, and a few other moves: 76 in all."""
    found = [
        number
        for number in at_table(SPEAKER)
        if CATALOGUE[number].kind == "play" and len(CATALOGUE[number].slots) == 4
    ]
    of_others = [number for number in found if CATALOGUE[number].slots[1] != ("target", 0)]
    return numbers("leave", "mine") + of_others + numbers("play eureka", "play here_we_go")


def test_a_few_moves_are_a_line_each() -> None:
    moves = numbers("leave", "mine", "play eureka")
    assert [line.moves for line in lines(moves, CATALOGUE, SPEAKER.move)] == [(m,) for m in moves]


def test_many_moves_are_grouped_by_what_they_have_in_common() -> None:
    moves = trades()
    shown = lines(moves, CATALOGUE, SPEAKER.move)
    assert len(moves) == 76
    assert len(shown) <= MOST_LINES
    assert [move for line in shown for move in line.moves] == moves
    headings = [line.text for line in shown]
    assert "Play “Come Closer” on Bo: give quartz, take … (6)" in headings
    assert "Play “Eureka!”" in headings


def test_opening_groups_leads_to_every_move() -> None:
    def reached(moves: tuple[int, ...]) -> set[int]:
        shown = lines(moves, CATALOGUE, SPEAKER.move, most=5)
        assert len(shown) > 1
        return {
            move for line in shown for move in (line.moves if line.is_move else reached(line.moves))
        }

    assert reached(tuple(trades())) == set(trades())


def test_moves_without_anything_in_common_are_turned_into_pages() -> None:
    singles = [n for n, move in enumerate(CATALOGUE) if move.kind == "play"][:11]
    shown = lines(singles, CATALOGUE, SPEAKER.move, most=4)
    assert [len(line.moves) for line in shown] == [3, 3, 3, 2]


def test_the_words_that_texts_begin_with() -> None:
    assert common_start(["Keep ruby", "Keep ruby, amber"]) == "Keep ruby"
    assert common_start(["Mine", "Leave"]) == ""


def test_a_move_is_meant_by_its_text_its_words_or_a_part() -> None:
    moves = numbers("mine", "leave", "play this_isnt_mine @1", "play this_isnt_mine @2")
    assert meant("mine", moves, SPEAKER) == numbers("mine")
    assert meant("LEAVE the  mine", moves, SPEAKER) == numbers("leave")
    assert meant("isn't mine on cy", moves, SPEAKER) == numbers("play this_isnt_mine @2")
    assert meant("isn't", moves, SPEAKER) == moves[2:]
    assert meant("", moves, SPEAKER) == []


def test_no_move_names_a_seat_that_is_not_at_the_table() -> None:
    assert CATALOGUE.number("play this_isnt_mine @2") in at_table(SPEAKER)
    assert CATALOGUE.number("play this_isnt_mine @3") not in at_table(SPEAKER)
