"""The ways that a day and a game of Quartz can end, each shown by a finished match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.games.quartz.facts import NO_CARD
from tests.goldens.shown import Shown
from tests.goldens.story import NOTHING, Story, Way, by_one_move, in_order

THRILL: Final = {"thrill": "on"}
RUSSIAN: Final = {"edition": "ru", "thrill": "on"}
FEW_CARDS: Final = {f"cards.{name}.copies": 0 for name in ("here_we_go", "gimme_a_hand")}


def days(story: Story) -> list[list[str]]:
    """The names of the events of each day."""
    return story.parts("day_began")


def on_one_day(*wanted: str) -> Way:
    """Some day had these events, in this order."""
    return lambda story: any(in_order(day, *wanted) for day in days(story))


def first_told(key: str, after: str) -> Way:
    """Some move led at once to `key`, on a day on which `after` had happened."""

    def way(story: Story) -> bool:
        seen = False
        for keys in story.moves:
            if seen and keys[:1] == [key]:
                return True
            seen = after in keys or (seen and "day_began" not in keys)
        return False

    return way


def the_last_allowed_draw(story: Story) -> bool:
    """The lone dwarf has drawn all he may and has to go."""
    return any(
        in_order(day, "went_on", "mined", "mined", "mined", "mined", "left") for day in days(story)
    ) and by_one_move("mined", "left")(story)


def sold_with(combination: int) -> Way:
    """Somebody sold such a combination."""
    return lambda story: any(sold["combination"] == combination for sold in story.events("sold"))


def won_alone(story: Story) -> bool:
    """One dwarf is richer than all others."""
    return story.outcome.scores.count(max(story.outcome.scores)) == 1


def won_by_cards(story: Story) -> bool:
    """The richest are equally rich, and the cards of one brought more."""
    return not won_alone(story) and len(story.outcome.winners) == 1


def shared(story: Story) -> bool:
    """The richest are equal in everything."""
    return len(story.outcome.winners) > 1


def used_a_token(answering: str) -> Way:
    """A token was used as an answer to a decision, or to none."""
    return lambda story: any(
        keys[:1] == ["token_used"] and decision == answering
        for keys, decision in zip(story.moves, story.answered, strict=True)
    )


def a_token_kept_through_an_accident(day: list[str]) -> bool:
    """The lone dwarf had an accident and gained no token, for he had one and did not use it."""
    alone = day[day.index("went_on") :] if "went_on" in day else []
    return "accident" in alone and "token_gained" not in alone


def reshuffled_twice(story: Story) -> bool:
    """The discards became the deck more than once."""
    return len(list(story.events("reshuffled"))) > 1


def a_space_stays_empty(story: Story) -> bool:
    """There was no card for a space of the bravery bonus."""
    return any(laid["card"] == NO_CARD for laid in story.events("bonus_laid"))


WAYS: Final[Mapping[str, Shown]] = {
    "day-one-of-two-leaves": Shown(by_one_move("left", "last_inside", "bonus_taken")),
    "day-one-of-two-has-an-accident": Shown(by_one_move("accident", "last_inside", "bonus_taken")),
    "day-the-other-gives-the-last-obsidian": Shown(
        by_one_move("obsidian_given", "accident", "last_inside")
    ),
    "day-the-miner-of-a-card-has-an-accident": Shown(
        by_one_move("placed", "placed", "accident", "last_inside")
    ),
    "day-an-accident-loses-a-bonus": Shown(by_one_move("accident", "bonus_lost")),
    "day-a-token-prevents-the-accident": Shown(used_a_token("second_obsidian")),
    "thrill-bonus-taken": Shown(first_told("bonus_taken", "last_inside"), options=THRILL),
    "thrill-went-on-and-stopped": Shown(first_told("left", "went_on"), options=THRILL),
    "thrill-accident": Shown(on_one_day("went_on", "accident"), options=THRILL),
    "thrill-accident-with-a-token-kept": Shown(
        lambda story: any(map(a_token_kept_through_an_accident, days(story))), options=THRILL
    ),
    "thrill-saved-by-the-token": Shown(on_one_day("went_on", "token_used", "left"), options=THRILL),
    "thrill-last-allowed-draw": Shown(the_last_allowed_draw, options=THRILL),
    "thrill-bonus-gone-in-any-case": Shown(by_one_move("last_inside", "went_on"), options=RUSSIAN),
    "evening-small-set": Shown(sold_with(1)),
    "evening-small-set-russian": Shown(sold_with(1), options=RUSSIAN),
    "evening-large-set": Shown(sold_with(2)),
    "evening-five-kinds": Shown(sold_with(3)),
    "evening-six-kinds": Shown(sold_with(4)),
    "game-won-alone": Shown(won_alone, seats=3),
    "game-tie-broken-by-cards": Shown(won_by_cards, seats=3),
    "game-shared-victory": Shown(shared, seats=3),
    "game-last-token-sold": Shown(by_one_move("token_sold", "game_ended")),
    "day-a-token-used-in-the-own-turn": Shown(used_a_token("turn")),
    "day-a-token-used-unasked": Shown(used_a_token(NOTHING)),
    "game-reshuffle-with-five": Shown(on_one_day("reshuffled"), seats=5),
    "game-two-reshuffles-with-five": Shown(reshuffled_twice, seats=5),
    "game-no-card-for-the-row": Shown(a_space_stays_empty, seats=5, house=FEW_CARDS),
    "game-of-one-day": Shown(won_alone, house={"game.days": 1}),
    "game-with-secret-luck": Shown(won_alone, live=True),
    "game-with-secret-money": Shown(won_alone, options={"money": "secret"}),
}
