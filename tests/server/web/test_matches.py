"""Finished matches: the record, its verdict, and the way it went."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode.core.record import Record
from motherlode.server.tables import luck
from tests.cli.run import Shell
from tests.server.web.site import Site, finished, new_table, problem

Spoil = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def record(site: Site) -> dict[str, Any]:
    with site.guest() as player:
        code = finished(site, player)
        opened: dict[str, Any] = player.get(f"/api/tables/{code}/record").json()
    return opened


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def test_a_record_holds_all_that_its_luck_came_from(record: dict[str, Any]) -> None:
    secret = bytes.fromhex(record["secret"])
    entropy = {int(seat): added for seat, added in record["entropy"].items()}
    assert luck.commitment(secret) == record["commitment"]
    assert luck.key(secret, entropy).hex() == record["record"]["seed"]
    state = Record.loads(json.dumps(record["record"])).replay()
    assert list(state.outcome().ranks) == record["ranks"]


@pytest.mark.parametrize("what", ["record", "verify", "replay"])
def test_a_match_that_is_not_over_is_not_even_computed(
    site: Site, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def order(address: str) -> None:
        raise AssertionError("its whole log was folded")

    monkeypatch.setattr(site.dependencies.replay_pool, "order", order)
    with site.guest() as player:
        code = new_table(player)["code"]
        answer = player.get(f"/api/tables/{code}/{what}")
    assert problem(answer, 409) == "not_over"


def test_a_replay_that_the_client_has_is_not_made_again(
    site: Site, record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"{site.url}/api/tables/{record['code']}/replay"
    seats = ("0", "1", "open")
    first = [httpx.get(path, params={"seat": seat}) for seat in seats]
    tags = [answer.headers["ETag"] for answer in first]
    assert len(set(tags)) == 3

    async def never(*work: object) -> None:
        raise AssertionError("nothing is to be computed")

    monkeypatch.setattr(site.dependencies.replay_pool.behind, "do", never)
    known = {"If-None-Match": tags[0]}
    again = httpx.get(path, params={"seat": 0}, headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == tags[0]
    for answer, seat in zip(first, seats, strict=True):
        assert httpx.get(path, params={"seat": seat}).json() == answer.json()


def test_the_server_says_that_it_was_fair(site: Site, record: dict[str, Any]) -> None:
    verdict = httpx.get(f"{site.url}/api/tables/{record['code']}/verify").json()
    assert (verdict["fair"], verdict["commitment"], verdict["key"], verdict["match"]) == (True,) * 4


def test_anyone_can_verify_it_at_home(record: dict[str, Any], shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    result = shell("verify", str(path))
    assert result.code == 0
    assert result.out.startswith("true: ")
    assert json.loads(shell("verify", str(path), "--json").out)["fair"] is True


@pytest.mark.parametrize("text", ["", "{}", "[1]", "not json", '{"code": 7}'])
def test_what_is_no_record_is_refused_in_a_sentence(
    shell: Shell, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    assert "not a record" in shell.refused("verify", str(path))


def replayed(site: Site, code: str, seat: int | str | None = None) -> dict[str, Any]:
    query = {} if seat is None else {"seat": str(seat)}
    answer = httpx.get(f"{site.url}/api/tables/{code}/replay", params=query)
    assert answer.status_code == 200, answer.text
    steps: dict[str, Any] = answer.json()
    return steps


def test_a_match_is_told_as_a_seat_saw_it(site: Site, record: dict[str, Any]) -> None:
    told = replayed(site, record["code"], 1)
    assert len(told["steps"]) == len(record["record"]["moves"]) + 1
    assert all(step["views"][0]["seat"] == 1 for step in told["steps"])
    assert told["steps"][0]["move"] is None
    for step in told["steps"][1:]:
        assert (step["move"] is not None) == (step["seat"] == 1)
    assert told["steps"][-1]["views"][0]["outcome"]["ranks"] == record["ranks"]


def test_a_match_is_told_as_onlookers_saw_it(site: Site, record: dict[str, Any]) -> None:
    told = replayed(site, record["code"])
    assert all(step["views"][0]["seat"] is None for step in told["steps"])
    assert all(step["move"] is None for step in told["steps"])


def test_a_match_is_told_with_everything_open(site: Site, record: dict[str, Any]) -> None:
    told = replayed(site, record["code"], "open")
    assert told["open"]
    for step in told["steps"]:
        assert [view["seat"] for view in step["views"]] == [0, 1]
        assert all(None not in event.values() for event in step["events"] if "card" in event)


@pytest.mark.parametrize("seat", ["2", "-1", "x", "99999999999999999999"])
def test_no_match_is_told_from_a_seat_that_there_is_not(
    site: Site, record: dict[str, Any], seat: str
) -> None:
    answer = httpx.get(f"{site.url}/api/tables/{record['code']}/replay?seat={seat}")
    assert problem(answer, 400) in {"no_seat", "not_understood"}
