"""The events of a table, heard by a thread of its own, for whoever waits for other things as well."""

import socket
import threading
from typing import Literal

from ludotheque.client.table import Event, SeenTable
from ludotheque.contract.errors import LudothequeError

News = Event | Literal["lost", "back"] | LudothequeError  # the last is the end


class Feed:
    """News in their order; `fileno` can be selected and is readable while there are some."""

    def __init__(self, table: SeenTable):
        self._news: list[News] = []
        self._come = threading.Condition()
        self._here, self._there = socket.socketpair()  # one mark in it while there are news
        self._table = table
        threading.Thread(target=self._listen, daemon=True).start()

    def fileno(self) -> int:
        return self._here.fileno()

    def take(self, wait: float | None) -> list[News]:
        """All that has come, waiting so many seconds for the first (None: for ever)."""
        with self._come:
            if self._come.wait_for(lambda: self._news, wait):
                self._here.recv(1)
            found, self._news = self._news, []
            return found

    def close(self) -> None:
        """Nobody listens any more; the thread ends with the next thing that it hears, or with the program."""
        for end in (self._here, self._there):
            end.close()

    def _listen(self) -> None:
        try:
            for event in self._table.events(on_lost=lambda: self._put("lost"), on_back=lambda: self._put("back")):
                self._put(event)
        except LudothequeError as end:
            self._put(end)
        except OSError:  # closed
            return

    def _put(self, news: News) -> None:
        with self._come:
            if not self._news:
                self._there.send(b"!")
            self._news.append(news)
            self._come.notify()
