"""What can be said at the prompt besides a move. The words of both languages are always understood."""

import unicodedata
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.markdown import Markdown
from rich.text import Text

from ludotheque.contract.errors import LudothequeError, NothingToUndo, OptionError, UnknownName, nearest
from ludotheque.contract.rulebook import ANCHOR
from ludotheque.contract.texts import LANGUAGES, language, say, speaking
from ludotheque.game import Parts
from ludotheque.terminal import saves, story

if TYPE_CHECKING:
    from ludotheque.terminal.session import Session

SHOWN = 60  # characters of an entry that are repeated
HINTS = 3  # moves that a hint names
HINT_SECONDS = 1.0


class Quit(Exception):
    """The player leaves; the match is kept."""


def obey(session: "Session", entry: str) -> None:
    """Do what the entry says: a move, the number of one, or a command. A refusal is said and changes nothing."""
    try:
        _obey(session, entry.strip())
    except LudothequeError as refusal:
        session.screen.say(str(refusal), style="red")


def _obey(session: "Session", entry: str) -> None:
    game, moves = session.match.game, offered(session)
    if not entry:
        return
    if game.tidy(entry) in session.match.moves():
        session.play(game.tidy(entry))
    elif entry.isdecimal() and len(entry) < 10:
        session.play(_numbered(moves, int(entry)))
    elif entry.startswith("?"):
        _explain(session, entry[1:].split())
    else:
        word, *rest = entry.split()
        if command := command_words().get(_fold(word)):
            COMMANDS[command](session, rest)
        elif answer := questions(session).get(_fold(word)):
            for line in answer(session.match.view(session.match.turn), session.names, rest):
                session.screen.say(line)
        else:
            _refuse(session, entry)


def _prompted(view: Mapping[str, Any]) -> list[Parts]:
    """The moves that may be listed unasked."""
    return [move for move in view["moves"] if not move.get("unprompted")]


def offered(session: "Session") -> list[str]:
    """The texts of the moves that may be listed unasked, as they are numbered."""
    return [move["text"] for move in _prompted(session.match.view(session.match.turn))]


def _numbered(moves: list[str], number: int) -> str:
    if not 1 <= number <= len(moves):
        raise UnknownName("number-of-no-move", number=number, most=len(moves))
    return moves[number - 1]


def _refuse(session: "Session", entry: str) -> None:
    """Why the entry is no legal move; a misspelt command is recognised."""
    words = {**command_words(), **dict.fromkeys(questions(session), "")}
    likely = get_close_matches(_fold(entry.split()[0]), words, n=1, cutoff=0.75)
    if likely:
        raise UnknownName("command-unknown", name=entry.split()[0][:SHOWN], nearest=likely[0])
    shown = entry if len(entry) <= SHOWN else entry[:SHOWN] + "…"
    session.match.play(session.match.game.tidy(shown), session.match.turn)


