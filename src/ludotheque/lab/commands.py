"""`ludotheque arena` and `ludotheque balance` on the command line. What they say is in Fluent, help included."""

import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperCommand

from ludotheque.contract.command_line import read_choices, read_language, read_number, unknown_option
from ludotheque.contract.errors import OptionError
from ludotheque.contract.texts import say
from ludotheque.lab.cluster import check_cluster
from ludotheque.lab.entrants import entrant_meant
from ludotheque.lab.outputs import check_output, write_json
from ludotheque.lab.plots import check_plot, plot_arena, plot_balance
from ludotheque.lab.sprt import Sprt
from ludotheque.lab.tables import show_arena, show_balance
from ludotheque.registry import game as game_called

MOST_MATCHES = 10**9
MOST_WORKERS = 1000
INTERRUPTED = 130  # exit code


class Spoken(TyperCommand):
    """A command whose helps are Fluent keys, told in the language of the moment."""

    def __init__(self, *arguments: Any, **settings: Any):
        super().__init__(*arguments, **settings)
        self.help = say(str(self.help))
        spoken: list[Any] = [*self.params]  # Typer's have a help each, Click's type does not say so
        for param in spoken:
            param.help = say(param.help)


Game = Annotated[str | None, typer.Argument(metavar="GAME", help="lab-game", show_default=False)]
Seats = Annotated[str | None, typer.Option("--seats", metavar="N", help="lab-seats")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="lab-option")]
Seed = Annotated[str, typer.Option("--seed", metavar="N", help="lab-seed")]
Workers = Annotated[str | None, typer.Option("--workers", metavar="N", help="lab-workers")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="lab-cluster")]
Json = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="lab-json")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg|FILE.png", help="lab-plot")]
Language = Annotated[str | None, typer.Option("--language", metavar="fr|en", help="lab-language")]


def arena(
    ctx: typer.Context,
    game: Game = None,
    bots: Annotated[list[str] | None, typer.Argument(metavar="BOT", help="arena-bots-help")] = None,
    pairs: Annotated[str, typer.Option("--pairs", metavar="N", help="arena-pairs")] = "500",
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "1",
    workers: Workers = None,
    cluster: Cluster = None,
    sprt: Annotated[tuple[str, str] | None, typer.Option("--sprt", metavar="LOW HIGH", help="arena-sprt")] = None,
    log: Annotated[Path | None, typer.Option("--log", metavar="FILE", help="arena-log")] = None,
    json: Json = None,
    plot: Plot = None,
    language: Language = None,
) -> None:
    """Let bots play duplicate deals and say which is stronger."""
    from ludotheque.lab.arena import Arena
    from ludotheque.lab.contest import Contest
    from ludotheque.lab.log import ContestLog

    refuse_unknown(ctx, [game, *(bots or ())], language)
    table = _table(game, seats, option, seed)
    contest = Contest(bots=tuple(map(entrant_meant, bots or ())), **table)
    running = Arena(
        contest,
        pairs=_counted("pairs", pairs, MOST_MATCHES),
        workers=_workers(workers),
        log=ContestLog(log, contest) if log else None,
        sprt=_sprt(sprt),
        cluster=cluster,
    )
    _ready(contest.game, log, json, plot, cluster)
    try:
        with _progress(say("arena-playing"), running.pairs) as advance:
            running.run(advance)
    except KeyboardInterrupt:
        if running.log is None:
            _stop(say("arena-stopped", deals=len(running.played)))
        else:
            command = "ludotheque " + shlex.join(sys.argv[1:])
            _stop(say("arena-stopped-logged", deals=len(running.log.read()), file=str(log), command=command))
    _tell(running.document(), show_arena, plot_arena, json, plot)


