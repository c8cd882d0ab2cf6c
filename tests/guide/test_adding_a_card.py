"""The guide for adding a card is true: who follows it has a card, who forgets a step is told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.guide.copy import Step, follow, run, steps

STEPS: Final = steps("adding-a-card.md")
SCRATCH: Final = "tests/guide/scratch_card.py"
TEST: Final = "tests/quartz/test_mind_your_step.py"
FOUND_BY: Final = {  # which test misses a step, by the beginning of its file
    "src/": SCRATCH,
    "web/": "tests/page/test_cards.py",
    "docs/rules/en": "tests/test_clauses.py",
    "docs/rules": "tests/words/test_rules.py",
    "tests/": "tests/test_clauses.py",
}
UNTOUCHED: Final = (  # what a card that the box has no copy of leaves as it was
    "tests/quartz/test_house_rules.py",
    "tests/quartz/test_setting_up.py",
    "tests/school/test_lessons.py",
    "tests/words/test_drift.py",
    "tests/words/test_rules_numbers.py",
    "tests/words/test_sentences.py",
)
SAID: Final = {  # where the sentence does not name the forgotten file itself
    "src/motherlode/games/quartz/facts.py": "facts.py does not name",
    "docs/rules/en/quartz.md": "no rules under docs/rules/en have Q9.9",
    TEST: "no test under tests/quartz names Q9.9",
}
OF_QUARTZ: Final = "not leduc and not quartz_cards and not gem_forge and not dwarves_fall"
SETTINGS: Final = """[pytest]
addopts = --import-mode=importlib -p no:cacheprovider
markers = clause(*numbers): the clauses of the rules that a test shows
"""


def checked(home: Path, *tests: str) -> tuple[bool, str]:
    """Whether some tests pass in a copy, and what they said."""
    (home / "pytest.ini").write_text(SETTINGS)
    done = run(home, "-m", "pytest", "-q", "-x", "-c", "pytest.ini", *tests, "-k", OF_QUARTZ)
    return done.returncode == 0, done.stdout + done.stderr


def test_the_guide_has_its_steps() -> None:
    assert len({step.file for step in STEPS}) == len(STEPS) == 14


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the guide was followed."""
    return follow(tmp_path_factory.mktemp("guide") / "copy", STEPS)


def test_whoever_follows_it_has_a_card(home: Path) -> None:
    holds, said = checked(home, TEST, *dict.fromkeys(FOUND_BY.values()), *UNTOUCHED)
    assert holds, said


@pytest.mark.parametrize("forgotten", STEPS, ids=lambda step: step.file)
def test_whoever_forgets_a_step_is_told_which(forgotten: Step, home: Path) -> None:
    begins = next(begins for begins in FOUND_BY if forgotten.file.startswith(begins))
    forgotten.undo(home)
    try:
        holds, said = checked(home, FOUND_BY[begins])
    finally:
        forgotten.apply(home)
    assert not holds
    assert SAID.get(forgotten.file, forgotten.file.removeprefix("src/motherlode/")) in said
