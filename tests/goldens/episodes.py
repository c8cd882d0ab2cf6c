"""Episodes: one move from a position, told in full, for every kind of decision, event and move.

An episode begins where its file says and knows nothing of how the match came there, so a rule that
changes shifts the episodes that it is about and no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.setups import random_setup
from benchmarks.walks import Step, random_step, sensible_step
from motherlode.core import position
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.match import Match, Origin
from motherlode.core.record import Record
from motherlode.core.state import State
from motherlode.games import find
from tests.goldens import EPISODES, MATCHES
from tests.goldens.transcript import asked, changes, listed, told

MOST_MATCHES: Final = 60  # that are looked at for the kinds of a game


@dataclass(frozen=True)
class Episode:
    """A position and the move that is made in it."""

    start: State
    seat: int
    move: str

    @classmethod
    def read(cls, text: str) -> Episode:
        """The episode that a file tells; only where it begins and the move are taken from it."""
        lines = text.splitlines()
        seat, _, move = next(line for line in lines if line.startswith("seat ")).partition(": ")
        return cls(position.loads(lines[-1]), int(seat.split()[1]), move)

    def match(self) -> Match:
        """A match that begins here."""
        start = self.start
        return Match.resume(0, Origin(start, 0, (None,) * start.seats, revealed=False))

    def told(self) -> str:
        """The text of the file."""
        match = self.match()
        is_asked = self.seat in match.state.asked()
        lines = [asked(match), f"  may: {listed(match, self.seat)}"]
        lines += [f"seat {self.seat}{'' if is_asked else ' unasked'}: {self.move}"]
        lines += [f"    {line}" for line in told(match, match.play(self.seat, self.move))]
        lines += [f"  {line}" for line in changes(self.start, match.state)]
        return "\n".join([*lines, asked(match), "", position.dumps(self.start), ""])

    def kinds(self) -> set[str]:
        """What it shows."""
        match = self.match()
        decision = match.game.decision(match.state)
        assert decision is not None
        kind = match.game.catalogue[match.game.catalogue.number(self.move)].kind
        shown = {f"move-{kind}"}
        if self.seat in match.state.asked():
            shown.add(f"decision-{decision['decision']}")
        return shown | {f"event-{event.kind.key}" for event in match.play(self.seat, self.move)}


def wanted(game: Game) -> list[str]:
    """All kinds that a game has to show; what only a deal tells is in the whole match."""
    return [
        *(f"decision-{kind.key}" for kind in game.decisions),
        *dict.fromkeys(f"move-{move.kind}" for move in game.catalogue),
        *(f"event-{kind.key}" for kind in game.events),
    ]


def kept(game: Game) -> dict[str, Episode]:
    """The episodes that are there and can still be played, by the name of their file."""
    found = {}
    for path in sorted((EPISODES / game.key).glob("*.txt")):
        try:
            episode = Episode.read(path.read_text(encoding="utf-8"))
            episode.told()
        except MotherlodeError:
            continue
        found[path.stem] = episode
    return found


def write(game: Game) -> None:
    """Tell those that are there anew, and find one for each kind that none shows."""
    found = kept(game)
    missing = set(wanted(game)).difference(*(episode.kinds() for episode in found.values()))
    for episode in chain(walked(game), recorded(game)) if missing else ():
        news = sorted(missing & episode.kinds())
        if news:
            found[news[0]] = episode
            missing.difference_update(news)
        if not missing:
            break
    folder = EPISODES / game.key
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.txt"):
        path.unlink()
    for name, episode in found.items():
        (folder / f"{name}.txt").write_text(episode.told(), encoding="utf-8")


def walked(game: Game) -> Iterator[Episode]:
    """Every move of random matches, by sensible players and by others."""
    for seed in range(MOST_MATCHES):
        setup = random_setup(game, game.seats[seed % len(game.seats)], seed, house_rules=False)
        state, luck = game.start(setup.seats, seed, setup.options), Random(seed)
        while not state.over:
            seat, move = step(state, luck, sensible=seed % 2 == 0)
            yield Episode(state.copy(), seat, game.catalogue.text(move))
            state.play(seat, move)


def recorded(game: Game) -> Iterator[Episode]:
    """Every move of the finished matches that go a rare way."""
    for path in sorted((MATCHES / game.key).glob("*.json")):
        record = Record.loads(path.read_text(encoding="utf-8"))
        match = Match.deal(record)
        for seat, move in record.moves:
            yield Episode(match.state.copy(), seat, move)
            match.play(seat, move)


def step(state: State, luck: Random, *, sensible: bool) -> Step:
    """What is played next."""
    return sensible_step(state, luck) if sensible else random_step(state, luck)


def files() -> list[Path]:
    """All that are kept."""
    return sorted(EPISODES.glob("*/*.txt"))


def shown(key: str) -> set[str]:
    """What the episodes of a game show together."""
    return set().union(*(episode.kinds() for episode in kept(find(key)).values()))
