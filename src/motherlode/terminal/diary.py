"""What each seat has not read yet of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
            unread.extend(story(events, reader, self.speaker))

    def read(self, reader: int) -> list[str]:
        """What a reader has not read yet."""
        paragraphs, self.unread[reader] = self.unread[reader], []
        return paragraphs


def story(events: Sequence[Event], seat: int, speaker: Speaker) -> list[str]:
    """Events in sentences, a paragraph for as long as they are about the same seat."""
    paragraphs: list[str] = []
    about: object = None
    for event in events:
        seen = event.seen_by(seat, speaker.game.names)
        if seen is None:
            continue
        sentence = speaker.event(seen)
        if paragraphs and seen.get("seat", about) == about:
            paragraphs[-1] += f" {sentence}"
        else:
            paragraphs.append(sentence)
        about = seen.get("seat", about)
    return paragraphs
