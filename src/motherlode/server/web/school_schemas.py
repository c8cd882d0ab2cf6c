"""What is told of the school: lessons, puzzles, scenes that show a clause."""

from __future__ import annotations

from msgspec import Struct

from motherlode.school.scenario import ScenarioStep
from motherlode.server.protocol import Reason
from motherlode.server.web.schemas import Language


class ScenarioFacts(Struct, frozen=True):
    """A scenario after some answers: the steps that are new, and what may be done now.

    `players` sit on the seats in this order, with a name in every language; the one who learns
    has none.
    """

    game: str
    seat: int
    players: dict[Language, list[str]]
    steps: list[ScenarioStep]
    moves: list[int]
    interrupts: list[int]
    reasons: list[Reason]


class BeatFacts(Struct, frozen=True):
    """One sentence of a lesson: what it is about, and whether a move is wanted."""

    number: int
    say: dict[Language, str]
    about: list[str]
    clause: str
    plays: bool


class LessonFacts(Struct, frozen=True):
    """A lesson after some answers; without a beat it is over."""

    scenario: ScenarioFacts
    beat: BeatFacts | None


class LessonCard(Struct, frozen=True):
    """A lesson in its course; `match` says that a real match is to follow it."""

    name: str
    title: dict[Language, str]
    beats: int
    match: bool


class CourseCard(Struct, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonCard]


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list: nothing in it tells the answer.

    `difficulty` is the lowest level of bots that finds it, `section` the part of the rules that
    the answer goes by.
    """

    key: str
    game: str
    seats: int
    difficulty: str
    section: str


class PuzzleOption(Struct, frozen=True):
    """A move of a puzzle: its chance to win with its standard error, the points to expect."""

    move: int
    chance: float
    error: float
    points: float


class PuzzleAnswer(Struct, frozen=True):
    """What is told when a puzzle was answered: every move, the best first.

    `found` tells by level how often bots find the best move.
    """

    right: bool
    options: list[PuzzleOption]
    clause: str
    found: dict[str, float]
    playouts: int


class PuzzleFacts(Struct, frozen=True):
    """A puzzle, answered or not."""

    card: PuzzleCard
    scenario: ScenarioFacts
    answer: PuzzleAnswer | None


class SceneFacts(Struct, frozen=True):
    """A clause at work: a scenario with all its steps, and a move that is refused in the end."""

    clause: str
    scenario: ScenarioFacts
    refused: Reason | None
