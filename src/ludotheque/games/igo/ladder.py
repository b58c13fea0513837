"""What the levels are in I Go!, where chance decides much: a few thoughts more are already another level.

Seven times in eight `club` plays as the greedy player does, who waits for a low penalty: people are cautious with a
call, and a round goes on for some turns. Thought pays more at a table for more than two, so there `strong` does what is
obvious more often.
"""

from typing import Any

LADDER: dict[str, dict[str, Any]] = {
    # tries each move but once or twice, so that it misjudges what is close
    "beginner": {"iterations": 10, "forgets": 80, "varies": 0.07, "obvious": 15},
    "club": {"iterations": 70, "forgets": 40, "varies": 0.01, "obvious": 87},
    # mostly by thought, but with too little of it for the finer calls
    "strong": {"iterations": 160, "forgets": 8, "varies": 0.008, "obvious": 20, "larger": {"obvious": 40}},
}