def balance(
    ctx: typer.Context,
    game: Game = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="balance-bot")] = "greedy",
    matches: Annotated[str, typer.Option("--matches", metavar="N", help="balance-matches")] = "1000",
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "1",
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = None,
    plot: Plot = None,
    language: Language = None,
) -> None:
    """Measure what each seat is worth, how long matches are and what happens in them."""
    from ludotheque.lab.balance import Study, report, watch
    from ludotheque.lab.workers import in_order

    refuse_unknown(ctx, [game, *ctx.args], language)
    study = Study(bot=entrant_meant(bot), **_table(game, seats, option, seed))
    numbers, processes, watched = range(_counted("matches", matches, MOST_MATCHES)), _workers(workers), []
    _ready(study.game, None, json, plot, cluster)
    try:
        with _progress(say("balance-playing"), len(numbers)) as advance:
            for match in in_order(partial(watch, study), numbers, processes, cluster):
                watched.append(match)
                advance()
    except KeyboardInterrupt:
        _stop(say("interrupted"))
    _tell(report(study, watched), show_balance, plot_balance, json, plot)


def refuse_unknown(ctx: typer.Context, words: list[str | None], language: str | None) -> None:
    """Words that look like options and are none, or are too many."""
    known = [flag for param in ctx.command.params for flag in param.opts if flag.startswith("-")]
    for word in words:
        if word is not None and word.startswith("-"):
            raise unknown_option(word, known)
    if ctx.args:
        raise OptionError("word-too-many", field=ctx.args[0], word=ctx.args[0])
    read_language(language)


def _table(name: str | None, seats: str | None, options: list[str] | None, seed: str) -> dict[str, Any]:
    """The game, its options as the choices they spell, and the seed."""
    if name is None:
        raise OptionError("lab-needs-game", field="game")
    game, given = game_called(name), {} if seats is None else {"seats": seats}
    for spelled in options or ():
        option, equals, value = spelled.partition("=")
        if not equals:
            raise OptionError("lab-option-unspelled", field="option", option=spelled)
        if option in given:
            raise OptionError("lab-option-twice", field=option, option=option)
        given[option] = value
    return {"game": name, "options": read_choices(game.options, given), "seed": read_number("seed", seed)}


def _counted(name: str, spelled: str, most: int) -> int:
    number = read_number(name, spelled)
    if not 1 <= number <= most:
        raise OptionError("wanted-number", field=name, name=f"--{name}", least=1, most=most)
    return number


def _workers(spelled: str | None) -> int:
    if spelled is not None:
        return _counted("workers", spelled, MOST_WORKERS)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _sprt(spelled: tuple[str, str] | None) -> Sprt | None:
    """The test of two shares given in percent."""
    if spelled is None:
        return None
    try:
        low, high = (float(percent) / 100 for percent in spelled)
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise OptionError("sprt-wanted", field="sprt", given=" ".join(spelled))
    return Sprt(low, high)


def _ready(game: str, log: Path | None, json: Path | None, plot: Path | None, cluster: str | None) -> None:
    """Refuse files that cannot be written and what is not installed, then compile what is not compiled yet."""
    if cluster is not None:
        check_cluster()
    for name, file in (("log", log), ("json", json), ("plot", plot)):
        if file:
            check_output(name, file)
    if plot:
        check_plot(plot)
    from ludotheque.lab.prepare import prepare  # Numba is loaded to play, not to refuse or to help

    prepare([game_called(game)])


@contextmanager
def _progress(doing: str, total: int) -> Iterator[Callable[[], None]]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(doing, total=total)
        yield lambda: progress.advance(task)


def _stop(sentence: str) -> None:
    console = Console(stderr=True)
    console.print(sentence, markup=False, highlight=False, soft_wrap=not console.is_terminal)  # no word is torn apart
    raise typer.Exit(INTERRUPTED)


def _tell(
    report: dict[str, Any],
    show: Callable[[Console, dict[str, Any]], None],
    draw: Callable[[Path, dict[str, Any]], None],
    json: Path | None,
    plot: Path | None,
) -> None:
    """Tables for people, and the files that were asked for."""
    show(Console(), report)
    if json:
        write_json(json, report)
    if plot:
        draw(plot, report)
