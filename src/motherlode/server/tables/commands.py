"""What may be done at a table: each command is checked and becomes events, or is refused.

Nothing here changes a table. The caller appends the events to the log and lets them happen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from motherlode.core.errors import IllegalMove, OutOfHistory
from motherlode.server.log_events import (
    Aborted,
    AnyLogEvent,
    BotSat,
    Called,
    Committed,
    HandedBack,
    Opened,
    Ordered,
    Played,
    Rematched,
    Revealed,
    Said,
    Sat,
    Shared,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.tables import luck
from motherlode.server.tables.chairs import Chair
from motherlode.server.tables.errors import NotNow, NotYours, TableError
from motherlode.server.tables.names import BOT_NAMES, distinct
from motherlode.server.tables.patience import require_patience
from motherlode.server.tables.rulesets import is_of_another_version, ruleset
from motherlode.server.tables.table import Table
from motherlode.server.terms import Fork, Level, Orders, Phrase, Player, TakeoverReason, Terms

MOST_RETURNS: Final = 5  # of one person to one match, after running out of time or leaving

SILENCE: Final = 2000  # milliseconds between two phrases of a seat


# -- before the match -------------------------------------------------------------------------


def open_as(
    terms: Terms,
    host: Player,
    secret: bytes,
    bots: Sequence[BotSat] = (),
    before: str | None = None,
    fork: Fork | None = None,
) -> list[AnyLogEvent]:
    """Open a table under the rules of today; terms under which nobody can play are refused."""
    rules = ruleset(terms)
    if terms.clock.kind != "none" and not terms.clock.seconds:
        raise TableError("no_time", "a clock needs at least a second")
    commitment = luck.commitment(secret)
    return [Opened(terms, host, commitment, before, luck.SCHEME, rules, fork), *bots]


def sit(
    table: Table,
    player: Player,
    seat: int | None,
    entropy: str | None,
    commitment: str | None = None,
) -> list[AnyLogEvent]:
    """Take a seat, any free one if none is named; one person may hold several."""
    require_open(table)
    if player.person in table.kicked:
        raise NotYours("kicked", "the host has sent you away from this table")
    who = named(player, table.chairs.names())
    return [Sat(free_seat(table, seat), who, entropy, commitment)]


def named(player: Player, taken: Iterable[str]) -> Player:
    """A player under a name that nobody else at the table has."""
    return replace(player, name=distinct(player.name, taken))


def sit_again(table: Table, wanted: Sequence[Sat]) -> list[AnyLogEvent]:
    """Take the seats that one person wants, others where those are taken; once is enough."""
    if table.phase != "open" or not wanted or wanted[0].player.person in table.kicked:
        return []
    missing = wanted[len(table.chairs.held(wanted[0].player.person)) :]
    free, names = table.chairs.free(), table.chairs.names()
    found: list[AnyLogEvent] = []
    for one in missing[: len(free)]:
        seat = one.seat if one.seat in free else free[0]
        free.remove(seat)
        player = named(one.player, names)
        names.append(player.name)
        found.append(replace(one, seat=seat, player=player))
    return found


def seat_bot(table: Table, by: str, seat: int | None, level: Level) -> list[AnyLogEvent]:
    """Give a seat to a bot; the host does that."""
    require_host(table, by)
    require_open(table)
    taken = table.chairs.names()
    name = next(name for name in BOT_NAMES if name not in taken)
    return [BotSat(free_seat(table, seat), level, name)]


def stand(table: Table, by: str, seat: int) -> list[AnyLogEvent]:
    """Free a seat: one's own, or as the host anybody's. In play a bot goes on instead."""
    chair = chair_at(table, seat)
    own = chair.person == by
    if not own:
        require_host(table, by)
    if chair.free:
        raise NotNow("no_sitter", f"nobody sits on seat {seat}")
    if table.phase == "open":
        return [Stood(seat, kicked=not own and chair.player is not None)]
    require_readable(table)
    if not own:
        raise NotNow("already_started", "nobody can be sent away once the match has begun")
    return take_over(table, seat, "left")


def start(table: Table, by: str) -> list[AnyLogEvent]:
    """Deal, once everyone has shown their luck; the host asks for it when all seats are taken."""
    require_host(table, by)
    require_open(table)
    if free := table.chairs.free():
        raise NotNow("too_few", f"{len(free)} seats are still free")
    if is_of_another_version(table.terms, table.rules):
        raise NotNow("other_rules", "the rules have changed since this table was opened")
    if unbound := table.chairs.unbound():
        raise NotNow("not_bound", f"seat {unbound[0]} has not yet added its luck")
    if not table.chairs.unshared():
        return [Started()]
    return [] if table.called is not None else [Called()]


def share(table: Table, by: str, shares: Mapping[int, str]) -> list[AnyLogEvent]:
    """Show what one is bound to; with the last one the match begins. Once is enough."""
    if shares.items() <= table.chairs.entropy().items():
        return []
    require_called(table)
    shown: list[AnyLogEvent] = []
    for seat, entropy in sorted(shares.items()):
        require_seat(table, by, seat)
        if luck.share_commitment(entropy) != table.chairs[seat].commitment:
            raise TableError("wrong_share", f"seat {seat} was bound to something else")
        if seat in table.chairs.unshared():
            shown.append(Shared(seat, entropy))
    complete = set(table.chairs.unshared()) <= set(shares)
    return [*shown, Started()] if complete else shown


def commit(table: Table, by: str, seat: int, commitment: str) -> list[AnyLogEvent]:
    """Be bound anew, after a deal that came to nothing."""
    require_seat(table, by, seat)
    require_open(table)
    if seat not in table.chairs.unbound():
        raise NotNow("already_bound", f"seat {seat} has added its luck already")
    return [Committed(seat, commitment)]


def recall(table: Table) -> list[AnyLogEvent]:
    """Give up a deal for which somebody has not shown their luck; they lose their seat."""
    if table.called is None:
        return []
    return [Stood(seat) for seat in table.chairs.unshared()]


# -- the match --------------------------------------------------------------------------------


def play(table: Table, seat: int, move: int | str, sent: str, after: int) -> list[AnyLogEvent]:
    """Make a person's move; sent twice under the same id it is made once."""
    chair_at(table, seat)
    require_play(table)
    if table.was_sent(seat, sent):
        return []
    if after < table.ids_since:
        raise OutOfHistory  # it may have been made already
    if was_answered_for(table, seat, move, after):
        return []
    if seat in table.asked and after < table.asked_since[seat]:
        raise NotNow("stale", "the decision has changed since")
    text = legal(table, seat, move)
    return [*hand_back(table, seat), Played(seat, text, sent)]


