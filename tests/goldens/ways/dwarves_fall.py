"""The ways that goals and a game of Dwar7s Fall can go, each shown by a finished match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from motherlode.core.events import Event
from motherlode.games.dwarves_fall.facts import Ogre, Part
from motherlode.games.dwarves_fall.regions import castle_of, kingdom_size
from motherlode.games.dwarves_fall.state import DwarvesFall
from tests.goldens.shown import Shown
from tests.goldens.story import NOTHING, Story, Way, by_one_move, hinted_step

QUIET: Final = {"game.quiet_rounds": 1}
ONE_GOAL: Final = {"game.goals": 1}


def told(story: Story) -> Iterator[tuple[int, str, Event]]:
    """Every event with the seat whose turn it is and the decision that led to it."""
    turn = -1
    for batch, decision in zip(story.batches, story.answered, strict=True):
        for event in batch:
            if event.kind.key == "turn_began":
                turn = event.values[0]
            yield turn, decision, event


def goals_at_the_end(story: Story) -> list[str]:
    """How whoever brought the end had completed the goals, in order."""
    goals: dict[int, list[str]] = {}
    for _, _, event in told(story):
        if event.kind.key in ("bought", "revealed"):
            goals.setdefault(event.values[0], []).append(event.kind.key)
        if event.kind.key == "last_turns":
            return max(goals.values(), key=len)
    return []


def ended_by(*goals: str) -> Way:
    """The last turns began because of just these goals, in this order."""
    return lambda story: story.outcome.reason == "winter" and goals_at_the_end(story) == [*goals]


def revealed_in_the_turn_of_another(story: Story) -> bool:
    """A secret goal interrupted the turn of somebody else."""
    return any(
        event.kind.key == "revealed" and decision == NOTHING and event.values[0] != turn
        for turn, decision, event in told(story)
    )


def ended_by_an_interrupt(story: Story) -> bool:
    """The goal that brought the end was revealed in the turn of somebody else."""
    foreign = False
    for turn, decision, event in told(story):
        if event.kind.key in ("bought", "revealed"):
            foreign = decision == NOTHING and event.values[0] != turn
        if event.kind.key == "last_turns":
            return foreign
    return False


def revealed_before_scoring(story: Story) -> bool:
    """A secret goal was kept until everyone was asked for the last time."""
    return any(
        event.kind.key == "revealed" and decision == "last_reveal"
        for _, decision, event in told(story)
    )


def last_turns(*numbers: int) -> Way:
    """So many turns were left when the end was certain."""
    return lambda story: any(event["turns"] in numbers for event in story.events("last_turns"))


def stalled(story: Story) -> bool:
    """Nothing moved, and the points were counted."""
    return story.outcome.reason == "stalled" and any(story.events("stalled"))


def every_ogre(story: Story) -> bool:
    """Ogres of all kinds were played."""
    return len({event["ogre"] for event in story.events("ogre_played")}) == Ogre.size


def one_kingdom(story: Story) -> bool:
    """Two castles lie within the same walls and give the same points."""
    state = story.match.state.copy()
    assert isinstance(state, DwarvesFall)
    if castle_of(1) not in state.region[: kingdom_size(state, 0)]:
        return False
    given = {event["seat"]: event["points"] for event in story.events("scored") if from_land(event)}
    return 0 in given and given[0] == given.get(1)


def from_land(scored: Mapping[str, object]) -> bool:
    """Whether points are those of a kingdom."""
    return scored["part"] == Part.KINGDOM


def haunted(story: Story) -> bool:
    """Monsters made a kingdom cost points."""
    return any(story.events("haunted"))


def decided_by(place: int) -> Way:
    """Several have most points, and this tie-break is the first in which they differ."""

    def way(story: Story) -> bool:
        scores = story.outcome.scores
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        equal = [len({row[seat] for seat in best}) == 1 for row in story.outcome.tiebreaks]
        return len(best) > 1 and max(scores) > 0 and equal[: place + 1] == [True] * place + [False]

    return way


def shared(story: Story) -> bool:
    """The best are equal in points, kingdoms and dwarves."""
    return len(story.outcome.winners) > 1 and max(story.outcome.scores) > 0


def hinted(way: Way, seats: int = 2, **options: object) -> Shown:
    """A way that is looked for among those who play by the heuristics."""
    return Shown(way, seats, options, player=hinted_step)


def quiet(way: Way, seats: int = 2) -> Shown:
    """A way that is looked for where a quiet round ends the game."""
    return Shown(way, seats, house=QUIET)


WAYS: Final[Mapping[str, Shown]] = {
    "end-by-three-trade-goals": hinted(ended_by("bought", "bought", "bought")),
    "end-by-a-secret-goal-first": hinted(ended_by("revealed", "bought", "bought")),
    "end-by-a-secret-goal-last": hinted(ended_by("bought", "bought", "revealed")),
    "end-with-three-seats": hinted(last_turns(3), seats=3),
    "end-with-four-seats": hinted(last_turns(4), seats=4),
    "end-finish-round": hinted(last_turns(1, 2), seats=3, ending="finish_round"),
    "end-finish-round-at-once": hinted(last_turns(0), ending="finish_round"),
    "end-stalled": quiet(stalled),
    "secret-goal-in-the-turn-of-another": hinted(revealed_in_the_turn_of_another),
    "secret-goal-of-another-brings-the-end": Shown(ended_by_an_interrupt, 2, house=ONE_GOAL),
    "secret-goal-before-scoring": hinted(revealed_before_scoring),
    "monster-killed": hinted(by_one_move("worked", "slain")),
    "dug": hinted(by_one_move("dug")),
    "every-ogre-played": hinted(every_ogre, seats=3),
    "kingdom-shared": hinted(one_kingdom),
    "kingdom-haunted": quiet(haunted),
    "tie-broken-by-kingdom": quiet(decided_by(0)),
    "tie-broken-by-dwarves": quiet(decided_by(1)),
    "shared-victory": quiet(shared),
    "with-secret-luck": Shown(last_turns(2), 2, player=hinted_step, live=True),
}
