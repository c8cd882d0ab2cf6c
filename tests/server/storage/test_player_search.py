"""A search looks at a bounded number of matches, whatever is searched for."""

from __future__ import annotations

import pytest

from motherlode.server.storage import Storage, player_search
from motherlode.server.storage.interfaces import Found
from motherlode.server.tables.summary import Sitting
from tests.server.storage.scene import NOON, open_table

pytestmark = pytest.mark.anyio


async def finish(store: Storage, number: int, *names: str, game: str = "quartz") -> str:
    code = f"T{number:05}"
    sitters = [Sitting(seat, f"p-{name}", name) for seat, name in enumerate(names)]
    at = NOON + number
    await open_table(store, code, phase="over", sittings=sitters, changed=at, opened=at, game=game)
    return code


def codes(found: Found) -> list[str]:
    return [one.code for one in found.summaries]


async def pages(store: Storage, player: str, limit: int = 2) -> list[list[str]]:
    """All pages of a search."""
    found = await store.log_store.search(player, limit=limit)
    all_pages = [codes(found)]
    while found.before is not None:
        found = await store.log_store.search(
            player, before=found.before, before_code=found.before_code, limit=limit
        )
        all_pages.append(codes(found))
    return all_pages


async def test_a_rare_name_is_found_wherever_it_stands(store: Storage) -> None:
    old = await finish(store, 0, "Aldis", "Grum")
    for number in range(1, 8):
        await finish(store, number, "Odda", "Grum")
    assert await pages(store, "ldi") == [[old]]
    assert codes(await store.log_store.search("Aldis", game="gem_forge")) == []
    assert codes(await store.log_store.search("nobody")) == []


async def test_a_common_name_is_found_page_by_page_in_windows(
    store: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_search, "RARE", 3)
    monkeypatch.setattr(player_search, "WINDOW", 4)
    mine: list[str] = []
    for number in range(12):
        name = "Odda" if number in (0, 1, 2, 9, 10, 11) else "Runa"
        code = await finish(store, number, name, "Grum")
        if name == "Odda":
            mine.insert(0, code)
    found = await pages(store, "odd")
    assert [code for page in found for code in page] == mine
    assert all(len(page) <= 2 for page in found)
    assert [] in found, "a window in which nothing was found is followed by the next"


async def test_one_letter_looks_for_some_names_only(
    store: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_search, "NAMES", 2)
    for number, name in enumerate(["Aa", "Ab", "Ac", "Ad"]):
        await finish(store, number, name)
    found = await store.log_store.search("a")
    assert len(found.summaries) == 2