def play_for(
    table: Table, seat: int, move: int | str, sent: str, by: Literal["bot", "order"]
) -> list[AnyLogEvent]:
    """Make a move that the table itself makes for a seat."""
    require_play(table)
    return [Played(seat, legal(table, seat, move), sent, by)]


def was_answered_for(table: Table, seat: int, move: int | str, after: int) -> bool:
    """Whether the table has made this very move meanwhile, for the decision that a client saw."""
    made = zip(table.match.made, table.move_ids, strict=True)
    last = next(((one, sent) for one, sent in reversed([*made]) if one.seat == seat), None)
    if last is None or last[0].move != table.game.catalogue.number(move):
        return False
    order, _, since = last[1].rpartition("-")
    unseen = after < (table.asked_since[seat] if seat in table.asked else table.step)
    return order == "order" and since.isdecimal() and int(since) <= after and unseen


def legal(table: Table, seat: int, move: int | str) -> str:
    """The text of a move that a seat may make now; the rules refuse any other."""
    match, catalogue = table.match, table.game.catalogue
    number = table.game.legal_name(match.state, seat, catalogue.number(move))
    if not any(number in listed for listed in match.legal(seat)):
        refusal = match.state.why_not(seat, number)
        assert refusal is not None, "a move that is not listed is refused"
        raise IllegalMove(refusal)
    return catalogue.text(number)


def undo(table: Table, seat: int, sent: str = "") -> list[AnyLogEvent]:
    """Take one's last move back, or ask the others for it; sent twice it is done once."""
    chair_at(table, seat)
    require_play(table)
    if (seat, sent) in table.undo_ids:
        return []
    require_patience(table, seat)
    if table.undo_request:
        raise NotNow("already_asked", "somebody else's request is still open")
    stays = table.undoable_by(seat)
    if stays is None:
        raise NotNow("nothing_to_undo", "there is no move to take back")
    if stays < table.match.origin.moves:
        raise OutOfHistory
    if table.match.obstacle(stays) is None or not table.consenting(seat, stays):
        return [*hand_back(table, seat), Undone(seat, stays, sent)]
    return [*hand_back(table, seat), UndoAsked(seat, stays, sent)]


def consent(table: Table, seat: int, agrees: bool, sent: str = "") -> list[AnyLogEvent]:
    """Answer somebody's request; when the last one agrees the move is taken back.

    Sent twice it is an answer to one request, not to the next one too.
    """
    if (seat, sent) in table.undo_ids:
        return []
    if seat not in table.awaited():
        raise NotNow("not_asked", "nobody asks this seat for consent")
    answer = UndoAnswered(seat, agrees, sent)
    return [answer, *granted(table, by=seat)] if agrees else [answer]


def granted(table: Table, by: int) -> list[AnyLogEvent]:
    """The request that comes true because one seat was the last that had to agree, if it does."""
    request = table.undo_request
    if request is None or set(table.awaited()) - {by}:
        return []
    if request.moves < table.match.origin.moves:
        raise OutOfHistory
    return [Undone(request.seat, request.moves)]


