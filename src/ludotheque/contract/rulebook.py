"""The in-app rulebook: one Markdown file per language and game, each clause anchored by its id.

A clause begins a paragraph or a list item with its anchor, `<a id="SHO-15"></a>`, and goes on to the next anchor or
heading.
"""

import re
from functools import cache
from pathlib import Path

from ludotheque.contract.errors import UnknownName, nearest
from ludotheque.contract.texts import language

ANCHOR = re.compile(r'^(?:- )?<a id="([A-Z]+-\d+)"></a>\s*', re.MULTILINE)


def rulebook(home: Path) -> str:
    """The whole rulebook of the game in `home`, in the current language, as Markdown."""
    return (home / f"rulebook.{language()}.md").read_text("utf-8")


@cache
def _clauses(text: str) -> dict[str, str]:
    parts = ANCHOR.split(text)
    return {
        name: re.split(r"^#", body, flags=re.MULTILINE)[0].strip()
        for name, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def clauses(home: Path) -> dict[str, str]:
    """Clause id → its text, in the order of the rulebook."""
    return _clauses(rulebook(home))


def clause(home: Path, name: str) -> str:
    """The text of one clause; `sho 15`, `sho15` and `15` find SHO-15."""
    known = clauses(home)
    prefix = next(iter(known)).split("-")[0]
    entered = re.fullmatch(rf"({prefix})?[\s_-]*0*([1-9]\d*)", name.strip(), re.IGNORECASE | re.ASCII)
    wanted = f"{prefix}-{entered[2]}" if entered else name
    if wanted not in known:
        raise UnknownName("clause-unknown", field="clause", name=name, nearest=nearest(wanted, known))
    return known[wanted]
