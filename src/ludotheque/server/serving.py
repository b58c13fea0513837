"""Uvicorn, told how to stop: what is in hand is finished, everybody else is asked to come back."""

import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn


class Serving(uvicorn.Server):
    """A server that ends as it should when it is asked to; `stop` lets those who only wait go."""

    def __init__(self, config: uvicorn.Config, stop: Callable[[], None]):
        super().__init__(config)
        self.stop = stop

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """That we were asked is no failure, so the signal is not raised again; a second Ctrl-C waits for nobody."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stop()
        await super().shutdown(sockets)
