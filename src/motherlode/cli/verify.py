"""`motherlode verify`: whether a match was played by the luck that was promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from motherlode.server.web.verification import read
from motherlode.server.web.verification import verify as verified

UNFAIR: Final = 1  # the exit code for a match that was not fair


def verify(path: Path, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Compute a finished match anew from its secret and what the players added.

    Says true or false and why; the exit code is 0 or 1.

    Parameters
    ----------
    path
        The record of a match as the server gives it: /api/tables/CODE/record.
    json
        Print data instead of a sentence.
    """
    verdict = verified(read(path.read_bytes()))
    if json:
        print(msgspec.json.encode(verdict).decode())
    else:
        print(f"{str(verdict.fair).lower()}: {verdict.why}")
    if not verdict.fair:
        raise SystemExit(UNFAIR)
