"""What lies in `deploy/` agrees with the server: its settings, its options, its limits."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from motherlode.server.settings import Settings, load
from motherlode.server.web.app import LARGEST_BODY
from motherlode.server.web.connections import LARGEST_HEAD
from motherlode.server.web.records import LARGEST

DEPLOY = Path(__file__).parents[2] / "deploy"
KIB = 1024


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_settings_in_the_environment_are_settings_of_the_server() -> None:
    found = dict(re.findall(r"\b(MOTHERLODE_[A-Z_]+)[=:] ?(\S+)", text("Containerfile")))
    found |= dict(re.findall(r"^ +(MOTHERLODE_[A-Z_]+): (.+)$", text("compose.yaml"), re.MULTILINE))
    filled = {"${SECRET_KEY}": "k" * 32, '"true"': "true"}
    settings = load(None, {name: filled.get(value) or value for name, value in found.items()})
    assert (settings.host, settings.logs, settings.https) == ("0.0.0.0", "json", True)
    assert settings.proxies == ("172.30.7.10",)
    assert settings.proxies[0] in text("compose.yaml").split("ipv4_address: ")[1]


def test_whoever_changes_nothing_in_the_example_is_refused() -> None:
    assert re.search(r"^SECRET_KEY=$", text("example.env"), re.MULTILINE)
    with pytest.raises(Exception, match="secret_key"):
        load(None, {"MOTHERLODE_SECRET_KEY": ""})
    wanted = set(re.findall(r"\$\{?([A-Z_]+)\}?", text("compose.yaml")))
    given = set(re.findall(r"^([A-Z_]+)=", text("example.env"), re.MULTILINE))
    assert wanted == given


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    limits = dict(re.findall(r"request_body (@\w+) \{\s+max_size (\w+)", text("Caddyfile")))
    assert limits == {"@record": "2MiB", "@other": "64KiB"}
    assert (LARGEST, LARGEST_BODY, LARGEST_HEAD) == (2 * KIB * KIB, 64 * KIB, 32 * KIB)
    assert "max_header_size 32KB" in text("Caddyfile")
    assert "health_uri /readyz" in text("Caddyfile")


def unit() -> ConfigParser:
    """The unit, of whose repeated keys the last counts."""
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text("motherlode.service"))
    return parser


def test_the_unit_leaves_time_to_end_and_files_for_all_connections() -> None:
    service = unit()["Service"]
    settings = Settings()
    assert int(service["TimeoutStopSec"]) > settings.shutdown + 10
    assert int(service["LimitNOFILE"]) > settings.limits.all_connections
    assert {"NoNewPrivileges", "ProtectSystem", "DynamicUser", "MemoryMax"} <= set(service)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = "/opt/motherlode/bin/motherlode"
    here = text("motherlode.service").replace(program, "/bin/true")
    (tmp_path / "motherlode.service").write_text(here)
    command = ["systemd-analyze", "verify", str(tmp_path / "motherlode.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "motherlode.service" not in done.stderr, done.stderr
