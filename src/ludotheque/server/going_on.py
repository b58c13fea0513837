"""What tables do by themselves: bots play, and people run out of time.

The process that kept a table's newest row goes on with it. Any other one waits a little longer, in case the first has
gone; and now and then each looks which tables should have gone on and did not: after a start, after the store was
away, when a table that had left memory is due.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.refusals import NotNow, NotYours, TableOver
from ludotheque.server.room import Room
from ludotheque.server.store import StoreUnavailable
from ludotheque.server.table import Table
from ludotheque.server.table.commands import Play

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall

LOOK = 2.0  # seconds between two looks round
PAGE = 100  # tables that are found due at a time
PATIENCE = 6.0  # seconds that another process may take: a bot's thought, its pause and a queue of others
TROUBLE = 600.0  # seconds before a table that cannot go on is tried again
LOG = logging.getLogger("ludotheque.server")


class GoingOn:
    """The bots and the clocks of a hall."""

    def __init__(self, hall: "Hall"):
        self.hall = hall
        self._patience = PATIENCE if hall.store.shared else 0.0
        self._acting: dict[str, asyncio.Task[None]] = {}  # by table
        self._not_before: dict[str, float] = {}  # tables in trouble

    def acts(self, id: str) -> bool:
        """Whether something is being done at a table right now."""
        return id in self._acting

    @property
    def many(self) -> int:
        """At how many tables something is being done."""
        return len(self._acting)

    def go_on(self, room: Room) -> None:
        """After a table was read or changed: let it act when it is due."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        wait = self._wait(room)
        if wait is not None:
            room.alarm = asyncio.get_running_loop().call_later(wait, self._act, room.id)

    def _wait(self, room: Room) -> float | None:
        """Seconds until this process has to do something at a table; None if it never has."""
        due, now = room.table.due(), self.hall.now()
        if due is None:
            return None
        due += 0.0 if room.ours else self._patience
        return max(0.0, due - now, self._not_before.get(room.id, 0.0) - now)

    def _act(self, id: str) -> None:
        if id not in self._acting and not self.hall.stopping:
            self._acting[id] = self.hall.begin(self._go_on_with(id))

    async def _go_on_with(self, id: str) -> None:
        """Do what is due, until the table waits for a person. A slow bot delays no other table."""
        try:
            while await self._step(id):
                continue
        except StoreUnavailable:
            pass  # it is found due when the store is back
        except Exception as trouble:  # one table's trouble is not another's
            known = trouble if isinstance(trouble, LudothequeError) else None
            facts = {"table": id, "why": known.key if known else ""}
            LOG.error("table does not go on", exc_info=trouble, extra={"facts": facts})
            self._not_before[id] = self.hall.now() + TROUBLE
        finally:
            del self._acting[id]

    async def _step(self, id: str) -> bool:
        """One move of a bot, or the end of somebody's time; False if there is nothing to do."""
        try:
            async with self.hall.held(id) as room:
                if self._wait(room) != 0.0:  # timers and clocks do not agree to the microsecond, nor for days
                    self.go_on(room)
                    return False
                if room.table.bot_to_act is None:
                    await self.hall.keep(room, room.table.check_time(self.hall.now()))
                    return True
                decision = _decision(room.table)
                thought = self.hall.opponents.choose(room.table, *room.table.bot_to_act)
            move = await thought
            async with self.hall.held(id) as room:
                if _decision(room.table) == decision:  # signs and votes do not disturb it
                    play = Play(version=room.table.version, key="", moves=[move])
                    await self.hall.keep(room, room.table.check("", play, self.hall.now()))
        except (NotNow, NotYours, TableOver):
            pass  # the table went on without us
        return True

    async def look_round(self) -> None:
        """Find the tables that should have gone on and did not."""
        while True:
            try:
                await self._take_up()
            except StoreUnavailable:
                pass
            except Exception:
                LOG.exception("tables that are due are not found")
            await asyncio.sleep(LOOK)

    async def _take_up(self) -> None:
        now, last = self.hall.now(), (0.0, "")
        self._not_before = {id: until for id, until in self._not_before.items() if until > now}
        while page := await self.hall.store.due(now - self._patience, last, PAGE):
            last = page[-1]
            for _, id in page:
                if id not in self._not_before and not self.acts(id):
                    await self._take_up_one(id)

    async def _take_up_one(self, id: str) -> None:
        try:
            async with self.hall.held(id) as room:
                self.go_on(room)
        except StoreUnavailable:
            raise
        except LudothequeError:  # it was said when it was read
            self._not_before[id] = self.hall.now() + TROUBLE


def _decision(table: Table) -> tuple[object, ...]:
    """What a bot decides: which of the moves at this point of the match, for which seat."""
    return table.bot_to_act, table.standing.number, table.match and list(table.match.played)
