"""What every answer has: headers, a policy, a form; and the page behind all other paths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from motherlode.server.storage.interfaces import Unavailable
from tests.server.web.site import Site, new_table, problem, settings_in

SCRIPT = "console.log('deep');\n" * 200


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with a page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Page</title>")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    settings = settings_in(tmp_path_factory.mktemp("paged"), page=str(folder), https=True)
    with Site(settings) as running:
        yield running


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/tables/ABCDEF"),
        ("GET", "/no/such/file.js"),
        ("GET", "/api/games"),
        ("GET", "/api/games/chess"),
        ("GET", "/api/nowhere"),
        ("GET", "/api/me"),
        ("GET", "/api/schema/openapi.json"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("POST", "/api/tables"),
        ("POST", "/healthz"),
        ("PUT", "/api/me"),
        ("DELETE", "/"),
        ("OPTIONS", "/api/me"),
        ("HEAD", "/"),
    ],
)
def test_every_answer_has_its_headers(site: Site, method: str, path: str) -> None:
    answer = httpx.request(method, site.url + path)
    assert answer.status_code < 500
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert "camera=()" in answer.headers["Permissions-Policy"]
    assert "server" not in answer.headers
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert f"connect-src 'self' {site.url.replace('http', 'ws')}" in policy
    assert "unsafe-eval" not in policy


def test_over_https_browsers_are_told_to_stay_there(site: Site, paged: Site) -> None:
    assert "Strict-Transport-Security" in httpx.get(paged.url).headers
    assert "Strict-Transport-Security" not in httpx.get(site.url).headers
    assert "; Secure" in httpx.get(f"{paged.url}/api/me").headers["Set-Cookie"]


def test_the_policy_holds_no_host_that_is_none(site: Site) -> None:
    for host in ("evil; script-src *", "x' y", "<b>"):
        answer = httpx.get(site.url, headers={"Host": host})
        assert "evil" not in answer.headers["Content-Security-Policy"]
        assert answer.headers["Content-Security-Policy"].endswith("connect-src 'self'")


def test_every_path_of_the_page_is_the_page(paged: Site) -> None:
    index = httpx.get(paged.url)
    assert "<title>Page</title>" in index.text
    assert index.headers["Content-Type"] == "text/html; charset=utf-8"
    assert index.headers["Cache-Control"] == "no-cache"
    for path in ("/tables/ABCDEF", "/rules/quartz", "/a/b/c/"):
        assert httpx.get(paged.url + path).text == index.text


def test_a_file_that_there_is_not_is_not_the_page(paged: Site) -> None:
    for path in ("/assets/gone-123.js", "/../../etc/passwd.txt", "/assets/..%2f..%2fx.py"):
        assert problem(httpx.get(paged.url + path), 404) == "not_found"
    for path in ("/api", "/api/", "/api/x/y", "/ws/x", "/api/tables/ABCDEF/dance"):
        assert problem(httpx.get(paged.url + path), 404) in {"not_found", "no_table"}


def test_named_by_their_content_files_are_kept_for_ever(paged: Site) -> None:
    answer = httpx.get(f"{paged.url}/assets/main-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "Content-Security-Policy" not in answer.headers  # which only documents obey
    plain = httpx.get(f"{paged.url}/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.text == SCRIPT


def test_a_file_that_the_client_has_is_not_sent_again(paged: Site) -> None:
    tag = httpx.get(f"{paged.url}/icon.svg").headers["ETag"]
    again = httpx.get(f"{paged.url}/icon.svg", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_without_a_page_something_is_said(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with Site(settings_in(tmp_path, page=str(tmp_path / "empty"))) as bare:
        assert "no page" in httpx.get(bare.url).text


def test_a_body_that_is_too_large_is_refused(guest: httpx.Client) -> None:
    assert problem(guest.post("/api/tables", content=b" " * 70_000), 413) == "too_large"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"terms":{"game":',
        b"[" * 60_000,
        b'{"a":' * 12_000,
        b"null",
    ],
)
def test_a_body_that_is_none_is_refused(guest: httpx.Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = guest.post("/api/tables", content=body, headers=headers)
    assert problem(answer, 400) == "not_understood"


def test_pages_of_other_sites_cannot_act(site: Site, guest: httpx.Client) -> None:
    evil = {"Origin": "https://evil.example"}
    refused = guest.patch("/api/me", json={"name": "Evil"}, headers=evil)
    assert problem(refused, 403) == "foreign_origin"
    assert guest.patch("/api/me", json={"name": "Good"}, headers={"Origin": site.url}).is_success


def test_long_answers_are_packed(guest: httpx.Client) -> None:
    assert guest.get("/api/games/quartz").headers["Content-Encoding"] == "gzip"


def test_the_server_says_that_it_works(site: Site) -> None:
    answer = httpx.get(f"{site.url}/healthz")
    assert answer.json()["status"] == "ok"
    assert answer.headers["Cache-Control"] == "no-store"


def test_without_its_database_the_server_says_so(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise Unavailable("the database does not answer")

    async def no_summaries(**wanted: object) -> None:
        await away()

    monkeypatch.setattr(site.app.state, "dependencies", replace(site.dependencies, ping=away))
    monkeypatch.setattr(site.dependencies.log_store, "summaries", no_summaries)
    answer = httpx.get(f"{site.url}/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
    assert problem(httpx.get(f"{site.url}/api/tables"), 503) == "unavailable"


def test_the_figures_count(site: Site, guest: httpx.Client) -> None:
    guest.get(f"/api/tables/{new_table(guest)['code']}")
    text = httpx.get(f"{site.url}/metrics").text
    assert 'motherlode_tables{phase="playing"}' in text
    assert "motherlode_sockets " in text
    assert "motherlode_move_seconds_count" in text
    assert "motherlode_bot_think_seconds_count" in text
    assert 'motherlode_request_seconds_count{method="POST",route="/api/tables"' in text
    assert 'route="/api/tables/{code}"' in text


def test_figures_can_be_switched_off(tmp_path: Path) -> None:
    with Site(settings_in(tmp_path)) as quiet:
        assert httpx.get(f"{quiet.url}/metrics").status_code == 404


def test_private_answers_are_kept_by_nobody(guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    for path in ("/api/me", "/api/tables/mine", f"/api/tables/{code}"):
        assert guest.get(path).headers["Cache-Control"] == "private, no-store"
    assert "public" in guest.get("/api/games").headers["Cache-Control"]


def test_nobody_fills_the_lobby_alone(guest: httpx.Client, other: httpx.Client) -> None:
    def opened(client: httpx.Client) -> str:
        wanted = {"terms": {"game": "leduc", "seats": 2, "listed": True}}
        return str(client.post("/api/tables", json=wanted).json()["code"])

    honest = opened(other)
    flood = [opened(guest) for _ in range(9)]
    shown = [table["code"] for table in guest.get("/api/tables").json()["tables"]]
    assert honest in shown
    assert [code for code in shown if code in flood] == flood[:-4:-1], "the latest three"
