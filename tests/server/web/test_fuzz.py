"""A little of what `python -m benchmarks.fuzz` does at length."""

from __future__ import annotations

import os
from random import Random

from benchmarks.fuzz import failures, memory, new_attack, stands
from benchmarks.hostile import attack_http, attack_socket, spoil, spoiled
from tests.server.web.site import Site


def test_hostile_messages_are_refused_and_the_table_stands(site: Site) -> None:
    before = failures(site.url)
    attack, server, code = new_attack(site.url)
    attack_socket(attack, 1000, number=7)
    assert attack.sent >= 1000
    assert attack.refused > attack.sent / 2
    assert server.facts(code).code == code
    stands(site.url)
    assert failures(site.url) == before


def test_hostile_requests_find_no_fault(site: Site) -> None:
    before = failures(site.url)
    statuses = attack_http(site.url, 300, number=7)
    assert sum(statuses.values()) >= 300
    assert set(statuses) <= {200, 201, 204, 400, 401, 403, 404, 405, 409, 413}
    assert statuses[400]
    stands(site.url)
    assert failures(site.url) == before


def test_spoiling_changes_a_text_and_keeps_it_short() -> None:
    random = Random(1)
    text = '{"kind":"ping","id":"a7"}'
    assert len({spoil(text, random) for _ in range(50)}) > 20
    assert all(len(one) < 5000 for one in spoiled([text] * 3, random))


def test_memory_is_measured() -> None:
    assert memory(os.getpid()) > 10
