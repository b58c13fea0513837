"""Tasks shared out among processes."""

import os

import pytest

from ludotheque.lab.workers import WorkerLost, in_order


@pytest.mark.parametrize("workers", [1, 2])
def test_what_the_workers_give_back_comes_in_the_order_of_the_tasks(workers):
    assert list(in_order(abs, range(-20, 0), workers)) == list(range(20, 0, -1))


def test_no_tasks_need_no_workers():
    assert list(in_order(abs, range(0), 2)) == []


def test_a_worker_that_dies_is_noticed():
    with pytest.raises(WorkerLost, match="ended before its time"):
        list(in_order(os._exit, range(1, 5), 2))
