"""All cards together: what no card may touch, whoever plays what, tokens in between."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.core.match import Match
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Card, Crystal
from motherlode.games.quartz.state import Quartz

IN_A_CARD = ("aimed", "second_obsidian", "keep", "swap", "share", "steal", "retaliate")
SEEDS = range(60)


class Course:
    """A random match in which nobody leaves as long as there is a card to play."""

    def __init__(self, seats: int, seed: int) -> None:
        self.match = Match(QUARTZ, seats, seed)
        assert isinstance(self.match.state, Quartz)
        self.state = self.match.state
        self.chance = Random(seed)

    def step(self) -> str:
        """One random move, now and then a token out of turn; the text of the move."""
        seat, move = self.choose()
        self.match.play(seat, move)
        return QUARTZ.catalogue.text(move)

    def choose(self) -> tuple[int, int]:
        """A seat and a move, cards first."""
        tokens = [seat for seat in range(self.state.seats) if self.state.interrupts(seat)]
        if tokens and self.chance.random() < 0.3:
            seat = self.chance.choice(tokens)
            return seat, self.state.interrupts(seat)[0]
        seat = self.state.seat
        moves = self.state.moves(seat)
        cards = [move for move in moves if QUARTZ.catalogue[move].kind == "play"]
        return seat, self.chance.choice(cards or moves)

    @property
    def question(self) -> str:
        """What is asked now."""
        asked = QUARTZ.decision(self.state)
        return str(asked["question"]) if asked else "nothing"


def rows(table: list[list[int]]) -> list[list[int]]:
    """A table as it is now."""
    return [list(row) for row in table]


@pytest.mark.clause("Q9.1", "Q9.2", "Q9.6", "Q9.8", "Q10.2")
@pytest.mark.parametrize("seats", QUARTZ.seats)
def test_between_cards_nothing_lies_on_the_table(seats: int) -> None:
    between = 0
    for seed in SEEDS:
        course = Course(seats, seed)
        while not course.state.over:
            course.step()
            if course.question not in IN_A_CARD:
                assert not any(course.state.drawn_out)
                between += 1
    assert between > 1000


@pytest.mark.clause("Q4.2", "Q5.2")
@pytest.mark.parametrize("seats", QUARTZ.seats)
def test_nobody_carries_two_obsidians_unless_he_is_asked_about_them(seats: int) -> None:
    asked = 0
    for seed in SEEDS:
        course = Course(seats, seed)
        while not course.state.over:
            course.step()
            many = [row[Crystal.OBSIDIAN] for row in course.state.cart]
            if course.question == "second_obsidian":
                assert many.pop(course.state.seat) == 2
                asked += 1
            assert max(many) < 2
    assert asked > 0


@pytest.mark.clause("Q9.5", "Q4.5", "Q7.1", "Q7.2")
@pytest.mark.parametrize("seats", QUARTZ.seats)
def test_protected_crystals_and_chests_stay_untouched_until_the_evening(seats: int) -> None:
    protected = 0
    for seed in SEEDS:
        course = Course(seats, seed)
        while not course.state.over:
            day, seat = course.state.day, course.state.seat
            hidden, chest = rows(course.state.hidden), rows(course.state.chest)
            move = course.step()
            if course.state.day != day or not course.state.inside:
                continue  # the evening came
            if move.startswith("play what_crystal "):
                hidden[seat][QUARTZ.names["crystal"].index(move.split()[-1])] += 1
                protected += 1
            assert rows(course.state.hidden) == hidden
            assert rows(course.state.chest) == chest
    assert protected > 10


@pytest.mark.clause("Q9.5")
@pytest.mark.parametrize("seats", QUARTZ.seats)
def test_only_crystal_what_crystal_stays_on_the_table(seats: int) -> None:
    laid_out = 0
    for seed in SEEDS:
        course = Course(seats, seed)
        while not course.state.over:
            course.step()
            row = list(course.state.laid_out)
            many = row.pop(Card.WHAT_CRYSTAL)
            assert not any(row)
            assert many >= sum(sum(crystals) for crystals in course.state.hidden)
            laid_out += many
    assert laid_out > 0
