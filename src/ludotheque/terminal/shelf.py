"""Choosing a game from the shelf, in a friendly menu."""

from pathlib import Path

from rich.text import Text

from ludotheque.contract.errors import LudothequeError, OptionError
from ludotheque.contract.options import Choice
from ludotheque.contract.texts import say
from ludotheque.game import Game
from ludotheque.registry import game as game_called
from ludotheque.registry import games
from ludotheque.terminal import saves
from ludotheque.terminal.commands import command_words
from ludotheque.terminal.players import DEFAULT_BOT
from ludotheque.terminal.screen import Screen

OPPONENTS = ("beginner", "club", "expert")


def choose_match(screen: Screen) -> Path | tuple[Game, dict[str, Choice], str] | None:
    """The file of a match to resume, or a game, its options and how strong the bots are; None for who leaves."""
    screen.say(say("shelf-welcome"), style="bold")
    left = saves.newest()
    entries: dict[str, str] = {}
    if left is not None:
        entries["resume"] = say("shelf-resume", match=left.stem)
    entries |= {name: f"{game_called(name).say('title')} — {game_called(name).say('tagline')}" for name in games()}
    try:
        chosen = _choose(screen, say("shelf-which"), entries, default=next(iter(entries)))
        if chosen == "resume" and left is not None:
            return left
        options = _options(screen, game_called(chosen))
        levels = {level: say(f"level-{level}") for level in OPPONENTS}
        return game_called(chosen), options, _choose(screen, say("shelf-opponents"), levels, default=DEFAULT_BOT)
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        return None


def _options(screen: Screen, game: Game) -> dict[str, Choice]:
    """One of the game's named ways to play, and how many play it."""
    ways = {name: game.say(f"variant-{name}") for name in game.variants}
    way = _choose(screen, say("shelf-way"), ways, default=next(iter(ways)))
    options = game.variants[way]
    seats = {str(number): "" for number in _seats(game, options)}
    usual = str(game.agree(options)["seats"]) if _agreeable(game, options) else next(iter(seats))
    return options | {"seats": int(_choose(screen, say("shelf-seats"), seats, default=usual))}


def _seats(game: Game, options: dict[str, Choice]) -> list[int]:
    """How many can play so."""
    numbers = next(option.choices for option in game.options if option.name == "seats")
    return [int(number) for number in numbers if _agreeable(game, options | {"seats": number})]


def _agreeable(game: Game, options: dict[str, Choice]) -> bool:
    try:
        game.agree(options)
    except OptionError:
        return False
    return True


def _choose(screen: Screen, question: str, entries: dict[str, str], default: str) -> str:
    """One of the entries, by name or number (numbers themselves are names); Enter takes the default."""
    if len(entries) == 1:
        return default
    names = list(entries)
    screen.say(question)
    if any(entries.values()):
        for number, (name, text) in enumerate(entries.items(), start=1):
            screen.draw(Text.assemble((f"  {number}  ", "bold yellow"), (name, "bold"), (f"  {text}".rstrip(), "dim")))
    while True:
        entry = screen.ask(f"[{default}] > ").strip().lower() or default
        if entry in entries:
            return entry
        if entry.isdecimal() and any(entries.values()) and 1 <= int(entry[:9]) <= len(names):
            return names[int(entry) - 1]
        if command_words().get(entry) == "quit":
            raise EOFError
        screen.say(str(_not_there(entry, names)), style="red")


def _not_there(entry: str, names: list[str]) -> LudothequeError:
    return OptionError("shelf-not-there", name=entry[:60], choices=", ".join(names))
