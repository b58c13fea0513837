"""Compile every kernel once, with a progress bar, so that every later start is quick."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress

from ludotheque.contract.texts import say
from ludotheque.game import Game
from ludotheque.kernel.jit import cache_folder, cache_root
from ludotheque.kernel.random import new_rng
from ludotheque.registry import game, games

STAMP = "prepared"
UNUSED_FOR = 30 * 24 * 3600  # seconds after which machine code of other sources is thrown away
FEW_MOVES = 60


def prepare_all() -> None:
    """Compile what is not compiled yet; a second run takes a moment."""
    missing = [name for name in games() if not _stamp(game(name)).exists()]
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        steps = {name: list(_steps(game(name))) for name in missing}
        for name in missing:
            task = progress.add_task(say("preparing", game=game(name).say("title")), total=len(steps[name]))
            for step in steps[name]:
                step()
                progress.advance(task)
            _stamp(game(name)).touch()
    _throw_away_unused([cache_folder(game(name).home) for name in games()])


def _stamp(game: Game) -> Path:
    return cache_folder(game.home) / STAMP


def _steps(game: Game) -> Iterator[Callable[[], object]]:
    """Every call that makes Numba compile something, one by one."""
    kernel, rng = game.kernel, new_rng(0)
    options = game.encode(game.agree({}))
    position, out = np.zeros(kernel.WORDS, np.int64), np.empty(kernel.OUT_SIZE, np.int64)
    yield lambda: kernel.setup(position, options, rng)
    yield lambda: kernel.legal(position, out)
    yield lambda: kernel.play(position, int(out[0]), rng)
    yield lambda: kernel.turn(position)
    yield lambda: kernel.mask(position, 0)
    yield lambda: kernel.fill(position, rng)
    yield lambda: kernel.payoff(position, np.empty(kernel.SEATS))
    yield lambda: kernel.choose_random(position, out, rng)
    yield lambda: kernel.choose_greedy(position, out, rng)
    yield lambda: kernel.playouts(1, options, rng)
    yield lambda: kernel.repeat(position, np.zeros(64 * kernel.WORDS, np.int64), 1, 0, 2, rng)
    yield lambda: _tell(game)


def _tell(game: Game) -> None:
    """Views, stories and documents use some of the rules too."""
    match = game.new(seed=0)
    for _ in range(FEW_MOVES):
        if match.turn is None:
            break
        match.play(match.moves()[-1])
        match.happened(None)
        match.view(None)
    game.load(match.dump())


def _throw_away_unused(in_use: list[Path]) -> None:
    """Machine code made from older sources; another checkout may still use what is young."""
    for folder in in_use:
        (folder / STAMP).touch()
    for folder in cache_root().iterdir():
        stamp = folder / STAMP
        age = time.time() - (stamp if stamp.exists() else folder).stat().st_mtime
        if folder not in in_use and age > UNUSED_FOR:
            shutil.rmtree(folder, ignore_errors=True)
