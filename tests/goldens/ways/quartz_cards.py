"""The ways that gifts and a game of the card game can go, each shown by a finished match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.games.quartz_cards.facts import Card
from tests.goldens.shown import Shown
from tests.goldens.story import Story, Way, by_one_move, hinted_step, in_order

# A mine of 24 cards, each crystal with four: a short game.
SMALL_MINE: Final = {
    "crystals.quartz.cards": (2, 1, 1, 0, 0, 0, 0, 0),
    "crystals.amethyst.cards": (1, 2, 0, 1, 0, 0, 0, 0),
    "crystals.emerald.cards": (1, 2, 0, 0, 1, 0, 0, 0),
    "crystals.sapphire.cards": (1, 1, 1, 0, 0, 1, 0, 0),
    "crystals.ruby.cards": (1, 1, 0, 1, 0, 0, 1, 0),
    "crystals.amber.cards": (1, 1, 0, 0, 1, 0, 0, 1),
}
MANY_GIFTS: Final = SMALL_MINE | {"cards.little_gift.copies": 9, "cards.get_lost.copies": 9}
FULL_HANDS: Final = SMALL_MINE | {"game.hand": 9}
PAIRS: Final = dict.fromkeys(SMALL_MINE, (1, 1, 0, 0, 0, 0, 0, 0))  # two cards of each crystal
FROM_THE_MINE: Final = ("revealed", "laid", "kept")
FROM_THE_LINE: Final = ("snatched", "hired")


def after_the_last_card(story: Story) -> list[str]:
    """The names of the events from the one that emptied the mine."""
    keys = [key for batch in story.moves for key in batch]
    last = max(place for place, key in enumerate(keys) if key in FROM_THE_MINE)
    return keys[last:]


def ended(*wanted: str) -> Way:
    """After the last card came just these events, and perhaps attacks that changed nothing."""

    def way(story: Story) -> bool:
        keys = after_the_last_card(story)
        told = (*FROM_THE_MINE, *FROM_THE_LINE, "accident", "cut_short", "collected")
        return [key for key in keys if key in told] == list(wanted) and keys[-1] == "game_ended"

    return way


def sent_to_and_fro(times: int) -> Way:
    """Get Lost! was answered by Get Lost!, so many cards in a row."""

    def way(story: Story) -> bool:
        row = longest = 0
        for batch in story.batches:
            for event in batch:
                if event.kind.key in ("let_happen", "gift_landed", "gift_returned", "attacked"):
                    row = 0
                elif event.kind.key == "played":
                    row = row + 1 if event.values[1] == Card.GET_LOST else 0
                    longest = max(row, longest)
        return longest == times

    return way


def waited(gifts: int) -> Way:
    """So many gifts that were sent back began the line of whoever had given them."""

    def way(story: Story) -> bool:
        landed = [
            event.values[1]
            for batch, keys in zip(story.batches, story.moves, strict=True)
            if in_order(keys, "explored", "gift_landed")
            for event in batch
            if event.kind.key == "gift_landed"
        ]
        return gifts in landed

    return way


def two_waited(story: Story) -> bool:
    """Two gifts began a line, and that was an accident."""
    return waited(2)(story) and by_one_move("explored", "gift_landed", "accident")(story)


def two_in_the_line(story: Story) -> bool:
    """A second gift came to a line that had one."""
    return any(
        in_order(keys, "gift_landed", "accident") and "explored" not in keys for keys in story.moves
    )


def avenged(story: Story) -> bool:
    """Whoever was to be robbed took a card of the thief instead."""
    return any(
        keys[:1] == ["stolen"] and decision == "retaliate"
        for keys, decision in zip(story.moves, story.answered, strict=True)
    )


def best(story: Story) -> list[int]:
    """The seats with the highest score."""
    scores = story.outcome.scores
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def decided_by(place: int) -> Way:
    """Several have the highest score, and so many tie-breaks left them equal before one did not."""

    def way(story: Story) -> bool:
        seats = best(story)
        equal = [len({row[seat] for seat in seats}) == 1 for row in story.outcome.tiebreaks]
        return len(seats) > 1 and False in equal and equal.index(False) == place

    return way


def decided_later(story: Story) -> bool:
    """Cards of value 1 did not break the tie, others did."""
    return any(decided_by(place)(story) for place in range(1, len(story.outcome.tiebreaks)))


def won_alone(story: Story) -> bool:
    """One collection is worth more than all others."""
    return len(best(story)) == 1


def shared(story: Story) -> bool:
    """The best collections are equal card by card."""
    return len(story.outcome.winners) > 1


def small(way: Way, seats: int = 3, **options: object) -> Shown:
    """A way that is looked for in a small mine."""
    return Shown(way, seats, options, SMALL_MINE)


def gifts(way: Way, seats: int = 2, **options: object) -> Shown:
    """A way that is looked for where gifts abound."""
    return Shown(way, seats, options, MANY_GIFTS)


WAYS: Final[Mapping[str, Shown]] = {
    "end-collected": small(ended("revealed", "collected")),
    "end-by-accident": small(ended("revealed", "accident")),
    "end-taken": small(ended("revealed", "snatched", "collected")),
    "end-given-up-for-a-helper": small(ended("revealed", "hired", "collected")),
    "end-kept": small(ended("kept", "collected")),
    "end-laid-by-another": small(ended("laid", "collected")),
    "end-after-stop": small(ended("revealed", "cut_short", "collected")),
    "gift-waits": gifts(waited(1)),
    "gift-discarded-by-protecting": gifts(by_one_move("gift_discarded", "protected")),
    "gifts-two-wait": gifts(two_waited, seats=3),
    "gifts-two-in-the-line": gifts(two_in_the_line),
    "gift-returned": gifts(sent_to_and_fro(1)),
    "gift-duel": gifts(sent_to_and_fro(3)),
    "gift-duel-of-one-answer": gifts(sent_to_and_fro(2), duel="off"),
    "attack-too-late": small(by_one_move("taken_back")),
    "theft-avenged": small(avenged),
    "game-won-alone": Shown(won_alone, seats=2, player=hinted_step),
    "game-of-three": Shown(won_alone, seats=3, player=hinted_step),
    "game-of-four": Shown(won_alone, seats=4, player=hinted_step),
    "game-at-random": Shown(won_alone, seats=2),
    "game-with-secret-luck": Shown(won_alone, seats=2, player=hinted_step, live=True),
    "game-without-early-attacks": small(won_alone, early="off"),
    "game-helpers-reshuffled": Shown(
        by_one_move("hired", "reshuffled", "card_drawn"), house=FULL_HANDS
    ),
    "game-tie-broken-by-value-one": small(decided_by(0)),
    "game-tie-broken-by-a-later-value": small(decided_later),
    "game-shared-victory": Shown(shared, seats=2, house=PAIRS),
}
