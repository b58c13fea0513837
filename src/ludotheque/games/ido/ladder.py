"""What the levels are worth in IDO. Nothing is hidden, so nobody forgets: weaker ones look less far, take what is near,
and play what looks nearly as good. At a table for four, values lie closer together, so `varies` weighs more there than
at one for two, and `obvious` and iterations less."""

from typing import Any

LADDER: dict[str, dict[str, Any]] = {
    # A glance ahead; one decision in five is what brings blocks furthest now, and many more are only nearly as good.
    "beginner": {"iterations": 25, "forgets": 0, "varies": 0.05, "obvious": 20},
    # A short look at every decision, and no two matches the same.
    "club": {"iterations": 40, "forgets": 0, "varies": 0.01},
    # Every decision thought through, and what looks best is played.
    "strong": {"iterations": 125, "forgets": 0, "varies": 0.0},
}
