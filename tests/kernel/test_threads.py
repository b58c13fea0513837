"""Threads with games of their own do not disturb each other."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots import bot
from ludotheque.contract.texts import say, speaking
from ludotheque.kernel.specialise import specialise

ROOT = Path(__file__).parents[2]
GAMES = ("igo", "shokoba")


def test_threads_that_ask_for_kernels_at_once_all_get_whole_ones_kept_in_their_own_folders():
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    settings = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    run = subprocess.run(
        [sys.executable, "-m", "tests.kernel.kernels_at_once", *GAMES],
        env={**settings, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    threads = run.stdout.splitlines()
    assert threads == threads[:2] * 4  # they ask for the two games in turn
    assert all({"setup", "legal", "grow", "blur"} <= set(found.split()) for found in threads)


def test_a_template_that_fails_is_not_kept_half_made(monkeypatch):
    rules = ludotheque.game("shokoba").rules
    monkeypatch.setattr(rules, "__name__", "tests.broken_rules")
    monkeypatch.delattr(rules, "legal")
    for _ in range(2):
        with pytest.raises(AttributeError, match="legal"):
            specialise("calls", rules)
        assert "tests.broken_rules.calls" not in sys.modules


def think(question):
    """What a bot of its own thinks of the beginning of a match."""
    name, seed = question
    game = ludotheque.game(name)
    match = game.new(seed=seed, seats=3)
    return bot("expert@400", game, seed=seed).think(match.view_record(match.turn))


def test_bots_that_think_at_once_think_what_each_thinks_alone():
    questions = [(name, seed) for seed in range(6) for name in GAMES]
    alone = list(map(think, questions))
    with ThreadPoolExecutor(6) as threads:
        assert list(threads.map(think, questions * 2)) == alone * 2


def refuse(number):
    language = ("fr", "en")[number % 2]
    with speaking(language):
        return [say("wanted-number", name="turn", least=least, most=number) for least in range(50)]


def test_threads_speak_each_its_own_language():
    alone = list(map(refuse, range(8)))
    assert alone[0] != alone[1]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(refuse, range(8))) == alone
