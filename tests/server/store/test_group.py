"""Group commit: whatever comes in while one commit is under way is the next."""

import asyncio

import pytest

from ludotheque.server.store.group import MOST, Entry, GroupCommit
from tests.server.store.examples import row, summary


class Disk:
    """Takes groups, each for as long as we say."""

    def __init__(self) -> None:
        self.groups: list[list[tuple[str, int]]] = []
        self.may_end = asyncio.Semaphore(0)
        self.trouble: Exception | None = None

    async def commit(self, group: list[Entry]) -> list[bool]:
        self.groups.append([(entry.row.table, entry.row.version) for entry in group])
        await self.may_end.acquire()
        if self.trouble:
            raise self.trouble
        return [True] * len(group)


def append(group: GroupCommit, table: str, version: int = 0) -> "asyncio.Future[bool]":
    new = row(table, version)
    return group.append(new, summary(new))


async def test_what_comes_during_a_commit_is_the_next() -> None:
    disk = Disk()
    group = GroupCommit(disk.commit)
    first = append(group, "a")
    await asyncio.sleep(0)
    others = [append(group, table) for table in "bcd"]
    disk.may_end.release()
    assert await first
    assert not any(other.done() for other in others)
    disk.may_end.release()
    assert await asyncio.gather(*others) == [True] * 3
    assert disk.groups == [[("a", 0)], [("b", 0), ("c", 0), ("d", 0)]]


async def test_a_group_has_one_row_of_a_table_and_no_more_than_it_may() -> None:
    disk = Disk()
    group = GroupCommit(disk.commit)
    waiting = [append(group, "a", version) for version in range(2)]
    waiting += [append(group, f"table {number}") for number in range(MOST)]
    for _ in range(2):
        disk.may_end.release()
    assert all(await asyncio.gather(*waiting))
    assert [len(each) for each in disk.groups] == [MOST, 2]
    assert disk.groups[1] == [("a", 1), (f"table {MOST - 1}", 0)]


async def test_trouble_is_told_to_its_group_only() -> None:
    disk = Disk()
    group = GroupCommit(disk.commit)
    disk.trouble = OSError("disk full")
    first = append(group, "a")
    disk.may_end.release()
    with pytest.raises(OSError, match="disk full"):
        await first
    disk.trouble = None
    second = append(group, "a")
    disk.may_end.release()
    assert await second


async def test_it_is_finished_when_nothing_waits() -> None:
    disk = Disk()
    group = GroupCommit(disk.commit)
    await group.finished()
    waiting = [append(group, "a", version) for version in range(3)]
    for _ in range(3):
        disk.may_end.release()
    await group.finished()
    assert all(answer.done() for answer in waiting)
