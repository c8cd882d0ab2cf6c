"""What a seat may know of the table, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from motherlode.core.kinds import counts, each
from motherlode.core.outcome import Outcome
from motherlode.core.views import Counts, Visible, naming, shown
from motherlode.games.dwarves_fall.cards import is_stopped
from motherlode.games.dwarves_fall.facts import (
    NO_CARD,
    NO_TRADE,
    PLACE,
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
from motherlode.games.dwarves_fall.lull import turns_to_lull
from motherlode.games.dwarves_fall.regions import asleep, has_wall, kingdom_points, kingdom_size
from motherlode.games.dwarves_fall.scoring import (
    gem_points,
    goal_points,
    monster_points,
    score,
)
from motherlode.games.dwarves_fall.turnings import TurningView, view_kingdoms, view_turnings

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


SideName = Annotated[str, naming(Side)]


class CardView(Visible, frozen=True):
    """What is printed on a kingdom card; the walls stand as when its top points north."""

    need: int
    spaces: int
    star: int
    walls: list[SideName]


class LaidView(Visible, frozen=True):
    """A card as it lies."""

    card: str
    owner: int
    top: SideName
    walls: list[SideName]


class PlaceView(Visible, frozen=True):
    """A place of the map; x grows to the east, y to the south."""

    at: tuple[int, int]
    card: str
    owner: int
    top: SideName
    walls: list[SideName]
    dwarves: list[int]  # by seat
    below: list[LaidView]
    kingdoms: list[int]  # the seats whose kingdoms it belongs to
    stopped: bool


class TradeView(Visible, frozen=True):
    """A trade goal."""

    trade: str
    cost: Counts
    points: int


class SecretView(Visible, frozen=True):
    """A secret goal."""

    secret: str
    needed: int
    points: int


class CountedView(Visible, frozen=True):
    """What the points of a player come from."""

    goals: int
    monsters: int
    gems: int
    kingdom: int


class PlayerView(Visible, frozen=True):
    """A player as somebody sees them."""

    actions: int  # in a turn
    idle: int
    hand: int
    kingdom_cards: Counts
    gems: int
    known_gems: Counts
    ogres: int
    known_ogres: Counts
    bought: list[str]
    secret: SecretView | None
    revealed: bool
    goals: int
    slain: list[str]
    kingdom_size: int
    kingdom_points: int
    counted: CountedView | None


class DwarvesFallView(Visible, frozen=True):
    """Everything but the decks, the ogres and secret goals of the others, and unseen thefts."""

    turn: int
    first: int
    round: int
    phase: Annotated[str, naming(Phase)]
    actions_left: int
    last_turns: int | None
    quiet_turns: int
    quiet_limit: int
    lull_in: int | None  # quiet turns after this one; none if the match ends before
    monsters_asleep: bool
    map: list[PlaceView]
    turnings: dict[SideName, TurningView] | None
    gems: Counts
    mined: Counts  # at once
    gem_points: Counts
    ogre_deck: int
    ogre_discard: Counts
    trade_row: list[TradeView]
    trade_deck: int
    cards: dict[str, CardView]
    gem_count: Counts  # of the box
    ogre_copies: Counts
    trades: list[TradeView]
    secrets: list[SecretView]
    actions: int
    castle_actions: int
    dwarves_each: int
    hand_limit: int
    row_size: int
    goals_to_end: int
    monster_points: int
    players: list[PlayerView]


def view_table(state: DwarvesFall, seat: int) -> DwarvesFallView:
    """The table as a seat sees it."""
    trades, secrets = view_trades(state), view_secrets(state)
    return DwarvesFallView(
        **shown(state, "turn", "first", "phase", "ogre_discard"),
        round=state.stage(),
        actions_left=max(0, state.allowed(state.turn) - state.used),
        last_turns=state.last_turns if state.closing else None,
        quiet_turns=state.quiet,
        quiet_limit=state.quiet_rounds * state.seats,
        lull_in=view_lull(state),
        monsters_asleep=asleep(state),
        map=view_map(state),
        turnings=view_turnings(state),
        gems=each(Gem, state.pile),
        mined=each(Gem, state.mined),
        gem_points=each(Gem, state.gem_value),
        ogre_deck=sum(state.ogre_deck),
        trade_row=[trades[trade] for trade in state.row if trade != NO_TRADE],
        trade_deck=sum(state.trade_deck),
        trades=trades,
        secrets=secrets,
        **view_box(state),
        players=[view_player(state, other, seat, secrets) for other in range(state.seats)],
    )


def view_lull(state: DwarvesFall) -> int | None:
    """How many quiet turns after this one it takes until the land gives way, if it ever will."""
    left = turns_to_lull(state)
    if state.closing:
        return left if left + 1 < state.last_turns else None
    return left if state.quiet + left < state.quiet_rounds * state.seats else None


def view_box(state: DwarvesFall) -> dict[str, Any]:
    """The numbers of the box that are seen nowhere else, by the names of `DwarvesFallView`."""
    return {
        "gem_count": each(Gem, state.gem_count),
        "ogre_copies": each(Ogre, state.ogre_copies),
        "cards": view_cards(state),
        "actions": state.actions,
        "castle_actions": state.castle_actions,
        "dwarves_each": state.dwarves_each,
        "hand_limit": state.hand_limit,
        "row_size": state.trade_row,
        "goals_to_end": state.goals_to_end,
        "monster_points": state.monster_value,
    }


def view_cards(state: DwarvesFall) -> dict[str, CardView]:
    """What is printed on the kingdom cards."""
    prints = zip(Card.names, state.need, state.slots, state.stars, state.walls, strict=True)
    return {
        name: CardView(need=need, spaces=spaces, star=star, walls=list(counts(Side, walls)))
        for name, need, spaces, star, walls in prints
    }


def view_map(state: DwarvesFall) -> list[PlaceView]:
    """The land: every place with a card, and whose kingdoms it belongs to."""
    places = [card for card, lies_open in enumerate(state.top) if lies_open]
    return [
        view_place(state, card, seats)
        for card, seats in zip(places, view_kingdoms(state), strict=True)
    ]


def lying(state: DwarvesFall, card: int) -> dict[str, Any]:
    """How a card lies, by the names of `LaidView`."""
    return {
        "card": Card.names[PLACE.card(card)],
        "owner": PLACE.owner(card),
        "top": Side.names[state.turned[card]],
        "walls": [name for side, name in enumerate(Side.names) if has_wall(state, card, side)],
    }


def view_place(state: DwarvesFall, card: int, kingdoms: list[int]) -> PlaceView:
    """A place of the map."""
    return PlaceView(
        **lying(state, card),
        at=(state.x[card], state.y[card]),
        dwarves=list(state.dwarves[card][: state.seats]),
        below=view_below(state, card),
        kingdoms=kingdoms,
        stopped=is_stopped(state, card),
    )


def view_below(state: DwarvesFall, card: int) -> list[LaidView]:
    """The cards under a card, the highest first."""
    under, below = state.under, []
    card_below = under[card]
    while card_below != NO_CARD:
        below.append(LaidView(**lying(state, card_below)))
        card_below = under[card_below]
    return below


def view_trades(state: DwarvesFall) -> list[TradeView]:
    """What each trade goal costs and brings."""
    return [
        TradeView(trade=name, cost=counts(Gem, cost), points=points)
        for name, cost, points in zip(Trade.names, state.cost, state.trade_value, strict=True)
    ]


def view_secrets(state: DwarvesFall) -> list[SecretView]:
    """What each secret goal asks for and brings."""
    prints = zip(Secret.names, state.secret_target, state.secret_value, strict=True)
    return [SecretView(secret=name, needed=need, points=points) for name, need, points in prints]


def view_player(
    state: DwarvesFall, seat: int, viewer: int, secrets: list[SecretView]
) -> PlayerView:
    """What `viewer` may know of a player."""
    row = known_row(viewer if viewer >= 0 else SEATS, seat)
    open_goal = seat == viewer or state.revealed[seat] or state.over
    gems, ogres = state.gems[seat], state.ogres[seat]
    return PlayerView(
        actions=state.allowed(seat),
        idle=state.idle[seat],
        hand=hand_size(state, seat),
        kingdom_cards=counts(Card, state.kingdom[seat]),
        gems=sum(gems),
        known_gems=counts(Gem, gems if state.over else state.gem_known[row]),
        ogres=sum(ogres),
        known_ogres=counts(Ogre, ogres if state.over else state.ogre_known[row]),
        bought=list(counts(Trade, state.bought[seat])),
        secret=secrets[state.secret_goal[seat]] if open_goal else None,
        revealed=bool(state.revealed[seat]),
        goals=goals_of(state, seat),
        slain=slain_by(state, seat),
        kingdom_size=kingdom_size(state, seat),
        kingdom_points=kingdom_points(state, seat),
        counted=view_counted(state, seat) if state.over else None,
    )


def slain_by(state: DwarvesFall, seat: int) -> list[str]:
    """The monsters that a player has killed."""
    slayer = state.slayer
    return [Card.names[PLACE.card(card)] for card in range(PLACES) if slayer[card] == seat]


def view_counted(state: DwarvesFall, seat: int) -> CountedView:
    """What the points of a player come from."""
    return CountedView(
        goals=goal_points(state, seat),
        monsters=monster_points(state, seat),
        gems=gem_points(state, seat),
        kingdom=kingdom_points(state, seat),
    )


def outcome(state: DwarvesFall) -> Outcome:
    """Most points; then the largest kingdom; then most dwarves on the table."""
    seats = range(state.seats)
    return Outcome.of(
        [score(state, seat) for seat in seats],
        "winter" if state.closing else "stalled",
        [kingdom_size(state, seat) for seat in seats],
        [state.dwarves_each - state.idle[seat] for seat in seats],
    )
