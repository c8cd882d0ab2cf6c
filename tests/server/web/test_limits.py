"""Nobody may ask too often, and whoever waits may ask again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from motherlode.server.settings import Limits
from motherlode.server.web import limits as limits_module
from motherlode.server.web import sockets
from motherlode.server.web.limits import Bucket, Limiter, OpenSockets, TooFast, address_of
from tests.server.web.site import (
    NO_LIMITS,
    SECONDS,
    Site,
    Talk,
    finished,
    new_table,
    problem,
    settings_in,
    talk,
    terms,
)


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(0) == 0.5
    assert bucket.take(0.5) == 0
    assert bucket.take(0.5) == 0.5
    assert [bucket.take(100) for _ in range(4)] == [0, 0, 0, 0.5]


def test_everyone_has_a_bucket_of_their_own() -> None:
    limiter = Limiter(rate=1, burst=1, clock=lambda: 0.0)
    limiter.check("a")
    limiter.check("b")
    with pytest.raises(TooFast) as refused:
        limiter.check("a")
    assert refused.value.seconds == 1


def test_those_who_are_silent_are_forgotten() -> None:
    limiter = Limiter(rate=1, burst=1, clock=lambda: 0.0, most=10)
    for number in range(100):
        limiter.check(str(number))
    assert len(limiter.buckets) == 10


def test_who_asked_lately_is_remembered_longer_than_who_asked_first() -> None:
    limiter = Limiter(rate=1, burst=1, clock=lambda: 0.0, most=2)
    assert limiter.wait("first") == limiter.wait("second") == 0
    assert limiter.wait("first") > 0
    assert limiter.wait("third") == 0  # the second is forgotten, who was silent for longer
    assert limiter.wait("first") > 0
    assert limiter.wait("second") == 0


def test_no_rate_is_no_limit() -> None:
    limiter = Limiter(rate=0, burst=0)
    assert all(limiter.wait("a") == 0 for _ in range(1000))
    assert not limiter.buckets


def test_an_address_holds_so_many_sockets_and_asks_them_for_room() -> None:
    sockets, asked = OpenSockets(2), []
    probes = [lambda number=number: asked.append(number) for number in range(3)]
    assert [sockets.enter("a", probe) for probe in probes] == [True, True, False]
    assert asked == [0, 1]
    sockets.leave("a", probes[0])
    assert sockets.enter("a", probes[2])
    for probe in probes[1:]:
        sockets.leave("a", probe)
    assert not sockets.open


def test_an_address_of_a_home_is_one() -> None:
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::2", 2))
    assert address_of(("2001:db8::1", 1)) != address_of(("2001:db8:0:1::1", 1))
    assert address_of(("::ffff:1.2.3.4", 1)) != address_of(("::ffff:1.2.3.5", 1))
    assert address_of(("1.2.3.4", 1)) == "1.2.3.4"
    assert address_of(("fe80::1%eth0", 1)) == address_of(("fe80::2", 1))
    assert address_of(("testclient", 1)) == "testclient"
    assert address_of(None) == ""


STRICT = Limits(
    requests=5,
    requests_burst=30,
    guests=0.01,
    guests_burst=3,
    tables=0.01,
    tables_burst=2,
    logins=0.01,
    logins_burst=2,
    messages=5,
    messages_burst=10,
    address_messages=0,
    sockets=3,
)


class StillClock:
    """Time that passes when a test says so, however slow the machine is."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Iterator[StillClock]:
    still = StillClock()
    with patch.object(limits_module, "monotonic", still), patch.object(sockets, "monotonic", still):
        yield still


@pytest.fixture
def strict(tmp_path: Path, clock: StillClock) -> Iterator[Site]:
    with Site(settings_in(tmp_path, limits=STRICT)) as running:
        yield running


def test_requests_that_come_too_fast_are_refused_for_a_while(
    strict: Site, clock: StillClock
) -> None:
    with strict.guest() as hasty:
        answers = [hasty.get("/api/games") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) == 60 - (STRICT.requests_burst - 1), "the test itself asked once"
        assert problem(refused[0], 429) == "too_fast"
        assert "Content-Security-Policy" in refused[0].headers
        assert int(refused[0].headers["Retry-After"]) >= 1
        assert hasty.get("/").status_code == 200
        for path in ("/healthz", "/metrics"):
            assert hasty.get(path).status_code == 429
        clock.now += 1
        assert hasty.get("/api/games").status_code == 200


def test_an_address_brings_only_so_many_guests(strict: Site) -> None:
    def newcomer() -> httpx.Response:
        with strict.guest() as somebody:
            return somebody.get("/api/me")

    assert [newcomer().status_code for _ in range(4)] == [200, 200, 200, 429]


