"""What a seat may know of the table, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.frames import ANSWERS, DECISION, FIRST, NO_ANSWER
from motherlode.core.kinds import counts, each
from motherlode.core.outcome import Outcome
from motherlode.core.views import Counts, Visible, shown, shown_by_seat
from motherlode.games.quartz_cards.facts import (
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


class MineCardView(Visible, frozen=True):
    """A mine card by name."""

    crystal: str
    icon: str


class AttackView(Visible, frozen=True):
    """An attack that lies open."""

    seat: int
    card: str


class PlayerView(Visible, frozen=True):
    """A dwarf as somebody sees it."""

    columns: Counts
    chest: Counts
    points: int
    bonus: int
    sets: Counts
    gifts: int
    cards: int
    shown: Counts
    hand: Counts | None


class QuartzCardsView(Visible, frozen=True):
    """Everything but the pile, the hands of the others and what one of them looks at."""

    turn: int
    turns: int
    exploring: bool
    moment: str | None
    attacks: list[AttackView]
    line: list[MineCardView]
    gifts: int
    dangerous: list[str]  # icons that would be an accident now
    mine: int
    unseen: dict[str, Counts]
    mine_discard: Counts
    helpers: int
    helper_discard: Counts
    looked_at: list[MineCardView | None]
    values: Counts
    in_mine: dict[str, Counts]  # all mine cards of the box, by crystal and icon
    copies: Counts
    hand_size: int
    accident_at: int
    gifts_at: int
    set_size: int
    set_bonus: int
    players: list[PlayerView]


OPEN: Final = ("turn", "turns", "exploring", "gifts", "mine_discard")


def mine_card(card: int) -> MineCardView:
    """A mine card by name."""
    crystal, icon = divmod(card, Icon.size)
    return MineCardView(crystal=Crystal.names[crystal], icon=Icon.names[icon])


def view_table(state: QuartzCards, seat: int) -> QuartzCardsView:
    """The table as a seat sees it."""
    drawn = [card for card in state.looked_at if card != NO_CARD]
    looks = state.seat == seat
    return QuartzCardsView(
        **shown(state, *OPEN),
        moment=Moment.names[moment(state)] if state.exploring else None,
        attacks=attacks(state),
        line=[mine_card(card) for card in state.line[: state.length]],
        dangerous=dangerous(state),
        mine=sum(state.mine),
        unseen=unseen(state, [] if looks else drawn),
        helpers=sum(state.deck),
        helper_discard=counts(Card, state.discard),
        looked_at=[mine_card(card) if looks else None for card in drawn],
        values=each(Crystal, state.value),
        in_mine={
            name: counts(Icon, row) for name, row in zip(Crystal.names, state.in_mine, strict=True)
        },
        copies=each(Card, state.copies),
        hand_size=state.hand_size,
        accident_at=state.accident_at,
        gifts_at=state.gifts_at,
        set_size=state.set_size,
        set_bonus=state.set_bonus,
        players=view_players(state, seat),
    )


def window(state: QuartzCards) -> list[int] | None:
    """The frame of the window that is open or being settled."""
    frames = [frame for frame in state.frames[: state.depth] if frame[DECISION] == Ask.WINDOW]
    return frames[0] if frames else None


def moment(state: QuartzCards) -> int:
    """Which moment of the exploration it is: outside of windows, a card was uncovered."""
    frame = window(state)
    return frame[FIRST] if frame else Moment.UNCOVERED


def attacks(state: QuartzCards) -> list[AttackView]:
    """The attacks that lie open and have not been settled, in the order of turns."""
    frame = window(state)
    if frame is None or not frame[FIRST + 1]:
        return []
    seats = [(state.turn + step) % state.seats for step in range(1, state.seats)]
    return [
        AttackView(seat=seat, card=Card.names[frame[ANSWERS + seat] - PLAY.first])
        for seat in seats
        if frame[ANSWERS + seat] != NO_ANSWER
    ]


def dangerous(state: QuartzCards) -> list[str]:
    """The icons that would be an accident if they came to the line now."""
    return [name for icon, name in enumerate(Icon.names) if is_deadly(state, icon)]


def unseen(state: QuartzCards, drawn: list[int]) -> dict[str, Counts]:
    """The mine cards that may still come, by crystal and icon: all others have been seen."""
    left = list(state.mine)
    for card in drawn:
        left[card] += 1
    rows = {
        name: counts(Icon, left[kind * Icon.size : (kind + 1) * Icon.size])
        for kind, name in enumerate(Crystal.names)
    }
    return {name: row for name, row in rows.items() if row}


def view_players(state: QuartzCards, viewer: int) -> list[PlayerView]:
    """What `viewer` may know of each dwarf."""
    hands, columns, gifts = state.hand, state.column, state.waiting_gifts
    return [
        PlayerView(
            **facts,
            columns=counts(Crystal, columns[seat]),
            points=score(state, seat),
            bonus=bonus(state, seat),
            sets=counts(Crystal, sets_of(state, seat)),
            gifts=gifts[seat],
            cards=sum(hands[seat]),
            hand=counts(Card, hands[seat]) if seat == viewer else None,
        )
        for seat, facts in enumerate(shown_by_seat(state, "chest", "shown"))
    ]


def sets_of(state: QuartzCards, seat: int) -> list[int]:
    """How many sets a dwarf has of each crystal."""
    return [owned(state, kind, seat) // state.set_size for kind in range(Crystal.size)]


def outcome(state: QuartzCards) -> Outcome:
    """The dearest collection wins; among equals the one with more of the cheapest cards."""
    seats = range(state.seats)
    scores = [score(state, seat) for seat in seats]
    rows = [
        [cards_of_value(state, value, seat) for seat in seats] for value in sorted(set(state.value))
    ]
    return Outcome.of(scores, "mine-empty", *rows)
