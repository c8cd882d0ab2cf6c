"""Names of people are one line that everyone can see."""

from __future__ import annotations

import msgspec
import pytest

from motherlode.server.terms import Player


@pytest.mark.parametrize("name", ["Odda", "Ёлка 7", "São João", "名", "O'Dda-2", "👑 king"])
def test_a_name_of_any_script(name: str) -> None:
    assert msgspec.convert({"person": "p", "name": name}, Player).name == name


@pytest.mark.parametrize(
    "name",
    ["", " ", " Odda", "Odda ", "Odda\n", "Od\nda", "Od\x00da", "Od\u202eda", "\u200b", "x" * 25],
)
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"person": "p", "name": name}, Player)
