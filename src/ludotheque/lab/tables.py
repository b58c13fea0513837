"""The reports of contests and studies as tables for people."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from ludotheque.contract.texts import say
from ludotheque.registry import game

PERCENT = 100.0


def figure(value: float, digits: int, sign: str = "") -> str:
    """A number as the language writes it."""
    return f"{value:{sign}.{digits}f}".replace(".", say("decimal-mark")).replace("-", "−")


def percent(estimate: Mapping[str, Any]) -> str:
    """A share with the ends of its interval, where it has one."""
    value, low, high = (
        "" if estimate[end] is None else figure(estimate[end] * PERCENT, 1) for end in ("value", "low", "high")
    )
    return f"{value} [{low}…{high}]" if low else value


def mean(estimate: Mapping[str, Any], sign: str = "") -> str:
    """A mean with half the width of its interval, where it has one."""
    value = figure(estimate["value"], 2, sign)
    return value if estimate["low"] is None else f"{value} ±{figure(estimate['high'] - estimate['value'], 2)}"


def _table(title: str, columns: Sequence[str]) -> Table:
    """The first column names, the others count."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def show_arena(console: Console, report: Mapping[str, Any]) -> None:
    """Every bot's results; for a field its ratings; what the test says."""
    title = say("arena-title", game=game(report["game"]).say("title"), deals=report["deals"], matches=report["matches"])
    leads = {"arena-ahead-match": "ahead_a_match", "arena-ahead-round": "ahead_a_round"}
    if report["results"][0]["ahead_a_round"] is None:
        del leads["arena-ahead-round"]
    table = _table(title, [say(key) for key in ("arena-bot", "arena-won", "arena-fair", *leads)])
    for result in report["results"]:
        table.add_row(
            result["bot"],
            percent(result["won"]),
            figure(result["fair"] * PERCENT, 1),
            *(mean(result[lead], "+") for lead in leads.values()),
        )
    console.print(table)
    if report["ratings"]:
        console.print(_ratings(report["ratings"]))
    if report["sprt"]:
        console.print(_verdict(report), highlight=False)
    if not report["reproducible"]:
        console.print(say("arena-by-the-clock"), highlight=False)


def _ratings(ratings: Sequence[Mapping[str, Any]]) -> Table:
    table = _table(say("ratings-title"), [say(key) for key in ("arena-bot", "rating-mu", "rating-sigma")])
    for rating in sorted(ratings, key=lambda rating: -float(rating["mu"])):
        table.add_row(rating["bot"], figure(rating["mu"], 2), figure(rating["sigma"], 2))
    return table


def _verdict(report: Mapping[str, Any]) -> str:
    sprt = report["sprt"]
    return say(
        "sprt-undecided" if sprt["decision"] is None else "sprt-decided",
        bot=report["bots"][0],
        low=figure(sprt["low"] * PERCENT, 1),
        high=figure(sprt["high"] * PERCENT, 1),
        found=figure(sprt[sprt["decision"] or "low"] * PERCENT, 1),
        ratio=figure(sprt["ratio"], 2, "+"),
        bound=figure(sprt["bound"], 2),
        deals=report["deals"],
    )


def show_balance(console: Console, report: Mapping[str, Any]) -> None:
    """What a place is worth, how long matches are, which scores are made, what happens to whom."""
    title = say("balance-title", game=game(report["game"]).say("title"), bot=report["bot"], matches=report["matches"])
    places = _table(title, [say(key) for key in ("balance-place", "balance-won", "balance-score")])
    for key, places_of in (("balance-seat", "by_seat"), ("balance-turn", "by_turn")):
        for number, place in enumerate(report[places_of]):
            name = say(key, number=number + 1)
            places.add_row(name, percent(place["won"]), mean(place["score"]))
        places.add_section()
    console.print(places)
    console.print(say("balance-shared", shared=report["shared_wins"]), highlight=False)
    console.print(_distributions(report))
    console.print(_events(report["events"], len(report["by_seat"])))


def _distributions(report: Mapping[str, Any]) -> Table:
    keys = ("balance-mean", "balance-least", "balance-quartiles", "balance-most")
    table = _table(say("balance-distributions"), ["", *(say(key) for key in keys)])
    for key, name in (("balance-moves", "moves"), ("balance-rounds", "rounds"), ("balance-scores", "scores")):
        if found := report[name]:
            quartiles = " · ".join(f"{quartile:g}".replace(".", say("decimal-mark")) for quartile in found["quartiles"])
            table.add_row(say(key), mean(found["mean"]), str(found["least"]), quartiles, str(found["most"]))
    return table


def _events(events: Sequence[Mapping[str, Any]], seats: int) -> Table:
    columns = [
        say("balance-event"),
        *(say("balance-seat", number=seat + 1) for seat in range(seats)),
        say("balance-nobody"),
    ]
    table = _table(say("balance-events"), columns)
    for event in events:
        often = (*event["seats"], event["nobody"])
        table.add_row(event["event"], *(mean(times) if times["value"] else "–" for times in often))
    return table
