"""Advice for people: the best moves of a masked record, what they are worth, and why."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from ludotheque.bots.levels import LEVELS
from ludotheque.bots.player import Bot
from ludotheque.bots.tree import never
from ludotheque.contract.errors import OptionError
from ludotheque.game import Game, Position

WORLDS = 4  # that are tried: a move must win in all
MARGINS = {"much": 0.15, "clearly": 0.05, "little": 0.02}  # by how much a value is better
RIVALS = 3  # the best move, and those that it is held against
SEED = 0  # the same question gets the same answer
ONLY_MOVE, WINS = "reason-only-move", "reason-wins-at-once"  # what every game says of such a move
IN_VERDICT = {ONLY_MOVE: "only", WINS: "wins"}  # which says as much


@dataclass(frozen=True)
class Hint:
    """A move: what it is worth to the player, 0 … 1, by how much of the search, and facts for and against it."""

    move: str
    value: float
    share: float
    reasons: tuple[dict[str, Any], ...]
    game: Game = field(repr=False, compare=False)
    verdict: str = ""  # how it compares with the others: see `judged`

    @property
    def why(self) -> str:
        """The reasons in the current language, in one line; empty where the game gives none."""
        return self.because()

    def because(self, names: Sequence[str] = ()) -> str:
        """The same, with the players called by their names."""
        told = [self.game.explained(reason, names) for reason in self.reasons]
        return reduce(lambda first, second: self.game.say("two-reasons", first=first, second=second), told or [""])

    def tell(self, names: Sequence[str] = ()) -> str:
        """The whole hint in the current language, in one line: how good the move is beside the others, and why."""
        others = tuple(reason for reason in self.reasons if reason["key"] not in IN_VERDICT)
        facts = {"move": self.game.spoken(self.move), "value": round(100 * self.value), "verdict": self.verdict}
        return self.game.say("hint-told", why=replace(self, reasons=others).because(names) or "none", **facts)


def hints(
    game: Game,
    view_record: Position,
    budget: float = 1.0,
    iterations: int | None = None,
    stopped: Callable[[], bool] = never,
) -> list[Hint]:
    """What an expert thinks of the moves of the seat to act, the best first, from its masked record alone; where some
    win at once, of one of these alone. Moves that a child would see are silly are left out.

    The budget is in seconds of thought, unless it is told how many iterations; it ends early when `stopped()` says so.
    """
    if iterations is not None and (type(iterations) is not int or iterations < 1):
        raise OptionError("iterations-out-of-range", field="iterations", iterations=iterations)
    expert = Bot(replace(LEVELS["expert"], iterations=iterations), game, SEED)
    thoughts = expert.think(view_record, budget, stopped=stopped)
    winning = [thought for thought in thoughts if _wins_at_once(game, view_record, thought.move)][:1]
    facts = {ONLY_MOVE: len(game.codes(view_record)) == 1, WINS: bool(winning)}
    said = [{"key": key} for key, holds in facts.items() if holds]
    return judged(
        Hint(
            game.text(view_record, thought.move),
            thought.value,
            thought.share,
            (*said, *game.reasons(view_record, thought.move)),
            game,
        )
        for thought in winning or thoughts
    )


def _wins_at_once(game: Game, view_record: Position, code: int) -> bool:
    """Whether the move ends the match and its player alone has won, in all of a few worlds that may be the true one."""
    from ludotheque.kernel.random import new_rng  # compiled code is loaded when somebody asks

    seat = game.turn(view_record)
    for world in range(WORLDS):
        position, rng = view_record.copy(), new_rng(world)
        game.kernel.fill(position, rng)
        game.kernel.play(position, code, rng)
        if game.turn(position) is not None or game.outcome(position)["winners"] != [seat]:
            return False
    return True


def judged(advised: Iterable[Hint]) -> list[Hint]:
    """Hints, the best first, each knowing how it compares with the others."""
    every = list(advised)
    return [replace(hint, verdict=_verdict(hint, every)) for hint in every]


def compared(advised: Sequence[Hint], names: Sequence[str] = ()) -> list[str]:
    """A few hints in words, the best with what speaks for it, and none with what speaks for all of them."""
    best, *others = advised
    common = [reason for reason in best.reasons if all(reason in hint.reasons for hint in others)]
    kept = [[reason for reason in hint.reasons if reason not in common] for hint in advised]
    kept[0] = kept[0] or [*best.reasons]
    return [replace(hint, reasons=tuple(own)).tell(names) for hint, own in zip(advised, kept, strict=True)]


def _verdict(hint: Hint, advised: Sequence[Hint]) -> str:
    """How a hint compares with the best one; the best with the next two: what was hardly thought of says little."""
    best, *others = advised[:RIVALS] if hint is advised[0] else advised
    if not others:
        return next((IN_VERDICT[reason["key"]] for reason in hint.reasons if reason["key"] in IN_VERDICT), "sensible")
    than = max(others, key=lambda other: other.value) if hint is best else best
    gap = hint.value - than.value if hint is best else than.value - hint.value
    margin = next((name for name, least in MARGINS.items() if gap >= least), "none")
    return f"{'best' if hint is best else 'worse'}-{margin}"
