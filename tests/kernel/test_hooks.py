"""Advice that the search would not hear is refused when the search is made."""

import sys
from types import ModuleType

import pytest

import ludotheque
from ludotheque.bots.tree import Tree
from ludotheque.game import Game
from ludotheque.kernel.hooks import HOOKS, checked, hooks_of

EXACT = {"exactly_solvable": 1, "predicted_reply": 2, "horizon": 3, "value": 4}


def advising(*listed, **names):
    """An advice module that lists these hooks and has these names."""
    module = ModuleType("toy.advice")
    vars(module).update(names)
    if listed:
        module.__all__ = list(listed)
    return module


def test_the_hooks_of_an_advice_are_those_that_it_lists():
    assert checked(advising("imagine", "EXPLORE", imagine=1, EXPLORE=0.4, a_helper=3, TRIES=5)) == {
        "imagine": 1,
        "EXPLORE": 0.4,
    }
    assert checked(advising(*EXACT, **EXACT)) == EXACT
    assert checked(advising(a_helper=3)) == {}


@pytest.mark.parametrize(
    ("advice", "said"),
    [
        (advising("imagin", imagin=1), "no hook 'imagin'. Did you mean: imagine?"),
        (advising("zzz", zzz=1), f"no hook 'zzz'. Did you mean: {', '.join(HOOKS)}?"),
        (advising("rollout", rolout=1), "'rollout' is listed in __all__ and is not there"),
        (advising(rollout=1), "'rollout' is the name of a hook: list it in __all__, or rename it"),
        (advising("EXPLORE", EXPLORE=1, DEEPEST=2), "'DEEPEST' is the name of a hook"),
        (advising("predicted_reply", predicted_reply=1), "'predicted_reply' needs 'exactly_solvable' too"),
        (advising(*(EXACT.keys() - {"horizon"}), **EXACT), "'exactly_solvable' needs 'horizon' too"),
        (advising(*(EXACT.keys() - {"value"}), **EXACT), "'exactly_solvable' needs 'value' too"),
        (advising("exactly_solvable", exactly_solvable=1), "'exactly_solvable' needs 'predicted_reply' too"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_what_the_search_would_not_hear_is_refused(advice, said):
    with pytest.raises(TypeError) as refusal:
        checked(advice)
    assert str(refusal.value).startswith("toy.advice: ")
    assert said in str(refusal.value)


def test_a_search_with_a_misspelt_hook_is_not_made(tmp_path, monkeypatch):
    """A game of another package, whose rules are those of High Card."""
    folder = tmp_path / "mistaken"
    folder.mkdir()
    for part in ("rules", "greedy"):
        (folder / f"{part}.py").write_text(f"from tests.toy_game.{part} import *\n", "utf-8")
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "advice.py").write_text('__all__ = ["explor"]\nexplor = 1\n', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = Game("mistaken", "mistaken")
    for _ in range(2):
        with pytest.raises(TypeError, match=r"mistaken\.advice: the search has no hook 'explor'"):
            Tree(game)
    for name in [name for name in sys.modules if name.startswith("mistaken")]:
        del sys.modules[name]


@pytest.mark.parametrize("name", ludotheque.games())
def test_the_games_on_the_shelf_list_their_hooks(name):
    assert set(hooks_of(ludotheque.game(name).rules)) >= {"DEEPEST", "EXPLORE"}
