"""Every card that a game names is drawn by the page, and the page says what it does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from motherlode.games import find
from motherlode.words import LANGUAGES

WEB: Final = Path(__file__).parents[2] / "web" / "src"
DRAWN: Final = re.compile(r"^  (\w+):", re.MULTILINE)
PICTURES: Final = {
    ("quartz", "card"): "look/pictures/quartz/index.ts",
    ("quartz_cards", "card"): "look/pictures/quartz_cards/index.ts",
    ("dwarves_fall", "ogre"): "look/pictures/dwarves_fall/ogres.ts",
    ("gem_forge", "card"): "look/pictures/gem_forge/cards.ts",
}
every_card = pytest.mark.parametrize(("game", "kind"), PICTURES)


@every_card
def test_every_card_has_a_picture(game: str, kind: str) -> None:
    file = PICTURES[game, kind]
    drawn = set(DRAWN.findall((WEB / file).read_text(encoding="utf-8")))
    missing = [name for name in find(game).names[kind] if name not in drawn]
    assert not missing, f"web/src/{file} draws no {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_every_mining_card_does(language: str) -> None:
    file = f"words/{language}/quartz.ftl"
    said = set(
        re.findall(r"^quartz-does-([\w-]+) =", (WEB / file).read_text("utf-8"), re.MULTILINE)
    )
    cards = [name.replace("_", "-") for name in find("quartz").names["card"]]
    missing = [name for name in cards if name not in said]
    assert not missing, f"web/src/{file} does not say what these do: {', '.join(missing)}"
