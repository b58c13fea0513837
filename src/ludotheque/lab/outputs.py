"""Files that a command writes at its end: refused at its beginning if they cannot be written."""

import errno
import json
import os
from pathlib import Path
from typing import Any

from ludotheque.contract.errors import LudothequeError


class OutputError(LudothequeError):
    """A file that cannot be written."""


def check_output(name: str, file: Path) -> None:
    """Refuse a file, the value of the option of this name, before anybody has waited for it."""
    if file.is_dir():
        raise OutputError("file-is-folder", field=name, file=str(file))
    if not file.parent.is_dir():
        raise OutputError("file-without-folder", field=name, file=str(file), folder=str(file.parent))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise OutputError("file-unusable", field=name, file=str(file), why=os.strerror(errno.EACCES))


def write_json(file: Path, document: dict[str, Any]) -> None:
    try:
        file.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", "utf-8")
    except OSError as why:
        raise OutputError("file-unusable", field="json", file=str(file), why=why.strerror or str(why)) from why