def order(table: Table, seat: int, orders: Orders) -> list[AnyLogEvent]:
    """Give standing orders; the same ones again change nothing."""
    if chair_at(table, seat).orders == orders:
        return []
    require_patience(table, seat)
    return [Ordered(seat, orders)]


def say(table: Table, seat: int, phrase: Phrase, now: int) -> list[AnyLogEvent]:
    """Say a phrase, but not one upon the other."""
    if now < chair_at(table, seat).said_at + SILENCE:
        raise NotNow("too_fast", "a phrase was said just now")
    require_patience(table, seat)
    return [Said(seat, phrase)]


def take_over(table: Table, seat: int, why: TakeoverReason) -> list[AnyLogEvent]:
    """A bot goes on for a person, and consents to nothing; whoever leaves has no say any more."""
    chair = chair_at(table, seat)
    if table.phase != "playing" or chair.bot_level is not None:
        return []
    taken: list[AnyLogEvent] = [TakenOver(seat, table.terms.takeover, why)]
    return [*taken, Aborted()] if why == "left" and table.abort_awaited() == [seat] else taken


def hand_back(table: Table, seat: int) -> list[AnyLogEvent]:
    """The person is there again, with the time that they had left."""
    chair = chair_at(table, seat)
    if not chair.taken_over:
        return []
    if seat in table.resigned:
        raise NotNow("resigned", "whoever has resigned cannot come back")
    if chair.bot_must_move:
        raise NotNow("out_of_time", "the time for this move is over; a bot makes it")
    if not may_return(chair):
        raise NotNow("no_more_returns", f"nobody can come back more than {MOST_RETURNS} times")
    return [HandedBack(seat)]


def welcome_back(table: Table, seat: int) -> list[AnyLogEvent]:
    """Give a seat back to somebody who comes in, if they can have it by now."""
    chair = chair_at(table, seat)
    if not chair.taken_over or seat in table.resigned or not may_return(chair):
        return []
    return [HandedBack(seat)]


def may_return(chair: Chair) -> bool:
    """Whether a person can have the seat back; whoever only had a bad line always can."""
    absent = chair.taken_over_why == "absence"
    return absent or (not chair.bot_must_move and chair.returns < MOST_RETURNS)


# -- after the match --------------------------------------------------------------------------


def reveal(table: Table) -> list[AnyLogEvent]:
    """Open the secret once the match is over."""
    return [Revealed(table.secret.hex(), table.ranks)] if table.over and not table.revealed else []


def rematch(table: Table, by: str, code: str) -> list[AnyLogEvent]:
    """Go on at another table; whoever asks first names it."""
    if not table.chairs.held(by):
        raise NotYours("not_seated", "only those who played can ask for a rematch")
    if not table.over:
        raise NotNow("not_over", "the match is not over")
    return [] if table.rematch else [Rematched(code)]


# -- checks -----------------------------------------------------------------------------------


def require_host(table: Table, person: str) -> None:
    """Only who opened the table may do that."""
    if person != table.host.person:
        raise NotYours("not_host", "only the host of the table can do that")


def require_seat(table: Table, person: str, seat: int) -> None:
    """Only who sits there may command for a seat."""
    if chair_at(table, seat).person != person:
        raise NotYours("not_your_seat", f"seat {seat} is not yours")


def require_open(table: Table) -> None:
    """Only before the deal."""
    if table.phase != "open":
        raise NotNow("already_started", "the match has begun already")


def require_called(table: Table) -> None:
    """Only while the table waits for what its people are bound to."""
    require_open(table)
    if table.called is None:
        raise NotNow("not_called", "nobody shows their luck before the host wants to begin")


def require_play(table: Table) -> None:
    """Only while the match is played."""
    if table.phase == "open":
        raise NotNow("not_started", "the match has not begun")
    if table.over:
        raise NotNow("over", "the match is over")
    require_readable(table)


def require_readable(table: Table) -> None:
    """Only at a match that the rules of today can play."""
    if table.unread:
        raise NotNow("other_rules", "the rules have changed since this match began")


def chair_at(table: Table, seat: int) -> Chair:
    """A seat that there is."""
    if not 0 <= seat < len(table.chairs):
        raise TableError("no_seat", f"there is no seat {seat}")
    return table.chairs[seat]


def free_seat(table: Table, seat: int | None) -> int:
    """The seat that was named, or the first that is free."""
    free = table.chairs.free()
    if seat is not None and chair_at(table, seat) and seat not in free:
        raise NotNow("seat_taken", f"seat {seat} is taken")
    if not free:
        raise NotNow("full", "all seats are taken")
    return free[0] if seat is None else seat
