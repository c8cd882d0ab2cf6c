"""A review in sentences of a language: the same for the terminal and for a page of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, groupby, pairwise
from typing import Final

from motherlode.coach.review import Argument, Figure, Message, Moment, Point, Review, Split
from motherlode.coach.verdict import points
from motherlode.words import Speaker
from motherlode.words.rules import clause

MOVES: Final = ("move", "best")  # arguments that are texts of the catalogue
MINUS: Final = "−"
MOST_MARKS: Final = 16  # that a table of the curve shows


class Teller:
    """Says what a review has found."""

    def __init__(self, review: Review, speaker: Speaker) -> None:
        self.review = review
        self.speaker = speaker

    def say(self, message: str, /, **variables: Argument) -> str:
        """One of the coach's messages."""
        return self.tell(Message(message, variables))

    def tell(self, message: Message) -> str:
        """A message, its seats by their players and its moves as they are announced."""
        said = {name: self.argument(name, value) for name, value in message.arguments.items()}
        return self.speaker.form(message.id, None, said)

    def argument(self, name: str, value: Argument) -> Argument:
        """An argument as it is said."""
        if name == "seat" and isinstance(value, int):
            return self.speaker.player(value)
        return self.move(str(value)) if name in MOVES else value

    def move(self, text: str) -> str:
        """A move as one would announce it."""
        if text == "wait":
            return self.speaker.say("coach-wait")
        return self.speaker.move(self.speaker.game.catalogue.number(text))

    # -- parts ------------------------------------------------------------------------------------

    def moment(self, moment: Moment) -> list[str]:
        """A moment: what was played, why another move is better, by which clause."""
        lines = [
            self.say(
                "coach-moment",
                step=moment.step,
                move=moment.move,
                best=moment.best,
                loss=points(moment.loss.value),
                error=points(moment.loss.error),
            ),
            self.tell(moment.reason),
        ]
        text = clause(self.review.game, moment.clause or "", self.speaker.language)
        if moment.clause and text:
            lines.append(self.say("coach-clause", clause=moment.clause, text=text))
        return lines

    def verdict(self, seat: int) -> str:
        """A word for the whole."""
        return " ".join(map(self.tell, self.review.verdicts[seat].words))

    def parts(self, split: Split) -> list[tuple[str, Figure]]:
        """The parts of a result with their names, luck by what was drawn, then the result."""
        parts = [
            ("coach-fair", Figure(split.fair, 0.0)),
            ("coach-deal", split.deal),
            *((f"luck-{one.name}", one.luck) for one in split.sources),
            ("coach-own", split.own),
            ("coach-others", split.others),
        ]
        names = [self.speaker.say(name) for name, _ in parts]
        shown = in_hundredths([one for _, one in parts])
        result = self.speaker.say("coach-result"), Figure(split.result, 0.0)
        return [*zip(names, shown, strict=True), result]

    def marks(self) -> list[tuple[str, Point]]:
        """The curve at the end of each day or round, as many as fit into a table."""
        found = [("coach-dealt", self.review.points[0])]
        groups = [list(some) for _, some in groupby(self.review.points[1:], lambda one: one.mark)]
        every = max(1, -(-len(groups) // MOST_MARKS))
        rows = [(self.speaker.say(name), point) for name, point in found]
        for some in groups[every - 1 : -1 : every]:
            rows.append((self.mark(some[-1].mark), some[-1]))
        return [*rows, (self.speaker.say("coach-end"), self.review.points[-1])]

    def mark(self, number: int) -> str:
        """What a day or a round is called."""
        return self.speaker.say(f"coach-{self.review.unit}", mark=number)


def in_hundredths(parts: Sequence[Figure]) -> list[Figure]:
    """Parts in whole hundredths that sum to what all of them sum to."""
    sums = [0.0, *accumulate(one.value for one in parts)]
    ends = [round(100 * one) / 100 for one in sums]
    return [
        Figure(after - before, one.error)
        for one, (before, after) in zip(parts, pairwise(ends), strict=True)
    ]


def percent(chance: float) -> str:
    """A chance as it stands in a table."""
    return f"{100 * chance:.0f} %"


def figure(one: Figure, signed: bool = True) -> str:
    """A part of a result in hundredths of a win, with its error."""
    whole = round(100 * one.value)
    text = f"{whole:+d}" if signed and whole else f"{whole}"
    text = text.replace("-", MINUS)
    return f"{text} ± {100 * one.error:.0f}" if one.error else text


def chances(point: Point, seat: int | None) -> Sequence[float]:
    """The chance of each seat to win at a point, by what all or one of them knew."""
    places = point.public if seat is None else point.own[seat]
    return [row[0] for row in places.chances]


def errors(point: Point, seat: int | None) -> Sequence[float]:
    """The errors of these."""
    places = point.public if seat is None else point.own[seat]
    return [row[0] for row in places.errors]
