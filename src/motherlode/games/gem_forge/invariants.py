"""What no course of play can lead to: a position that says so is refused, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from motherlode.core.conservation import exceeds
from motherlode.core.frames import ANSWERS, ASKED, DECISION, FIRST, FRAME, NO_ANSWER, WAITING
from motherlode.games.gem_forge.facts import (
    ANY,
    CARD_OF,
    NO_CARD,
    NO_GEM,
    NO_MOVE,
    NO_TILE,
    OWN_TURN_CARDS,
    PLAY_FOLLOW_TAKE,
    RECIPE,
    SLOPE,
    Ask,
    Card,
    Gem,
    Slot,
    Tile,
)

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge

NO_HOLES: Final = [0] * RECIPE
TO_ONE: Final = (
    Ask.TURN,
    Ask.NEW_TILE,
    Ask.RETURNING,
)  # decisions to one seat; all others are windows


def violations(state: GemForge) -> list[str]:
    """Everything that cannot be."""
    found = [*violations_of_table(state), *violations_of_seats(state), *violations_of_inlays(state)]
    if found or state.over:
        return found
    frames = state.frames[: state.depth]
    return [*violations_of_stack(state, frames), *violations_of_answers(state, frames)]


def violations_of_table(state: GemForge) -> Iterator[str]:
    """The things that belong to nobody."""
    line = SLOPE - state.slope.count(NO_GEM)
    if state.slope_length != line:
        yield f"{line} gems on a slope of {state.slope_length}"
    if min(state.first, state.turn, state.player) < 0:
        yield "somebody began, somebody's turn it is, and somebody played last"
    if state.actions > state.actions_a_turn:
        yield f"{state.actions} actions are left of {state.actions_a_turn}"
    if any(sum(row) for row in state.inlaid[state.seats * len(Slot) :]):
        yield "gems lie in tiles of nobody"
    if state.over and max(state.points) < state.goal and not is_stalemate(state):
        yield "the game is over, but nobody has won"


def is_stalemate(state: GemForge) -> bool:
    """Whether nobody has gained a point for too long."""
    return state.quiet > state.stalemate_after * state.seats


def violations_of_seats(state: GemForge) -> Iterator[str]:
    """What a player cannot have."""
    carts, old, hands, points = state.cart, state.old, state.hand, state.points
    for seat in range(state.seats):
        if sum(carts[seat]) > state.cart_room:
            yield f"seat {seat} has {sum(carts[seat])} gems in the cart"
        if exceeds(old[seat], hands[seat]):
            yield f"seat {seat} has old cards that it does not hold"
        if not state.over and points[seat] >= state.goal:
            yield f"seat {seat} has won already"


def violations_of_inlays(state: GemForge) -> Iterator[str]:
    """Gems in tiles that have no such holes."""
    recipes, tiles = state.recipe, chain.from_iterable(state.tiles[: state.seats])
    for place, (tile, inlaid) in enumerate(zip(tiles, state.inlaid, strict=False)):
        recipe = recipes[tile] if tile != NO_TILE else NO_HOLES
        if any(inlaid) and not is_sound(inlaid, recipe):
            yield f"seat {place // len(Slot)} has gems in tile {place % len(Slot)} that do not fit"


def is_sound(inlaid: list[int], recipe: list[int]) -> bool:
    """Whether the gems in a tile fit into it."""
    if recipe[ANY]:
        return sum(inlaid) <= recipe[ANY] and max(inlaid) == sum(inlaid)
    return not exceeds(inlaid, recipe[: len(Gem)])


# -- the decisions --------------------------------------------------------------------------


def violations_of_stack(state: GemForge, frames: list[list[int]]) -> Iterator[str]:
    """Which decisions can be open together, and what must lie on the table with them."""
    kinds = [frame[DECISION] for frame in frames]
    if any((frame[ASKED] >= 0) != (frame[DECISION] in TO_ONE) for frame in frames):
        yield "a decision to one was put to all, or the other way round"
    for decision in (Ask.CHOOSE_TILES, Ask.TURN):
        if decision in kinds and len(kinds) > 1:
            yield "the tiles are chosen and a turn is asked for only when nothing else is open"
    if any(frame[DECISION] in TO_ONE and frame[ASKED] != state.turn for frame in frames):
        yield f"it is the turn of seat {state.turn}"
    if kinds.count(Ask.CANCELLING) != (state.played >= 0) or Ask.CANCELLING in kinds[:-1]:
        yield "a card is open exactly while everyone is asked about it"
    if kinds.count(Ask.RETURNING) != (sum(state.loose) > 0):
        yield "gems are loose exactly while somebody returns them"
    yield from violations_of_tiles(state, frames, kinds)


def violations_of_tiles(
    state: GemForge, frames: list[list[int]], kinds: list[int]
) -> Iterator[str]:
    """Tiles are missing only while they are being chosen."""
    choosing = Ask.CHOOSE_TILES in kinds
    due = [len(Slot) if choosing else 0] * state.seats
    for frame in frames:
        if frame[DECISION] == Ask.NEW_TILE:
            due[frame[ASKED]] += frame[FIRST]
            if not frame[FIRST] or frame[FIRST + 1] not in (0, frame[FIRST]):
                yield "new tiles are taken one by one, and thrown away before the first"
    tiles, dealt = state.tiles, state.dealt
    for seat in range(state.seats):
        if tiles[seat].count(NO_TILE) != due[seat]:
            yield f"seat {seat} has {len(Slot) - tiles[seat].count(NO_TILE)} tiles"
        if any((tile == NO_TILE) == choosing for tile in dealt[seat]):
            yield f"seat {seat} has five tiles to choose from, or none"
    if any((tile == NO_TILE) != choosing for tile in state.market):
        yield "the market is full, or not open yet"


# -- the answers ----------------------------------------------------------------------------


def violations_of_answers(state: GemForge, frames: list[list[int]]) -> Iterator[str]:
    """Who is asked in a window, and what was answered."""
    for frame in frames:
        decision = frame[DECISION]
        if decision in TO_ONE:
            continue
        if decision in (Ask.CANCELLING, Ask.FOLLOWING) and not names_a_card(state, frame):
            yield "a card that could not be played like that"
        elif decision == Ask.FOLLOWING and frame[FIRST + 2]:
            yield from violations_of_followers(state, frame)
        else:
            yield from violations_of_window(state, frame)


def names_a_card(state: GemForge, frame: list[int]) -> bool:
    """Whether a card is asked about that can be open now, by somebody who can have played it."""
    card, player = frame[FIRST], frame[FIRST + 1]
    if frame[DECISION] == Ask.FOLLOWING:
        return card in (Card.FOLLOW_TAKE, Card.FOLLOW_INSERT) and player == state.turn
    if frame[FIRST + 2]:
        return card == Card.CANCEL and is_playable(state, state.player, state.played)
    open_card = card_of(state.played)
    return (card, player) == (open_card, state.player) and is_playable(state, player, state.played)


def is_playable(state: GemForge, seat: int, move: int) -> bool:
    """Whether an open card could be played if it were still in the hand."""
    card = card_of(move)
    if card in (NO_CARD, Card.CANCEL):
        return False
    if (card < OWN_TURN_CARDS) != (seat == state.turn):
        return False
    return move == PLAY_FOLLOW_TAKE or move in answers(state, seat, card)


def card_of(move: int) -> int:
    """The card that a move plays, if there is a move and it plays one."""
    return NO_CARD if move == NO_MOVE else CARD_OF[move]


def answers(state: GemForge, seat: int, card: int) -> list[int]:
    """The moves of a seat that held a certain card in its turn, or after the turn of another."""
    other = state.copy()
    hands = other.hand
    hands[seat] = [int(kind == card) for kind in range(len(Card.names))]
    other.hand = hands
    other.actions = 1
    return asked(other, Ask.TURN if card < OWN_TURN_CARDS else Ask.FOLLOWING, seat, card)


def asked(state: GemForge, decision: int, seat: int, card: int) -> list[int]:
    """The moves that answer a decision, were it put to a seat."""
    other = state.copy()
    frames = other.frames
    frames[0] = [decision, seat, card, *[0] * (FRAME - FIRST - 1)]
    other.frames = frames
    other.depth = 1
    return other.moves(seat)


def violations_of_followers(state: GemForge, frame: list[int]) -> Iterator[str]:
    """Follow cards that lie open and have yet to work."""
    if frame[WAITING] or state.played < 0:
        yield "follow cards wait for the one before them"
    for seat in range(state.seats):
        move = frame[ANSWERS + seat]
        if move != NO_ANSWER and not (
            is_playable(state, seat, move) and card_of(move) == frame[FIRST]
        ):
            yield f"seat {seat} cannot have followed like that"


def violations_of_window(state: GemForge, frame: list[int]) -> Iterator[str]:
    """Whoever is asked has yet to answer, or has answered what can be answered."""
    for seat in range(state.seats):
        waiting = bool(frame[WAITING] >> seat & 1)
        answer = frame[ANSWERS + seat]
        if waiting + (answer != NO_ANSWER) != is_due(state, frame, seat):
            yield f"seat {seat} is asked, or has answered, or neither"
        elif not waiting and not can_answer(state, frame, seat):
            yield f"seat {seat} cannot have answered that"


def can_answer(state: GemForge, frame: list[int], seat: int) -> bool:
    """Whether a seat has answered nothing, or what it could."""
    answer = frame[ANSWERS + seat]
    return answer == NO_ANSWER or answer in asked(state, frame[DECISION], seat, frame[FIRST])


def is_due(state: GemForge, frame: list[int], seat: int) -> bool:
    """Whether a window asks a seat."""
    if frame[DECISION] == Ask.HAND_LIMIT:
        return sum(state.hand[seat]) > state.hand_limit
    return frame[DECISION] == Ask.CHOOSE_TILES or seat != frame[FIRST + 1]


def setup_errors(state: GemForge) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    if sum(state.gem_count) < state.seats:
        found.append(f"{sum(state.gem_count)} gems are too few for {state.seats} carts")
    for recipe, name in zip(state.recipe, Tile.names, strict=True):
        if not sum(recipe) or (recipe[ANY] and sum(recipe) != recipe[ANY]):
            found.append(f"tiles.{name}.gems names either colours or any one colour")
    return found
