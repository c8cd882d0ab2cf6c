"""What an account has learnt comes along to every device."""

from __future__ import annotations

import zlib
from typing import Any

import httpx
import pytest

from motherlode.school.puzzles.puzzle import shipped
from tests.server.web.site import Site, problem

PATH = "/api/me/progress"
NOTHING = {
    "done": [],
    "answers": {},
    "tips": {},
    "firsts": {},
    "solved": [],
    "streak": {"last": 0, "days": 0},
}
PUZZLE = shipped("quartz")[0].key


def account(guest: httpx.Client, login: str) -> dict[str, str]:
    """Make the guest an account."""
    credentials = {"login": login, "password": "deep in the mine"}
    assert guest.post("/api/me/password", json=credentials).status_code == 200
    return credentials


def brought(guest: httpx.Client, **learnt: Any) -> Any:
    answer = guest.post(PATH, json=learnt)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_another_device_knows_it_and_adds_its_own(site: Site, guest: httpx.Client) -> None:
    credentials = account(guest, "learner")
    assert brought(guest) == NOTHING
    first = brought(
        guest, done=["quartz/mining"], solved=[PUZZLE], streak={"last": 20000, "days": 3}
    )
    with site.guest() as device:
        device.post("/api/login", json=credentials)
        assert brought(device) == first
        both = brought(device, done=["quartz/cards"], streak={"last": 20001, "days": 1})
    assert both["done"] == ["quartz/mining", "quartz/cards"]
    assert both["solved"] == [PUZZLE]
    assert both["streak"] == {"last": 20001, "days": 4}
    assert brought(guest) == both


def test_accounts_do_not_learn_from_each_other(guest: httpx.Client, other: httpx.Client) -> None:
    account(guest, "one-learner")
    account(other, "other-learner")
    brought(guest, done=["quartz/mining"])
    assert brought(other) == NOTHING


def test_only_an_account_keeps_it(site: Site, guest: httpx.Client) -> None:
    assert problem(guest.post(PATH, json={}), 403) == "forbidden"
    with site.guest() as nobody:
        assert problem(nobody.post(PATH, json={}), 403) == "forbidden"
        assert not nobody.cookies, "asking makes no guest"


@pytest.mark.parametrize(
    "body",
    [
        {"done": "quartz/mining"},
        {"done": ["x" * 81]},
        {"done": ["quartz/mining"] * 1001},
        {"answers": {"quartz/mining": [-1]}},
        {"answers": {"quartz/mining": [0] * 65}},
        {"tips": {"quartz": "Q3.2"}},
        {"firsts": {PUZZLE: "yes"}},
        {"streak": {"last": -1, "days": 3}},
        {"streak": {"last": 20000, "days": 10**9}},
        {"gold": 5},
    ],
)
def test_what_is_no_progress_is_refused_and_changes_nothing(
    site: Site, body: dict[str, Any]
) -> None:
    with site.guest() as guest:
        account(guest, f"clumsy-{zlib.crc32(repr(body).encode())}")
        kept = brought(guest, done=["quartz/mining"])
        assert problem(guest.post(PATH, json=body), 400) == "not_understood"
        assert brought(guest) == kept
