"""How far somebody has come in the school, on whichever device, put together."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from motherlode.games import GAMES
from motherlode.school.courses import courses
from motherlode.school.puzzles.puzzle import shipped
from motherlode.words.rules import clauses

MOST: Final = 1000  # lessons, puzzles, clauses of a game: more than there are
MOST_ANSWERS: Final = 64

Key = Annotated[str, Meta(max_length=80)]
Keys = Annotated[list[Key], Meta(max_length=MOST)]
Answers = Annotated[list[Annotated[int, Meta(ge=0)] | None], Meta(max_length=MOST_ANSWERS)]
Days = Annotated[int, Meta(ge=0, le=1_000_000)]


class Streak(Struct, frozen=True, forbid_unknown_fields=True):
    """The days in a row on which the puzzle of the day was solved, up to the last, since 1970."""

    last: Days
    days: Days


NO_STREAK: Final = Streak(0, 0)


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt: lessons as `quartz/mining`, puzzles by their keys, clauses by game.

    `answers` are those of lessons that were left in the middle, `firsts` says of a puzzle whether
    the first answer was right, `tips` are the clauses of which somebody was told at a table.
    """

    done: Keys = []
    answers: Annotated[dict[Key, Answers], Meta(max_length=MOST)] = {}
    tips: Annotated[dict[Key, Keys], Meta(max_length=MOST)] = {}
    firsts: Annotated[dict[Key, bool], Meta(max_length=MOST)] = {}
    solved: Keys = []
    streak: Streak = NO_STREAK


def merged(kept: Progress, sent: Progress, today: int) -> Progress:
    """Both together: of a lesson that was left in the middle the way that led further counts.

    Whatever there is no more is forgotten, and so is a streak that has not happened yet.
    """
    done = [key for key in union(kept.done, sent.done) if key in lessons()]
    left = (lessons() - set(done)) & {*kept.answers, *sent.answers}
    firsts = {**sent.firsts, **kept.firsts}
    streaks = [one for one in (kept.streak, sent.streak) if one.last <= today + 1]
    return Progress(
        done=done,
        answers={
            key: further(kept.answers.get(key, []), sent.answers.get(key, [])) for key in left
        },
        tips=tips(kept, sent),
        firsts={key: firsts[key] for key in firsts if key in puzzles()},
        solved=[key for key in union(kept.solved, sent.solved) if key in puzzles()],
        streak=joined(*streaks),
    )


def union(some: list[str], others: list[str]) -> list[str]:
    """Each once, in order."""
    return list(dict.fromkeys([*some, *others]))


def further(one: list[int | None], other: list[int | None]) -> list[int | None]:
    """Whichever has more answers."""
    return max(one, other, key=len)


def tips(kept: Progress, sent: Progress) -> dict[str, list[str]]:
    """The clauses of each game that somebody was told of."""
    told = {game: union(kept.tips.get(game, []), sent.tips.get(game, [])) for game in GAMES}
    there = {game: [one for one in told[game] if one in clauses(game, "en")] for game in GAMES}
    return {game: found for game, found in there.items() if found}


def joined(*streaks: Streak) -> Streak:
    """One streak of the days of several; where there is a gap only what came after it counts."""
    best = NO_STREAK
    for streak in sorted(streaks, key=lambda one: one.last):
        began = streak.last - streak.days
        if began <= best.last:
            began = min(began, best.last - best.days)
        best = Streak(streak.last, streak.last - began)
    return best


@cache
def lessons() -> frozenset[str]:
    """All lessons, as `quartz/mining`."""
    return frozenset(found.key for course in courses().values() for found in course.values())


@cache
def puzzles() -> frozenset[str]:
    """The keys of all puzzles."""
    return frozenset(found.key for game in GAMES for found in shipped(game))
