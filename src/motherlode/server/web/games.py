"""What can be known of the games without playing them. It never changes, so it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any, Final, cast

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath

from motherlode.core.game import Game
from motherlode.games import GAMES, find
from motherlode.server.web.entity_tags import is_known, not_modified, tag_of, tagged
from motherlode.server.web.schemas import (
    Clause,
    Component,
    Components,
    DecisionFacts,
    EventFacts,
    GameCard,
    GameFacts,
    Language,
    OptionFacts,
    RoleFacts,
    Rules,
    Section,
    WorkedExample,
)
from motherlode.words import LANGUAGES, Speaker
from motherlode.words.keys import is_seat, kind_of
from motherlode.words.rules import document
from motherlode.words.worked import worked

SEAT: Final = "seat"
NUMBER: Final = "number"
READING: Final = Lock()
AnyHttpRequest = Request[Any, Any, Any]


def card(game: Game) -> GameCard:
    """A game on the shelf."""
    languages = cast("list[Language]", list(LANGUAGES))
    speakers = {language: Speaker(language, game) for language in languages}
    return GameCard(
        key=game.key,
        version=game.version,
        seats=list(game.seats),
        minutes=game.minutes,
        example=game.example,
        title={language: speaker.title() for language, speaker in speakers.items()},
        pitch={language: speaker.say("pitch") for language, speaker in speakers.items()},
    )


def facts(game: Game) -> GameFacts:
    """All that does not change while a game is played."""
    return GameFacts(
        key=game.key,
        version=game.version,
        seats=list(game.seats),
        minutes=game.minutes,
        example=game.example,
        catalogue=[(move.kind, list(move.slots)) for move in game.catalogue],
        names={
            role: list(names) for role, names in game.names.items() if kind_of(role, game) == role
        },
        clauses={kind: dict(clauses) for kind, clauses in game.clauses.items()},
        roles=roles(game),
        events=[
            EventFacts(kind.key, kind.clause, [role.name for role in kind.roles], list(kind.secret))
            for kind in game.events
        ],
        decisions=[
            DecisionFacts(kind.key, kind.clause, [role.name for role in kind.roles], kind.reaction)
            for kind in game.decisions
        ],
        options=[
            OptionFacts(option.key, list(option.choices), option.clause) for option in game.options
        ],
    )


def roles(game: Game) -> dict[str, RoleFacts]:
    """What each role of a move, a decision or an event holds."""
    many = {role for family in game.facts.MOVES.families for role in family.many()}
    plain = {role: SEAT if is_seat(role, game) else NUMBER for role in game.roles}
    return {
        role: RoleFacts(kind_of(role, game) or plain[role], role in many) for role in game.roles
    }


def components(game: Game) -> Components:
    """The numbers of a box."""
    numbers = [
        {
            "path": path,
            "value": number.value,
            "least": number.least,
            "most": number.most,
            "source": number.source,
        }
        for path, number in game.box.numbers.items()
    ]
    return Components(game.key, msgspec.convert(numbers, list[Component]))


def rules(game: Game, language: Language) -> Rules:
    sections = [
        Section(
            section["number"],
            section["heading"],
            list(section["prose"]),
            [Clause(clause["number"], clause["text"]) for clause in section["clauses"]],
        )
        for section in document(game.key, language)
    ]
    return Rules(game.key, language, sections)


def worked_examples(game: Game) -> list[WorkedExample]:
    """The examples of a game's rules, as the rules carry them out."""
    return [
        WorkedExample(
            each.key,
            each.section,
            len(each.before["players"]),
            each.before,
            each.events,
            each.after,
        )
        for each in worked(game.key)
    ]


# -- routes -----------------------------------------------------------------------------------


def shelf_body() -> bytes:
    """All games as JSON; reading all their words takes a while, so that is done once."""
    with READING:
        return all_cards()


@cache
def all_cards() -> bytes:
    """All games as JSON."""
    return msgspec.json.encode([card(game) for game in GAMES.values()])


@cache
def facts_body(key: str) -> bytes:
    """The facts of a game as JSON."""
    return msgspec.json.encode(facts(find(key)))


@cache
def components_body(key: str) -> bytes:
    """The numbers of a game as JSON."""
    return msgspec.json.encode(components(find(key)))


@cache
def rules_body(key: str, language: Language) -> bytes:
    """The rules of a game as JSON."""
    return msgspec.json.encode(rules(find(key), language))


@cache
def examples_body(key: str) -> bytes:
    """The examples of a game as JSON."""
    return msgspec.json.encode(worked_examples(find(key)))


async def cached(request: AnyHttpRequest, body: Callable[[], bytes]) -> Response[bytes]:
    """A body that is made once, unless the client has it already."""
    content = await asyncio.to_thread(body)
    tag = tag_of(content)
    return not_modified(tag) if is_known(request, tag) else tagged(content, tag)


@get("/", summary="All games")
async def shelf(request: AnyHttpRequest) -> Response[bytes]:
    """Every game with its title and pitch."""
    return await cached(request, shelf_body)


@get("/{key:str}", summary="The facts of a game")
async def one_game(request: AnyHttpRequest, key: FromPath[str]) -> Response[bytes]:
    """Catalogue, names, events, decisions and options."""
    return await cached(request, lambda: facts_body(key))


@get("/{key:str}/components", summary="The numbers of a game")
async def numbers_of_a_game(request: AnyHttpRequest, key: FromPath[str]) -> Response[bytes]:
    """Every number of the box with its limits and its source."""
    return await cached(request, lambda: components_body(key))


@get("/{key:str}/rules/{language:str}", summary="The rules of a game")
async def rules_of_a_game(
    request: AnyHttpRequest, key: FromPath[str], language: FromPath[Language]
) -> Response[bytes]:
    """The rules, clause by clause."""
    return await cached(request, lambda: rules_body(key, language))


@get("/{key:str}/examples", summary="Worked examples of a game")
async def examples_of_a_game(request: AnyHttpRequest, key: FromPath[str]) -> Response[bytes]:
    """The examples of its rules, carried out."""
    return await cached(request, lambda: examples_body(key))


routes: Final = Router(
    "/api/games",
    route_handlers=[shelf, one_game, numbers_of_a_game, rules_of_a_game, examples_of_a_game],
    tags=["games"],
)
