"""OpenSpiel's classes: a game, its states and observers, thin around a `Tree`."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ludotheque.game import Game
from ludotheque.kernel.random import new_rng
from ludotheque.kernel.specialise import specialise
from ludotheque.registry import game, games
from ludotheque.research.openspiel import parameters
from ludotheque.research.openspiel.chance import Chance, Explicit, Sampled
from ludotheque.research.openspiel.tree import Moment, Tree

PREFIX = "ludotheque_"
NOW = pyspiel.IIGObservationType(perfect_recall=False)


def type_of(ours: Game) -> Any:
    seats = [int(number) for number in next(option.choices for option in ours.options if option.name == "seats")]
    kinds = pyspiel.GameType
    hidden, open_to_all = kinds.Information.IMPERFECT_INFORMATION, kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + ours.name,
        long_name=ours.say("title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if specialise("faces", ours.rules).HIDES else open_to_all,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # of a whole history: it would have no bound
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters.defaults(ours),
    )


def _chance(kind: Any, merge: Any) -> Chance:
    if kind not in ("explicit", "sampled"):
        raise ValueError(f"chance is explicit or sampled, not {kind!r}")
    return Explicit(int(merge)) if kind == "explicit" else Sampled()


class LudothequeGame(pyspiel.Game):
    """One of our games at one kind of table; `register` makes a class of each game."""

    ours: Game

    def __init__(self, given: Any = None):
        usual = parameters.defaults(self.ours)
        chosen = usual | dict(given or {})
        options = parameters.options_of(self.ours, chosen)
        chance = _chance(chosen["chance"], chosen["merge"])
        start = None
        if chosen["position"]:
            match = self.ours.load(parameters.read(str(chosen["position"])), seed=0)
            if match.options != options:
                raise ValueError(f"the position is of another table: {match.options}")
            start = match.position
        self.tree = Tree(self.ours, options, chance, start)
        self._most_chance_nodes = self.ours.rules.MATCH_MOVES * chance.most_nodes
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.face.actions,
            max_chance_outcomes=chance.most_outcomes,
            num_players=self.tree.seats,
            min_utility=-1.0,
            max_utility=2.0 * (1 - 1 / self.tree.seats),
            utility_sum=0.0,
            max_game_length=self.ours.rules.MATCH_MOVES,
        )
        unusual = {name: value for name, value in chosen.items() if value != usual[name]}
        super().__init__(type_of(self.ours), info, unusual)

    def __reduce__(self) -> Any:
        return _loaded, (str(self),)

    def new_initial_state(self, *_unused: Any) -> "LudothequeState":
        return LudothequeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self._most_chance_nodes)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """OpenSpiel leaves the kind out where it wants the usual one: then the parameters come first."""
        if not isinstance(kind, pyspiel.IIGObservationType):
            kind, params = NOW, kind or params
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        return Observer(self.tree, kind)


class LudothequeState(pyspiel.State):
    """A moment of a match. OpenSpiel keeps the history, and copies and pickles what is in here."""

    def __init__(self, game: LudothequeGame):
        super().__init__(game)
        self.moment: Moment = game.tree.opening

    def __reduce__(self) -> Any:
        return _restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    @property
    def _tree(self) -> Tree:
        tree: Tree = self.get_game().tree
        return tree

    def current_player(self) -> int:
        if self.moment.event is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._tree.turn(self.moment)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.moment.event is None and self._tree.turn(self.moment) is None

    def _legal_actions(self, player: int) -> list[int]:
        return self._tree.legal_actions(self.moment)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        lots = self.moment.lots
        return list(enumerate(lots.odds)) if lots else []

    def _apply_action(self, action: int) -> None:
        go_on = self._tree.play if self.moment.event is None else self._tree.draw
        self.moment = go_on(self.moment, int(action))

    def returns(self) -> list[float]:
        return self._tree.returns(self.moment)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        return self._tree.text(self.moment, int(action))

    def __str__(self) -> str:
        return self._tree.whole(self.moment)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LudothequeState":
        """A state that the player cannot tell from this one, made of what it knows; without a history, for the true
        one would name the true cards."""
        if self.moment.event is not None:
            raise ValueError("only where a player is to act can it imagine worlds, not where chance is")
        other: LudothequeState = self.get_game().new_initial_state()
        other.moment = self._tree.imagined(self.moment, player, new_rng(int(sampler() * (1 << 53))))
        return other


def register() -> None:
    """Make all games of the shelf known to OpenSpiel."""
    for name in games():
        if PREFIX + name not in pyspiel.registered_names():
            register_game(game(name))


def register_game(ours: Game) -> None:
    """Each gets a class of its own: OpenSpiel's registry outlives Python, and another callable in it would be freed
    when there is no interpreter any more. Classes are never freed there."""
    made = type(f"Ludotheque{ours.name.capitalize()}", (LudothequeGame,), {"ours": ours})
    pyspiel.register_game(type_of(ours), made)


def _loaded(text: str) -> Any:
    """A pickled game, in a process that may not have heard of ours."""
    register()
    return pyspiel.load_game(text)


def _restored(text: str) -> Any:
    register()
    return pyspiel.deserialize_game_and_state(text)[1]


class Observer:
    """What a seat knows now, as text and, unless only a part is asked for, as a tensor; all it has seen as text."""

    def __init__(self, tree: Tree, kind: Any):
        self._tree, self._kind = tree, kind
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and self._own and not kind.perfect_recall:
            self.tensor = np.zeros(tree.face.length, np.float32)
            self.dict = {name: self.tensor[place] for name, place in tree.face.places().items()}

    def set_from(self, state: LudothequeState, player: int) -> None:
        self.tensor[:] = self._tree.observation(state.moment, player)

    def string_from(self, state: LudothequeState, player: int) -> str:
        if self._kind.perfect_recall:
            return self._tree.information(state.moment, player)
        if self._kind.public_info:
            return json.dumps(self._tree.view(state.moment, player if self._own else None))
        private = self._tree.private(state.moment, player) if self._own else {}
        return json.dumps(private) if private else ""
