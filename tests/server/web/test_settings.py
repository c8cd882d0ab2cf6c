"""Settings: a file, the environment, the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.server.settings import (
    InvalidSettings,
    Limits,
    Settings,
    data_folder,
    database_of,
    load,
)
from motherlode.server.storage.interfaces import Person, Visitor
from motherlode.server.web.app import key_folder
from motherlode.server.web.cookie_signer import CookieSigner, Signed
from motherlode.server.web.prometheus import PrometheusMetrics


def test_without_anything_it_is_a_server_for_this_machine() -> None:
    settings = load(environment={})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "server.toml"
    path.write_text(
        'host = "0.0.0.0"\nport = 1\nlogs = "json"\norigins = ["https://a"]\n'
        "[limits]\nrequests = 5\nsockets = 7\n"
    )
    environment = {
        "MOTHERLODE_PORT": "2",
        "MOTHERLODE_LOGS": "console",
        "MOTHERLODE_HTTPS": "true",
        "MOTHERLODE_LIMITS_SOCKETS": "8",
        "MOTHERLODE_PROXIES": "10.0.0.1, 10.0.0.2",
        "MOTHERLODE_CONFIG": str(path),
        "OTHER": "x",
    }
    settings = load(None, environment, port=3, database=None)
    assert (settings.host, settings.port, settings.logs) == ("0.0.0.0", 3, "console")
    assert (settings.limits.requests, settings.limits.sockets) == (5, 8)
    assert settings.https
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    assert settings.origins == ("https://a",)


@pytest.mark.parametrize(
    "text",
    ["port = 99999", "colour = 1", "[limits]\nspeed = 1", "host = 7", 'logs = "loud"', "port ="],
)
def test_settings_that_cannot_be_are_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "server.toml"
    path.write_text(text)
    with pytest.raises(InvalidSettings):
        load(path, {})


def test_a_setting_by_its_old_name_is_refused_with_its_new_one(tmp_path: Path) -> None:
    path = tmp_path / "server.toml"
    path.write_text("thinkers = 2")
    for config, environment in ((path, {}), (None, {"MOTHERLODE_THINKERS": "2"})):
        with pytest.raises(InvalidSettings, match="`thinkers` is called `bot_pool` now"):
            load(config, environment)
    assert load(None, {"MOTHERLODE_BOT_POOL": "2"}).bot_pool == 2


def test_a_cookie_of_another_key_is_nobodys() -> None:
    me = Visitor(Person("me", "Me", ""), 3, "session")
    assert CookieSigner("one").read(CookieSigner("one").sign(me)) == Signed("me", "session")
    assert CookieSigner("one").read(CookieSigner("two").sign(me)) is None


def test_a_database_that_is_not_named_lies_among_the_users_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_of(Settings()) == f"sqlite:///{tmp_path}/motherlode/motherlode.db"
    assert key_folder(database_of(Settings())) == tmp_path / "motherlode"
    assert key_folder("postgresql://somebody@somewhere/lode") == tmp_path / "motherlode"
    assert data_folder({}) == Path.home() / ".local" / "share" / "motherlode"


def test_every_setting_and_figure_is_explained() -> None:
    page = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
    named = {*Settings.__struct_fields__, *Limits.__struct_fields__} - {"limits"}
    figures = {
        line.split()[2]
        for line in PrometheusMetrics().page({}).decode().splitlines()
        if line.startswith("# HELP") and not line.split()[2].endswith("_created")
    }
    assert {name for name in named | figures if f"`{name}`" not in page} == set()
