"""The clauses that refusals and questions cite can be looked up."""

from __future__ import annotations

from motherlode.games.quartz import QUARTZ
from motherlode.words.rules import clause, clauses


def test_a_clause_is_found_by_its_number() -> None:
    text = clause("quartz", "q3.2")
    assert text is not None
    assert text.startswith("Mining draws one random crystal")
    assert clause("quartz", "Q99.1") is None
    assert clause("chess", "Q1.1") is None


def test_marks_of_emphasis_are_left_out() -> None:
    assert not any("*" in text or "`" in text for text in clauses("quartz").values())


def test_everything_that_quartz_cites_is_there() -> None:
    cited = [kind.clause for kind in QUARTZ.questions] + [kind.clause for kind in QUARTZ.events]
    cited += [option.clause for option in QUARTZ.options]
    assert set(cited) <= set(clauses("quartz"))
