"""A real Ray cluster of two nodes on this machine, of which one dies: `make test-cluster`.

It takes half a minute, so the file is not named like those that every run of the tests takes up.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from importlib import import_module
from socket import socket
from typing import Any

import pytest

from motherlode.games import find
from motherlode.lab.arena import Arena, run
from motherlode.lab.spread import ALONE, SETTINGS, Hands
from motherlode.train.samples import gather

ARENA = Arena("quartz_cards", ("search:120", "heuristic"), games=60, seed=9)
DIES_AFTER = 10  # results

pytestmark = pytest.mark.filterwarnings("ignore")  # what Ray warns of is not ours


def ports() -> dict[str, int]:
    """Ports of a node's agents. Ray waits 15 seconds for those that agents choose themselves."""
    names = (
        "metrics_agent_port",
        "metrics_export_port",
        "dashboard_agent_listen_port",
        "runtime_env_agent_port",
    )
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket()) for _ in names]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        free = [one.getsockname()[1] for one in sockets]
        return dict(zip(names, free, strict=True))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head of one core."""
    os.environ.update(SETTINGS, RAY_raylet_start_wait_time_s="300")
    ray: Any = import_module("ray")
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, **ports()})
    yield made
    ray.shutdown()
    made.shutdown()


def test_samples_and_arenas_are_the_same_on_a_cluster_although_a_machine_dies(
    cluster: Any,
) -> None:
    ray: Any = import_module("ray")

    doomed, hands = cluster.add_node(num_cpus=1, **ports()), Hands(cluster=cluster.address)
    one, other = (gather(find("leduc"), 2, None, range(600), some) for some in (ALONE, hands))
    assert one.inputs.tolist() == other.inputs.tolist()
    assert ray.cluster_resources()["CPU"] == 2
    found = []
    for result in run(ARENA, hands=hands):
        found.append(result)
        if len(found) == DIES_AFTER:
            cluster.remove_node(doomed, allow_graceful=False)
    assert not doomed.any_processes_alive()  # Ray itself may take a while to notice
    assert found == list(run(ARENA, hands=ALONE))
