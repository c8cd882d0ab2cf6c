"""The package alone plays games; what needs more says what to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from motherlode.cli.extras import MODULES, missing
from tests.packaging.tree import ROOT

REFUSED = 2
BARE = f"""
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(sum(MODULES.values(), ()))}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Refuse())
"""
RUN = "from motherlode.cli import main; main()"


def bare(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program where no extra is installed."""
    command = [sys.executable, "-c", BARE + program, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words",
    [
        "--version",
        "--help",
        "games",
        "play leduc --terminal --humans 0 --seed 1",
        "play quartz --terminal --humans 0 --bots heuristic --seed 1",
        "bench --help",
    ],
)
def test_the_package_alone_is_enough(words: str) -> None:
    done = bare(RUN, *words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_client_of_a_server_needs_no_server() -> None:
    assert bare("import motherlode.client, motherlode.bots, motherlode.bench").returncode == 0


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve", "server"),
        ("arena leduc --bots random", "lab"),
    ],
)
def test_a_command_whose_extra_is_missing_says_how_to_get_it(words: str, extra: str) -> None:
    done = bare(RUN, *words.split())
    assert done.returncode == REFUSED
    assert done.stderr.count("\n") == 1
    assert f"pip install 'motherlode[{extra}]'" in done.stderr


def test_another_missing_module_is_a_defect_and_not_an_extra() -> None:
    assert missing(ModuleNotFoundError("no module", name="motherlode.core.gone")) is None


@pytest.mark.parametrize("extra", MODULES)
def test_every_module_of_an_extra_is_known(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == set(MODULES)
    required = project["optional-dependencies"][extra]
    found = packages_distributions()
    brought = {canonicalize_name(name) for module in MODULES[extra] for name in found[module]}
    assert brought == {canonicalize_name(Requirement(line).name) for line in required}


def test_what_the_package_always_needs_is_light() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {Requirement(line).name for line in project["dependencies"]}
    assert names == {"cyclopts", "fluent.runtime", "msgspec", "rich", "websockets"}
