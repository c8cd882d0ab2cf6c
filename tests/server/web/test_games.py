"""What can be known of the games."""

from __future__ import annotations

import httpx
import pytest
from msgspec import json

from motherlode.games import GAMES, find
from motherlode.server.web.schemas import Components, GameCard, GameFacts, Rules, WorkedExample
from tests.server.web.site import problem


def test_the_shelf_has_every_game_in_every_language(guest: httpx.Client) -> None:
    cards = json.decode(guest.get("/api/games").content, type=list[GameCard])
    assert {card.key for card in cards} == set(GAMES)
    assert all(set(card.title) == set(card.pitch) == {"en", "ru", "pt"} for card in cards)


@pytest.mark.parametrize("key", GAMES)
def test_the_facts_say_what_a_move_is(guest: httpx.Client, key: str) -> None:
    facts = json.decode(guest.get(f"/api/games/{key}").content, type=GameFacts)
    game = find(key)
    assert len(facts.catalogue) == len(game.catalogue)
    kind, slots = facts.catalogue[-1]
    assert (kind, tuple(slots)) == (game.catalogue.moves[-1].kind, game.catalogue.moves[-1].slots)
    assert facts.seats == list(game.seats)
    assert [event.key for event in facts.events] == [event.key for event in game.events]
    assert {role.kind for role in facts.roles.values()} <= {*facts.names, "seat", "number"}
    shared = [role for move in game.catalogue for role, _ in move.slots if role in move.many]
    assert {role for role, told in facts.roles.items() if told.many} == set(shared)
    assert [option.key for option in facts.options] == [option.key for option in game.options]


@pytest.mark.parametrize("key", GAMES)
def test_each_thing_of_a_kind_with_clauses_has_its_own(guest: httpx.Client, key: str) -> None:
    told = json.decode(guest.get(f"/api/games/{key}").content, type=GameFacts)
    assert find(key).example or "card" in told.clauses
    for kind, clauses in told.clauses.items():
        assert set(clauses) == set(told.names[kind])


def test_what_a_client_has_is_not_sent_again(guest: httpx.Client) -> None:
    first = guest.get("/api/games/quartz")
    again = guest.get("/api/games/quartz", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert not again.content
    assert again.headers["ETag"] == first.headers["ETag"]
    other = guest.get("/api/games/quartz", headers={"If-None-Match": '"other"'})
    assert other.content == first.content


def test_every_number_of_a_box_comes_with_its_limits(guest: httpx.Client) -> None:
    found = json.decode(guest.get("/api/games/quartz/components").content, type=Components)
    numbers = {number.path: number for number in found.numbers}
    ruby = numbers["crystals.ruby.price"]
    assert (ruby.value, ruby.least, ruby.most, ruby.source) == (6, 0, 99, "rulebook")
    assert numbers["bravery.coins"].value == [0, 1, 2, 3]


@pytest.mark.parametrize("language", ["en", "ru", "pt"])
def test_the_rules_are_told_in_every_language(guest: httpx.Client, language: str) -> None:
    answer = guest.get(f"/api/games/quartz/rules/{language}")
    rules = json.decode(answer.content, type=Rules)
    clauses = {clause.number for section in rules.sections for clause in section.clauses}
    assert "Q3.4" in clauses
    assert rules.language == language


@pytest.mark.parametrize(
    "path", ["chess", "chess/components", "chess/rules/en", "quartz/pictures", "QUARTZ", "%00"]
)
def test_a_game_that_there_is_not_is_not_found(guest: httpx.Client, path: str) -> None:
    assert problem(guest.get(f"/api/games/{path}"), 404) in {"no_game", "not_found"}


def test_a_language_that_is_not_spoken_is_refused(guest: httpx.Client) -> None:
    assert problem(guest.get("/api/games/quartz/rules/de"), 400) == "not_understood"


def test_the_examples_of_the_rules_are_carried_out(guest: httpx.Client) -> None:
    answer = guest.get("/api/games/quartz/examples")
    examples = {each.key: each for each in json.decode(answer.content, type=list[WorkedExample])}
    accident = examples["accident"]
    assert accident.seats == len(accident.before["players"]) == 3
    assert "accident" in [event["event"] for event in accident.events]
    assert accident.before != accident.after
    assert guest.get("/api/games/leduc/examples").json() == []
    assert guest.get("/api/games/chess/examples").status_code == 404
