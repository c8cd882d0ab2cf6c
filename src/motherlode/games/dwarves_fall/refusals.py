"""Why a move is refused: the first clause that stands in its way.

Nothing here decides what is legal; `moves` has decided already. Each function names the
reason for one sort of question or move, with the same verbs that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.refusal import Refusal
from motherlode.games.dwarves_fall.board import dwarves_on, has_room, is_protected
from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    BUY_GOAL,
    DECLINE,
    DIG_UP,
    DISCARD_GEM,
    DISCARD_OGRE,
    DONE,
    DRIVE,
    EXTORT,
    GO_WORK,
    GROUP,
    LAY,
    LAY_BESIDE,
    LAY_ON,
    NO_CARD,
    PLACES,
    PUT,
    REVEAL,
    ROB,
    STEP,
    SWAP_WITH,
    TRICK,
    TURN_CARD,
    Ask,
    Card,
    Gem,
    Ogre,
    Side,
    Trade,
)
from motherlode.games.dwarves_fall.ogres import ogre_of
from motherlode.games.dwarves_fall.regions import is_open
from motherlode.games.dwarves_fall.tasks import is_ready

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall

# For each question, the clause that asks it and the moves that could answer it.
ANSWERS: Final = {
    Ask.ACT: (
        "D3.1",
        (
            (DONE, DONE + 1),
            (LAY.first, LAY_ON.first),
            (PUT.first, GO_WORK.first),
            (BOUNCE.first, SWAP_WITH.first),
        ),
    ),
    Ask.SPOT: ("D2.2", ((LAY_ON.first, PUT.first),)),
    Ask.ROTATE: ("D2.3", ((TURN_CARD.first, LAY.first),)),
    Ask.SWAP: ("D5.6", ((SWAP_WITH.first, SWAP_WITH.first + 4 * PLACES),)),
    Ask.WORK: ("D6.1", ((GO_WORK.first, DIG_UP.first),)),
    Ask.DIG: ("D6.11", ((DIG_UP.first, BUY_GOAL.first),)),
    Ask.BUY: ("D6.10", ((BUY_GOAL.first, DISCARD_GEM.first),)),
    Ask.DISCARD: ("D7.1", ((DISCARD_GEM.first, BOUNCE.first),)),
    Ask.LAST_REVEAL: ("D8.3", ()),
}


def refuse(state: DwarvesFall, seat: int, move: int) -> Refusal:
    """The reason why a seat may not make a move now."""
    if state.over:
        return Refusal("game-over", "D9.1")
    decision, _, first, second, third = state.frames[state.depth - 1][:5]
    if move == REVEAL:
        return refuse_reveal(state, seat, decision)
    if not state.is_asked(seat):
        return Refusal("not-asked", "D3.1", {"seat": state.seat})
    clause, families = ANSWERS[decision]
    if not any(least <= move < most for least, most in families):
        return Refusal("another-question", clause)
    if decision == Ask.ACT:
        return refuse_action(state, seat, move)
    if decision == Ask.SPOT:
        return refuse_spot(state, first, move)
    if decision == Ask.SWAP:
        return refuse_swap(state, first, third * len(Card) + second, move)
    return refuse_choice(state, seat, move)


def refuse_reveal(state: DwarvesFall, seat: int, decision: int) -> Refusal:
    """A secret goal is revealed once, when it is true, and not while a card is being laid."""
    if state.revealed[seat]:
        return Refusal("goal-revealed", "D8.2")
    if decision == Ask.ROTATE:
        return Refusal("laying-a-card", "D8.4")
    return Refusal("goal-not-met", "D8.1")


def refuse_action(state: DwarvesFall, seat: int, move: int) -> Refusal:
    """In one's own turn: an action, or an ogre."""
    if move >= BOUNCE.first:
        return refuse_ogre(state, seat, move)
    if not state.has_action(seat):
        return Refusal("no-action-left", "D3.2")
    if move < LAY_ON.first:
        return Refusal("not-in-hand", "D2.1", {"card": Card.names[move - LAY.first]})
    if move < STEP.first:
        return refuse_put(state, seat, move - PUT.first)
    card, side = (move - STEP.first) // len(Side), (move - STEP.first) % len(Side)
    if not state.dwarves[card][seat]:
        return Refusal("no-dwarf-there", "D3.7")
    return refuse_walk(state, card, side)


