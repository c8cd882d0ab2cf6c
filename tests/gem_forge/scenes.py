"""Tables of Gem Forge laid out by hand: what a test does not name lies where it must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from motherlode.core.position import dump, load
from motherlode.core.state import State
from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.gem_forge.cards import CARD_NAMES
from motherlode.games.gem_forge.moves import GEM_NAMES, TILE_NAMES
from motherlode.games.gem_forge.state import GemForge

LETTERS = dict(zip("rgyb", GEM_NAMES, strict=True))
TILES = (
    ("ring_red", "bracelet_red", "brooch_rgy"),
    ("tiara_green", "crown_rrgyb", "necklace_blue"),
    ("rainbow_ring", "sceptre", "ring_yellow"),
    ("tiara_yellow", "pendant_bbrg", "ring_green"),
)
MARKET = ("ring_blue", "necklace_red", "earrings_rrgg", "rainbow_tiara")
TURN: Mapping[str, Any] = {"question": "turn", "seat": 0}


def gems(letters: str) -> dict[str, int]:
    """`rrb` as counts by colour."""
    return dict(Counter(LETTERS[letter] for letter in letters))


def left(copies: Mapping[str, int], *taken: Mapping[str, int]) -> dict[str, int]:
    """What remains of a supply."""
    rest = Counter(copies)
    for pile in taken:
        rest.subtract(pile)
    return {name: many for name, many in rest.items() if many}


def scene(
    seats: int = 3,
    *,
    carts: Sequence[str] = (),
    hands: Sequence[str] = (),
    inlaid: Mapping[tuple[int, int], str] | None = None,
    copies: int = 10,
    tiles: Mapping[tuple[int, int], str] | None = None,
    points: Sequence[int] = (),
    slope: str = "",
    actions: int = 2,
    deck: str | None = None,
    pile: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    house: Mapping[str, Any] | None = None,
    questions: Sequence[Mapping[str, Any]] = (TURN,),
    **fields: Any,
) -> GemForge:
    """A position in the turn of seat 0.

    The slope begins with the gems named; the other copies of each colour follow. Cards that no
    hand holds are in the deck, or, if a deck is named, on the discards; so it is with tiles.
    """
    cart = [gems(cart) for cart in padded(carts, seats, "")]
    hand = [dict(Counter(hand.split())) for hand in padded(hands, seats, "")]
    inside = [gems((inlaid or {}).get((row // 3, row % 3), "")) for row in range(12)]
    own = [
        [(tiles or {}).get((seat, slot), TILES[seat][slot]) for slot in range(3)]
        for seat in range(seats)
    ]
    rest = left(dict.fromkeys(GEM_NAMES, copies), *cart, *inside, gems(slope))
    line = [LETTERS[letter] for letter in slope]
    line += [gem for gem in GEM_NAMES for _ in range(rest.get(gem, 0))]
    changes = {**GEM_FORGE.box.values, **(house or {})}
    unheld = left({card: cast("int", changes[f"cards.{card}"]) for card in CARD_NAMES}, *hand)
    in_deck = unheld if deck is None else dict(Counter(deck.split()))
    lying = {*MARKET, *(tile for row in own for tile in row)}
    unlaid = [tile for tile in TILE_NAMES if tile not in lying]
    in_pile = unlaid if pile is None else list(pile)
    table = {
        "first": 0,
        "turn": 0,
        "round": 1,
        "actions": actions,
        "points": padded(points, seats, 0),
        "slope": line,
        "slope_length": len(line),
        "cart": cart,
        "loose": {},
        "tiles": own,
        "inlaid": inside,
        "market": list(MARKET),
        "pile": dict.fromkeys(in_pile, 1),
        "thrown": {tile: 1 for tile in unlaid if tile not in in_pile},
        "dealt": [[None] * 5] * seats,
        "deck": in_deck,
        "discard": left(unheld, in_deck),
        "hand": hand,
        "old": [{}] * seats,
        "played": None,
        "player": 0,
        "still": 0,
        "quiet": 0,
    }
    data = {
        "game": "gem_forge",
        "version": GEM_FORGE.version,
        "seats": seats,
        "options": dict(options or {}),
        "house": {**{f"gems.{gem}": copies for gem in GEM_NAMES}, **(house or {})},
        "luck": {"seed": 1},
        "over": False,
        "questions": [dict(question) for question in questions],
        "table": {**table, **fields},
    }
    return cast("GemForge", load(data))


def padded(row: Sequence[Any], length: int, filler: Any) -> list[Any]:
    """A row with an item for every seat."""
    return [*row, *[filler] * (length - len(row))]


def say(state: State, seat: int, text: str) -> None:
    """Play a move by its text, and count the box."""
    state.play(seat, GEM_FORGE.catalogue.number(text))
    assert all(found == due for found, due in GEM_FORGE.census(state).values())
    assert GEM_FORGE.faults(state) == []


def let_be(state: State) -> None:
    """Everybody who is asked about a card or an action lets it be."""
    while asked_for(state) in ("cancelling", "following"):
        say(state, state.asked()[0], "pass")


def act(state: State, text: str, seat: int = 0) -> None:
    """Play a move to which nobody answers."""
    say(state, seat, text)
    let_be(state)


def asked_for(state: State) -> str | None:
    """The question on top."""
    question = GEM_FORGE.question(state)
    return None if question is None else str(question["question"])


def texts(state: State, seat: int = 0) -> set[str]:
    """The legal moves of a seat as texts."""
    return {GEM_FORGE.catalogue.text(move) for move in state.moves(seat)}


def plays(state: State, card: str, seat: int = 0) -> set[str]:
    """The ways in which a card can be played now."""
    head = f"play {card}"
    return {text.removeprefix(head).strip() for text in texts(state, seat) if text.startswith(head)}


def reason(state: State, seat: int, text: str) -> tuple[str, str] | None:
    """Why a move is refused, and by which clause."""
    refusal = state.why_not(seat, GEM_FORGE.catalogue.number(text))
    return None if refusal is None else (refusal.reason, refusal.clause)


def table(state: State) -> Any:
    """The table as it is written down."""
    return dump(state)["table"]


def settled(state: State, turn: int = 0) -> bool:
    """Whether nothing is open but the turn of a seat."""
    return asked_for(state) == "turn" and state.asked() == (turn,) and state.depth == 1
