"""What can be asked at any prompt, from a view alone: the moves in words, the rules, the game's own questions."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from rich.console import Group
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludotheque.contract.errors import UnknownName
from ludotheque.contract.rulebook import ANCHOR
from ludotheque.contract.texts import LANGUAGES, say, speaking
from ludotheque.contract.vocabulary import fold
from ludotheque.game import Game
from ludotheque.terminal.screen import WIDTH, Screen

SHOWN = 60  # characters of an entry that are repeated
View = Mapping[str, Any]


@cache
def words_for(commands: tuple[str, ...]) -> dict[str, str]:
    """Every word for these commands, in every language."""
    words: dict[str, str] = {}
    for chosen in LANGUAGES:
        with speaking(chosen):
            words |= {fold(word): name for name in commands for word in say(f"word-{name}").split(", ")}
    return words


def questions(game: Game) -> dict[str, Callable[..., list[str]]]:
    """What the game answers, by the words of both languages."""
    words = {}
    for name, answer in game.questions.items():
        for chosen in LANGUAGES:
            with speaking(chosen):
                words[fold(game.say(f"ask-{name}"))] = answer
    return words


def offered(game: Game, view: View) -> list[str]:
    """The texts of the moves that may be listed unasked, as they are numbered."""
    return [move["text"] for move in game.listed(view)]


def numbered(moves: Sequence[str], number: int) -> str:
    if not 1 <= number <= len(moves):
        raise UnknownName("number-of-no-move", number=number, most=len(moves))
    return moves[number - 1]


def explain(screen: Screen, game: Game, view: View, words: Sequence[str], names: Sequence[str] = ()) -> str:
    """The legal moves in words; with words behind, only those with them. The move that was chosen before the end."""
    moves = enumerate(((game.spoken(move["text"]), move) for move in game.listed(view)), start=1)
    lines = [
        f"{number}  {written}  —  {game.meaning(move, view, names)}"
        for number, (written, move) in moves
        if all(fold(word) in fold(written) for word in words)
    ]
    if not lines:
        raise UnknownName("no-move-with", words=" ".join(words)[:SHOWN])
    entry = screen.page(Text("\n".join(lines))).strip()
    return "" if fold(entry) in words_for(("quit",)) else entry


FEW = 12  # moves that are listed without being asked for


def moves_now(screen: Screen, game: Game, view: View, names: Sequence[str]) -> Text:
    """What is to be done now, and the moves that do it."""
    moves = [game.spoken(move) for move in offered(game, view)]
    if len(moves) > FEW:
        listed = say("many-moves", many=len(moves), example=game.spoken(game.example(view)))
    else:
        between, point = ("   ", " ") if screen.drawn else (", ", ": ")
        each = [f"{number}{point}{move}" for number, move in enumerate(moves, start=1)]
        whole = [move.replace(" ", "\u00a0") if screen.seen else move for move in each]  # no move is torn apart
        listed = between.join(whole)
    return Text.assemble((game.guide(view, names), "bold"), " ", (listed, "dim"))


def introduction(game: Game) -> list[str]:
    """For the first screen: the game in a few lines, and that one need not know more."""
    return [*game.introduction(), say("first-help")]


def show_help(screen: Screen, game: Game, commands: Sequence[str]) -> None:
    told = {"?": say("help-explain")}
    told |= {say(f"word-{name}"): say(f"help-{name}") for name in commands}
    told |= {game.say(f"ask-{name}"): game.say(f"question-{name}") for name in game.questions}
    moves = "\n".join([say("help-move"), say("help-number")])
    if screen.drawn:
        screen.page(Group(screen.wrapped(Text(moves), WIDTH), _in_columns(screen, told)))
    else:
        screen.page(Text("\n".join([moves, *(f"{words} — {text}" for words, text in told.items())])))


def _in_columns(screen: Screen, told: Mapping[str, str]) -> Table:
    """Each of these words with its text beside it."""
    columns = Table.grid(padding=(0, 2, 0, 0))
    width = WIDTH - max(map(len, told)) - 2
    for words, text in told.items():
        columns.add_row(Text(words, "bold", no_wrap=True), screen.wrapped(Text(text), width))
    return columns


def show_rules(screen: Screen, game: Game, words: Sequence[str]) -> None:
    """The rulebook, or one clause of it."""
    text = ANCHOR.sub("", game.clause(" ".join(words)) if words else game.rulebook())
    screen.page(Markdown(text) if screen.drawn else Text(_without_marks(text)))


def _without_marks(text: str) -> str:
    """Markdown for the ear: no stars, hashes or back-quotes."""
    return "\n".join(line.lstrip("# ") if line.startswith("#") else line for line in text.splitlines()).translate(
        {ord("*"): None, ord("`"): None}
    )
