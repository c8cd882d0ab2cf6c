"""What each seat has not read yet of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from motherlode.core.events import Event
from motherlode.words import Speaker


class Diary:
    """Keeps the sentences for every reader until that reader looks."""

    def __init__(self, speaker: Speaker, readers: Iterable[int]) -> None:
        self.speaker = speaker
        self.unread: dict[int, list[str]] = {reader: [] for reader in readers}

    def write(self, events: Sequence[Event]) -> None:
        """Note what happened in a move, for each reader what that reader may know."""
        for reader, unread in self.unread.items():
            unread.extend(story(events, reader, self.speaker.to(reader)))

    def read(self, reader: int) -> list[str]:
        """What a reader has not read yet; strangers have nothing to read."""
        paragraphs = self.unread.get(reader, [])
        self.unread[reader] = []
        return paragraphs


def story(events: Sequence[Event], seat: int, speaker: Speaker) -> list[str]:
    """Events in sentences, a paragraph for as long as they are about the same seat.

    If the same happens to everyone again and again, as in dealing, it is told seat by seat.
    """
    seen = [event.seen_by(seat) for event in events]
    told: list[tuple[object, str]] = []
    for key, run in groupby(filter(None, seen), key=itemgetter("event")):
        roles = [role.name for role in speaker.kinds[str(key)].roles]
        lines = [(whom(event, roles), speaker.event(event)) for event in run]
        if len(lines) > len(speaker.players):
            lines.sort(key=lambda line: str(line[0]))
        told += lines
    return flow(told)


def whom(event: Mapping[str, object], roles: Sequence[str]) -> object:
    """Whom an event is about: a seat, the whole table, or whoever it was before."""
    if not roles or (roles[0] != "seat" and "seat" in roles):
        return "table"
    return event.get("seat")


def flow(told: Iterable[tuple[object, str]]) -> list[str]:
    """Sentences about the same seat on a line together; what repeats is counted."""
    paragraphs: list[list[str]] = []
    about: object = None
    for person, sentence in told:
        if not paragraphs or person not in (None, about):
            paragraphs.append([])
        paragraphs[-1].append(sentence)
        about = about if person is None else person
    return [" ".join(map(counted, groupby(paragraph))) for paragraph in paragraphs]


def counted(repeated: tuple[str, Iterator[str]]) -> str:
    """A sentence, and how often it is said."""
    sentence, times = repeated[0], len(list(repeated[1]))
    return sentence if times == 1 else f"{sentence} (×{times})"
