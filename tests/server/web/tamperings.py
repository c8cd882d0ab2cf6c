"""A match with everything in it that a record holds, and every way to falsify that record.

    python -m tests.server.web.tamperings

plays such a match and writes it, and what each tampering makes of it, for the tests of the page:
what `motherlode verify` finds out and what a browser finds out is held against the same list.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from motherlode.server.tables import luck
from motherlode.server.tables.log_chain import first_head, next_head
from tests.server.web.site import Site, settings_in, talk, terms

FIXTURES = Path(__file__).parents[3] / "web/src/live/fixtures"
MATCH = FIXTURES / "match.json"
TAMPERED = FIXTURES / "tamperings.json"
SHARES = ["01" * 32, "02" * 32]
OTHER = "00" * 32
Record = dict[str, Any]
Spoil = Callable[[Record], object]


class Match:
    """A match that was played, its record, and what a client of it has kept."""

    def __init__(self, site: Site) -> None:
        self.heads: dict[int, str] = {}
        with site.guest() as player:
            bound = [{"commitment": luck.share_commitment(share)} for share in SHARES]
            sit = [bound[0], {**bound[1], "name": "Hild"}]
            wanted = {"terms": terms(house={"game.ante": 3}), "sit": sit, "start": True}
            facts = player.post("/api/tables", json=wanted).json()
            assert (facts["phase"], facts["called"]) == ("open", True)
            self.code, self.commitment = facts["code"], facts["commitment"]
            shown = {"entropy": dict(enumerate(SHARES))}
            assert player.post(f"/api/tables/{self.code}/share", json=shown).status_code == 200
            self.play(site, player)
            self.record: Record = player.get(f"/api/tables/{self.code}/record").json()

    def play(self, site: Site, player: Any) -> None:
        """A move is taken back, somebody leaves and returns, something is said."""
        with talk(site, player, self.code) as seat:
            self.saw(seat.hear())
            self.first = f"{max(self.heads)}:{self.heads[max(self.heads)]}"
            asked = next(one for one in seat.perspectives.values() if one["moves"])
            seat.play(asked["seat"], asked["moves"][0])
            seat.ask("undo", seat=asked["seat"])
            away = 1 - asked["seat"]
            assert player.post(f"/api/tables/{self.code}/stand", json={"seat": away}).is_success
            seat.ask("return", seat=away)
            seat.ask("say", seat=away, phrase="sorry")
            seat.play_out()
            while player.get(f"/api/tables/{self.code}").json()["secret"] is None:
                seat.hear()
        with talk(site, player, self.code) as seat:
            self.saw(seat.hear())

    def saw(self, welcome: Record) -> None:
        self.heads[welcome["step"]] = welcome["head"]
        self.heads |= {step["step"]: step["head"] for step in welcome["steps"]}

    def evidence(self) -> list[str]:
        step = max(self.heads)
        kept = ["--commitment", self.commitment, "--head", f"{step}:{self.heads[step]}"]
        return [*kept, "--share", SHARES[0], "--share", SHARES[1]]

    def seen(self) -> Record:
        """What a browser would have kept."""
        return {
            "commitment": self.commitment,
            "heads": sorted(self.heads.items()),
            "seats": [0, 1],
            "shares": dict(enumerate(SHARES)),
            "bound": True,
        }


# -- every change ---------------------------------------------------------------------------------


def line(record: Record, kind: str) -> int:
    return next(at for at, text in enumerate(record["log"]) if f'"{kind}"' in text)


def in_log(kind: str, change: Callable[[Record], object]) -> Spoil:
    """A change of the first event of a kind, with the chain made anew over the false log."""

    def spoil(record: Record) -> None:
        at = line(record, kind)
        step = json.loads(record["log"][at])
        change(step[2])
        record["log"][at] = json.dumps(step, separators=(",", ":"), ensure_ascii=False)
        chain_anew(record)

    return spoil


def chain_anew(record: Record) -> None:
    head = first_head(record["code"])
    for text in record["log"]:
        head = next_head(bytes.fromhex(record["secret"]), head, text)
    record["head"] = head


def fields(**changes: Any) -> Spoil:
    return lambda record: record.update(changes)


def inside(**changes: Any) -> Spoil:
    return lambda record: record["record"].update(changes)


def drop(kind: str, chained: bool = True) -> Spoil:
    """A line is left out, and the others are numbered anew if the chain is made anew."""

    def spoil(record: Record) -> None:
        del record["log"][line(record, kind)]
        if chained:
            steps = [json.loads(text) for text in record["log"]]
            renumbered = [[at, *step[1:]] for at, step in enumerate(steps, 1)]
            record["log"] = [
                json.dumps(step, separators=(",", ":"), ensure_ascii=False) for step in renumbered
            ]
            chain_anew(record)

    return spoil


def later(record: Record) -> None:
    """The time of a move."""
    at = line(record, "played")
    step = json.loads(record["log"][at])
    step[1] += 1
    record["log"][at] = json.dumps(step, separators=(",", ":"))
    chain_anew(record)


def lines_swapped(record: Record) -> None:
    log = record["log"]
    log[-1], log[-2] = log[-2], log[-1]


def seats_in_the_log(record: Record) -> None:
    """The two who sat down have changed places, everywhere."""
    for at, text in enumerate(record["log"]):
        if '"sat"' in text:
            step = json.loads(text)
            step[2]["seat"] = 1 - step[2]["seat"]
            record["log"][at] = json.dumps(step, separators=(",", ":"), ensure_ascii=False)
    record["players"].reverse()
    for name in ("entropy", "commitments"):
        record[name] = {"0": record[name]["1"], "1": record[name]["0"]}
    chain_anew(record)


def name_everywhere(record: Record) -> None:
    """Another name, as consistent as a server could make it."""
    record["log"] = [text.replace('"Hild"', '"Grum"') for text in record["log"]]
    record["players"] = ["Grum" if name == "Hild" else name for name in record["players"]]
    chain_anew(record)


IN_THE_RECORD: dict[str, Spoil] = {
    "secret": fields(secret=OTHER),
    "commitment": fields(commitment=OTHER),
    "share": lambda record: record["entropy"].update({"0": OTHER}),
    "share left out": lambda record: record["entropy"].pop("1"),
    "share of nobody": lambda record: record["entropy"].update({"2": OTHER}),
    "commitments": fields(commitments={}),
    "a commitment": lambda record: record["commitments"].pop("0"),
    "seed": inside(seed=OTHER),
    "move": lambda record: record["record"]["moves"].__setitem__(0, [0, "raise"]),
    "move left out": lambda record: record["record"]["moves"].pop(),
    "game": inside(game="quartz"),
    "version": inside(version=99),
    "seats": inside(seats=3),
    "options": inside(options={"first": "1"}),
    "house rule": inside(house={"game.ante": 4}),
    "house rule left out": inside(house={}),
    "house rule added": inside(house={"game.ante": 3, "game.raises": 1}),
    "position": inside(position={}),
    "ranks": fields(ranks=[7, 7]),
    "ranks left out": fields(ranks=[]),
    "a name": lambda record: record["players"].__setitem__(1, "Grum"),
    "names swapped": lambda record: record["players"].reverse(),
    "name added": lambda record: record["players"].append("Grum"),
    "code": fields(code="AAAAAA"),
    "head": fields(head=OTHER),
    "unknown field": fields(winner="Grum"),
    "unknown field of the match": inside(winner="Grum"),
    "no log": fields(log=[], head=""),
    "undo left out": drop("undone", chained=False),
    "takeover left out": drop("taken_over", chained=False),
    "last line left out": lambda record: record["log"].pop(),
    "lines swapped": lines_swapped,
}
# As a server could do it that writes its log anew: only what somebody has kept shows it.
IN_THE_LOG: dict[str, Spoil] = {
    "a name in the log": in_log("sat", lambda sat: sat["player"].update(name="Grum")),
    "a name everywhere": name_everywhere,
    "a person in the log": in_log("sat", lambda sat: sat["player"].update(person="x")),
    "seats in the log": seats_in_the_log,
    "the host in the log": in_log("opened", lambda it: it["host"].update(person="x")),
    "a commitment in the log": in_log("sat", lambda sat: sat.update(commitment=OTHER)),
    "the promise in the log": in_log("opened", lambda it: it.update(commitment=OTHER)),
    "the scheme in the log": in_log("opened", lambda it: it.update(luck="blake2b")),
    "terms in the log": in_log("opened", lambda it: it["terms"].update(listed=True)),
    "house rules in the log": in_log("opened", lambda it: it["terms"].update(house={})),
    "the clock in the log": in_log("opened", lambda it: it["terms"]["clock"].update(seconds=1)),
    "the version in the log": in_log("opened", lambda it: it["rules"].update(version=99)),
    "a number in the log": in_log("opened", lambda it: it["rules"]["numbers"].popitem()),
    "unknown field in the log": in_log("played", lambda played: played.update(wins="Grum")),
    "a share in the log": in_log("shared", lambda shared: shared.update(entropy=OTHER)),
    "a move in the log": in_log("played", lambda played: played.update(by="bot")),
    "a time in the log": later,
    "an undo in the log": in_log("undone", lambda undone: undone.update(moves=1)),
    "an undo left out of the log": drop("undone"),
    "a takeover in the log": in_log("taken_over", lambda taken: taken.update(why="clock")),
    "a takeover left out of the log": drop("taken_over"),
    "a return left out of the log": drop("handed_back"),
    "a phrase in the log": in_log("said", lambda said: said.update(phrase="wow")),
    "the deal left out of the log": drop("started"),
    "the end left out of the log": drop("revealed"),
    "the result in the log": in_log("revealed", lambda end: end.update(ranks=[7, 7])),
}
TAMPERINGS = IN_THE_RECORD | IN_THE_LOG


def tampered(record: Record, spoil: Spoil) -> Record:
    """A record after a tampering."""
    changed: Record = json.loads(json.dumps(record))
    spoil(changed)
    return changed


def changes(record: Record) -> dict[str, Record]:
    """What each tampering changes in a record, field by field."""
    found = {}
    for name, spoil in TAMPERINGS.items():
        after = tampered(record, spoil)
        found[name] = {field: after[field] for field in after if after[field] != record.get(field)}
    return found


def main() -> None:
    """Play a match and write it, and what is made of it."""
    with tempfile.TemporaryDirectory() as folder, Site(settings_in(Path(folder))) as site:
        match = Match(site)
    data = {"record": match.record, "seen": match.seen()}
    MATCH.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    told = json.dumps(changes(match.record), indent=1, ensure_ascii=False)
    TAMPERED.write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
