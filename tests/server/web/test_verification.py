"""Whatever is changed in the record of a match is found out by whoever kept what they saw."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motherlode.server.tables import luck
from tests.cli.run import Shell
from tests.server.web.site import Site
from tests.server.web.tamperings import (
    IN_THE_LOG,
    IN_THE_RECORD,
    MATCH,
    SHARES,
    TAMPERED,
    TAMPERINGS,
    Match,
    Record,
    chain_anew,
    changes,
    tampered,
)


@pytest.fixture(scope="module")
def match(site: Site) -> Match:
    return Match(site)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def judged(shell: Shell, tmp_path: Path, record: Record, *evidence: str) -> tuple[int, str]:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    result = shell("verify", str(path), *evidence)
    return result.code, result.out or result.error


def test_what_was_kept_from_the_match_agrees(match: Match, shell: Shell, tmp_path: Path) -> None:
    code, said = judged(shell, tmp_path, match.record, *match.evidence())
    assert (code, said[:6]) == (0, "true: ")
    assert "you saw promised" in said
    every_head = [word for at, head in match.heads.items() for word in ("--head", f"{at}:{head}")]
    assert judged(shell, tmp_path, match.record, *every_head)[0] == 0


def test_a_record_alone_shows_no_more_than_that_it_is_of_one_piece(
    match: Match, shell: Shell, tmp_path: Path
) -> None:
    code, said = judged(shell, tmp_path, match.record)
    assert code == 0
    assert "only what you kept" in said


def test_the_log_tells_undone_moves_and_names(match: Match) -> None:
    told = "\n".join(match.record["log"])
    assert '"undone"' in told
    assert all(f'"name":"{name}"' in told for name in match.record["players"])


def test_the_match_that_the_page_is_tested_with_is_fair(shell: Shell, tmp_path: Path) -> None:
    kept = json.loads(MATCH.read_text(encoding="utf-8"))
    seen = kept["seen"]
    evidence = ["--commitment", seen["commitment"]]
    evidence += [word for step, head in seen["heads"] for word in ("--head", f"{step}:{head}")]
    evidence += [word for share in seen["shares"].values() for word in ("--share", share)]
    assert judged(shell, tmp_path, kept["record"], *evidence)[0] == 0


def test_the_page_is_tested_with_the_same_tamperings() -> None:
    """If not, `python -m tests.server.web.tamperings` writes them anew."""
    record = json.loads(MATCH.read_text(encoding="utf-8"))["record"]
    assert json.loads(TAMPERED.read_text(encoding="utf-8")) == changes(record)


def test_there_is_something_of_everything_to_be_changed(match: Match) -> None:
    assert len(TAMPERINGS) >= 50
    for name, spoil in TAMPERINGS.items():
        assert tampered(match.record, spoil) != match.record, name


# -- every change ---------------------------------------------------------------------------------


@pytest.mark.parametrize("what", TAMPERINGS)
def test_whatever_is_changed_is_found_out(
    match: Match, shell: Shell, tmp_path: Path, what: str
) -> None:
    record = tampered(match.record, TAMPERINGS[what])
    code, said = judged(shell, tmp_path, record, *match.evidence())
    assert code in (1, 2), said
    assert said.startswith("false: ") or "a record" in said


@pytest.mark.parametrize("what", IN_THE_RECORD)
def test_what_does_not_agree_with_the_log_is_found_by_whoever_kept_nothing(
    match: Match, shell: Shell, tmp_path: Path, what: str
) -> None:
    assert judged(shell, tmp_path, tampered(match.record, IN_THE_RECORD[what]))[0] in (1, 2)


@pytest.mark.parametrize("what", IN_THE_LOG)
def test_a_log_that_was_written_anew_is_found_out_by_one_head(
    match: Match, shell: Shell, tmp_path: Path, what: str
) -> None:
    record, step = tampered(match.record, IN_THE_LOG[what]), max(match.heads)
    assert judged(shell, tmp_path, record, "--head", f"{step}:{match.heads[step]}")[0] in (1, 2)


def test_whoever_is_bound_in_one_way_cannot_draw_in_the_other(
    match: Match, shell: Shell, tmp_path: Path
) -> None:
    """Else a server that has seen all shares could choose between two deals."""

    def draw_otherwise(record: Record) -> None:
        entropy = {int(seat): share for seat, share in record["entropy"].items()}
        other = luck.key(bytes.fromhex(record["secret"]), entropy, "blake2b").hex()
        record["record"]["seed"] = other
        record["log"] = [
            text.replace('"luck":"sha256"', '"luck":"blake2b"') for text in record["log"]
        ]
        chain_anew(record)

    code, said = judged(shell, tmp_path, tampered(match.record, draw_otherwise))
    assert (code, "does not follow from the secret" in said) == (1, True)


def test_of_two_heads_of_one_step_both_are_compared(
    match: Match, shell: Shell, tmp_path: Path
) -> None:
    step = max(match.heads)
    true, false = f"{step}:{match.heads[step]}", f"{step}:{SHARES[0]}"
    for heads in ((true, false), (false, true)):
        evidence = [word for head in heads for word in ("--head", head)]
        assert judged(shell, tmp_path, match.record, *evidence)[0] == 1


def test_another_match_is_not_the_one_that_was_seen(
    site: Site, match: Match, shell: Shell, tmp_path: Path
) -> None:
    invented = Match(site).record
    assert judged(shell, tmp_path, invented)[0] == 0
    for evidence in (
        ["--commitment", match.commitment],
        ["--head", match.first],
        ["--share", "07" * 32],
        ["--head", f"99999:{match.commitment}"],
    ):
        code, said = judged(shell, tmp_path, invented, *evidence)
        assert (code, said[:7]) == (1, "false: "), evidence


@pytest.mark.parametrize(
    ("option", "given"),
    [("--commitment", "abc"), ("--share", "AB" * 32), ("--head", "7"), ("--head", "0:" + "a" * 64)],
)
def test_evidence_that_is_none_is_refused_in_a_sentence(
    match: Match, shell: Shell, tmp_path: Path, option: str, given: str
) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record))
    assert "hexadecimal" in shell.refused("verify", str(path), option, given)
