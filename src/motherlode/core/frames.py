"""The frames on the stack of open decisions, and the places of their ints.

A frame says which decision it is, whom it asks, and three ints that mean what the decision
says they mean. There are three sorts:

* a decision to one seat (`ask`);
* a window that asks several seats at once (`ask_all`): answers are kept secret in the frame
  and the decision is resumed when the last one has come;
* work to go on with (`then`): nobody is asked, the decision is resumed as soon as everything
  above it is done.
"""

from __future__ import annotations

from typing import Final

MOST_DECISIONS: Final = 16
FRAME: Final = 11  # ints of a frame: decision, seat, a, b, c, waiting, an answer for each seat
DECISION: Final = 0
ASKED: Final = 1  # the seat of a decision; NO_SEAT for a window and for work
FIRST: Final = 2  # a, b and c
WAITING: Final = 5  # the seats that a window still waits for
ANSWERS: Final = 6
NO_ANSWER: Final = -1
