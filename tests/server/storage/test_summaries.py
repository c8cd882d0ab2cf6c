"""Lists of tables: by phase, game, person, name; page by page."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import Connection, insert, select

from motherlode.server.storage import Storage
from motherlode.server.storage.appends import seat_all
from motherlode.server.storage.name_keys import search_key
from motherlode.server.storage.schema import tables
from motherlode.server.storage.summaries import Search, page_of
from motherlode.server.tables.summary import Sitting
from tests.server.storage.scene import NOON, open_table, played, shown, summary

pytestmark = pytest.mark.anyio


async def codes(store: Storage, **search: object) -> list[str]:
    found = await store.log_store.summaries(**search)  # type: ignore[arg-type]
    return [one.code for one in found]


async def test_the_latest_change_comes_first(store: Storage) -> None:
    await open_table(store, "AAAAAA", changed=3)
    await open_table(store, "BBBBBB", changed=1)
    await open_table(store, "CCCCCC", changed=2)
    assert await codes(store) == ["AAAAAA", "CCCCCC", "BBBBBB"]
    await store.log_store.append("BBBBBB", [played(2)], summary("BBBBBB", changed=4))
    assert await codes(store) == ["BBBBBB", "AAAAAA", "CCCCCC"]


async def test_a_summary_is_found_as_it_was_written(store: Storage) -> None:
    await open_table(store)
    assert await store.log_store.summaries() == [shown(summary())]


async def test_tables_are_found_by_what_they_are(store: Storage) -> None:
    await open_table(store, "AAAAAA", phase="open", changed=1)
    await open_table(store, "BBBBBB", phase="over", game="gem_forge", changed=2)
    await open_table(store, "CCCCCC", phase="over", listed=False, changed=3)
    assert await codes(store, phase="open") == ["AAAAAA"]
    assert await codes(store, phase="over") == ["CCCCCC", "BBBBBB"]
    assert await codes(store, game="gem_forge") == ["BBBBBB"]
    assert await codes(store, listed=True) == ["BBBBBB", "AAAAAA"]
    assert await codes(store, listed=False, phase="over") == ["CCCCCC"]
    assert await codes(store, game="gem_forge", phase="open") == []


async def test_the_tables_of_a_person_are_those_they_sit_at_or_host(store: Storage) -> None:
    olaf = Sitting(1, "olaf", "Olaf")
    await open_table(store, "HOSTED", host="olaf", sittings=[], changed=1)
    await open_table(store, "SITTER", sittings=[olaf], changed=2)
    await open_table(store, "OTHERS", changed=3)
    await open_table(store, "ITSBOT", sittings=[Sitting(0, None, "olaf")], changed=4)
    assert await codes(store, person="olaf") == ["SITTER", "HOSTED"]
    await store.log_store.append("SITTER", [played(2)], summary("SITTER", sittings=[]))
    assert await codes(store, person="olaf") == ["HOSTED"]


@pytest.mark.parametrize(
    ("name", "sought"),
    [
        ("Пётр Великий", "петр"),
        ("Пётр Великий", "ВЕЛИ"),
        ("João", "joao"),
        ("ANNA", "nn"),
        ("Straße", "STRASSE"),
        ("50% off_er", "50% OFF_"),
        ("back\\slash/", "K\\SLASH/"),
        ("ﬁsh", "fish"),
    ],
)
async def test_a_player_is_found_by_a_part_of_the_name(
    store: Storage, name: str, sought: str
) -> None:
    await open_table(store, "WANTED", sittings=[Sitting(2, "id", name)])
    await open_table(store, "OTHERS", sittings=[Sitting(2, "id", "Ogre")])
    assert await codes(store, player=sought) == ["WANTED"]


@pytest.mark.parametrize("sought", ["%", "_", "\\", "/", "A%a", "'; DROP TABLE entries; --", "\0x"])
async def test_signs_that_mean_something_to_the_database_mean_themselves(
    store: Storage, sought: str
) -> None:
    await open_table(store)
    assert await codes(store, player=sought) == []


async def test_a_player_sits_there_once_however_often_the_name_fits(store: Storage) -> None:
    both = [Sitting(0, "anna", "Anna"), Sitting(1, "anne", "Anne")]
    await open_table(store, sittings=both)
    assert await codes(store, player="ann") == ["ABCDEF"]


async def test_pages_follow_each_other_without_gap_or_double(store: Storage) -> None:
    everything = [f"CODE{number:02}" for number in range(11)]
    for place, code in enumerate(everything):
        await open_table(store, code, changed=NOON + place // 4)  # many at the same moment
    seen: list[str] = []
    page = await store.log_store.summaries(limit=3)
    while page:
        seen += [one.code for one in page]
        last = page[-1]
        page = await store.log_store.summaries(limit=3, before=last.changed, before_code=last.code)
    assert seen == sorted(everything, reverse=True)


async def test_a_page_can_be_before_a_moment(store: Storage) -> None:
    await open_table(store, "AAAAAA", changed=NOON)
    await open_table(store, "BBBBBB", changed=NOON + 1)
    assert await codes(store, before=NOON + 1) == ["AAAAAA"]
    assert await codes(store, before=10**30) == ["BBBBBB", "AAAAAA"]
    assert await codes(store, before=-(10**30)) == []
    assert await codes(store, limit=0) == []
    assert await codes(store, limit=-5) == []
    assert await codes(store, limit=10**30) == ["BBBBBB", "AAAAAA"]


async def test_a_player_is_searched_for_by_an_index(store: Storage) -> None:
    rows = [
        {"code": f"T{number:05}", "seat": seat, "person": None, "folded": f"dwarf {number % 50}"}
        for number in range(2000)
        for seat in range(2)
    ]
    await open_table(store, "WANTED", phase="over", sittings=[Sitting(2, "id", "Sigrun")])

    def fill(connection: Connection) -> None:
        plain = select(tables).where(tables.c.code == "WANTED")
        wanted = dict(connection.execute(plain).one()._mapping)
        others = [wanted | {"code": f"T{number:05}"} for number in range(2000)]
        connection.execute(insert(tables), others)
        seat_all(connection, rows)
        connection.exec_driver_sql("ANALYZE")

    await store._database.write(fill)
    assert await codes(store, player="igru", phase="over") == ["WANTED"]
    plan = await store._database.read(explain)
    assert re.search(r"ix_sittings_folded_code", plan), plan
    assert re.search(r"pk_spellings|spellings USING (COVERING )?INDEX|PRIMARY KEY", plan), plan
    assert not re.search(r"SCAN (sittings|spellings|tables)|Seq Scan", plan), plan


def explain(connection: Connection) -> str:
    """How the database would find the finished matches of a player."""
    search = Search("over", True, None, None, "igru", None, None, 50)
    query = page_of(search).compile(connection, compile_kwargs={"literal_binds": True})
    how = "EXPLAIN " if connection.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN "
    rows = connection.exec_driver_sql(how + str(query).replace("%", "%%"))
    return "\n".join(" ".join(map(str, row)) for row in rows)


def test_names_are_folded_alike() -> None:
    assert search_key("  Пётр \t Первый ") == search_key("петр первый") == "петр первыи"
    assert search_key("a\u200bb\0c") == "abc"
