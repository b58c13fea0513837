"""What a game's advice.py may tell the search: its hooks. The file lists those it has in `__all__`.

A hook that is misspelt, or lacks another that it needs, would be silence in the place of advice: it is refused.
"""

from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

HOOKS = (
    "learn", "imagine", "narrow", "rollout", "horizon", "value", "exactly_solvable", "predicted_reply", "blur",
    "DEEPEST", "EXPLORE", "SAME_LUCK",
)  # fmt: skip
NEEDED = {"exactly_solvable": ("predicted_reply", "horizon", "value"), "predicted_reply": ("exactly_solvable",)}


def hooks_of(rules: ModuleType) -> dict[str, Any]:
    """The hooks of the game with these rules; none where its folder has no advice.py."""
    name = f"{rules.__package__}.advice"
    return checked(import_module(name)) if find_spec(name) else {}


def checked(advice: ModuleType) -> dict[str, Any]:
    """The hooks that an advice module lists, if it lists them rightly."""
    listed = getattr(advice, "__all__", ())
    for name in listed:
        if name not in HOOKS:
            nearest = ", ".join(get_close_matches(name, HOOKS, n=1) or HOOKS)
            raise TypeError(f"{advice.__name__}: the search has no hook {name!r}. Did you mean: {nearest}?")
        if not hasattr(advice, name):
            raise TypeError(f"{advice.__name__}: the hook {name!r} is listed in __all__ and is not there.")
        for other in NEEDED.get(name, ()):
            if other not in listed:
                raise TypeError(f"{advice.__name__}: the hook {name!r} needs {other!r} too.")
    for name in HOOKS:
        if hasattr(advice, name) and name not in listed:
            raise TypeError(f"{advice.__name__}: {name!r} is the name of a hook: list it in __all__, or rename it.")
    return {name: getattr(advice, name) for name in listed}
