"""Piles as counts by kind; compiled, these are copied into their callers, so the source is read."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[2] / "src" / "motherlode" / "core" / "piles.py"
PILE: Final = [2, 0, 1, 9]  # of which the last lies behind a row of three


@pytest.fixture(scope="module")
def piles() -> ModuleType:
    """The plain module, on whichever engine."""
    spec = spec_from_file_location("plain_piles", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_total_is_the_same_as_c_and_plain_python_find_it(piles: ModuleType) -> None:
    assert [piles.total(PILE, kinds) for kinds in range(5)] == [0, 2, 2, 3, 12]
    assert [piles.total.__wrapped__(PILE, kinds) for kinds in range(5)] == [0, 2, 2, 3, 12]


def test_a_piece_is_found_by_its_place_among_all(piles: ModuleType) -> None:
    assert [piles.nth(PILE, index, 3) for index in range(3)] == [0, 0, 2]


@pytest.mark.parametrize("index", [3, 4, 1000])
def test_no_place_leads_behind_the_row(piles: ModuleType, index: int) -> None:
    assert piles.nth(PILE, index, 3) == 2


def test_an_empty_row_has_a_last_kind(piles: ModuleType) -> None:
    assert piles.nth([0, 0, 0, 9], 0, 3) == 2
