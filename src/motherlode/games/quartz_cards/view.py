"""What a seat may know of the table, how a game ended, and what has to be there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.conservation import Tallies, count, pile_of
from motherlode.core.frames import ANSWERS, DECISION, FIRST, NO_ANSWER
from motherlode.core.outcome import Outcome
from motherlode.games.quartz_cards.facts import (
    LONGEST_LINE,
    NO_CARD,
    PLAY,
    Ask,
    Card,
    Crystal,
    Icon,
    Moment,
)
from motherlode.games.quartz_cards.line import is_deadly
from motherlode.games.quartz_cards.scoring import bonus, cards_of_value, owned, score

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def crystals(row: Sequence[int]) -> dict[str, int]:
    """Counts by name, those that there are."""
    return {name: many for name, many in zip(Crystal.names, row, strict=True) if many}


def cards(row: Sequence[int]) -> dict[str, int]:
    """Counts by name, those that there are."""
    return {name: many for name, many in zip(Card.names, row, strict=True) if many}


def mine_card(card: int) -> dict[str, str]:
    """A mine card by name."""
    return {"crystal": Crystal.names[card // len(Icon)], "icon": Icon.names[card % len(Icon)]}


def view_table(state: QuartzCards, seat: int) -> dict[str, Any]:
    """Everything but the pile, the hands of the others and what one of them looks at."""
    drawn = [card for card in state.looked_at if card != NO_CARD]
    looks = state.seat == seat
    return {
        "turn": state.turn,
        "turns": state.turns,
        "exploring": bool(state.exploring),
        "moment": Moment.names[moment(state)] if state.exploring else None,
        "attacks": attacks(state),
        "line": [mine_card(card) for card in state.line[: state.length]],
        "gifts": state.gifts,
        "dangerous": dangerous(state),
        "mine": sum(state.mine),
        "unseen": unseen(state, [] if looks else drawn),
        "mine_discard": crystals(state.mine_discard),
        "helpers": sum(state.deck),
        "helper_discard": cards(state.discard),
        "looked_at": [mine_card(card) if looks else None for card in drawn],
        "values": dict(zip(Crystal.names, state.value, strict=True)),
        "accident_at": state.accident_at,
        "set_size": state.set_size,
        "set_bonus": state.set_bonus,
        "players": [view_player(state, other, seat) for other in range(state.seats)],
    }


def window(state: QuartzCards) -> list[int] | None:
    """The frame of the window that is open or being settled."""
    frames = [frame for frame in state.frames[: state.depth] if frame[DECISION] == Ask.WINDOW]
    return frames[0] if frames else None


def moment(state: QuartzCards) -> int:
    """Which moment of the exploration it is: outside of windows, a card was uncovered."""
    frame = window(state)
    return frame[FIRST] if frame else Moment.UNCOVERED


def attacks(state: QuartzCards) -> list[dict[str, str | int]]:
    """The attacks that lie open and have not been settled, in the order of turns."""
    frame = window(state)
    if frame is None or not frame[FIRST + 1]:
        return []
    seats = [(state.turn + step) % state.seats for step in range(1, state.seats)]
    return [
        {"seat": seat, "card": Card.names[frame[ANSWERS + seat] - PLAY.first]}
        for seat in seats
        if frame[ANSWERS + seat] != NO_ANSWER
    ]


def dangerous(state: QuartzCards) -> list[str]:
    """The icons that would be an accident if they came to the line now."""
    return [name for icon, name in enumerate(Icon.names) if is_deadly(state, icon)]


def unseen(state: QuartzCards, drawn: list[int]) -> dict[str, dict[str, int]]:
    """The mine cards that may still come, by crystal and icon: all others have been seen."""
    left = list(state.mine)
    for card in drawn:
        left[card] += 1
    rows = {
        name: dict(zip(Icon.names, left[kind * len(Icon) : (kind + 1) * len(Icon)], strict=True))
        for kind, name in enumerate(Crystal.names)
    }
    return {
        name: {icon: many for icon, many in row.items() if many}
        for name, row in rows.items()
        if any(row.values())
    }


def view_player(state: QuartzCards, seat: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a dwarf."""
    hand = state.hand[seat]
    return {
        "columns": crystals(state.column[seat]),
        "chest": crystals(state.chest[seat]),
        "points": score(state, seat),
        "bonus": bonus(state, seat),
        "sets": crystals(
            [owned(state, kind, seat) // state.set_size for kind in range(len(Crystal))]
        ),
        "gifts": state.waiting_gifts[seat],
        "cards": sum(hand),
        "shown": cards(state.shown[seat]),
        "hand": cards(hand) if seat == viewer else None,
    }


def outcome(state: QuartzCards) -> Outcome:
    """The dearest collection wins; among equals the one with more of the cheapest cards."""
    seats = range(state.seats)
    scores = [score(state, seat) for seat in seats]
    rows = [
        [cards_of_value(state, value, seat) for seat in seats] for value in sorted(set(state.value))
    ]
    return Outcome.of(scores, "mine-empty", *rows)


def tallies(state: QuartzCards) -> Tallies:
    """Every mine card and every helper of the box is somewhere on the table."""
    crystals = len(Crystal.names)
    loose = [card // len(Icon) for card in (*state.line[: state.length], *state.looked_at)]
    mine = state.mine
    left = [sum(mine[kind * len(Icon) : (kind + 1) * len(Icon)]) for kind in range(crystals)]
    piles = [left, pile_of(loose, crystals), state.mine_discard, *state.column, *state.chest]
    gifts = [0] * len(Card.names)
    gifts[Card.LITTLE_GIFT] = state.gifts + sum(state.waiting_gifts)
    decks = [gifts, state.deck, state.discard, *state.hand]
    in_mine = list(map(sum, state.in_mine))
    return count(Crystal.names, piles, in_mine), count(Card.names, decks, state.copies)


def setup_errors(state: QuartzCards) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    cards_in_mine = sum(map(sum, state.in_mine))
    if not 0 < cards_in_mine <= LONGEST_LINE:
        found.append(f"the mine has 1 to {LONGEST_LINE} cards, not {cards_in_mine}")
    if sum(state.copies) < state.seats * state.hand_size:
        found.append(f"{sum(state.copies)} helpers are too few to deal {state.hand_size} to each")
    return found
