"""`ludotheque backup` while people play, and `ludotheque forget`."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.rows import Guest
from ludotheque.server.store import open_store
from ludotheque.server.upkeep import backup, forget
from tests.server.http.conftest import Server
from tests.server.http.test_tables import begun

TABLES = 6
ENOUGH = 30  # moves before and after the backup


class Busy(threading.Thread):
    """Two people who play on and on, and know how far they came."""

    def __init__(self, server: Server):
        super().__init__()
        self.anne, self.bob, self.table = begun(server)
        self.version, self.moves, self.enough = 0, 0, threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            turn = self.anne.look(self.table)["view"]["turn"]
            if turn is None:
                self.anne.does(self.table, "rematch")
                self.version = self.bob.does(self.table, "rematch")
                continue
            player = (self.anne, self.bob)[turn]
            move = player.look(self.table)["view"]["moves"][0]["text"]
            self.version = player.does(self.table, "play", moves=[move])
            self.moves += 1


def test_a_backup_under_load_is_whole_and_a_server_goes_on_with_it(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "data"))
    playing = [Busy(server) for _ in range(TABLES)]
    for each in playing:
        each.start()
    wait_for_moves(playing, ENOUGH)
    before = {each.table: each.version for each in playing}
    (tmp_path / "copy").mkdir()
    target = tmp_path / "copy" / "ludotheque.sqlite3"
    words = ["backup", "--data", str(tmp_path / "data"), str(target)]
    made = subprocess.run(
        [sys.executable, "-c", "from ludotheque.cli import main; main()", *words], capture_output=True, check=False
    )
    assert made.returncode == 0, made.stderr
    assert str(target) in made.stdout.decode()
    wait_for_moves(playing, sum(each.moves for each in playing) + ENOUGH)
    for each in playing:
        each.enough.set()
        each.join()
    server.kill()
    restored = Server(str(tmp_path / "copy"))
    try:
        for each in playing:
            for player in (each.anne, each.bob):
                player.http = httpx.Client(base_url=restored.url, headers=player.http.headers, timeout=30)
            seen = each.anne.look(each.table)
            assert before[each.table] <= seen["version"] <= each.version
            if seen["view"]["turn"] is not None:
                mover = (each.anne, each.bob)[seen["view"]["turn"]]
                move = mover.look(each.table)["view"]["moves"][0]["text"]
                assert mover.does(each.table, "play", moves=[move]) == seen["version"] + 1
    finally:
        restored.kill()


def wait_for_moves(playing: list[Busy], many: int) -> None:
    while sum(each.moves for each in playing) < many:
        assert any(each.is_alive() for each in playing), "nobody plays any more"
        playing[0].join(0.02)


def test_a_database_is_backed_up_by_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(LudothequeError, match="pg_dump --format=custom") as refused:
        backup(tmp_path / "target", database="postgresql://localhost/ludotheque")
    assert refused.value.key == "backup-elsewhere"


def test_a_guest_is_forgotten_by_name_or_id(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    twins = [Guest("one", "Twin", "fr", 1.0), Guest("two", "Twin", "en", 2.0)]
    where: dict[str, Any] = {"database": place} if "://" in place else {"data": Path(place)}

    async def arrive() -> None:
        store = await open_store(place)
        for guest in (Guest("anne", "Anne B.", "fr", 0.0), *twins):
            await store.add_guest(guest, guest.id.encode())
        await store.close()

    async def left() -> list[Guest | None]:
        store = await open_store(place)
        found = [await store.guest_by_token(id) for id in (b"anne", b"one", b"two")]
        await store.close()
        return found

    asyncio.run(arrive())
    forget("Anne B.", **where)
    with pytest.raises(LudothequeError) as unclear:
        forget("Twin", **where)
    assert unclear.value.key == "forget-which"
    told = capsys.readouterr().out
    assert all(guest.id in told for guest in twins)
    forget("one", **where)
    with pytest.raises(LudothequeError) as nobody:
        forget("one", **where)
    assert nobody.value.key == "forget-nobody"
    assert asyncio.run(left()) == [None, None, twins[1]]
