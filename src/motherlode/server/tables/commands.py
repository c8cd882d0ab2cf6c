"""What may be done at a table: each command is checked and becomes events, or is refused.

Nothing here changes a table. The caller appends the events to the log and lets them happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from motherlode.core.errors import IllegalMove, OutOfHistory
from motherlode.server.log_events import (
    AnyLogEvent,
    BotSat,
    HandedBack,
    Ordered,
    Played,
    Rematched,
    Revealed,
    Sat,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.tables.chairs import Chair
from motherlode.server.tables.errors import NotNow, NotYours, TableError
from motherlode.server.tables.table import Table
from motherlode.server.terms import Level, Orders, Player

BOT_NAMES: Final = ("Grum", "Sigrun", "Torvik", "Hild", "Balder", "Runa", "Mokki", "Dagny")


# -- before the match -------------------------------------------------------------------------


def sit(table: Table, player: Player, seat: int | None, entropy: str) -> list[AnyLogEvent]:
    """Take a seat, any free one if none is named; one person may hold several."""
    require_open(table)
    return [Sat(free_seat(table, seat), player, entropy)]


def sit_again(table: Table, wanted: Sequence[Sat]) -> list[AnyLogEvent]:
    """Take the seats that one person wants, others where those are taken; once is enough."""
    if table.phase != "open" or not wanted:
        return []
    missing = wanted[len(table.chairs.held(wanted[0].player.person)) :]
    free = table.chairs.free()
    found: list[AnyLogEvent] = []
    for one in missing[: len(free)]:
        seat = one.seat if one.seat in free else free[0]
        free.remove(seat)
        found.append(Sat(seat, one.player, one.entropy))
    return found


def seat_bot(table: Table, by: str, seat: int | None, level: Level) -> list[AnyLogEvent]:
    """Give a seat to a bot; the host does that."""
    require_host(table, by)
    require_open(table)
    taken = {chair.name for chair in table.chairs}
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
    if not own:
        raise NotNow("already_started", "nobody can be sent away once the match has begun")
    return take_over(table, seat, "left")


def start(table: Table, by: str) -> list[AnyLogEvent]:
    """Deal; the host does that when all seats are taken."""
    require_host(table, by)
    require_open(table)
    if free := table.chairs.free():
        raise NotNow("too_few", f"{len(free)} seats are still free")
    return [Started()]


# -- the match --------------------------------------------------------------------------------


def play(table: Table, seat: int, move: int | str, sent: str, after: int) -> list[AnyLogEvent]:
    """Make a person's move; sent twice under the same id it is made once."""
    chair = chair_at(table, seat)
    require_play(table)
    if table.was_sent(seat, sent):
        return []
    if after < table.ids_since:
        raise OutOfHistory  # it may have been made already
    if seat in table.asked and after < table.asked_since[seat]:
        raise NotNow("stale", "the decision has changed since")
    text = legal(table, seat, move)
    returning: list[AnyLogEvent] = [HandedBack(seat)] if chair.taken_over else []
    return [*returning, Played(seat, text, sent)]


def play_for(
    table: Table, seat: int, move: int | str, sent: str, by: Literal["bot", "order"]
) -> list[AnyLogEvent]:
    """Make a move that the table itself makes for a seat."""
    require_play(table)
    return [Played(seat, legal(table, seat, move), sent, by)]


def legal(table: Table, seat: int, move: int | str) -> str:
    """The text of a move that a seat may make now; the rules refuse any other."""
    match, catalogue = table.match, table.game.catalogue
    number = catalogue.number(move)
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
    if table.undo_request:
        raise NotNow("already_asked", "somebody else's request is still open")
    stays = table.match.last_by(seat)
    if stays is None:
        raise NotNow("nothing_to_undo", "there is no move to take back")
    if stays < table.match.origin.moves:
        raise OutOfHistory
    if table.match.obstacle(stays) is None or not table.consenting(seat):
        return [Undone(seat, stays, sent)]
    return [UndoAsked(seat, stays, sent)]


def consent(table: Table, seat: int, agrees: bool, sent: str = "") -> list[AnyLogEvent]:
    """Answer somebody's request; when the last one agrees the move is taken back.

    Sent twice it is an answer to one request, not to the next one too.
    """
    if (seat, sent) in table.undo_ids:
        return []
    if seat not in table.awaited():
        raise NotNow("not_asked", "nobody asks this seat for consent")
    answer = UndoAnswered(seat, agrees, sent)
    return [answer, *granted(table, but=seat)] if agrees else [answer]


def granted(table: Table, but: int) -> list[AnyLogEvent]:
    """The request that comes true because nobody is left to agree but one seat, if it does."""
    request = table.undo_request
    if request is None or request.seat == but or set(table.awaited()) - {but}:
        return []
    if request.moves < table.match.origin.moves:
        raise OutOfHistory
    return [Undone(request.seat, request.moves)]


def order(table: Table, seat: int, orders: Orders) -> list[AnyLogEvent]:
    """Give standing orders; the same ones again change nothing."""
    chair = chair_at(table, seat)
    return [] if chair.orders == orders else [Ordered(seat, orders)]


def take_over(
    table: Table, seat: int, why: Literal["clock", "absence", "left"]
) -> list[AnyLogEvent]:
    """A bot goes on for a person; it has nothing against a move's being taken back."""
    chair = chair_at(table, seat)
    if table.phase != "playing" or chair.bot_level is not None:
        return []
    return [TakenOver(seat, table.terms.takeover, why), *granted(table, but=seat)]


def hand_back(table: Table, seat: int) -> list[AnyLogEvent]:
    """The person is there again."""
    return [HandedBack(seat)] if chair_at(table, seat).taken_over else []


# -- after the match --------------------------------------------------------------------------


def reveal(table: Table) -> list[AnyLogEvent]:
    """Open the secret once the match is over."""
    return [Revealed(table.secret.hex())] if table.over and table.revealed is None else []


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


def require_play(table: Table) -> None:
    """Only while the match is played."""
    if table.phase == "open":
        raise NotNow("not_started", "the match has not begun")
    if table.over:
        raise NotNow("over", "the match is over")


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
