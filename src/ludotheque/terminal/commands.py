"""What can be said at the prompt besides a move. The words of both languages are always understood."""

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ludotheque.bots.hint import compared
from ludotheque.contract.errors import LudothequeError, NothingToUndo, OptionError, UnknownName, nearest
from ludotheque.contract.texts import LANGUAGES, language, say, speaking, together
from ludotheque.contract.vocabulary import fold
from ludotheque.match import Match
from ludotheque.reveals import shows
from ludotheque.terminal import saves, story
from ludotheque.terminal.asking import (
    SHOWN,
    explain,
    numbered,
    offered,
    questions,
    show_help,
    show_rules,
    words_for,
)

if TYPE_CHECKING:
    from ludotheque.terminal.session import Session

YES = ("y", "yes", "o", "oui")
HINTS = 3  # moves that a hint names
HINT_SECONDS = 1.0


class Quit(Exception):
    """The player leaves; the match is kept."""


def obey(session: "Session", entry: str) -> None:
    """Do what the entry says: a move, the number of one, or a command. A refusal is said and changes nothing."""
    try:
        _obey(session, entry.strip())
    except LudothequeError as refusal:
        game = session.match.game
        session.screen.say(refusal.for_people(game.spoken, game.home), style="red")


def _obey(session: "Session", entry: str) -> None:
    game, moves = session.match.game, offered(session.match.game, session.view())
    if not entry:
        session.ask_again()
        return
    if game.meant(entry) in session.match.moves():
        session.play(game.meant(entry))
    elif entry.isdecimal() and len(entry) < 10:
        session.play(numbered(moves, int(entry)))
    elif entry.startswith("?"):
        _moves(session, entry[1:].split())
    else:
        word, *rest = entry.split()
        if command := words_for(tuple(COMMANDS)).get(fold(word)):
            COMMANDS[command](session, rest)
        elif answer := questions(game).get(fold(word)):
            for line in answer(session.view(), session.names, rest):
                session.screen.say(line)
        else:
            _refuse(session, entry)


def _refuse(session: "Session", entry: str) -> None:
    """Why the entry is no legal move; a misspelt command is recognised."""
    words = {**words_for(tuple(COMMANDS)), **dict.fromkeys(questions(session.match.game), "")}
    likely = get_close_matches(fold(entry.split()[0]), words, n=1, cutoff=0.75)
    if likely:
        raise UnknownName("command-unknown", name=entry.split()[0][:SHOWN], nearest=likely[0])
    shown = entry if len(entry) <= SHOWN else entry[:SHOWN] + "…"
    session.match.play(session.match.game.meant(shown), session.match.turn)


def _moves(session: "Session", words: list[str]) -> None:
    if entry := explain(session.screen, session.match.game, session.view(), words, session.names):
        _obey(session, entry)


def _hint(session: "Session", words: list[str]) -> None:
    """The best moves with their numbers, from what the player knows."""
    match, moves = session.match, offered(session.match.game, session.view())
    numbers = {move: str(number) for number, move in enumerate(moves, start=1)}
    assert match.turn is not None
    best = match.hint(match.turn, HINT_SECONDS)[:HINTS]
    told = zip(best, compared(best, session.names), strict=True)
    session.screen.page(Text("\n".join(f"{numbers.get(hint.move, '·')}  {words}" for hint, words in told)))


def _rules(session: "Session", words: list[str]) -> None:
    show_rules(session.screen, session.match.game, words)


def _help(session: "Session", words: list[str]) -> None:
    show_help(session.screen, session.match.game, tuple(COMMANDS))


def _table(session: "Session", words: list[str]) -> None:
    seat = session.match.turn
    assert seat is not None
    session.show(seat)


def _log(session: "Session", words: list[str]) -> None:
    told = story.public(session.match, session.names, session.match.turn, range(session.plies))
    session.screen.page(Group(*(Text(sentence) for sentence in told or [say("nothing-yet")])))


def _undo(session: "Session", words: list[str]) -> None:
    """Back to one's own last decision, if the others let: bots do not mind unless it shows what was hidden."""
    match, seat = session.match, session.match.turn
    assert seat is not None
    last = _last_decision(match, seat)
    bots = [session.names[bot] for bot in session.bots]
    if bots and any(shows(match, ply, seat) for ply in range(last, match.ply)):
        raise NothingToUndo("undo-seen", players=together(bots), many=len(bots))
    for other in session.people:
        question = say("undo-asks", other=session.names[other], player=session.names[seat])
        if other != seat and session.screen.ask(question + " ").strip().lower() not in YES:
            raise NothingToUndo("undo-refused", players=session.names[other], many=1)
    twin = match.clone()
    while twin.ply > last:
        twin.undo()
    session.saved.match = twin
    session.rewind()
    session.save()
    session.screen.say(say("undone"))


def _last_decision(match: Match, seat: int) -> int:
    """The number of the seat's own last move, from 0."""
    own = [ply for ply in range(match.ply) if match.game.turn(match.position_at(ply)) == seat]
    if not own:
        raise NothingToUndo("nothing-to-undo")
    return own[-1]


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
