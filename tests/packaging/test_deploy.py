"""What lies in `deploy/` agrees with the server: its settings, its options, its limits."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from motherlode.cli import app
from motherlode.server.settings import Settings, data_folder, load
from motherlode.server.web import health
from motherlode.server.web.app import LARGEST_BODY
from motherlode.server.web.connections import LARGEST_HEAD
from motherlode.server.web.records import LARGEST

DEPLOY = Path(__file__).parents[2] / "deploy"
KIB = 1024


PROGRAM = "/opt/motherlode/bin/motherlode"


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


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    return found


def instructions(name: str) -> Iterator[str]:
    """What stands behind each instruction of this name in the container file."""
    whole = text("Containerfile").replace("\\\n", " ")
    yield from re.findall(rf"^{name} (.+)$", whole, re.MULTILINE)


def commands() -> dict[str, list[str]]:
    """How each file starts a server."""
    return {
        "Containerfile": json.loads(*instructions("CMD")),
        "compose.yaml": composed()["services"]["motherlode"]["command"],
        "motherlode.service": shlex.split(unit()["Service"]["ExecStart"]),
    }


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "motherlode.service"])
def test_each_starts_a_server_by_options_that_there_are(name: str) -> None:
    program, *words = commands()[name]
    assert program in ("motherlode", PROGRAM)
    command, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert command.__name__ == "serve"
    assert bound.arguments.get("workers", 1) <= 2


def test_the_image_runs_what_was_built_and_keeps_what_the_server_writes() -> None:
    assert f"python -m venv {Path(PROGRAM).parents[1]}" in text("Containerfile")
    environment = dict(one.split("=", 1) for one in " ".join(instructions("ENV")).split())
    assert environment["PATH"].split(":")[0] == str(Path(PROGRAM).parent)
    assert [str(data_folder(environment))] == list(instructions("VOLUME"))
    assert str(Settings().port) in instructions("EXPOSE")
    (health_check,) = instructions("HEALTHCHECK")
    assert f":{Settings().port}{health.healthz.paths.copy().pop()}" in health_check


def test_everything_that_the_services_name_is_there() -> None:
    whole = composed()
    services = whole["services"]
    assert set(services) == {"motherlode", "postgres", "proxy"}
    build = services["motherlode"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for service in services.values():
        assert set(service["networks"]) <= set(whole["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in whole["volumes"] or (DEPLOY / source).is_file(), source
    kept = next(one for one in services["motherlode"]["volumes"] if one.startswith("data:"))
    assert kept.partition(":")[2] in instructions("VOLUME")
    assert f"reverse_proxy motherlode:{Settings().port}" in text("Caddyfile")
    grace = int(services["motherlode"]["stop_grace_period"].removesuffix("s"))
    assert grace > Settings().shutdown + 10
    assert services["motherlode"]["ulimits"]["nofile"] > Settings().limits.all_connections


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
    name, _, home = service["Environment"].partition("=")
    assert data_folder({name: home}) == Path("/var/lib") / service["StateDirectory"]
    assert service["WorkingDirectory"] == str(data_folder({name: home}))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    here = text("motherlode.service").replace(PROGRAM, "/bin/true")
    (tmp_path / "motherlode.service").write_text(here)
    command = ["systemd-analyze", "verify", str(tmp_path / "motherlode.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "motherlode.service" not in done.stderr, done.stderr
