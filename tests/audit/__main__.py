"""`make audit`: what stands behind each clause of the rules, and what is missing.

python -m tests.audit [quartz ...]
"""

from __future__ import annotations

import sys

from motherlode.games import GAMES, find
from tests.audit.audit import audit


def main() -> None:
    """Print every clause, then the gaps."""
    gaps: list[str] = []
    for key in sys.argv[1:] or GAMES:
        for entry in audit(find(key)):
            print(*entry.lines(), sep="\n")
            gaps += entry.gaps()
    print(*gaps, f"{len(gaps)} gaps", sep="\n")
    sys.exit(len(gaps) > 0)


if __name__ == "__main__":
    main()
