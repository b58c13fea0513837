"""Every rule has a number: the same in both rulebooks, in the game's sources, and in the tests that prove it."""

import re
from collections.abc import Iterable
from pathlib import Path

from ludotheque.contract.rulebook import ANCHOR
from ludotheque.testing.sources import cited_by_tests, cited_in


def clauses_of(home: Path, language: str) -> list[str]:
    """The clauses of one rulebook, in order."""
    return ANCHOR.findall((home / f"rulebook.{language}.md").read_text("utf-8"))


def rulebook_faults(home: Path) -> list[str]:
    """What is wrong with a game's rulebooks and with its own citations of them."""
    french, english = clauses_of(home, "fr"), clauses_of(home, "en")
    if not english:
        return ["rulebook.en.md has no clauses"]
    prefix = english[0].split("-")[0]
    faults = [f"{clause} is in one language only" for clause in sorted(set(french) ^ set(english))]
    faults += [f"{clause} is there twice" for clause in sorted(set(english)) if english.count(clause) > 1]
    faults += [f"{clause} does not begin with {prefix}-" for clause in english if not clause.startswith(f"{prefix}-")]
    if not faults and french != english:
        faults.append("the rulebooks have the clauses in different orders")
    for language in ("fr", "en"):
        text = (home / f"rulebook.{language}.md").read_text("utf-8")
        named = re.findall(r'<a id="([^"]+)"></a>\s*(?:- )?\*\*([^*]+)\*\*', text)
        faults += [f"rulebook.{language}.md: the anchor {a} stands before {b}" for a, b in named if not b.startswith(a)]
    return faults + [
        f"{where} cites {clause}, which is not in the rulebook"
        for clause, where in cited_in(home, prefix)
        if clause not in english
    ]


def unproven(home: Path, tests: Path) -> list[str]:
    """The clauses of a rulebook that no test cites."""
    cited = {clause for clause, _ in cited_by_tests(tests)}
    return [clause for clause in clauses_of(home, "en") if clause not in cited]


def unknown(homes: Iterable[Path], tests: Path) -> list[str]:
    """Citations, by tests, of clauses that are in no rulebook."""
    known = {clause for home in homes for clause in clauses_of(home, "en")}
    return [f"{where} cites {clause}" for clause, where in cited_by_tests(tests) if clause not in known]
