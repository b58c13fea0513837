"""A table as one guest sees it: looked at, listened to, told what to do."""

import json
import secrets
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

from websockets.exceptions import ConnectionClosed, WebSocketException

from ludotheque.client.answers import Refused
from ludotheque.client.ear import Ear
from ludotheque.client.links import Link

if TYPE_CHECKING:
    from ludotheque.client.server import Server

Event = dict[str, Any]
TRIES = 5  # of a command that came late, though nothing was played meanwhile
PAUSES = (0.1, 0.5, 1.0, 2.0, 3.0)  # seconds before coming back, and the last one from then on
FOR_GOOD = range(4400, 4414)  # codes of a WebSocket that say that coming back is of no use
ANY_TIME = ("react", "leave", "words", "sit", "stand", "bot", "resign")  # meant whatever happened meanwhile
A_WHILE = 5.0  # seconds after which a connection counts as one that held
FIELDS = ("version", "state", "number", "result", "seats", "host", "clock", "proposals", "you", "view")


def ignore() -> None:
    """Nothing to be said."""


class SeenTable:
    """`seen` is the newest snapshot, brought up to date by every event that is heard."""

    def __init__(self, server: "Server", id: str, invitation: str = ""):
        self.server = server
        self.id = id
        self.invitation = invitation
        self.seen: Event = {"version": -1}

    @property
    def link(self) -> Link:
        """What others come by."""
        return Link(self.server.url, self.id, self.invitation or str(self.seen.get("invitation", "")))

    @property
    def version(self) -> int:
        return int(self.seen["version"])

    @property
    def you(self) -> int | None:
        """One's own seat; None for who watches."""
        return self.seen.get("you")

    @property
    def my_turn(self) -> bool:
        view = self.seen.get("view")
        return view is not None and self.seen["state"] == "playing" and view["turn"] == self.you is not None

    def _path(self, rest: str = "") -> str:
        return f"/api/tables/{quote(self.id, safe='')}{rest}"

    def get(self, rest: str = "") -> Any:
        """The snapshot, or with a path behind it `/hint`, `/record`, `/shuffle`."""
        return self.server.ask("GET", self._path(rest), params={"invitation": self.invitation}, again=True)

    def look(self) -> Event:
        """The table as it stands now."""
        self.hear(self.get())
        return self.seen

    def hear(self, event: Event) -> None:
        """Bring up to date what was seen; an event that is older than that changes nothing."""
        if "log" in event:
            self.seen = event
        elif event["version"] > self.version:
            self.seen = {**self.seen, **{name: event[name] for name in FIELDS}}
            log = self.seen.get("log", []) if event["do"] not in ("start", "rematch") else []
            self.seen["log"] = [*log, event]

    def do(self, do: str, **more: Any) -> int:
        """Tell the table something; the version that it became. What came late only because somebody made a sign, or
        the like, is meant all the same."""
        tries = 0
        while True:
            wish = {"do": do, "version": self.version, "key": secrets.token_urlsafe(12), **more}
            try:
                return int(self.server.ask("POST", self._path("/commands"), wish, again=True)["version"])
            except Refused as refusal:
                tries, missed = tries + 1, refusal.told.get("missed", [])
                if refusal.key != "version-stale" or tries == TRIES or not missed or not self._holds(do, missed):
                    raise
                for event in missed:
                    self.hear(event)

    def _holds(self, do: str, missed: list[Event]) -> bool:
        """Whether a command is still meant after what was missed: a move only if nobody has moved."""
        return do in ANY_TIME or all(one["do"] == "react" for one in missed)

    def preview(self, moves: list[str]) -> Event:
        return dict(self.server.ask("POST", self._path("/preview"), {"moves": moves}, again=True))

    def events(
        self, after: int = -1, on_lost: Callable[[], None] = ignore, on_back: Callable[[], None] = ignore
    ) -> Iterator[Event]:
        """What happens after a version, as it happens: a snapshot first, unless the events are few.

        Whenever the connection is lost it comes back by the last version, so nothing is doubled or missing. It ends
        with a refusal if one may no longer look.
        """
        tries, lost = 0, False
        while True:
            began = time.monotonic()
            try:
                headers = {"authorization": f"Bearer {self.server.token}"}
                with Ear(self._address(after), additional_headers=headers, max_size=None) as ear:
                    if lost:
                        on_back()
                    lost = False
                    for text in ear:
                        event = json.loads(text)
                        after = event["version"]
                        yield event
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    self.get()  # which is refused, in a sentence
            except (OSError, WebSocketException):
                pass
            tries = 0 if time.monotonic() - began > A_WHILE else tries + 1
            if tries > 1 and not lost:  # a server that starts anew is not worth a word, if it is back at once
                on_lost()
                lost = True
            time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])

    def _address(self, after: int) -> str:
        asked = urlencode({"after": after, "invitation": self.invitation})
        return f"{self.server.url.replace('http', 'ws', 1)}{self._path('/events')}?{asked}"
