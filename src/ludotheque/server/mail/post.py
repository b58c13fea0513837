"""The post office: asks whether addresses are right, and tells those who are away that it is their turn.

Whoever looks at a table while it is their turn, or has a stream of it open, knows. Everybody else gets one letter, some
minutes after the turn began, and no other from that table until they have been there again. All of this is in the
database: a letter is marked as sent before it leaves, so that of several processes one sends it and a restart repeats
nothing; a server that dies in between has sent none.
"""

import asyncio
import logging
import secrets
from contextlib import suppress

from ludotheque.server.codes import digest, new_code, tidy
from ludotheque.server.hall import Hall
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.mail import letter
from ludotheque.server.mail.sending import NotSent, send
from ludotheque.server.mail.settings import MailSettings, check_email
from ludotheque.server.refusals import MailFailed, NotNow
from ludotheque.server.rows import Guest
from ludotheque.server.store import StoreUnavailable
from ludotheque.server.store.letters import Turn

DAY = 86_400.0  # a turn that began earlier is told no more
ROUND = 15.0  # seconds between two rounds, at most
ROUNDS_OF_REST = 4  # after a failure; then twice as many each time
LONGEST_REST = 3600.0  # seconds
CODE_SECONDS = 3600.0
# Codes that are asked for: nobody can use the server to fill a stranger's letter box.
LETTERS = {"address": Rate(3, 8 * 3600.0), "guest": Rate(5, 720.0), "all": Rate(60, 60.0)}
LOG = logging.getLogger("ludotheque.server.mail")


class Post:
    """The letters of one process."""

    def __init__(self, settings: MailSettings, hall: Hall):
        self.settings = settings
        self.hall = hall
        self.limits = Limits({}, LETTERS, None, None)
        self._salt = secrets.token_hex()  # so that no log holds an address, nor what it can be known by
        self._looked: dict[tuple[str, str], float] = {}  # (table, guest) → when, not in the database yet
        self._present: dict[tuple[str, str], int] = {}  # (table, guest) → version, of the last round
        self._pace = min(ROUND, max(0.2, settings.after / 10))
        self._rest, self._resting_until = 0.0, 0.0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.hall.noticed = self._notice
        self._task = asyncio.create_task(self._rounds())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(StoreUnavailable):
            await self._note_seen()

    # Addresses

    async def ask(self, guest: Guest, given: str) -> None:
        """Keep an address, and send it a code: nothing else is sent there before the code has come back."""
        address = check_email(given)
        self.limits.guest_does(digest(self._salt + address.lower()).hex()[:16], "address")
        self.limits.guest_does(guest.id, "guest")
        self.limits.guest_does("", "all")
        code = new_code()
        asking = letter.confirmation(self.settings, address, guest.language, code)
        try:
            await asyncio.to_thread(send, self.settings, asking)
        except NotSent as why:
            LOG.warning("letter not sent", extra={"facts": {"why": str(why)}})
            raise MailFailed("mail-failed", field="email") from why
        await self.hall.store.set_email(guest.id, address, digest(code), self.hall.now() + CODE_SECONDS)

    async def confirm(self, guest: Guest, code: str) -> None:
        if not await self.hall.store.confirm_email(guest.id, digest(tidy(code)), self.hall.now()):
            raise NotNow("code-unknown", field="email_code")

    # Turns

    def _notice(self, table: str, guest: str) -> None:
        self._looked[table, guest] = self.hall.now()

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self._pace)
            try:
                await self._note_seen()
                if self.hall.now() >= self._resting_until:
                    await self._tell()
            except StoreUnavailable:
                continue
            except Exception:
                LOG.exception("round of letters failed")

    async def _note_seen(self) -> None:
        """Write down who has looked at a table; and, once for every version, who listens to it."""
        reachable = await self.hall.store.confirmed()
        now = self.hall.now()  # and nothing in between: whoever hears a version by now has seen its turn
        looked = dict(self._looked)
        present = {
            (id, ear.guest.id): room.table.version
            for id, room in self.hall.rooms.items()
            for ear in room.ears
            if ear.guest.id in reachable
        }
        new = {pair: now for pair, version in present.items() if self._present.get(pair) != version}
        seen = [(table, guest, at) for (table, guest), at in (looked | new).items() if guest in reachable]
        if seen:
            await self.hall.store.note_seen(sorted(seen))
        self._present = present
        self._looked = {pair: at for pair, at in self._looked.items() if looked.get(pair) != at}

    async def _tell(self) -> None:
        now = self.hall.now()
        for turn in await self.hall.store.turns(since=now - DAY, until=now - self.settings.after):
            if await self.hall.store.mark_mailed(turn, now) and not await self._told(turn, now):
                return

    async def _told(self, turn: Turn, now: float) -> bool:
        """Whether the server takes letters; one that refuses this letter alone will do so again."""
        written = letter.your_turn(self.settings, turn.address, turn.name, turn.language, turn.game, turn.table)
        try:
            await asyncio.to_thread(send, self.settings, written)
        except NotSent as why:
            LOG.warning("letter not sent", extra={"facts": {"why": str(why)}})
            if not why.final:
                await self.hall.store.unmark_mailed(turn, now)
                self._rest = min(LONGEST_REST, max(ROUNDS_OF_REST * self._pace, 2 * self._rest))
                self._resting_until = self.hall.now() + self._rest
                return False
        else:
            self._rest = 0.0
        return True
