"""Who one is at each server: tokens in one file that only its owner reads."""

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from platformdirs import user_config_path


def file() -> Path:
    return user_config_path("ludotheque", appauthor=False) / "servers.json"


def _known() -> dict[str, str]:
    """Server → token; a file that is not there or damaged knows nobody."""
    with suppress(OSError, ValueError):
        found = json.loads(file().read_text("utf-8"))
        if isinstance(found, dict):
            return {str(server): token for server, token in found.items() if isinstance(token, str)}
    return {}


def token_for(server: str) -> str | None:
    return _known().get(server)


def keep(server: str, token: str) -> None:
    """Replaced at one stroke, and never readable by others, not even for a moment."""
    place = file()
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=place.parent, prefix=".servers-")  # mode 0600
    try:
        with open(handle, "w", encoding="utf-8") as stream:
            json.dump({**_known(), server: token}, stream, indent=1)
        os.replace(name, place)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)
