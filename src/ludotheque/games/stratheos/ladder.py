"""What the levels are worth at Stratheós.

Whoever plays the obvious card holds out well here, and a search of few iterations picks among good moves at random. So
the weaker levels often do what is obvious, and what they think about they think about long enough.
"""

from typing import Any

LADDER: dict[str, dict[str, Any]] = {
    "beginner": {"iterations": 40, "forgets": 60, "varies": 0.15, "obvious": 20},
    "club": {"iterations": 400, "forgets": 3, "varies": 0.01, "obvious": 88},
    "strong": {"iterations": 500, "forgets": 2, "varies": 0.005, "obvious": 17, "larger": {"obvious": 10}},
}
