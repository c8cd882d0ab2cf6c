"""A match that today's rules cannot play: all that can be told of it is what the log says."""

from __future__ import annotations

from msgspec import Struct

from motherlode.server.protocol import Unread


class UnreadMatch(Struct, frozen=True):
    """The moves as they were written, and what is in the way of playing them."""

    why: Unread
    moves: tuple[tuple[int, str], ...] = ()  # the seat and the text of its move
