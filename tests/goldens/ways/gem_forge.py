"""The ways that cards, piles and a game of Gem Forge can go, each shown by a finished match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from benchmarks.walks import Step, random_step
from motherlode.core.state import State
from motherlode.games.gem_forge.facts import SCORE, Card, Slot
from tests.goldens.shown import Shown
from tests.goldens.story import Story, Way, by_one_move, hinted_step, in_order

GOAL: Final = 20
FEW_GEMS: Final = {f"gems.{gem}": 2 for gem in ("red", "green", "yellow", "blue")} | {
    "safety.stalemate": 9
}
SHORT: Final = {"safety.stalemate": 3}
TO_FIVE: Final = {"game.goal": 5}
ALONE: Final = tuple(
    SCORE.first + (1 << slot) - 1 for slot in range(Slot.size)
)  # tiles handed in singly
AFTERTHOUGHTS: Final = 9


def saving_step(state: State, luck: Random) -> Step:
    """At random, but a tile is handed in alone only if nothing else comes to mind."""
    steps = [random_step(state, luck) for _ in range(AFTERTHOUGHTS)]
    return next((step for step in steps if step[1] not in ALONE), steps[0])


def last_keys(story: Story) -> list[str]:
    """What the last move led to."""
    return story.moves[-1]


def won_at_the_goal(story: Story) -> bool:
    """One jeweller alone has 20 points or more, and everyone was told."""
    scores = story.outcome.scores
    above = [seat for seat, score in enumerate(scores) if score >= GOAL]
    told = [won["seat"] for won in story.events("won")]
    return story.outcome.reason == "goal" and above == told == list(story.outcome.winners)


def won_by_a_tile(story: Story) -> bool:
    """The last points came from a single tile."""
    keys = last_keys(story)
    return won_at_the_goal(story) and keys.count("scored") == 1 and in_order(keys, "scored", "won")


def won_by_a_set(story: Story) -> bool:
    """The last points came from a set, which could not have done it without its bonus."""
    bonus = sum(event.values[2] for event in story.batches[-1] if event.kind.key == "set_bonus")
    return won_at_the_goal(story) and bonus > 0 and max(story.outcome.scores) - bonus < GOAL


def won_in_the_turn_of_another(story: Story) -> bool:
    """The last point consoled somebody for a loss in the turn of another."""
    turns = [began["seat"] for began in story.events("turn_began")]
    return (
        won_at_the_goal(story)
        and turns[-1] != story.outcome.winners[0]
        and "scored" not in last_keys(story)
    )


def answers(story: Story) -> Iterator[list[int]]:
    """For each card that was put forward: the card, and the Cancels that answered it."""
    cards: list[int] = []
    for played in story.events("played"):
        card = played["card"]
        assert isinstance(card, int)
        if card != Card.CANCEL and cards:
            yield cards
            cards = []
        cards.append(card)
    yield cards


def cancelled(times: int) -> Way:
    """Some card was answered by so many Cancels, one after the other."""
    return lambda story: any(cards[1:] == [Card.CANCEL] * times for cards in answers(story))


def a_card_was_cancelled(story: Story) -> bool:
    """A single Cancel, and the card had no effect."""
    return cancelled(1)(story) and any(story.events("cancelled"))


def a_follow_was_cancelled(story: Story) -> bool:
    """A follow card had no effect."""
    follows = (Card.FOLLOW_TAKE, Card.FOLLOW_INSERT)
    return any(event["card"] in follows for event in story.events("cancelled"))


def a_cancel_was_cancelled(story: Story) -> bool:
    """Two Cancels, and as many cards without effect as there were odd rows of them."""
    odd = sum(len(cards) % 2 == 0 for cards in answers(story))
    return cancelled(2)(story) and len(list(story.events("cancelled"))) == odd


def followed(card: int, told: str) -> Way:
    """Somebody followed an action and did the same out of turn."""

    def way(story: Story) -> bool:
        turn, follower = -1, -1
        for batch in story.batches:
            for event in batch:
                if event.kind.key == "turn_began":
                    turn = event.values[0]
                elif event.kind.key == "played":
                    follower = event.values[0] if event.values[1] == card else -1
                elif event.kind.key == told and event.values[0] == follower != turn:
                    return True
        return False

    return way


def stalemate(winners: int) -> Way:
    """Nobody gained a point for too long, and so many are ahead."""
    return lambda story: (
        story.outcome.reason == "stalemate"
        and in_order(last_keys(story), "stalemate")
        and len(story.outcome.winners) == winners
    )


def hinted(way: Way, seats: int = 2, **options: object) -> Shown:
    """A way that is looked for among those who play by the heuristics."""
    return Shown(way, seats, options, player=hinted_step)


WAYS: Final[Mapping[str, Shown]] = {
    "game-won-by-a-tile": hinted(won_by_a_tile),
    "game-won-by-a-tile-of-three": hinted(won_by_a_tile, seats=3),
    "game-won-by-a-tile-of-four": hinted(won_by_a_tile, seats=4),
    "game-won-by-a-set": Shown(won_by_a_set, seats=2, player=saving_step),
    "game-won-in-the-turn-of-another": Shown(won_in_the_turn_of_another, seats=2),
    "game-won-in-the-turn-of-another-of-three": Shown(won_in_the_turn_of_another, seats=3),
    "game-won-at-random": Shown(won_at_the_goal, seats=2),
    "game-stalemate": Shown(stalemate(1), seats=2, house=SHORT),
    "game-stalemate-shared": Shown(stalemate(2), seats=3, house=SHORT),
    "game-with-the-order-chosen": hinted(by_one_move("scored", "gem_returned"), order="chosen"),
    "game-with-secret-luck": Shown(won_at_the_goal, seats=2, player=hinted_step, live=True),
    "card-cancelled": Shown(a_card_was_cancelled, seats=3, house=TO_FIVE),
    "card-cancel-cancelled": Shown(a_cancel_was_cancelled, seats=3, house=TO_FIVE),
    "card-cancel-cancelled-twice": Shown(cancelled(3), seats=3),
    "card-follow-a-take": Shown(followed(Card.FOLLOW_TAKE, "gem_taken"), seats=2, house=TO_FIVE),
    "card-follow-an-insert": Shown(
        followed(Card.FOLLOW_INSERT, "inserted"), seats=2, house=TO_FIVE
    ),
    "card-follow-cancelled": Shown(a_follow_was_cancelled, seats=3, house=TO_FIVE),
    "pile-of-cards-reshuffled": Shown(by_one_move("reshuffled", "card_drawn"), seats=2),
    "pile-of-tiles-reshuffled": Shown(by_one_move("tiles_reshuffled", "market_laid"), seats=3),
    "stuck-tile-emptied": Shown(by_one_move("withdrawn", "gem_returned"), seats=2, house=FEW_GEMS),
}
