"""How wide ints are where it matters to a build: every other int fits into 32 bits."""

from __future__ import annotations

Wide = int  # 64 bits
Small = int  # 16 bits, in tables alone
Luck = int  # what dice show: 64 bits, and never negative