def refuse_put(state: DwarvesFall, seat: int, card: int) -> Refusal:
    """A dwarf needs to be at home, and a free space to stand on."""
    if not state.top[card]:
        return Refusal("not-on-the-table", "D3.6")
    if not state.idle[seat]:
        return Refusal("no-dwarf-at-home", "D3.6")
    return Refusal("no-free-space", "D3.8")


def refuse_walk(state: DwarvesFall, card: int, side: int) -> Refusal:
    """A dwarf that cannot go that way."""
    near = state.beside[card][side]
    if near == NO_CARD:
        return Refusal("nothing-there", "D3.7")
    if is_open(state, card, side) and not has_room(state, near):
        return Refusal("no-free-space", "D3.8")
    return Refusal("wall-in-the-way", "D3.7")


def refuse_spot(state: DwarvesFall, kind: int, move: int) -> Refusal:
    """A place where a card cannot be laid."""
    card = (
        move - LAY_ON.first if move < LAY_BESIDE.first else (move - LAY_BESIDE.first) // len(Side)
    )
    if not state.top[card]:
        return Refusal("not-on-the-table", "D2.2")
    if move >= LAY_BESIDE.first:
        bare = state.beside[card][(move - LAY_BESIDE.first) % len(Side)] == NO_CARD
        return Refusal("named-by-another-card" if bare else "card-lies-there", "D2.2")
    if is_protected(state, card % len(Card)):
        return Refusal("never-covered", "D2.5", {"card": Card.names[card % len(Card)]})
    if GROUP[kind] != GROUP[card % len(Card)]:
        return Refusal("another-type", "D2.4")
    return Refusal("dwarves-in-the-way", "D2.5", {"dwarves": dwarves_on(state, card)})


def refuse_ogre(state: DwarvesFall, seat: int, move: int) -> Refusal:
    """An ogre that is not in hand, or cannot be played like that."""
    ogre = ogre_of(move)
    clause = f"D5.{ogre + 2}"
    if not state.ogres[seat][ogre]:
        return Refusal("ogre-not-in-hand", "D5.1", {"ogre": Ogre.names[ogre]})
    if ROB.first <= move < TRICK.first:
        target = move - (ROB.first if move < EXTORT.first else EXTORT.first)
        return Refusal("not-yourself" if target == seat else "nothing-to-steal", clause)
    family, sides = (
        (DRIVE.first, len(Side))
        if DRIVE.first <= move < ROB.first
        else (TRICK.first if move >= TRICK.first else BOUNCE.first, 1)
    )
    dwarf = (move - family) // sides
    if not state.dwarves[dwarf % PLACES][dwarf // PLACES]:
        return Refusal("no-dwarf-there", clause)
    if family == DRIVE.first:
        return refuse_walk(state, dwarf % PLACES, (move - DRIVE.first) % len(Side))
    return Refusal("nobody-to-swap-with", clause)


def refuse_swap(state: DwarvesFall, target: int, card: int, move: int) -> Refusal:
    """The second dwarf of a swap."""
    second, other = (move - SWAP_WITH.first) // PLACES, (move - SWAP_WITH.first) % PLACES
    if not state.dwarves[other][second]:
        return Refusal("no-dwarf-there", "D5.6")
    return Refusal("same-player" if second == target else "same-card", "D5.6")


def refuse_choice(state: DwarvesFall, seat: int, move: int) -> Refusal:
    """Work, digging, buying or discarding that is not possible like that."""
    if move < DIG_UP.first:
        card = move - (GO_WORK.first if move < DECLINE.first else DECLINE.first)
        ready = is_ready(state, seat, card)
        return Refusal("nothing-to-decline" if ready else "too-few-dwarves", "D6.1")
    if move < BUY_GOAL.first:
        return refuse_dig(state, move - DIG_UP.first)
    if move < DISCARD_GEM.first:
        trade = move - BUY_GOAL.first
        lies_open = trade in list(state.row)
        reason = "cannot-pay" if lies_open else "not-in-the-row"
        return Refusal(reason, "D6.10", {"trade": Trade.names[trade]})
    if move < DISCARD_OGRE.first:
        return Refusal("gem-not-in-hand", "D7.2", {"gem": Gem.names[move - DISCARD_GEM.first]})
    return Refusal("ogre-not-in-hand", "D7.2", {"ogre": Ogre.names[move - DISCARD_OGRE.first]})


def refuse_dig(state: DwarvesFall, card: int) -> Refusal:
    """A place that cannot be dug."""
    if not state.top[card] or state.under[card] == NO_CARD:
        return Refusal("no-stack", "D6.11")
    return Refusal("dwarves-in-the-way", "D6.11", {"dwarves": dwarves_on(state, card)})
