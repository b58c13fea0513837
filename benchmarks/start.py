"""How long a start takes, in fresh processes, the best of several: the bare interpreter, the import, the first move.

.venv/bin/python benchmarks/start.py
"""

import subprocess
import sys
import time

TURNS = 5
STARTS = {
    "python alone": "pass",
    "import ludotheque": "import ludotheque; ludotheque.games()",
    "import and first move": "import ludotheque; m = ludotheque.game('shokoba').new(); m.play(m.moves()[0])",
}


def seconds(code: str) -> float:
    """Wall time of one fresh process."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    for name, code in STARTS.items():
        print(f"{name}: {min(seconds(code) for _ in range(TURNS)):.2f} s")
