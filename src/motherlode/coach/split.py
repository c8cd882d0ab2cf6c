"""Where a result comes from: exact bookkeeping over a match.

The worth of the true position is V. A move changes it in up to four parts. The decision is what
the move is worth above the usual one by all that its seat could know. What the others happened to
hold made more or less of it: the same in the true world, less the decision. What was drawn is V
after the draw less the mean of V over what could have been drawn. The rest is what V itself got
wrong: playouts that stop early see further after each move. The parts of all moves sum to V
at the end less V after the deal, whatever V is; both kinds of luck have mean zero, whatever V is.

V is known only by samples, and what their noise does not cancel would all be left to the rest. How
large the rest can be is known, so most of such noise is: `Books` takes it back out of the samples.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple, Protocol

from motherlode.coach.history import Step
from motherlode.coach.review import Change, Figure, Source, Split
from motherlode.coach.sources import HIDDEN, REST, source_of
from motherlode.coach.values import Sample
from motherlode.core.state import State

DIGITS: Final = 5
Account = Counter[int]  # how often each sample is counted in a sum; below zero if it is taken away


class Valuer(Protocol):
    """Says what positions are worth; a `Surveyor`, or in a test somebody who knows exactly."""

    def follow(self, state: State, worlds: int, step: int) -> Sample:
        """The worth of a position as it is, luck to come left open."""

    def follow_move(self, step: Step, worlds: int) -> Sample:
        """The worth of a position after the move that was made, before the luck that it drew."""

    def compare(self, step: Step, worlds: int) -> Sample:
        """What the move that was made is worth above the usual one, by what its seat knew."""

    def compare_here(self, step: Step, worlds: int) -> Sample:
        """The same in the world as it was."""


class Entry(NamedTuple):
    """What a move changed."""

    decision: Account
    hidden: Account
    drawn: Account
    rest: Account
    source: str | None


@dataclass
class Ledger:
    """Samples, and the sums that are made of them."""

    game: str
    samples: list[Sample] = field(default_factory=list)
    worth: int = -1  # the sample of V after the last move that was entered
    deal: int = -1
    entries: list[Entry] = field(default_factory=list)

    def add(self, sample: Sample) -> int:
        """A sample gets a number."""
        self.samples.append(sample)
        return len(self.samples) - 1

    def open(self, dealt: Sample) -> None:
        """Begin with V after the deal."""
        self.worth = self.deal = self.add(dealt)

    def enter(self, step: Step, valuer: Valuer, worlds: int, pairs: int) -> None:
        """A move, in its parts; a forced one without luck changes nothing."""
        if step.forced and not step.drew and not step.after.over:
            self.entries.append(Entry(Account(), Account(), Account(), Account(), None))
            return
        before = self.worth
        self.worth = after = self.add(valuer.follow(step.after, worlds, step.number + 1))
        middle = self.add(valuer.follow_move(step, worlds)) if step.drew else after
        decision, here = Account(), Account()
        if not step.forced:
            decision = Account({self.add(valuer.compare(step, pairs)): 1})
            here = Account({self.add(valuer.compare_here(step, pairs)): 1})
        self.entries.append(
            Entry(
                decision,
                minus(here, decision),
                minus(Account({after: 1}), Account({middle: 1})),
                minus(minus(Account({middle: 1}), Account({before: 1})), here),
                source_of(self.game, step.told) if step.drew else None,
            )
        )


class Books:
    """What a ledger says of the share of one seat, by all that is known.

    The samples say that the rest is so much, with an error; that it is near zero is known before,
    as near as `blind`. Both together say by how much each sample is likely to be off: the more, the
    larger its own error (generalised least squares). The sums stay exact, their errors get less.
    """

    def __init__(self, ledger: Ledger, seat: int, blind: float) -> None:
        self.ledger = ledger
        self.seat = seat
        self.mean = [sample.mean[seat][0] for sample in ledger.samples]
        self.variance = [sample.variance[seat][0] for sample in ledger.samples]
        rest = total([entry.rest for entry in ledger.entries])
        self.pull = {one: times * self.variance[one] for one, times in rest.items()}
        self.spread = sum(rest[one] * pull for one, pull in self.pull.items()) + blind**2
        found = sum(times * self.mean[one] for one, times in rest.items())
        self.off = found / self.spread if self.spread else 0.0

    def value(self, account: Account) -> float:
        """A sum."""
        return sum(
            times * (self.mean[one] - self.off * self.pull.get(one, 0.0))
            for one, times in account.items()
        )

    def figure(self, account: Account) -> Figure:
        """The same with its error: samples are independent but for what was taken back."""
        alone = sum(times * times * self.variance[one] for one, times in account.items())
        known = sum(times * self.pull.get(one, 0.0) for one, times in account.items())
        less = known * known / self.spread if self.spread else 0.0
        return Figure(self.value(account), sqrt(max(alone - less, 0.0)))


def change_of(entry: Entry, books: Sequence[Books]) -> Change:
    """What a move changed, by the books of each seat."""
    decision, hidden, drawn, rest = (
        [round(one.value(part), DIGITS) for one in books]
        for part in (entry.decision, entry.hidden, entry.drawn, entry.rest)
    )
    return Change(decision, hidden, drawn, rest, entry.source)


def minus(one: Account, other: Account) -> Account:
    """A difference; what cancels out is left out."""
    found = Account(one)
    found.subtract(other)
    return Account({key: times for key, times in found.items() if times})


def total(accounts: Sequence[Account]) -> Account:
    """A sum; what cancels out is left out."""
    found = Account()
    for one in accounts:
        found.update(one)
    return Account({key: times for key, times in found.items() if times})


def split_of(books: Books, steps: Sequence[Step], result: float) -> Split:
    """The result of a seat, in its parts."""
    ledger, seat = books.ledger, books.seat
    pairs = list(zip(steps, ledger.entries, strict=True))
    sources: dict[str, list[Account]] = {}
    for entry in ledger.entries:
        if entry.source:
            sources.setdefault(entry.source, []).append(entry.drawn)
    sources[HIDDEN] = [entry.hidden for entry in ledger.entries]
    sources[REST] = [entry.rest for entry in ledger.entries]
    fair = 1 / steps[0].before.seats
    deal = books.figure(Account({ledger.deal: 1}))
    return Split(
        seat=seat,
        result=result,
        fair=fair,
        deal=Figure(deal.value - fair, deal.error),
        luck=books.figure(total([one for some in sources.values() for one in some])),
        sources=[Source(name, books.figure(total(some))) for name, some in sources.items()],
        own=books.figure(total([e.decision for s, e in pairs if s.seat == seat])),
        others=books.figure(total([e.decision for s, e in pairs if s.seat != seat])),
    )
