"""The story that docs/protocol.md tells with curl happens so, answer by answer."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.conftest import Server

DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
BLOCK = re.compile(r"^```(sh|json)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ADDRESS = "http://localhost:8000"
DONE = "--- the next block ---"


def told() -> list[tuple[str, list[Any]]]:
    """Every piece of the story: its commands, and the answers that the document shows behind them."""
    story: list[tuple[str, list[Any]]] = []
    for kind, text in BLOCK.findall(DOCUMENT.read_text("utf-8")):
        if kind == "sh":
            story.append((text, []))
        else:
            story[-1][1].append(json.loads(text))
    return story


def looks_like(shown: Any, found: Any) -> bool:
    """Whether an answer is what the document shows: `…` is anything, a key `…` any others; fractions are any."""
    if shown == "…":
        return True
    if isinstance(shown, float):
        return isinstance(found, int | float)
    if isinstance(shown, dict) and isinstance(found, dict):
        named = shown.keys() - {"…"}
        all_there = named <= found.keys() if "…" in shown else named == found.keys()
        return all_there and all(looks_like(shown[name], found[name]) for name in named)
    if isinstance(shown, list) and isinstance(found, list):
        return len(shown) == len(found) and all(map(looks_like, shown, found))
    return bool(shown == found) and type(shown) is type(found)


def answers(text: str) -> Iterator[Any]:
    """The JSON values that were printed, one after the other."""
    decoder, rest = json.JSONDecoder(), text.strip()
    while rest:
        value, end = decoder.raw_decode(rest)
        yield value
        rest = rest[end:].lstrip()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(str(tmp_path_factory.mktemp("data")))
    yield server
    server.stop()


def test_the_story_of_the_document_happens_so(served: Server) -> None:
    story = told()
    assert len(story) > 12
    script = f"\necho '{DONE}'\n".join(commands for commands, _ in story).replace(ADDRESS, served.url)
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr + done.stdout[-2000:]
    for (commands, shown), printed in zip(story, done.stdout.split(DONE), strict=True):
        found = list(answers(printed))
        assert looks_like(shown, found), f"{commands}\n{json.dumps(found, indent=1, ensure_ascii=False)}"


def test_an_answer_that_is_another_is_seen() -> None:
    assert looks_like({"a": "…", "b": [1.5]}, {"a": None, "b": [2]})
    assert looks_like({"a": 1, "…": "…"}, {"a": 1, "c": 2})
    for shown, found in (({"a": 1}, {"a": 2}), ({"a": 1}, {"a": 1, "b": 1}), ([1], [1, 2]), (1, True), ("a", "b")):
        assert not looks_like(shown, found)