def test_an_address_opens_only_so_many_tables(strict: Site) -> None:
    with strict.guest() as host:
        wrong = {"terms": {"game": "leduc", "seats": 2}, "start": True}
        assert problem(host.post("/api/tables", json=wrong), 400) == "too_few"
        right = {"terms": {"game": "leduc", "seats": 2}}
        answers = [host.post("/api/tables", json=right) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert problem(answers[2], 429) == "too_fast"


def test_passwords_cannot_be_guessed_quickly(strict: Site) -> None:
    with strict.guest() as thief:
        tries = [
            thief.post("/api/login", json={"login": "thora", "password": f"password {number}"})
            for number in range(3)
        ]
    assert [answer.status_code for answer in tries] == [401, 401, 429]


def test_nor_by_whoever_has_stolen_a_cookie_from_whatever_address(tmp_path: Path) -> None:
    limits = Limits(logins=0.01, logins_burst=3)
    settings = settings_in(tmp_path, limits=limits, proxies=("127.0.0.1",))
    with Site(settings) as site, site.guest() as thief:
        account = {"login": "thora", "password": "deep in the mine"}
        assert thief.post("/api/me/password", json=account).status_code == 200
        tries = [
            thief.post(
                "/api/me/password",
                json=account | {"old": f"password {number}"},
                headers={"X-Forwarded-For": f"10.0.0.{number}"},
            )
            for number in range(4)
        ]
        assert [answer.status_code for answer in tries] == [403, 403, 403, 429]
        right = thief.post("/api/me/password", json=account | {"old": account["password"]})
        assert problem(right, 429) == "too_fast"


def test_messages_that_come_too_fast_are_refused_and_the_table_plays_on(
    strict: Site, clock: StillClock
) -> None:
    with strict.guest() as guest:
        code = new_table(guest)["code"]
        with talk(strict, guest, code) as hasty:
            hasty.hear()
            for number in range(14):
                hasty.say({"kind": "ping", "id": str(number)})
            answers = [hasty.hear_of("done", "refused") for _ in range(14)]
            refused = [answer for answer in answers if answer["kind"] == "refused"]
            assert [answer["error"] for answer in refused] == ["too_fast"] * 4
            clock.now += 1
            assert hasty.ask("ping")["kind"] == "done"


def test_sockets_that_are_opened_too_fast_are_closed_for_a_while(tmp_path: Path) -> None:
    limits = replace(STRICT, requests=0.01)  # however slow the machine, these come too fast
    codes = []
    with Site(settings_in(tmp_path, limits=limits)) as site, site.guest() as hasty:
        code = new_table(hasty)["code"]
        for number in range(40):
            with talk(site, hasty, code if number % 2 else "AAAAAA") as one:
                codes.append(greeted_or_closed(one))
        assert codes.count(4429) >= 5
        assert set(codes[:20]) == {0, 4404}


def greeted_or_closed(one: Talk) -> int:
    """The code under which a connection was closed; 0 if somebody was welcome."""
    try:
        return 0 if one.hear()["kind"] == "welcome" else -1
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else -1


def test_an_address_opens_only_so_many_sockets(strict: Site) -> None:
    with strict.guest() as guest:
        code = new_table(guest)["code"]
        with (
            talk(strict, guest, code) as first,
            talk(strict, guest, code),
            talk(strict, guest, code),
        ):
            assert first.hear()["kind"] == "welcome"
            with talk(strict, guest, code) as fourth, pytest.raises(ConnectionClosed) as ended:
                fourth.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4429


def test_bots_alone_play_few_matches_at_once_for_one_address(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, bot_matches=2)
    wanted = {"terms": terms(), "bots": ["master", "master"], "start": True}
    with Site(settings_in(tmp_path, limits=limits)) as site, site.guest() as stranger:
        codes = [stranger.post("/api/tables", json=wanted).json()["code"] for _ in range(2)]
        refused = stranger.post("/api/tables", json=wanted)
        assert problem(refused, 429) == "too_many"
        assert "2 matches of bots alone run for you" in refused.json()["text"]
        waiting = stranger.post("/api/tables", json=wanted | {"start": False}).json()["code"]
        later = stranger.post(f"/api/tables/{waiting}/start")
        assert problem(later, 429) == "too_many"
        with talk(site, stranger, codes[0]) as onlooker:  # somebody looks: they play on
            onlooker.hear_of("welcome")
            while stranger.get(f"/api/tables/{codes[0]}").json()["phase"] != "over":
                onlooker.hear()
        assert stranger.post(f"/api/tables/{waiting}/start").status_code == 200


def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    """Neither as one host nor as many guests of one address, nor after their tables were let go."""
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with Site(settings_in(tmp_path)) as site:
        with httpx.Client(base_url=site.url, transport=elsewhere) as honest:
            one = open_listed(honest)
        for _ in range(4):
            with site.guest() as stranger:
                codes = [open_listed(stranger) for _ in range(4)]
                assert len(shown_in_lobby(stranger) & set(codes)) == 3
        rooms = site.dependencies.rooms
        for scheduler in list(rooms.schedulers.values()):
            site.do(rooms.forget(scheduler))
        with site.guest() as anybody:
            assert len(shown_in_lobby(anybody)) == 1 + 10
            assert one in shown_in_lobby(anybody)


def open_listed(client: httpx.Client) -> str:
    """Open a table that everybody may join; its code."""
    answer = client.post("/api/tables", json={"terms": terms(listed=True)}, timeout=SECONDS)
    return str(answer.json()["code"])


def shown_in_lobby(client: httpx.Client) -> set[str]:
    """The codes of the tables on the first page."""
    return {table["code"] for table in client.get("/api/tables").json()["tables"]}


def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, tables=0.001, tables_burst=2)
    with Site(settings_in(tmp_path, limits=limits)) as site, site.guest() as player:
        code = finished(site, player)
        again = player.post(f"/api/tables/{code}/rematch").json()["code"]
        assert player.post(f"/api/tables/{code}/rematch").json()["code"] == again
        assert problem(player.post("/api/tables", json={"terms": terms()}), 429) == "too_fast"
