"""IDO in words: how facts are spoken, moves explained, questions answered."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludotheque.contract.narration import Spoken
from ludotheque.games.ido.drawing import board
from ludotheque.games.ido.home import say

View = Mapping[str, Any]
DOINGS = ("introduce", "move", "slide")  # what a turn can be (IDO-10 to IDO-12)
SPOKEN: Spoken = {"blocks": lambda blocks: ", ".join(f"{block['at']}→{block['to']}" for block in blocks)}


def meaning(move: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
    """A legal move in words."""
    kind = "home" if move.get("to") == "home" else move["kind"]
    return say(f"meaning-{kind}", **{name: fact for name, fact in move.items() if name not in ("text", "kind")})


def guide(view: View, names: Sequence[str]) -> str:
    """What is asked of the player to act: one of those three things that can be done, the rest of the steps, or
    nothing (IDO-13)."""
    if view["steps"]:
        return say("guide-moving", steps=view["steps"])
    kinds = {move["kind"] for move in view["moves"]}
    if "pass" in kinds:
        return say("guide-pass")
    return say("guide-turn", can="-".join(kind for kind in DOINGS if kind in kinds), steps=many_steps(view))


def many_steps(view: View) -> int:
    """Steps left, or those that a turn of moves would have (IDO-11)."""
    return int(view["steps"]) or len(view["players"][view["turn"]]["blocks"])


# Questions at the prompt


def _chosen(view: View, asked: Sequence[str]) -> tuple[str | None, list[str]]:
    """The block that a question is about, or what to say when it is about none."""
    units = sorted({move["at"] for move in view["moves"] if move["kind"] == "move"})
    if not units:
        return None, [say("reach-nobody")]
    if len(asked) == 1 and asked[0].lower() in units:
        return asked[0].lower(), []
    return None, [say("reach-which", units=" ".join(units))]


def _costs(view: View, unit: str) -> dict[str, int]:
    """Where a block can go in this turn, with the steps it takes."""
    return {move["to"]: move["cost"] for move in view["moves"] if move["kind"] == "move" and move["at"] == unit}


def _reach(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """Where a block can go, by the steps it takes."""
    unit, answer = _chosen(view, asked)
    if unit is None:
        return answer
    costs = _costs(view, unit)
    places = [
        say("reach-steps", steps=cost, places=" ".join(to for to in costs if costs[to] == cost))
        for cost in sorted(set(costs.values()))
    ]
    return [say("reach-block", unit=unit, steps=many_steps(view), places="; ".join(places))]


def _map(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """The same, drawn: every place that the block can go to shows its steps."""
    unit, answer = _chosen(view, asked)
    if unit is None:
        return answer
    marks = {to: (f" {cost} ", "") for to, cost in _costs(view, unit).items()}
    drawn = ["".join(shown for shown, _ in line).rstrip() for line in board(view, marks)]
    return [*drawn, *_reach(view, names, asked)]


QUESTIONS: dict[str, Callable[[View, Sequence[str], Sequence[str]], list[str]]] = {"reach": _reach, "map": _map}
