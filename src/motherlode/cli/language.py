"""Which language to speak."""

from __future__ import annotations

import os
from typing import Literal

from motherlode.words import LANGUAGES

Language = Literal["en", "ru", "pt"]


def spoken(language: Language | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if language:
        return language
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return setting[:2] if setting and setting[:2] in LANGUAGES else "en"