def _fold(word: str) -> str:
    """Without accents and capitals: `Règles` is `regles`."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", word.lower()) if not unicodedata.combining(mark))


@cache
def command_words() -> dict[str, str]:
    """Every word for a command, in every language."""
    words: dict[str, str] = {}
    for chosen in LANGUAGES:
        with speaking(chosen):
            words |= {_fold(word): name for name in COMMANDS for word in say(f"word-{name}").split(", ")}
    return words


def questions(session: "Session") -> dict[str, Callable[..., list[str]]]:
    """What the game answers, by the words of both languages."""
    game, words = session.match.game, {}
    for name, answer in game.questions.items():
        for chosen in LANGUAGES:
            with speaking(chosen):
                words[_fold(game.say(f"ask-{name}"))] = answer
    return words


def _explain(session: "Session", words: list[str]) -> None:
    """The legal moves in words; with words behind, only the moves in which they occur."""
    view = session.match.view(session.match.turn)
    wanted = [word.lower() for word in words]
    lines = [
        f"{number}  {move['text']}  —  {session.match.game.meaning(move, view)}"
        for number, move in enumerate(_prompted(view), start=1)
        if all(word in move["text"].lower() for word in wanted)
    ]
    if not lines:
        raise UnknownName("no-move-with", words=" ".join(words)[:SHOWN])
    session.screen.page(Text("\n".join(lines)))


def _help(session: "Session", words: list[str]) -> None:
    game = session.match.game
    lines = [say("help-move"), say("help-number"), say("help-explain")]
    lines += [f"{say(f'word-{name}')} — {say(f'help-{name}')}" for name in COMMANDS]
    lines += [f"{game.say(f'ask-{name}')} — {game.say(f'question-{name}')}" for name in game.questions]
    session.screen.page(Text("\n".join(lines)))


def _moves(session: "Session", words: list[str]) -> None:
    _explain(session, words)


def _hint(session: "Session", words: list[str]) -> None:
    """The best moves with their numbers, from what the player knows."""
    match, numbers = session.match, {move: str(number) for number, move in enumerate(offered(session), start=1)}
    assert match.turn is not None
    best = match.hint(match.turn, HINT_SECONDS)[:HINTS]
    session.screen.page(Text("\n".join(f"{numbers.get(hint.move, '·')}  {hint.tell()}" for hint in best)))


def _rules(session: "Session", words: list[str]) -> None:
    game = session.match.game
    text = ANCHOR.sub("", game.clause(" ".join(words)) if words else game.rulebook())
    session.screen.page(Markdown(text) if session.screen.drawn else Text(_without_marks(text)))


def _without_marks(text: str) -> str:
    """Markdown for the ear: no stars, hashes or back-quotes."""
    return "\n".join(line.lstrip("# ") if line.startswith("#") else line for line in text.splitlines()).translate(
        {ord("*"): None, ord("`"): None}
    )


def _table(session: "Session", words: list[str]) -> None:
    seat = session.match.turn
    assert seat is not None
    session.show(seat)


def _log(session: "Session", words: list[str]) -> None:
    told = story.public(session.match, session.names, session.match.turn, range(session.plies))
    session.screen.page(Group(*(Text(sentence) for sentence in told or [say("nothing-yet")])))


def _undo(session: "Session", words: list[str]) -> None:
    """Back to one's own last decision; the other players must be bots, who do not mind."""
    if len(session.people) > 1:
        raise NothingToUndo("undo-among-people")
    seat, twin = session.match.turn, session.match.clone()
    twin.undo()
    while twin.turn != seat:
        twin.undo()
    session.saved.match = twin
    session.rewind()
    session.save()
    session.screen.say(say("undone"))


def _set(session: "Session", words: list[str]) -> None:
    """A liking of the player's: set at once, kept with the match."""
    choices = {"language": LANGUAGES, **session.match.game.preferences}
    if len(words) != 2:
        for name, values in choices.items():
            now = language() if name == "language" else session.preferences[name]
            session.screen.say(say("preference", name=name, now=now, choices=", ".join(values)))
        return
    name, value = (word.lower() for word in words)
    if name not in choices:
        raise OptionError("option-unknown", field=name, name=name[:SHOWN], nearest=nearest(name, choices))
    if value not in choices[name]:
        raise OptionError("option-value", field=name, name=name, value=value[:SHOWN], choices=", ".join(choices[name]))
    if name == "language":
        session.saved.language = value
    else:
        session.saved.preferences[name] = value
    session.save()
    with speaking(session.saved.language):
        _table(session, [])


def _save(session: "Session", words: list[str]) -> None:
    session.save()
    file = session.file
    if words:
        file = saves.free_file(Path(" ".join(words)))
        session.saved.write(file)
    session.screen.say(say("saved", file=str(file)))


def _quit(session: "Session", words: list[str]) -> None:
    raise Quit


COMMANDS: dict[str, Callable[["Session", list[str]], None]] = {
    "moves": _moves,
    "hint": _hint,
    "table": _table,
    "log": _log,
    "rules": _rules,
    "undo": _undo,
    "set": _set,
    "save": _save,
    "help": _help,
    "quit": _quit,
}
