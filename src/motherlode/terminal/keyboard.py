"""What people type."""

from __future__ import annotations

from rich.console import Console


class Quit(Exception):
    """Somebody wants to stop, or there is nothing more to read."""


class Keyboard:
    """Asks for lines; the end of the input is a wish to stop."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, prompt: str) -> str:
        """A line, without the space around it."""
        try:
            return self.console.input(f"{prompt} ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
