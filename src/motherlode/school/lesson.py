"""A lesson: a scenario, and beats that each say one sentence and wait for one answer.

A beat with `allow` wants one of these moves; one without is only read. After the answer the
others do what `then` says, and what leaves them no choice. All of it is data of one file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from motherlode.core.errors import IllegalMove
from motherlode.core.game import Game
from motherlode.core.refusal import Refusal
from motherlode.core.registry import game_of
from motherlode.school.errors import SchoolError, Stale
from motherlode.school.scenario import Performance, Scenario

LATER: Final = "later"  # the reason why a legal move cannot be made: the lesson wants another
Said = dict[str, str]  # a sentence in every language
Answer = int | None  # a move by its number; nothing where a sentence was only read


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, what it is about, and what is wanted."""

    say: Said
    allow: tuple[str, ...] = ()  # texts of moves; `*` stands for anything
    about: tuple[str, ...] = ()  # what is lit beside the moves: `bag`, `card:eureka`
    clause: str = ""
    then: tuple[str, ...] = ()  # what the others do next: `1: mine`
    happened: tuple[str, ...] = ()  # what it speaks of, and so must come first: `mined @0 ruby`


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    title: Said
    position: str
    beats: list[Beat]
    seat: int = 0
    opening: tuple[str, ...] = ()  # what the others do before the first beat
    match: bool = False  # whether a real match is to follow


@dataclass(frozen=True)
class Lesson:
    """A lesson that is ready to be played."""

    game: Game
    name: str
    script: Script

    @property
    def key(self) -> str:
        """What it is called by: `quartz/mining`."""
        return f"{self.game.key}/{self.name}"

    @property
    def beats(self) -> list[Beat]:
        return self.script.beats

    @cached_property
    def scenario(self) -> Scenario:
        """Where it is played."""
        scenario = Scenario.of(self.script.position, self.script.seat)
        if game_of(scenario.state) is not self.game:
            raise Stale(f"the position is one of {scenario.state.game}, not of {self.game.key}")
        return scenario


class Attempt:
    """A lesson that somebody plays: after some answers it stands at a beat."""

    def __init__(self, lesson: Lesson, answers: Sequence[Answer] = ()) -> None:
        if len(answers) > len(lesson.beats):
            raise SchoolError(f"the lesson has {len(lesson.beats)} beats, not {len(answers)}")
        self.lesson = lesson
        self.at = 0
        self.since = 0  # the first step that came of the last answer
        self.performance = Performance(lesson.scenario)
        self.performance.follow(lesson.script.opening)
        for answer in answers:
            self.answer(answer)

    @property
    def beat(self) -> Beat | None:
        """What is wanted now; nothing when the lesson is over."""
        return self.lesson.beats[self.at] if self.at < len(self.lesson.beats) else None

    def allowed(self) -> tuple[int, ...]:
        """The moves that the beat wants."""
        beat = self.beat
        if beat is None or not beat.allow:
            return ()
        legal = self.performance.legal()
        text = self.lesson.game.catalogue.text
        both = dict.fromkeys([*legal.moves, *legal.interrupts])
        return tuple(move for move in both if fits(text(move), beat.allow))

    def answer(self, answer: Answer) -> None:
        """Answer the beat; a refused answer changes nothing."""
        beat, before = self.beat, len(self.performance.steps)
        if beat is None:
            raise SchoolError("the lesson is over")
        if not beat.allow:
            if answer is not None:
                raise SchoolError("nothing is to be played here, only to be read")
        elif answer is None:
            raise SchoolError("a move is wanted here")
        else:
            self.play(answer)
        self.at += 1
        self.since = before
        self.performance.follow(beat.then)

    def play(self, move: int) -> None:
        """Make a move if it is one of those that are wanted."""
        if refusal := self.why_not(move):
            raise IllegalMove(refusal)
        self.performance.play(self.lesson.script.seat, move)

    def why_not(self, move: int) -> Refusal | None:
        """Why a move cannot be made now: by the rules, or because the lesson wants another."""
        if refusal := self.performance.why_not(move):
            return refusal
        if move in self.allowed():
            return None
        return Refusal(LATER, self.beat.clause if self.beat else "")


def fits(text: str, patterns: Sequence[str]) -> bool:
    """Whether a move reads like one of the patterns."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def variables(lesson: Lesson, language: str) -> dict[str, Any]:
    """What a sentence may speak of: numbers of the box by path, the others as `seat1`."""
    numbers = lesson.game.box.values
    players = lesson.scenario.players[language]
    return {**numbers, **{f"seat{seat}": name for seat, name in enumerate(players)}}
