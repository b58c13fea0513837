"""boardgame.io, for comparison: a fishing game much like Shokoba, installed by npm into a temporary folder."""

import http.client
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from benchmarks.serving import Played, Process, ask, folder

HERE = Path(__file__).parent


def matches(process: Process, many: int) -> list[Played]:
    """So many matches, each with two players who have joined and show their credentials with every move."""
    line = http.client.HTTPConnection("127.0.0.1", process.port)
    made = []
    for _ in range(many):
        match = ask(line, "POST", "/games/fishing/create", body={"numPlayers": 2})[1]["matchID"]
        joined = [
            ask(line, "POST", f"/games/fishing/{match}/join", body={"playerID": player, "playerName": name})[1]
            for player, name in (("0", "Anne"), ("1", "Bob"))
        ]
        made.append(Played(match, (joined[0]["playerCredentials"], joined[1]["playerCredentials"])))
    return made


@contextmanager
def boardgame_io() -> Iterator[Callable[[bool], AbstractContextManager[Process]]]:
    """What starts it: in memory only, or with its own files."""
    with folder() as place:
        for name in ("package.json", "fishing.js", "serve.js"):
            shutil.copy(HERE / name, place)
        npm = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(npm, cwd=place, check=True, stdout=subprocess.DEVNULL)

        @contextmanager
        def start(files: bool) -> Iterator[Process]:
            with folder() as kept:
                where = [str(kept)] if files else []
                # It writes a line for every move that its files were too slow for.
                process = Process(["node", str(place / "serve.js"), "PORT", *where], "/games", subprocess.DEVNULL)
                try:
                    yield process
                finally:
                    process.kill()

        yield start
