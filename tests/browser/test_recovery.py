"""Ways back into an account: codes that were written down, and the link of whoever runs it."""

from __future__ import annotations

import subprocess
import sys
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors

OLD, NEW = "deep in the mine", "deeper in the mine"
RESET = (
    "import sys; from motherlode.cli import main; sys.argv = ['motherlode', *sys.argv[1:]]; main()"
)


def registered(visitors: Visitors, login: str) -> Page:
    """Somebody with an account, on the page of settings."""
    page = visitors.come().page
    page.goto("/")
    answer = page.request.post("/api/me/password", data={"login": login, "password": OLD})
    assert answer.ok, answer.text()
    page.goto("/settings")
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    return page


def test_a_code_that_was_kept_sets_a_new_password_on_another_device(visitors: Visitors) -> None:
    page = registered(visitors, "odda")
    page.get_by_label("Current password").last.fill(OLD)
    page.get_by_role("button", name="Show me new codes").click()
    codes = page.locator("code")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    other = visitors.come().page
    other.goto("/settings")
    other.get_by_text("Forgotten your password?").click()
    form = other.locator("details")
    form.get_by_label("Login (").fill("odda")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password (").fill(NEW)
    form.get_by_role("button", name="Set the new password").click()
    expect(other.get_by_text("You are signed in as odda.")).to_be_visible()


def test_the_link_of_whoever_runs_the_server_sets_a_new_password(visitors: Visitors) -> None:
    page = registered(visitors, "torvik")
    database = f"sqlite:///{visitors.house.folder / 'house.db'}"
    link = subprocess.run(
        [sys.executable, "-P", "-c", RESET, "admin", "reset", "torvik", "--database", database],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()[-1]
    other = visitors.come().page
    other.goto(urlsplit(link).path + "?" + urlsplit(link).query)
    expect(other.get_by_text("Choose a new password for torvik.")).to_be_visible()
    other.get_by_label("New password (").fill(NEW)
    other.get_by_role("button", name="Set the new password").click()
    expect(other.get_by_text("You are signed in as torvik.")).to_be_visible()
    assert "code=" not in other.url
    assert page.request.get("/api/me").json()["login"] is None  # other devices are signed out
