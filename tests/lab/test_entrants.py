"""Bots of one's own in the arena: named by where they are written, or by an entry point of another package."""

import sys
from pathlib import Path

import pytest

from ludotheque.contract.errors import OptionError, UnknownName
from ludotheque.lab.arena import Arena
from ludotheque.lab.contest import Contest
from ludotheque.lab.entrants import entrant_meant

BOTS = '''
class First:
    """Plays the first legal move, and counts the matches that it begins."""

    def __init__(self, game, seed):
        self.game, self.matches = game, 0

    def choose(self, view_record, budget, played):
        return next(iter(self.game.moves(view_record)))

    def forget(self):
        self.matches += 1


class Cheat(First):
    def choose(self, view_record, budget, played):
        return "all the gems"


def nothing(game, seed):
    return object()
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody keeps their bots, and has gone to."""
    (tmp_path / "own_bots.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    return tmp_path


def contest(bot: str) -> Contest:
    return Contest(game="shokoba", bots=(bot, "greedy"), seed=3)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_of_ones_own_meets_those_of_the_house(folder: Path, workers: int) -> None:
    running = Arena(contest("own_bots:First"), pairs=3, workers=workers)
    running.run()
    document = running.document()
    assert (document["deals"], document["matches"], document["reproducible"]) == (3, 6, True)
    assert document["bots"] == ["own_bots:First", "greedy"]


def test_the_same_seed_gives_the_same_matches(folder: Path) -> None:
    first, second = (Arena(contest("own_bots:First"), pairs=2).run() for _ in range(2))
    assert first == second


def test_a_bot_can_come_from_another_package(folder: Path) -> None:
    package = folder / "someones_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Name: someones-bots\nVersion: 1.0\n", "utf-8")
    (package / "entry_points.txt").write_text("[ludotheque.bots]\nprompt = own_bots:First\n", "utf-8")
    sys.path.insert(0, str(folder))
    assert len(Arena(contest("prompt"), pairs=1).run()) == 1


@pytest.mark.parametrize(
    ("name", "key"),
    [("own_bots:Nobody", "own-bot-not-found"), ("no_such_module:First", "own-bot-not-found")],
)
def test_a_bot_that_is_nowhere_is_refused_before_anything_is_played(folder: Path, name: str, key: str) -> None:
    with pytest.raises(OptionError) as refusal:
        contest(name)
    assert (refusal.value.key, refusal.value.field) == (key, "bot")
    assert name in str(refusal.value)
    with pytest.raises(UnknownName):
        contest("nobody")


def test_a_level_is_named_in_either_language_and_a_bot_of_ones_own_as_it_is() -> None:
    assert [entrant_meant(name) for name in ("débutant@50", "fort", "greedy")] == ["beginner@50", "strong", "greedy"]
    assert entrant_meant("mybots:First") == "mybots:First"
    with pytest.raises(UnknownName):
        entrant_meant("forte")


@pytest.mark.parametrize("workers", [1, 2])
def test_what_cannot_choose_is_no_bot(folder: Path, workers: int) -> None:
    with pytest.raises(OptionError, match="choose"):
        Arena(contest("own_bots:nothing"), pairs=2, workers=workers).run()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_plays_what_is_not_legal_is_told_why_with_its_clause(folder: Path, workers: int) -> None:
    with pytest.raises(OptionError) as refusal:
        Arena(contest("own_bots:Cheat"), pairs=2, workers=workers).run()
    assert refusal.value.key == "own-bot-refused"
    assert "all the gems" in str(refusal.value)
    assert str(refusal.value).endswith(f"[{refusal.value.clause}]")
    assert str(refusal.value.clause).startswith("SHO-")
