"""What a wheel and an archive of the sources hold, and what they do not."""

from __future__ import annotations

from pathlib import Path

from tests.packaging.tree import Tree, members, unpack

LEFTOVERS = (".pyx", ".pxd", ".c", ".log", "/_search.py", "/_engine.py", "/_rules.py", "stamp")
QUICK = {"MOTHERLODE_PURE": "1", "MOTHERLODE_NO_PAGE": "1"}
PAGE = "motherlode/server/web/page/index.html"
PAGE_BUILT = """
from hashlib import sha256
from page_build import build, node
build.OUT.mkdir(parents=True)
(build.OUT / "index.html").write_text("the page")
(build.OUT.parent / build.STAMP).write_text(build.stamp_of(build.sources()))
(node.MODULES / "vite").mkdir(parents=True)
lock = sha256((node.WEB / "package-lock.json").read_bytes()).hexdigest()
(node.MODULES / node.STAMP).write_text(lock)
"""
NO_NETWORK = {"npm_config_offline": "true", "npm_config_cache": "nowhere"}


def leftovers(archive: Path) -> list[str]:
    """Files that only the build needs."""
    return [name for name in members(archive) if name.endswith(LEFTOVERS)]


def test_a_plain_wheel_holds_the_sources_and_the_rules(tree: Tree) -> None:
    wheel = tree.build("wheel", **QUICK)
    assert not leftovers(wheel)
    assert {"motherlode/core/memory.py", "motherlode/rules/en/quartz.md"} <= members(wheel)


def test_a_compiled_wheel_holds_the_extensions_and_nothing_of_how_they_were_made(
    tree: Tree,
) -> None:
    tree.pretend_to_compile()
    wheel = tree.build("wheel", MOTHERLODE_NO_PAGE="1")
    assert "py3-none-any" not in wheel.name
    assert not leftovers(wheel)
    found = {name.partition(".cpython")[0] for name in members(wheel) if ".cpython" in name}
    assert {"motherlode/bots/_search", "motherlode/games/quartz/_rules"} <= found
    assert {"motherlode/core/state.py", "motherlode/rules/en/quartz.md"} <= members(wheel)
    assert "motherlode/core/memory.py" not in members(wheel)


def test_an_archive_of_sources_holds_no_fetched_tools(tree: Tree) -> None:
    tree.run("-c", PAGE_BUILT)
    names = members(tree.build("sdist"))
    assert not [name for name in names if "node_modules" in name]
    assert {"web/package-lock.json", "src/motherlode/core/memory.pyx"} <= names


def test_a_wheel_from_an_archive_has_the_page_without_a_network(tree: Tree, tmp_path: Path) -> None:
    tree.run("-c", PAGE_BUILT)
    sources = unpack(tree.build("sdist"), tmp_path / "unpacked")
    wheel = sources.build("wheel", MOTHERLODE_PURE="1", **NO_NETWORK)
    assert PAGE in members(wheel)


def test_an_editable_installation_says_that_it_is_slow(tree: Tree) -> None:
    (tree.root / "dist").mkdir()
    said = tree.run("-c", "from hatchling.build import build_editable as go; go('dist')")
    assert "PLAIN PYTHON" in said


def test_without_a_compiler_the_wheel_is_plain_and_says_so(tree: Tree) -> None:
    tree.pretend_to_compile("motherlode.core.memory", CC="no-such-compiler")
    settings = {"CC": "no-such-compiler", "MOTHERLODE_NO_PAGE": "1"}
    said = tree.run("-m", "hatchling", "build", "-t", "wheel", **settings)
    assert "PLAIN PYTHON" in said
    assert "py3-none-any" in said
