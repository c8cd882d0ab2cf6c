"""What a seat may know of the table, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.kinds import counts, each
from motherlode.core.outcome import Outcome
from motherlode.core.views import Counts, Visible, shown, shown_by_seat
from motherlode.games.quartz.facts import Card, Crystal

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


class BonusView(Visible, frozen=True):
    """A space of the row of bravery."""

    card: str | None
    coins: int


class PlayerView(Visible, frozen=True):
    """A dwarf as somebody sees it."""

    inside: bool
    cart: Counts
    hidden: Counts
    chest: Counts
    token: bool
    coins: int | None
    card_income: int
    cards: int
    shown: Counts
    hand: Counts | None


class QuartzView(Visible, frozen=True):
    """Everything but the deck, the hands of the others and, if so agreed, their money."""

    day: int
    days: int
    first: int
    turn: int
    inside: list[int]
    bag: Counts
    drawn_out: Counts
    bravery: list[BonusView]
    bravery_spaces: int
    bonus_for_leaving: bool
    deck: int
    discard: Counts
    laid_out: Counts
    prices: Counts
    card_prices: Counts
    in_mine: Counts
    copies: Counts
    hand_size: int
    token_price: int
    bravery_coins: list[int]
    accident_at: int
    chest_room: int
    draws: Counts
    thrill_draws: int
    sets: Counts
    kinds: Counts  # coins for so many different crystals
    players: list[PlayerView]


OPEN: Final = ("day", "first", "turn", "inside", "bag", "drawn_out", "discard", "laid_out")
OPEN_OF_EACH: Final = ("cart", "hidden", "chest", "card_income", "shown")


def view_table(state: Quartz, seat: int) -> QuartzView:
    """The table as a seat sees it."""
    return QuartzView(
        **shown(state, *OPEN),
        days=state.days,
        bravery=view_bravery(state),
        bravery_spaces=state.seats - 1,
        bonus_for_leaving=brings_bonus(state),
        deck=sum(state.deck),
        prices=each(Crystal, state.price),
        card_prices=each(Card, state.card_price),
        in_mine=each(Crystal, state.in_mine),
        copies=each(Card, state.copies),
        hand_size=state.hand_size,
        token_price=state.token_price,
        bravery_coins=list(state.bravery_coins[: state.seats - 1]),
        accident_at=state.accident_at,
        chest_room=state.chest_room,
        draws={"here_we_go": state.here_we_go_draws, "eureka": state.eureka_draws},
        thrill_draws=state.thrill_draws,
        sets={"small_set": state.small_set, "large_set": state.large_set},
        kinds={"five_kinds": state.five_kinds, "six_kinds": state.six_kinds},
        players=view_players(state, seat),
    )


def view_bravery(state: Quartz) -> list[BonusView]:
    """The bonuses that are left, from left to right."""
    if not state.inside:
        return []
    bonus = state.bonus
    return [
        BonusView(
            card=Card.names[bonus[space]] if bonus[space] >= 0 else None,
            coins=state.bravery_coins[space],
        )
        for space in range(state.taken, state.seats - 1)
    ]


def brings_bonus(state: Quartz) -> bool:
    """Whether the next one to leave takes a bonus: while two others stay, or as the last one."""
    return state.taken < state.seats - 1 and state.inside.bit_count() not in (0, 2)


def view_players(state: Quartz, viewer: int) -> list[PlayerView]:
    """What `viewer` may know of each dwarf."""
    hands, tokens, coins = state.hand, state.token, state.coins
    secret = state.money and not state.over
    return [
        PlayerView(
            **facts,
            inside=state.is_inside(seat),
            token=bool(tokens[seat]),
            coins=None if secret and seat != viewer else coins[seat],
            cards=sum(hands[seat]),
            hand=counts(Card, hands[seat]) if seat == viewer or state.over else None,
        )
        for seat, facts in enumerate(shown_by_seat(state, *OPEN_OF_EACH))
    ]


def outcome(state: Quartz) -> Outcome:
    """The richest dwarf wins; among equals the one whose cards brought more."""
    seats = state.seats
    return Outcome.of(state.coins[:seats], "five-days", state.card_income[:seats])
