"""A server and who one is there: every question of the protocol is one call."""

import secrets
import time
from collections.abc import Callable
from typing import Any

import httpx

from ludotheque.client.answers import NotAServer, Refused, Unreachable
from ludotheque.client.links import read_link
from ludotheque.client.table import SeenTable

SECONDS = 30.0  # for an answer; the longest that the server itself waits is 25
PATIENCE = 20.0  # seconds that a command is sent again and again while nobody answers
PAUSE = 0.5  # between two tries
BUSY = (429, 502, 503, 504)  # answers of a server, or of a proxy before it, that will be others soon


class Server:
    """One guest at one server. What may be sent twice without harm is sent again when the answer is lost."""

    def __init__(self, address: str, token: str | None = None, patience: float = PATIENCE):
        self.url = read_link(address).server
        self.patience = patience
        self.on_trouble: Callable[[], None] = lambda: None  # called once when an answer has to be waited for
        self.token = ""
        self._http = httpx.Client(base_url=self.url, timeout=SECONDS)
        if token:
            self._be(token)

    def _be(self, token: str) -> None:
        self.token = token
        self._http.cookies.clear()
        self._http.headers["authorization"] = f"Bearer {token}"

    def arrive(self, name: str | None = None, language: str | None = None) -> dict[str, Any]:
        """Become a new guest; the token is `self.token` from now on."""
        wish = {"name": name, "language": language}
        guest = self.ask("POST", "/api/guests", {key: value for key, value in wish.items() if value is not None})
        self._be(str(guest["token"]))
        return dict(guest)

    def me(self) -> dict[str, Any]:
        return dict(self.ask("GET", "/api/me"))

    def change(self, **fields: str) -> dict[str, Any]:
        """Another `name` or `language`."""
        return dict(self.ask("PATCH", "/api/me", fields))

    def games(self) -> list[dict[str, Any]]:
        return list(self.ask("GET", "/api/games"))

    def game(self, name: str) -> dict[str, Any]:
        return dict(self.ask("GET", f"/api/games/{name}"))

    def tables(self, **wanted: str) -> list[dict[str, Any]]:
        """Tables in a list: `mine="true"`, `open="true"`, `game=…`."""
        return list(self.ask("GET", "/api/tables", params=wanted))

    def make(self, game: str, seats: list[dict[str, str]], **wishes: Any) -> SeenTable:
        """A new table: `options`, `public`, `clock`, `hints`, `absent` as in the protocol."""
        wish = {"game": game, "seats": seats, "key": secrets.token_urlsafe(12), **wishes}
        made = self.ask("POST", "/api/tables", wish, again=True)
        return self.table(made["table"], made["invitation"])

    def table(self, id: str, invitation: str = "") -> SeenTable:
        """A table that one may look at."""
        return SeenTable(self, id, invitation)

    def ask(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
        params: dict[str, str] | None = None,
        again: bool = False,
    ) -> Any:
        """The answer to a question. `again`: it may be asked again, by a key of its own or because it only looks."""
        until, waited = time.monotonic() + self.patience, False
        while True:
            try:
                answer = self._http.request(method, path, json=body, params=params)
                if not (again and answer.status_code in BUSY) or time.monotonic() > until:
                    return _read(answer, self.url)
            except httpx.TransportError as trouble:
                if not again or time.monotonic() > until:
                    why = str(trouble) or type(trouble).__name__
                    raise Unreachable("server-unreachable", address=self.url, why=why) from trouble
            except httpx.InvalidURL as wrong:
                raise NotAServer("address-unfit", field="server", address=self.url) from wrong
            if not waited:
                self.on_trouble()
            waited = True
            time.sleep(PAUSE)


def _read(answer: httpx.Response, url: str) -> Any:
    try:
        told = answer.json() if answer.content else {}
    except ValueError as wrong:
        raise NotAServer("server-strange", field="server", address=url, status=answer.status_code) from wrong
    if answer.status_code >= 400:
        if not isinstance(told, dict) or "error" not in told:
            raise NotAServer("server-strange", field="server", address=url, status=answer.status_code)
        raise Refused(answer.status_code, told)
    return told
