"""Deals played by the machines of a Ray cluster: several nodes on this one, each with processes of its own."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from ludotheque.contract.errors import LudothequeError, OptionError
from ludotheque.lab import cluster as grid
from ludotheque.lab.arena import Arena
from ludotheque.lab.balance import Study, watch
from ludotheque.lab.contest import Contest
from ludotheque.lab.log import ContestLog
from ludotheque.lab.workers import in_order

CONTEST = Contest(game="shokoba", bots=("greedy", "random"), seed=5)
PAIRS = 60


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head that only leads, and two machines that play."""
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(2):
        made.add_node(num_cpus=1)
    yield made
    ray.shutdown()
    made.shutdown()


def alone(pairs: int = PAIRS) -> Arena:
    arena = Arena(CONTEST, pairs)
    arena.run()
    return arena


def test_a_contest_comes_out_as_in_one_process(cluster: Cluster) -> None:
    arena, counted = Arena(CONTEST, PAIRS, cluster=cluster.address), list[int]()
    arena.run(lambda: counted.append(1))
    assert arena.document() == alone().document()
    assert len(counted) == PAIRS


def test_a_study_comes_out_as_in_one_process(cluster: Cluster) -> None:
    work, numbers = partial(watch, Study(game="shokoba", bot="greedy", seed=5)), range(30)
    assert list(in_order(work, numbers, 1, cluster.address)) == list(map(work, numbers))


def test_what_a_machine_had_in_hand_is_played_again_when_it_is_killed(cluster: Cluster) -> None:
    doomed = cluster.add_node(num_cpus=1)
    arena, played = Arena(CONTEST, PAIRS, cluster=cluster.address), list[int]()

    def kill_it_soon() -> None:
        played.append(1)
        if len(played) == PAIRS // 10:
            cluster.remove_node(doomed, allow_graceful=False)

    arena.run(kill_it_soon)
    assert arena.document() == alone().document()


def test_the_log_goes_on_where_it_was(cluster: Cluster, tmp_path: Path) -> None:
    log = ContestLog(tmp_path / "log", CONTEST)
    Arena(CONTEST, PAIRS // 2, log=log).run()
    arena = Arena(CONTEST, PAIRS, log=log, cluster=cluster.address)
    arena.run()
    assert arena.document() == alone().document()
    assert len(log.read()) == PAIRS


def refused(number: int) -> int:
    raise OptionError("wanted-number", field="pairs", name=str(number), least=1, most=2)


def test_what_a_task_refuses_is_told_here(cluster: Cluster) -> None:
    with pytest.raises(OptionError) as refusal:
        list(in_order(refused, range(3), 1, cluster.address))
    assert refusal.value.field == "pairs"


def test_a_machine_with_other_sources_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid, "sources", lambda: "newer")
    with pytest.raises(LudothequeError, match="another Ludothèque"):
        list(in_order(abs, range(3), 1, cluster.address))


def test_a_task_that_ends_every_machine_ends_the_contest(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid, "MOST_TRIES", 1)
    with pytest.raises(grid.ClusterLost, match="again and again"):
        list(in_order(os._exit, range(1, 2), 1, cluster.address))


def test_no_cluster_at_the_address_is_said() -> None:
    with pytest.raises(OptionError, match=r"No Ray cluster answers at “127\.0\.0\.1:9”"):
        list(in_order(abs, range(3), 1, "127.0.0.1:9"))
