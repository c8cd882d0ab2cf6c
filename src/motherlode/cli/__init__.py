"""The command line: one module a command, put together here."""

from __future__ import annotations

import os
import sys
from typing import Final

from cyclopts import App, CycloptsError, UnusedCliTokensError

import motherlode
from motherlode.cli.engine import engine
from motherlode.cli.extras import missing
from motherlode.core.errors import MotherlodeError

COMMANDS: Final = {  # a command is imported when it is called, and with it what its extra brings
    "play": "Play a game, with people at this terminal and with bots.",
    "games": "Show the games with their seats, minutes and options.",
    "replay": "Tell a recorded match, as an onlooker or a player saw it.",
    "review": "Say what was luck in a match, what was skill, what would have been better.",
    "check": "Say whether a position can stand on a table, or why it cannot.",
    "lessons": "Look after the lessons of the school.",
    "arena": "Let bots play each other: every deal in every rotation of the seats.",
    "puzzles": "Find positions in which one move is clearly best, and check them.",
    "train": "Let bots teach themselves a game: nets for searches.",
    "tune": "Look for better settings of a search.",
    "bench": "Measure the speed of every game.",
    "serve": "Open tables for people and bots over the network.",
    "worker": "Help a server with its reviews.",
    "admin": "Look after the tables and people of a server.",
    "verify": "Say whether a finished match was played by the luck that was promised.",
}
REFUSED: Final = 2  # the exit code of whatever was asked for and cannot be done


def version() -> str:
    """The version, and which form of the engine is at work."""
    return f"motherlode {motherlode.__version__}, {engine()}"


app: Final = App(
    name="motherlode",
    help="Four dwarf-and-gem tabletop games.",
    version=version,
    result_action="return_value",
)
for name, purpose in COMMANDS.items():
    app.command(f"motherlode.cli.{name}:{name}", name=name, help=purpose)


def main() -> None:
    """Run a command; what goes wrong is said in one sentence."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except UnusedCliTokensError as error:
        refuse(
            f"nothing takes {' '.join(error.unused_tokens or ())!r} there; --help says what does"
        )
    except CycloptsError as error:
        refuse(" ".join(str(error).split()))
    except MotherlodeError as error:
        refuse(str(error))
    except ImportError as error:
        refuse_missing(error)
    except UnicodeDecodeError:
        refuse("the file is not text in UTF-8")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def refuse(sentence: str) -> None:
    """Say what is wrong and stop."""
    print(f"motherlode: {sentence}", file=sys.stderr)
    raise SystemExit(REFUSED)


def refuse_missing(error: ImportError) -> None:
    """Say which extra is missing; any other failed import is a defect."""
    sentence = missing(error)
    if sentence is None:
        raise error
    refuse(sentence)
