"""Every test may build in a copy of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.tree import Tree, copy


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return copy(tmp_path / "tree")
