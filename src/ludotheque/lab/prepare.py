"""Compile every kernel once, with a progress bar, so that every later start is quick."""

import hashlib
import os
import random
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from pathlib import Path
from queue import Empty, Queue

import numba
import numpy as np
from rich.console import Console
from rich.progress import Progress

from ludotheque.bots.tree import Tree
from ludotheque.contract.options import Choice
from ludotheque.contract.texts import say
from ludotheque.game import Game
from ludotheque.kernel.jit import cache_folder, cache_root
from ludotheque.kernel.random import new_rng
from ludotheque.lab.workers import without_interrupts
from ludotheque.registry import game, games

STAMP = "prepared"
UNUSED_FOR = 30 * 24 * 3600  # seconds after which machine code of other sources is thrown away
FEW_MOVES = 60


def prepare(chosen: list[Game]) -> None:
    """Compile what is not compiled yet of these games; when all is, this takes a moment."""
    missing = [] if numba.config.DISABLE_JIT else [game.name for game in chosen if not _stamp(game).exists()]
    if not missing:
        return
    console = Console(stderr=True)
    try:
        _compile_all(missing, console)
    except KeyboardInterrupt:
        console.print(say("preparing-stopped"), soft_wrap=not console.is_terminal)  # no word is torn apart
        raise


def _compile_all(missing: list[str], console: Console) -> None:
    """Each game in a process of its own, with a bar for each."""
    processes = get_context("spawn")
    done = processes.Manager().Queue()
    with (
        Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
        ProcessPoolExecutor(min(len(missing), os.cpu_count() or 1), processes) as workers,
        _ended_by_ctrl_c(processes),
    ):
        bars = {name: progress.add_task(say("preparing", game=game(name).say("title")), total=None) for name in missing}
        with without_interrupts():
            compiled = [workers.submit(_compile, name, done) for name in missing]
        while not (all(work.done() for work in compiled) and done.empty()):
            try:
                name, steps, total = done.get(timeout=0.1)
            except Empty:
                continue
            progress.update(bars[name], completed=steps, total=total)
        for work in compiled:
            work.result()


@contextmanager
def _ended_by_ctrl_c(processes: BaseContext) -> Iterator[None]:
    """Nobody who stops waits for what is being compiled."""
    try:
        yield
    except KeyboardInterrupt:
        for process in processes.active_children():
            process.terminate()
        raise


def _compile(name: str, done: "Queue[tuple[str, int, int]]") -> None:
    """Compile one game in a process of its own, and report every step."""
    steps = list(_steps(game(name)))
    for number, step in enumerate(steps, start=1):
        step()
        done.put((name, number, len(steps)))
    _stamp(game(name)).touch()


def prepare_all() -> None:
    """Compile every game on the shelf, and throw away what older sources left behind."""
    shelf = [game(name) for name in games()]
    prepare(shelf)
    _throw_away_unused([cache_folder(game.home) for game in shelf])


def warm_up(chosen: list[Game]) -> None:
    """Load the machine code that matches need, so that nobody waits for it later."""
    for each in chosen:
        _tell(each, {})
        _think(each)


def _stamp(game: Game) -> Path:
    """Numba keeps the same sources apart by where they lie, and so do we."""
    where = hashlib.sha256(str(game.home).encode()).hexdigest()[:12]
    return cache_folder(game.home) / f"{STAMP}-{where}"


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
    yield lambda: kernel.silliness(position, int(out[0]), out)
    yield lambda: kernel.sensible(position, out)
    yield lambda: kernel.playouts(1, options, rng)
    yield lambda: kernel.repeat(position, np.zeros(64 * kernel.WORDS, np.int64), 1, 0, 2, rng)
    for way in game.variants.values():
        yield partial(_tell, game, way)
    yield lambda: _think(game)


def _tell(game: Game, options: Mapping[str, Choice]) -> None:
    """Views, stories and documents use some of the rules too, not the same ones in every way to play."""
    match = game.new(seed=0, **{**options, "seats": game.seats_for(options)[0]})
    chance = random.Random(0)
    for _ in range(FEW_MOVES):
        if match.turn is None:
            break
        match.play(chance.choice(match.moves()))
        match.happened(None)
        match.view(None)
        if match.turn is not None:
            match.view(match.turn)
    game.load(match.dump())


def _think(game: Game) -> None:
    """The search of the bots, their obvious moves, and hints."""
    match, tree, rng = game.new(seed=0), Tree(game), new_rng(0)
    assert match.turn is not None
    record = match.view_record(match.turn)
    game.kernel.choose_greedy(record, np.empty(game.rules.OUT_SIZE, np.int64), rng)
    tree.blur(record.copy(), 50, rng)
    move = tree.think(record, rng, iterations=1)[0].move
    tree.learn(record, [move])
    tree.follow(move)
    match.hint(match.turn, iterations=1)


def _throw_away_unused(in_use: list[Path]) -> None:
    """Machine code made from older sources; another checkout may still use what is young."""
    for folder in in_use:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    for folder in cache_root().iterdir():
        if folder not in in_use and time.time() - folder.stat().st_mtime > UNUSED_FOR:
            shutil.rmtree(folder, ignore_errors=True)
