"""The reports of contests and studies as pictures, drawn by matplotlib where it is installed."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludotheque.contract.errors import LudothequeError
from ludotheque.contract.texts import say
from ludotheque.lab.tables import PERCENT
from ludotheque.registry import game

FORMATS = (".svg", ".png")
INK, PAPER_LINE = "#1f4e79", "#b0b0b0"
REPEATABLE: Any = {"svg.hashsalt": "ludotheque", "svg.fonttype": "none"}  # the same report gives the same bytes


class PlotError(LudothequeError):
    """A plot that cannot be drawn or written."""


def check_plot(file: Path) -> None:
    """Refuse a plot before anybody has waited for it."""
    if file.suffix.lower() not in FORMATS:
        raise PlotError("plot-format", field="plot", file=str(file), formats=", ".join(FORMATS))
    if find_spec("matplotlib") is None:
        raise PlotError("plot-needs-matplotlib", field="plot")


def plot_arena(file: Path, report: Mapping[str, Any]) -> None:
    """Every bot's wins, and its lead in score, with the intervals."""
    results, figure = report["results"], _figure(10, 1.6 + 0.45 * len(report["results"]))
    names = [result["bot"] for result in results]
    figure.suptitle(
        say("arena-title", game=game(report["game"]).say("title"), deals=report["deals"], matches=report["matches"])
    )
    won, ahead = figure.subplots(1, 2)
    _dots(won, names, [result["won"] for result in results], say("arena-won"), PERCENT)
    for row, result in enumerate(results):
        won.plot([result["fair"] * PERCENT] * 2, [row - 0.4, row + 0.4], color=PAPER_LINE, linestyle="--", zorder=0)
    by_round = results[0]["ahead_a_round"] is not None
    lead, key = ("ahead_a_round", "arena-ahead-round") if by_round else ("ahead_a_match", "arena-ahead-match")
    _dots(ahead, names, [result[lead] for result in results], say(key))
    ahead.axvline(0, color=PAPER_LINE, linestyle="--", zorder=0)
    _save(figure, file)


def plot_balance(file: Path, report: Mapping[str, Any]) -> None:
    """What a place is worth, the distributions, and the events of a match."""
    figure = _figure(12, 7 + 0.12 * len(report["events"]))
    figure.suptitle(
        say("balance-title", game=game(report["game"]).say("title"), bot=report["bot"], matches=report["matches"])
    )
    (seat, turn, events), (moves, rounds, scores) = figure.subplots(2, 3)
    seats = range(len(report["by_seat"]))
    for axes, key, places in ((seat, "balance-seat", "by_seat"), (turn, "balance-turn", "by_turn")):
        names = [say(key, number=number + 1) for number in seats]
        _dots(axes, names, [place["won"] for place in report[places]], say("balance-won"), PERCENT)
        axes.axvline(PERCENT / len(seats), color=PAPER_LINE, linestyle="--", zorder=0)
    _events(events, report["events"], len(seats))
    for axes, key, name in (
        (moves, "balance-moves", "moves"),
        (rounds, "balance-rounds", "rounds"),
        (scores, "balance-scores", "scores"),
    ):
        axes.set_visible(report[name] is not None)
        counts = report[name]["counts"] if report[name] else {}
        axes.bar([int(value) for value in counts], list(counts.values()), color=INK)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(say(key))
    _save(figure, file)


def _figure(width: float, height: float) -> Any:
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def _dots(
    axes: Any, names: Sequence[str], estimates: Sequence[Mapping[str, Any]], label: str, times: float = 1
) -> None:
    """One row a name, the first on top: a dot with its interval."""
    for row, estimate in enumerate(estimates):
        ends = [estimate["value"] if estimate[end] is None else estimate[end] for end in ("low", "high")]
        axes.plot([end * times for end in ends], [row, row], color=INK, linewidth=2)
        axes.plot([estimate["value"] * times], [row], color=INK, marker="o")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(label)


def _events(axes: Any, events: Sequence[Mapping[str, Any]], seats: int) -> None:
    """How often each kind of event falls to each seat in a match: a bar a seat, and one for nobody."""
    bars: list[tuple[str, str | None, list[Any]]] = [
        (say("balance-seat", number=seat + 1), None, [event["seats"][seat] for event in events])
        for seat in range(seats)
    ]
    bars.append((say("balance-nobody"), PAPER_LINE, [event["nobody"] for event in events]))
    thick = 0.8 / len(bars)
    for place, (name, colour, often) in enumerate(bars):
        rows = [row - 0.4 + (place + 0.5) * thick for row in range(len(events))]
        axes.barh(rows, [times["value"] for times in often], thick, label=name, color=colour)
    axes.set_yticks(range(len(events)), [event["event"] for event in events])
    axes.invert_yaxis()
    axes.set_xlabel(say("balance-events"))
    axes.legend()


def _save(figure: Any, file: Path) -> None:
    from matplotlib import rc_context

    try:
        with rc_context(REPEATABLE):
            figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else {"Software": None})
    except OSError as why:
        raise PlotError("file-unusable", field="plot", file=str(file), why=why.strerror or str(why)) from why
