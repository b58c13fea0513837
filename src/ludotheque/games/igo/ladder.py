"""What the levels are in I Go!, where chance decides much: a few thoughts more are already another level.

Half of the time `club` plays as the greedy player does, who waits for a low penalty: people are cautious with a call,
and a round goes on for some turns.
"""

from typing import Any

LADDER: dict[str, dict[str, Any]] = {
    # tries each move but once or twice, so that it misjudges what is close
    "beginner": {"iterations": 10, "forgets": 80, "varies": 0.06, "obvious": 20},
    "club": {"iterations": 35, "forgets": 40, "varies": 0.01, "obvious": 50},
    # all by thought, but with too little of it for the finer calls
    "strong": {"iterations": 130, "forgets": 10, "varies": 0.01},
}
