"""Choosing a game from the shelf, in a friendly menu."""

from pathlib import Path

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotheque.bots import level_meant, level_name
from ludotheque.contract.errors import LudothequeError, OptionError
from ludotheque.contract.options import Choice
from ludotheque.contract.texts import say
from ludotheque.contract.vocabulary import fold
from ludotheque.game import Game
from ludotheque.registry import game as game_called
from ludotheque.registry import games
from ludotheque.terminal import saves
from ludotheque.terminal.asking import words_for
from ludotheque.terminal.players import DEFAULT_BOT
from ludotheque.terminal.screen import WIDTH, Screen

OPPONENTS = ("beginner", "club", "strong", "expert")
MARGIN = 2  # blanks before a list


def choose_match(screen: Screen) -> Path | tuple[Game, dict[str, Choice], str] | None:
    """The file of a match to resume, or a game, its options and how strong the bots are; None for who leaves."""
    screen.say(say("shelf-welcome"), style="bold")
    left = saves.newest()
    entries: dict[str, str] = {}
    if left is not None:
        entries["resume"] = say("shelf-resume", match=saves.title(left))
    entries |= {name: f"{game_called(name).say('title')} — {game_called(name).say('tagline')}" for name in games()}
    try:
        chosen = choose(screen, say("shelf-which"), entries, default=next(iter(entries)))
        if chosen == "resume" and left is not None:
            return left
        options = _options(screen, game_called(chosen))
        return game_called(chosen), options, choose_level(screen, {level: say(f"level-{level}") for level in OPPONENTS})
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        return None


def _options(screen: Screen, game: Game) -> dict[str, Choice]:
    """One of the game's named ways to play, and how many play it."""
    ways = {game.variant_name(name): name for name in game.variants}
    texts = {shown: game.say(f"variant-{name}") for shown, name in ways.items()}
    options = game.variants[ways[choose(screen, say("shelf-way"), texts, default=next(iter(ways)))]]
    seats = {str(number): "" for number in game.seats_for(options)}
    return options | {"seats": int(choose(screen, say("shelf-seats"), seats, default=str(usual_seats(game, options))))}


def choose_level(screen: Screen, levels: dict[str, str]) -> str:
    """One of these levels, each with a sentence about it."""
    entries = {level_name(level): about for level, about in levels.items()}
    return level_meant(choose(screen, say("shelf-opponents"), entries, default=level_name(DEFAULT_BOT)))


def usual_seats(game: Game, options: dict[str, Choice]) -> int:
    """How many play if nobody says so: as many as usual, or as few as these options allow."""
    allowed = game.seats_for(options)
    usual = next(int(str(option.default)) for option in game.options if option.name == "seats")
    return usual if usual in allowed or not allowed else allowed[0]


def choose(screen: Screen, question: str, entries: dict[str, str], default: str) -> str:
    """One of the entries, by name or number (numbers themselves are names); Enter takes the default."""
    if len(entries) == 1:
        return default
    names = list(entries)
    folded = {fold(name): name for name in names}
    screen.say(question if any(entries.values()) else f"{question} {', '.join(names)}")
    if any(entries.values()):
        _list(screen, entries)
    while True:
        entry = fold(screen.ask(f"[{default}] > ").strip() or default)
        if entry in folded:
            return folded[entry]
        if entry.isdecimal() and any(entries.values()) and 1 <= int(entry[:9]) <= len(names):
            return names[int(entry) - 1]
        if entry in words_for(("quit",)):
            raise EOFError
        screen.say(str(_not_there(entry, names)), style="red")


def _list(screen: Screen, entries: dict[str, str]) -> None:
    """The entries with their numbers; where they are drawn, each text keeps to its own column."""
    if not screen.drawn:
        for number, (name, text) in enumerate(entries.items(), start=1):
            screen.say(f"  {number}  {name}  {text}".rstrip())
        return
    columns = Table.grid(padding=(0, 2))
    left = MARGIN + len(str(len(entries))) + max(map(len, entries)) + 2 * 2  # two blanks after each of two columns
    width = min(WIDTH, screen.console.width) - left
    for number, (name, text) in enumerate(entries.items(), start=1):
        said = screen.wrapped(Text(text, "dim"), width)
        columns.add_row(Text(str(number), "bold yellow", justify="right"), Text(name, "bold", no_wrap=True), said)
    screen.draw(Padding(columns, (0, 0, 0, MARGIN)))


def _not_there(entry: str, names: list[str]) -> LudothequeError:
    return OptionError("shelf-not-there", name=entry[:60], choices=", ".join(names))
