"""`motherlode verify`: whether a match was played by the luck that was promised."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from motherlode.core.errors import SetupError
from motherlode.server.web.verification import Evidence, read
from motherlode.server.web.verification import verify as verified

UNFAIR: Final = 1  # the exit code for a match that was not fair
HEXADECIMAL: Final = re.compile("[0-9a-f]{64}")
HEAD: Final = re.compile("([1-9][0-9]{0,8}):([0-9a-f]{64})")


def verify(
    path: Path,
    /,
    *,
    commitment: str | None = None,
    share: Sequence[str] = (),
    head: Sequence[str] = (),
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Compute a finished match anew from its secret and what the players added.

    Says true or false and why; the exit code is 0 or 1. A record alone can only be shown to be of
    one piece. Give what you kept from the match: the page shows it and keeps it for you.

    Parameters
    ----------
    path
        The record of a match as the server gives it: /api/tables/CODE/record.
    commitment
        The commitment that you saw when you sat down, 64 hexadecimal digits.
    share
        What you added to the luck, 64 hexadecimal digits; for several seats several times.
    head
        The head of the log that you saw at a step, as STEP:HEAD; as often as you like.
    json
        Print data instead of a sentence.
    """
    evidence = Evidence(
        None if commitment is None else digits("--commitment", commitment),
        [digits("--share", one) for one in share],
        [step_and_head(one) for one in head],
    )
    verdict = verified(read(path.read_bytes()), evidence)
    if json:
        print(msgspec.json.encode(verdict).decode())
    else:
        print(f"{str(verdict.fair).lower()}: {verdict.why}")
    if not verdict.fair:
        raise SystemExit(UNFAIR)


def digits(name: str, given: str) -> str:
    """A hash as it was given."""
    if not HEXADECIMAL.fullmatch(given):
        raise SetupError(f"{name} wants 64 hexadecimal digits in small letters")
    return given


def step_and_head(given: str) -> tuple[int, str]:
    """A head and the step at which it was seen."""
    if not (found := HEAD.fullmatch(given)):
        raise SetupError("--head wants a step, a colon and 64 hexadecimal digits: 12:3af...")
    return int(found[1]), found[2]
