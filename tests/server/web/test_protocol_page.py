"""The examples in the description of the protocol are messages and bodies that there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from motherlode.school.progress import Progress
from motherlode.server import protocol
from motherlode.server.storage.interfaces import Person
from motherlode.server.web import (
    accounts,
    forks,
    games,
    matches,
    records,
    review_schemas,
    reviews,
    schemas,
    tables,
)
from motherlode.server.web.generate import ANSWERED, SENT

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
KINDS = {
    **vars(protocol),
    **vars(schemas),
    **vars(review_schemas),
    "Person": Person,
    "Progress": Progress,
}


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_what_it_says(name: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=KINDS[name])
    given: dict[str, Any] = msgspec.json.decode(text)
    assert (
        msgspec.json.decode(msgspec.json.encode(decoded)).items()
        >= {
            key: value for key, value in given.items() if not isinstance(value, dict | list)
        }.items()
    )


def test_every_message_and_every_body_that_is_sent_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    messages = (*protocol.AnyRequest.__args__, *protocol.AnyMessage.__args__)
    assert {message.__name__ for message in messages} <= shown
    assert set(SENT) - {"AnyRequest"} <= shown


def test_the_table_of_the_example_can_be_opened(guest: httpx.Client) -> None:
    [wanted] = [text for name, text in EXAMPLES if name == "NewTable"]
    answer = guest.post("/api/tables", content=wanted)
    assert answer.status_code == 201, answer.text


def test_every_answer_is_named() -> None:
    missing = {
        name for name in ANSWERED if f"`{name}`" not in PAGE and f"json {name}\n" not in PAGE
    }
    assert missing <= {"AnyMessage", "Health", "View"}


def test_every_route_is_named() -> None:
    for router in (
        games.routes,
        matches.routes,
        accounts.routes,
        tables.routes,
        forks.routes,
        reviews.routes,
        records.routes,
    ):
        for route in router.routes:
            path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path).replace("{key}", "{game}")
            assert path in PAGE, path
