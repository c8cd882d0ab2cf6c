"""What a seat may know of the table, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.outcome import Outcome
from motherlode.games.dwarves_fall.cards import is_stopped
from motherlode.games.dwarves_fall.facts import (
    NO_CARD,
    NO_TRADE,
    PLACES,
    SEATS,
    Card,
    Gem,
    Ogre,
    Phase,
    Secret,
    Side,
    Trade,
)
from motherlode.games.dwarves_fall.goals import goals_of
from motherlode.games.dwarves_fall.hands import hand_size, known_row
from motherlode.games.dwarves_fall.regions import has_wall, kingdom_points, kingdom_size
from motherlode.games.dwarves_fall.scoring import (
    gem_points,
    goal_points,
    monster_points,
    score,
)
from motherlode.games.dwarves_fall.turnings import view_kingdoms, view_turnings

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def counts(names: Sequence[str], row: Sequence[int]) -> dict[str, int]:
    """Counts by name, those that there are."""
    return {name: many for name, many in zip(names, row, strict=True) if many}


def view_table(state: DwarvesFall, seat: int) -> dict[str, Any]:
    """Everything but the decks, the ogres and secret goals of the others, and unseen thefts."""
    return {
        "turn": state.turn,
        "first": state.first,
        "round": state.stage(),
        "phase": Phase.names[state.phase],
        "actions_left": max(0, state.allowed(state.turn) - state.used),
        "last_turns": state.last_turns if state.closing else None,
        "quiet_turns": state.quiet,
        "quiet_limit": state.quiet_rounds * state.seats,
        "map": view_map(state),
        "turnings": view_turnings(state),
        "gems": dict(zip(Gem.names, state.pile, strict=True)),
        "mined": dict(zip(Gem.names, state.mined, strict=True)),
        "gem_points": dict(zip(Gem.names, state.gem_value, strict=True)),
        "ogre_deck": sum(state.ogre_deck),
        "ogre_discard": counts(Ogre.names, state.ogre_discard),
        "trade_row": [view_trade(state, trade) for trade in state.row if trade != NO_TRADE],
        "trade_deck": sum(state.trade_deck),
        "cards": {name: view_card(state, kind) for kind, name in enumerate(Card.names)},
        "castle_actions": state.castle_actions,
        "hand_limit": state.hand_limit,
        "goals_to_end": state.goals_to_end,
        "players": [view_player(state, other, seat) for other in range(state.seats)],
    }


def view_card(state: DwarvesFall, kind: int) -> dict[str, Any]:
    """What is printed on a kingdom card; the walls stand as when its top points north."""
    printed = {"need": state.need[kind], "spaces": state.slots[kind], "star": state.stars[kind]}
    walls = state.walls[kind]
    return {**printed, "walls": [name for side, name in enumerate(Side.names) if walls[side]]}


def view_map(state: DwarvesFall) -> list[dict[str, Any]]:
    """The land: every place with a card, and whose kingdoms it belongs to."""
    places = [card for card in range(PLACES) if state.top[card]]
    return [
        {**view_place(state, card), "kingdoms": seats, "stopped": is_stopped(state, card)}
        for card, seats in zip(places, view_kingdoms(state), strict=True)
    ]


def view_laid(state: DwarvesFall, card: int) -> dict[str, Any]:
    """A card as it lies."""
    return {
        "card": Card.names[card % len(Card)],
        "owner": card // len(Card),
        "top": Side.names[state.turned[card]],
        "walls": [name for side, name in enumerate(Side.names) if has_wall(state, card, side)],
    }


def view_place(state: DwarvesFall, card: int) -> dict[str, Any]:
    """A place of the map; x grows to the east, y to the south."""
    under, below = state.under, []
    card_below = under[card]
    while card_below != NO_CARD:
        below.append(view_laid(state, card_below))
        card_below = under[card_below]
    dwarves = state.dwarves[card][: state.seats]
    place = {"at": [state.x[card], state.y[card]], **view_laid(state, card)}
    return {**place, "dwarves": list(dwarves), "below": below}


def view_trade(state: DwarvesFall, trade: int) -> dict[str, Any]:
    """A trade goal that lies open."""
    cost = counts(Gem.names, state.cost[trade])
    return {"trade": Trade.names[trade], "cost": cost, "points": state.trade_value[trade]}


def view_player(state: DwarvesFall, seat: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a player."""
    row = known_row(viewer if viewer >= 0 else SEATS, seat)
    open_goal = seat == viewer or state.revealed[seat] or state.over
    slain = [Card.names[card % len(Card)] for card in range(PLACES) if state.slayer[card] == seat]
    return {
        "actions": state.allowed(seat),
        "idle": state.idle[seat],
        "hand": hand_size(state, seat),
        "kingdom_cards": counts(Card.names, state.kingdom[seat]),
        "gems": sum(state.gems[seat]),
        "known_gems": counts(Gem.names, (state.gems[seat] if state.over else state.gem_known[row])),
        "ogres": sum(state.ogres[seat]),
        "known_ogres": counts(
            Ogre.names, (state.ogres[seat] if state.over else state.ogre_known[row])
        ),
        "bought": list(counts(Trade.names, state.bought[seat])),
        "secret": view_secret(state, state.secret_goal[seat]) if open_goal else None,
        "revealed": bool(state.revealed[seat]),
        "goals": goals_of(state, seat),
        "slain": slain,
        "kingdom_size": kingdom_size(state, seat),
        "kingdom_points": kingdom_points(state, seat),
        "counted": view_count(state, seat) if state.over else None,
    }


def view_count(state: DwarvesFall, seat: int) -> dict[str, int]:
    """What the points of a player come from."""
    return {
        "goals": goal_points(state, seat),
        "monsters": monster_points(state, seat),
        "gems": gem_points(state, seat),
        "kingdom": kingdom_points(state, seat),
    }


def view_secret(state: DwarvesFall, secret: int) -> dict[str, Any]:
    """A secret goal that may be seen."""
    return {
        "secret": Secret.names[secret],
        "needed": state.secret_target[secret],
        "points": state.secret_value[secret],
    }


def outcome(state: DwarvesFall) -> Outcome:
    """Most points; then the largest kingdom; then most dwarves on the table."""
    seats = range(state.seats)
    return Outcome.of(
        [score(state, seat) for seat in seats],
        "winter" if state.closing else "stalled",
        [kingdom_size(state, seat) for seat in seats],
        [state.dwarves_each - state.idle[seat] for seat in seats],
    )
