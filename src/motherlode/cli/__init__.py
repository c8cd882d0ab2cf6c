"""The command line: one module a command, put together here."""

from __future__ import annotations

import os
import sys
from typing import Final

from cyclopts import App, CycloptsError

import motherlode
from motherlode.cli.arena import arena
from motherlode.cli.bench import bench
from motherlode.cli.check import check
from motherlode.cli.games import games
from motherlode.cli.play import play
from motherlode.cli.replay import replay
from motherlode.core.errors import MotherlodeError

LATER: Final = {  # commands of the server, which only they import
    "serve": "Open tables for people and bots over the network.",
    "verify": "Say whether a finished match was played by the luck that was promised.",
}
REFUSED: Final = 2  # the exit code of whatever was asked for and cannot be done


def version() -> str:
    """The version, and which form of the engine is at work."""
    return f"motherlode {motherlode.__version__}, engine {engine()}"


def engine() -> str:
    """Whether the engine is compiled."""
    return "compiled" if motherlode.compiled else "in plain Python"


app: Final = App(
    name="motherlode",
    help="Four dwarf-and-gem tabletop games.",
    version=version,
    result_action="return_value",
)
for command in (play, games, replay, check, arena, bench):
    app.command(command)
for name, purpose in LATER.items():
    app.command(f"motherlode.cli.{name}:{name}", name=name, help=purpose)


def main() -> None:
    """Run a command; what goes wrong is said in one sentence."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except CycloptsError as error:
        refuse(" ".join(str(error).split()))
    except MotherlodeError as error:
        refuse(str(error))
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
