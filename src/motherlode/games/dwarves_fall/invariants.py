"""What has to be on the table, what cannot be, and which tables cannot be played at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from motherlode.core.conservation import Checks, Counts, Tally, count
from motherlode.core.frames import DECISION
from motherlode.core.seats import MOST_SEATS, NO_SEAT
from motherlode.core.tallies import exceeds, pile_of, sums, totals
from motherlode.games.dwarves_fall.cards import GROUP
from motherlode.games.dwarves_fall.facts import (
    MONSTERS,
    NO_CARD,
    PLACE,
    PLACES,
    VIEWERS,
    Ask,
    Card,
    Gem,
    Ogre,
    Secret,
    Trade,
)
from motherlode.games.dwarves_fall.forms import FARTHEST, card_text
from motherlode.games.dwarves_fall.hands import known_row

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall

CARD_TEXTS: Final = [card_text(card) for card in range(PLACES)]
DWARVES_OF: Final = [f"dwarves of {seat}" for seat in range(MOST_SEATS)]
EACH_TRADE: Final = [1] * Trade.size
EACH_SECRET: Final = [1] * Secret.size


def count_gems(state: DwarvesFall) -> Tally:
    """Every gem is somewhere on the table."""
    return count(Gem.names, [state.pile, *state.gems[: state.seats]], state.gem_count)


def count_ogres(state: DwarvesFall) -> Tally:
    """Every ogre is somewhere on the table."""
    ogres = [state.ogre_deck, state.ogre_discard, *state.ogres[: state.seats]]
    return count(Ogre.names, ogres, state.ogre_copies)


def count_trades(state: DwarvesFall) -> Tally:
    """Every trade goal is somewhere on the table."""
    trades = pile_of(state.row, Trade.size)
    return count(Trade.names, [state.trade_deck, trades, *state.bought[: state.seats]], EACH_TRADE)


def count_secrets(state: DwarvesFall) -> Tally:
    """Every secret goal is somewhere on the table."""
    secrets = pile_of(state.secret_goal[: state.seats], Secret.size)
    return count(Secret.names, [state.unused, secrets], EACH_SECRET)


def count_dwarves(state: DwarvesFall) -> Tally:
    """The dwarves of each seat, at home and on the table."""
    seats = state.seats
    found = totals([state.idle, *state.dwarves])[:seats]
    return Tally(DWARVES_OF[:seats], found, [state.dwarves_each] * seats)


def count_cards(state: DwarvesFall) -> Tally:
    """How often each kingdom card is found in a hand, on the table or with who defeated it."""
    defeated = [int(seat >= 0) for seat in state.slayer]
    in_hand = list(chain.from_iterable(state.kingdom))
    on_table = pile_of([*lying(state), being_laid(state)], PLACES)
    cards = state.seats * Card.size
    due = [1] * cards + [0] * (PLACES - cards)
    return count(CARD_TEXTS, [defeated, in_hand, on_table], due)


def lying(state: DwarvesFall) -> Iterator[int]:
    """The kingdom cards on the table, stack by stack."""
    under = state.under
    for place, top in enumerate(state.top):
        card = place if top else NO_CARD
        while card != NO_CARD:
            yield card
            card = under[card]


def being_laid(state: DwarvesFall) -> int:
    """The card that has left a hand and has no place yet."""
    for decision, seat, kind, *_ in state.frames[: state.depth]:
        if decision == Ask.SPOT and seat >= 0 and kind >= 0:
            return PLACE.at(seat, kind)
    return NO_CARD


def ending_violations(state: DwarvesFall) -> list[str]:
    """The last turns are counted down, and the points after them."""
    counting = state.over or asks(state, Ask.LAST_REVEAL)
    if not state.closing and state.last_turns:
        return ["last turns are to come, yet nothing brought them about"]
    if state.closing and not counting and not 0 < state.last_turns <= state.seats:
        return [f"{state.last_turns} last turns are to come"]
    return []


def asks(state: DwarvesFall, decision: int) -> bool:
    """Whether a decision is open."""
    return any(frame[DECISION] == decision for frame in state.frames[: state.depth])


def course_violations(state: DwarvesFall) -> Iterator[str]:
    """Turns go round from the first player, and end when nothing moves for long."""
    if state.used > state.actions + state.castle_actions:
        yield f"{state.used} actions in one turn"
    if not state.turns or state.turn != (state.first + state.turns - 1) % state.seats:
        yield f"turn {state.turns} is not that of seat {state.turn}"
    stalled = state.quiet > state.quiet_rounds * state.seats
    if stalled and not (state.closing or state.over or asks(state, Ask.LAST_REVEAL)):
        yield f"nothing has moved for {state.quiet} turns, yet the game goes on"


def map_violations(state: DwarvesFall) -> Iterator[str]:
    """The cards still in hand find room on the map, and only monsters are defeated."""
    places = zip(state.x, state.y, state.top, strict=True)
    reach = max([max(abs(x), abs(y)) for x, y, top in places if top], default=0)
    if reach + sum(sums(state.kingdom)) > FARTHEST:
        yield f"a card lies at {reach}, too far out for those that may be laid beside it"
    for card, seat in enumerate(state.slayer):
        if seat != NO_SEAT and not MONSTERS.has(PLACE.card(card)):
            yield f"{CARD_TEXTS[card]} is no monster that could be defeated"


def crowd_violations(state: DwarvesFall) -> Iterator[str]:
    """No more dwarves stand on a card than it has room for."""
    slots = state.slots
    crowded = [(card, many) for card, many in enumerate(sums(state.dwarves)) if many]
    for card, many in crowded:
        if state.top[card] and many > slots[PLACE.card(card)]:
            yield f"too many dwarves stand on {CARD_TEXTS[card]}"


def stack_violations(state: DwarvesFall) -> Iterator[str]:
    """A stack has cards of one group."""
    under = state.under
    for above in lying(state):
        below = under[above]
        if below != NO_CARD and GROUP[PLACE.card(below)] != GROUP[PLACE.card(above)]:
            yield f"{CARD_TEXTS[above]} lies on {CARD_TEXTS[below]}"


def knowledge_violations(state: DwarvesFall) -> Iterator[str]:
    """Nobody knows of cards that are not there, and all know their own and what was shuffled."""
    if exceeds(state.ogre_deck, state.ogre_shuffled):
        yield "the deck has ogres that were not shuffled into it"
    hands = [[*gems, *ogres] for gems, ogres in zip(state.gems, state.ogres, strict=True)]
    known = [[*gems, *ogres] for gems, ogres in zip(state.gem_known, state.ogre_known, strict=True)]
    for holder in range(state.seats):
        if known[known_row(holder, holder)] != hands[holder]:
            yield f"seat {holder} does not know its own hand"
        for viewer in range(VIEWERS):
            if exceeds(known[known_row(viewer, holder)], hands[holder]):
                yield f"viewer {viewer} knows of cards that seat {holder} does not hold"


def setup_errors(state: DwarvesFall) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    for kind, name in enumerate(Card.names):
        need, spaces = state.need[kind], state.slots[kind]
        if need > state.dwarves_each:
            found.append(f"cards.{name}.need is more than game.dwarves")
        if not need <= spaces < 2 * need + (need == 1):
            found.append(f"cards.{name}.spaces must hold one task's dwarves and not two's")
    for trade, name in enumerate(Trade.names):
        if any(
            price > most for price, most in zip(state.cost[trade], state.gem_count, strict=True)
        ):
            found.append(f"trade.{name}.cost is more than there are gems")
    return found


COUNTS: Final[Counts] = (
    count_cards,
    count_dwarves,
    count_gems,
    count_ogres,
    count_trades,
    count_secrets,
)
CHECKS: Final[Checks] = (
    crowd_violations,
    stack_violations,
    knowledge_violations,
    course_violations,
    map_violations,
    ending_violations,
)
