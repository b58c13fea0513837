"""What the levels are worth in Shokoba: see `bots/levels.py`."""

from typing import Any

LADDER: dict[str, dict[str, Any]] = {
    "beginner": {
        "iterations": 30,  # sees the next play, hardly what follows
        "forgets": 70,  # most of what lies in the piles
        "varies": 0.06,  # mistakes half a gem
        "obvious": 35,  # often takes what is worth most now
    },
    "club": {
        "iterations": 300,
        "forgets": 6,  # a card of the piles now and then: already one spoils the count of the last deal
        "varies": 0.004,  # close things only: what is given away adds up over eighteen plays a round
        "obvious": 70,  # mostly takes what is worth most now, as families do, and thinks where it looks twice
    },
    "strong": {
        "iterations": 500,
        "forgets": 3,
        "varies": 0.003,
        "obvious": 0,  # thinks about every play
    },
}
