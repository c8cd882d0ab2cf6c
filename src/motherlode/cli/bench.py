"""`motherlode bench`: how fast the engine is here."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import motherlode
from motherlode.bench.main import main
from motherlode.cli.engine import engine
from motherlode.core.errors import SetupError


def bench(
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    seconds: float = 1.0,
    peers: bool = True,
    plain: bool = True,
    save: Path | None = None,
) -> None:
    """Measure the speed of every game.

    Parameters
    ----------
    json
        Print data instead of tables.
    seconds
        CPU time for each figure.
    peers
        Measure OpenSpiel beside it, if it is there.
    plain
        Measure the plain engine beside it, if its sources are there.
    save
        A folder for results.md and results.json.
    """
    if not motherlode.compiled:
        raise SetupError(f"the engine is not compiled, so there is nothing to measure ({engine()})")
    if not seconds > 0:
        raise SetupError(f"a figure takes more than {seconds} seconds")
    print(engine(), file=sys.stderr if json else sys.stdout, flush=True)
    main(json, seconds, peers, plain, save)
