"""Our expert against OpenSpiel's tree searches through the adapter, on duplicate deals, at the same time for a move.

    .venv/bin/python -m benchmarks.openspiel [--deals 4] [--seconds 0.2] [--seed 1] [GAME …]

Both are given the same masked records. `ismcts` and `mcts` (in one world that it imagines for each move) are
OpenSpiel's own in Python, evaluating by random matches played to their end; with `lead` they are told how good a
position looks by the rules' `payoff` instead, which takes no time.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ludotheque
from ludotheque.bots import Bot, level_called
from ludotheque.game import Game, Position
from ludotheque.kernel import new_rng
from ludotheque.lab.series import Series
from ludotheque.lab.statistics import ratio
from ludotheque.research.openspiel import register
from ludotheque.research.openspiel.tree import Moment

SIMULATIONS = 1 << 30  # the clock ends the search
EXPLORE = 1.0  # of matches whose worth is −1 … 1
RIVALS = ("ismcts", "ismcts+lead", "mcts", "mcts+lead")


class TimeUp(Exception):
    pass


class Lead(mcts.Evaluator):
    """How good a position looks by its lead, and no opinion on moves."""

    def evaluate(self, state: Any) -> Any:
        tree = state.get_game().tree
        shares = np.zeros(tree.game.rules.SEATS)
        tree.game.kernel.payoff(state.moment.position, shares)
        return 2 * (shares[: tree.seats] - shares[: tree.seats].mean())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class TimedISMCTS(ismcts.ISMCTSBot):
    """Ends between two simulations when time is up."""

    until = 0.0
    simulations = 0

    def sample_root_state(self, state: Any) -> Any:
        if time.perf_counter() > self.until and self._root_node.total_visits > 0:
            raise TimeUp
        self.simulations += 1
        return state.resample_from_infostate(state.current_player(), self._random_state.uniform)

    def choice(self, state: Any) -> int:
        try:
            self.run_search(state)
        except TimeUp:
            return max(self._root_node.child_info.items(), key=lambda child: child[1].visits)[0]
        return state.legal_actions()[0]  # the only one: it does not search


class TimedMCTS(mcts.MCTSBot):
    until = 0.0
    simulations = 0

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        if time.perf_counter() > self.until and root.explore_count > 1:
            raise TimeUp
        self.simulations += 1
        return super()._apply_tree_policy(root, state)

    def choice(self, state: Any) -> int:
        with suppress(TimeUp):
            self.mcts_search(state)
        return int(self._root.best_child().action)


class Rival(Bot):
    """OpenSpiel's search in one of our seats."""

    def __init__(self, game: Game, kind: str, seconds: float, seed: int):
        super().__init__(level_called("greedy"), game)
        self.spiel = pyspiel.load_game(f"ludotheque_{game.name}(chance=sampled)")
        self.seconds, self.thought = seconds, 0.0
        random, self._chance_of_worlds = np.random.RandomState(seed), new_rng(seed)
        evaluator = Lead() if kind.endswith("+lead") else mcts.RandomRolloutEvaluator(1, random)
        if kind.startswith("ismcts"):
            self.search = TimedISMCTS(self.spiel, evaluator, EXPLORE, SIMULATIONS, random_state=random)
        else:
            self.search = TimedMCTS(self.spiel, EXPLORE, SIMULATIONS, evaluator, random_state=random)

    def decide(self, view_record: Position, budget: float = 1.0, played: Sequence[int] | None = None) -> int:  # type: ignore[override]
        tree, state = self.spiel.tree, self.spiel.new_initial_state()
        seat = self.game.turn(view_record)
        known = Moment(view_record, len(played or ()), (b"",) * tree.seats)
        state.moment = tree.imagined(known, seat, self._chance_of_worlds)
        if len(state.legal_actions()) == 1:
            return self.game.codes(view_record)[0]
        begun = time.perf_counter()
        self.search.until = begun + self.seconds
        action = self.search.choice(state)
        self.thought += time.perf_counter() - begun
        return tree.face.code_of(action, view_record)


def contest(game: Game, kind: str, deals: int, seconds: float, seed: int) -> str:
    """Matches of two, each deal twice with changed seats."""
    series = Series(game=game.name, options={"seats": 2}, seed=seed)
    rival = Rival(game, kind, seconds, seed)
    won = []
    for deal in range(deals):
        expert = series.player(f"expert@{seconds}s", deal, 0)
        first, second = series.play(deal, [expert, rival]), series.play(deal, [rival, expert])
        won.append(first.won(0) + second.won(1))
    found = ratio(won, [2] * deals)
    interval = (
        f" [{max(found.low, 0):.0%} … {min(found.high, 1):.0%}]"
        if found.low is not None and found.high is not None
        else ""
    )
    speed = rival.search.simulations / rival.thought
    return f"{game.name} expert – {kind}: wins {found.value:.0%}{interval} of {2 * deals}; {speed:.0f} simulations/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=ludotheque.games())
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rivals", nargs="*", choices=RIVALS, default=RIVALS)
    wishes = parser.parse_args()
    sys.setrecursionlimit(100_000)  # their searches are recursive, and matches are long
    register()
    for name in wishes.games:
        game = ludotheque.game(name)
        hidden = pyspiel.load_game(f"ludotheque_{name}").get_type().information
        for kind in wishes.rivals:
            if kind.startswith("mcts") or hidden == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
                print(contest(game, kind, wishes.deals, wishes.seconds, wishes.seed), flush=True)


if __name__ == "__main__":
    main()
