"""What people type."""

from __future__ import annotations

from typing import Final

from rich.console import Console

MOST_DIGITS: Final = 6  # of a number that anybody would type


class Quit(Exception):
    """Somebody wants to stop, or there is nothing more to read."""


class Keyboard:
    """Asks for lines; the end of the input is a wish to stop."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, prompt: str) -> str:
        """A line, without the space around it."""
        try:
            return self.console.input(f"{prompt} ", markup=False, emoji=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"


def number_in(typed: str) -> int | None:
    """The number that was typed, if it is one."""
    return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else None


def printable(typed: str) -> str:
    """What was typed, short and harmless enough to be printed."""
    return "".join(letter if letter.isprintable() else "?" for letter in typed[:60])
