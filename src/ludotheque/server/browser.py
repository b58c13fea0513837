"""The browser of whoever starts a server: opened at the shelf, where there is one."""

import os
import socket
import sys
import time
import webbrowser
from threading import Thread
from urllib.parse import urlsplit

PATIENCE = 60.0  # seconds for the server to begin to listen
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def there_is_one() -> bool:
    """Without a screen, Python would start a browser for the terminal, over what we have written there."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in WINDOWS)


def open_when_listening(url: str) -> None:
    """Open the browser as soon as somebody answers there; the address has been written down in any case."""
    if there_is_one():
        Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    place = urlsplit(url)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((place.hostname or "", place.port or 80), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            webbrowser.open(url)
            return
