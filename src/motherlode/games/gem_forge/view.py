"""What a seat may know of the table, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from motherlode.core.frames import ANSWERS, DECISION, NO_ANSWER
from motherlode.core.kinds import counts, each
from motherlode.core.outcome import Outcome
from motherlode.core.views import Counts, Visible, shown, shown_by_seat
from motherlode.games.gem_forge.facts import ANY, MOVES, NO_TILE, Ask, Card, Gem, Slot, Tile

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class Prints(NamedTuple):
    """What is printed on all tiles; reading it off a compiled state once is enough."""

    recipe: list[list[int]]
    worth: list[int]
    bonus: list[int]

    @classmethod
    def of(cls, state: GemForge) -> Prints:
        """The prints of a table."""
        return cls(state.recipe, state.worth, state.bonus)


class TileView(Visible, frozen=True):
    """What is printed on a tile."""

    tile: str
    gems: Counts
    any: int
    points: int
    bonus: int


class SlotView(TileView, frozen=True):
    """A tile in front of a player, with the gems in it."""

    inlaid: Counts
    finished: bool


class OpenCardView(Visible, frozen=True):
    """An open card: whose it is, whom it is for, and what was named with it."""

    seat: int
    card: str
    target: int | None
    things: list[str | int]


class PlayerView(Visible, frozen=True):
    """A player as somebody sees them."""

    points: int
    cart: Counts
    tiles: list[SlotView | None]
    dealt: list[TileView] | int  # how many, if they are another's
    cards: int
    hand: Counts | None


class GemForgeView(Visible, frozen=True):
    """Everything but the deck, the hands of the others and tiles still to be chosen from."""

    first: int
    turn: int
    round: int
    actions: int
    goal: int
    spaces: list[int]
    slope: list[str]
    loose: Counts
    market: list[TileView | None]
    pile: int
    thrown: list[str]
    deck: int
    discard: Counts
    played: OpenCardView | None
    followers: list[OpenCardView]
    cart_room: int
    hand_limit: int
    actions_a_turn: int
    comfort: int
    stuck_after: int
    stalemate_after: int
    gem_count: Counts
    copies: Counts
    tile_prints: dict[str, list[int]]  # gems of each colour and of any one, points, bonus
    effects: Counts  # how many gems or cards an action card is good for
    stuck: bool
    players: list[PlayerView]


OPEN: Final = ("first", "turn", "round", "actions", "slope", "loose", "discard")


def view_table(state: GemForge, seat: int) -> GemForgeView:
    """The table as a seat sees it."""
    prints = Prints.of(state)
    return GemForgeView(
        **shown(state, *OPEN),
        goal=state.goal,
        spaces=list(state.spaces),
        market=[view_tile(prints, tile) for tile in state.market],
        pile=sum(state.pile),
        thrown=list(counts(Tile, state.thrown)),
        deck=sum(state.deck),
        played=view_played(state),
        followers=view_followers(state),
        cart_room=state.cart_room,
        hand_limit=state.hand_limit,
        actions_a_turn=state.actions_a_turn,
        comfort=state.comfort,
        stuck_after=state.stuck_after,
        stalemate_after=state.stalemate_after,
        gem_count=each(Gem, state.gem_count),
        copies=each(Card, state.copies),
        tile_prints={
            name: [*recipe, points, bonus]
            for name, recipe, points, bonus in zip(Tile.names, *prints, strict=True)
        },
        effects=view_effects(state),
        stuck=state.is_stuck(),
        players=view_players(state, prints, seat),
    )


def view_effects(state: GemForge) -> Counts:
    """How many gems or cards an action card is good for."""
    return {
        "draw_three": state.cards_drawn,
        "tip_over": state.most_tipped,
        "sift": state.most_sifted,
        "rob": state.most_robbed,
        "double_insert": state.most_inserted,
    }


def print_of(prints: Prints, tile: int) -> dict[str, Any]:
    """What is printed on a tile, by the names of `TileView`."""
    recipe = prints.recipe[tile]
    return {
        "tile": Tile.names[tile],
        "gems": counts(Gem, recipe[: Gem.size]),
        "any": recipe[ANY],
        "points": prints.worth[tile],
        "bonus": prints.bonus[tile],
    }


def view_tile(prints: Prints, tile: int) -> TileView | None:
    """A tile that lies open, if there is one."""
    return None if tile == NO_TILE else TileView(**print_of(prints, tile))


def view_slot(prints: Prints, tile: int, inlaid: list[int]) -> SlotView | None:
    """A tile in front of a player, if there is one."""
    if tile == NO_TILE:
        return None
    finished = sum(inlaid) == sum(prints.recipe[tile])
    return SlotView(**print_of(prints, tile), inlaid=counts(Gem, inlaid), finished=finished)


def view_players(state: GemForge, prints: Prints, viewer: int) -> list[PlayerView]:
    """What `viewer` may know of each player."""
    hands, tiles, inlaid, dealt = state.hand, state.tiles, state.inlaid, state.dealt
    return [
        PlayerView(
            **facts,
            tiles=[
                view_slot(prints, tile, inlaid[seat * Slot.size + slot])
                for slot, tile in enumerate(tiles[seat])
            ],
            dealt=view_dealt(prints, dealt[seat], seat == viewer),
            cards=sum(hands[seat]),
            hand=counts(Card, hands[seat]) if seat == viewer else None,
        )
        for seat, facts in enumerate(shown_by_seat(state, "points", "cart"))
    ]


def view_dealt(prints: Prints, dealt: list[int], own: bool) -> list[TileView] | int:
    """The tiles that a player chooses from; others see how many there are."""
    tiles = [tile for tile in dealt if tile != NO_TILE]
    return [TileView(**print_of(prints, tile)) for tile in tiles] if own else len(tiles)


def view_played(state: GemForge) -> OpenCardView | None:
    """The card that is being answered."""
    return None if state.played < 0 else view_card(state.player, state.played)


def view_followers(state: GemForge) -> list[OpenCardView]:
    """The follow cards that lie open and have not worked yet."""
    return [
        view_card(seat, frame[ANSWERS + seat])
        for frame in state.frames[: max(state.depth - 1, 0)]
        if frame[DECISION] == Ask.FOLLOWING
        for seat in range(state.seats)
        if frame[ANSWERS + seat] != NO_ANSWER
    ]


def view_card(seat: int, move: int) -> OpenCardView:
    """A card that was played by a move."""
    slots = MOVES.catalogue()[move].slots
    named: dict[str, Any] = dict(slots)
    return OpenCardView(
        seat=seat,
        card=named["card"],
        target=named.get("target"),
        things=[thing for role, thing in slots if role not in ("card", "target")],
    )


def outcome(state: GemForge) -> Outcome:
    """Whoever reaches the goal wins; in a stalemate, whoever is ahead."""
    points = state.points[: state.seats]
    return Outcome.of(points, "goal" if max(points) >= state.goal else "stalemate")
