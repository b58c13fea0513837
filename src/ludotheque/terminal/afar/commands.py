"""What can be said at a table of a server besides a move. The words of both languages are always understood."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.bots import level_meant
from ludotheque.bots.hint import Hint, compared, judged
from ludotheque.contract.errors import LudothequeError, OptionError, UnknownName, nearest
from ludotheque.contract.names import SIGNS
from ludotheque.contract.texts import LANGUAGES, say
from ludotheque.contract.vocabulary import fold
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
from ludotheque.terminal.commands import HINTS, YES, Quit
from ludotheque.terminal.players import DEFAULT_BOT

if TYPE_CHECKING:
    from ludotheque.terminal.afar.session import Session

PROPOSALS = {"undo": "takeback", "end": "end", "rematch": "rematch"}  # our word → the protocol's


def obey(session: "Session", entry: str) -> None:
    """Do what the entry says: a move, the number of one, or a command. A refusal is said and changes nothing."""
    try:
        _obey(session, entry.strip())
    except LudothequeError as refusal:
        session.screen.say(refusal.for_people(session.game.spoken, session.game.home), style="red")


def _obey(session: "Session", entry: str) -> None:
    game, view = session.game, session.view
    moves = {move["text"] for move in view["moves"]}
    if not entry:
        if session.full:
            session.do("start")
        elif moves:
            session.ask_again()
    elif game.meant(entry) in moves:
        _play(session, game.meant(entry))
    elif entry.isdecimal() and len(entry) < 10 and moves:
        _play(session, numbered(offered(game, view), int(entry)))
    elif entry.startswith("?"):
        _moves(session, entry[1:].split())
    else:
        word, *rest = entry.split()
        if command := words_for(tuple(COMMANDS)).get(fold(word)):
            COMMANDS[command](session, rest)
        elif (answer := questions(game).get(fold(word))) and "turn" in view:
            for line in answer(view, session.names, rest):
                session.screen.say(line)
        else:
            _refuse(session, entry)


def _play(session: "Session", move: str) -> None:
    session.played()
    session.do("play", moves=[move])


def _refuse(session: "Session", entry: str) -> None:
    """A misspelt command is recognised; anything else is for the server to refuse, which knows the rules."""
    words = {**words_for(tuple(COMMANDS)), **dict.fromkeys(questions(session.game), "")}
    likely = get_close_matches(fold(entry.split()[0]), words, n=1, cutoff=0.75)
    if likely:
        raise UnknownName("command-unknown", name=entry.split()[0][:SHOWN], nearest=likely[0])
    if session.table.you is None:
        raise UnknownName("not-seated")
    session.do("play", moves=[session.game.meant(entry)])


def _moves(session: "Session", words: list[str]) -> None:
    if not session.view["moves"]:
        session.screen.say(say("table-waiting" if session.state == "waiting" else "afar-not-your-turn"))
        return
    if entry := explain(session.screen, session.game, session.view, words, session.names):
        _obey(session, entry)


def _help(session: "Session", words: list[str]) -> None:
    show_help(session.screen, session.game, tuple(COMMANDS))


def _rules(session: "Session", words: list[str]) -> None:
    show_rules(session.screen, session.game, words)


def _hint(session: "Session", words: list[str]) -> None:
    """The best moves with their numbers, from what the player knows, as the server thinks."""
    numbers = {move: str(number) for number, move in enumerate(offered(session.game, session.view), start=1)}
    found = session.table.get("/hint")[:HINTS]
    thought = (Hint(one["move"], one["value"], one["share"], tuple(one["reasons"]), session.game) for one in found)
    best = judged(thought)
    for hint, told in zip(best, compared(best, session.names), strict=True):
        session.screen.say(f"{numbers.get(hint.move, '·')}  {told}")


def _table(session: "Session", words: list[str]) -> None:
    session.show()


def _log(session: "Session", words: list[str]) -> None:
    told = [word for entry in session.table.look()["log"] for word in entry["words"]]
    session.screen.page(Text("\n".join(told or [say("nothing-yet")])))


def _set(session: "Session", words: list[str]) -> None:
    """A liking of the player's, set at once."""
    choices = {"language": LANGUAGES, **session.game.preferences}
    if len(words) != 2:
        for name, values in choices.items():
            now = session.language if name == "language" else session.preferences[name]
            session.screen.say(say("preference", name=name, now=now, choices=", ".join(values)))
        return
    name, value = (word.lower() for word in words)
    if name not in choices:
        raise OptionError("option-unknown", field=name, name=name[:SHOWN], nearest=nearest(name, choices))
    if value not in choices[name]:
        raise OptionError("option-value", field=name, name=name, value=value[:SHOWN], choices=", ".join(choices[name]))
    if name == "language":
        session.speak(value)
    else:
        session.preferences[name] = value
        session.show()


def _link(session: "Session", words: list[str]) -> None:
    session.screen.say(str(session.table.link))


def _start(session: "Session", words: list[str]) -> None:
    session.do("start")


def _sit(session: "Session", words: list[str]) -> None:
    """On the seat of that number, from 1; the first free one if none is named."""
    session.do("sit", seat=_seat(session, words, "open"), invitation=session.table.link.invitation)


def _stand(session: "Session", words: list[str]) -> None:
    session.do("stand")


def _bot(session: "Session", words: list[str]) -> None:
    """`bot club 2`: a bot of this level on seat 2; both may be left out."""
    level = next((word for word in words if not word.isdecimal()), DEFAULT_BOT)
    rest = [word for word in words if word.isdecimal()]
    session.do("bot", seat=_seat(session, rest, "open"), level=level_meant(level))


def _seat(session: "Session", words: list[str], who: str) -> int:
    if words and words[0].isdecimal() and len(words[0]) < 3:
        return int(words[0]) - 1
    seats = session.table.seen["seats"]
    free = [number for number, seat in enumerate(seats) if seat["who"] == who or seat["away"] == "left"]
    return free[0] if free else 0


def _words(session: "Session", words: list[str]) -> None:
    session.do("words", text=" ".join(words))


def _undo(session: "Session", words: list[str]) -> None:
    session.do("takeback")


def _end(session: "Session", words: list[str]) -> None:
    session.do("agree", to="end")


def _rematch(session: "Session", words: list[str]) -> None:
    session.do("rematch")


def _agree(session: "Session", words: list[str]) -> None:
    session.do("agree", to=_proposal(session, words))


def _say_no(session: "Session", words: list[str]) -> None:
    session.do("refuse", to=_proposal(session, words))


def _proposal(session: "Session", words: list[str]) -> str:
    """What was named, or the newest thing that somebody proposed."""
    if words:
        return PROPOSALS.get(words_for(tuple(PROPOSALS)).get(fold(words[0]), ""), words[0])
    proposals = session.table.seen["proposals"]
    if not proposals:
        raise UnknownName("nothing-proposed")
    return str(proposals[-1]["to"])


def _resign(session: "Session", words: list[str]) -> None:
    if session.screen.ask(say("afar-really-resign") + " ").strip().lower() in YES:
        session.do("resign")


def _react(session: "Session", words: list[str]) -> None:
    """A sign by its name or its number; without one, what there is."""
    if not words:
        told = [f"{number}  {sign} — {say(f'sign-{sign}')}" for number, sign in enumerate(SIGNS, start=1)]
        session.screen.say("\n".join(told))
        return
    sign = "-".join(word.lower() for word in words)
    if sign.isdecimal() and 0 < int(sign[:3]) <= len(SIGNS):
        sign = SIGNS[int(sign[:3]) - 1]
    session.do("react", sign=sign)


def _leave(session: "Session", words: list[str]) -> None:
    """Away from the table itself; who only closes the terminal keeps the seat."""
    session.do("leave")
    raise Quit


def _quit(session: "Session", words: list[str]) -> None:
    raise Quit


COMMANDS: dict[str, Callable[["Session", list[str]], None]] = {
    "moves": _moves,
    "hint": _hint,
    "table": _table,
    "log": _log,
    "rules": _rules,
    "undo": _undo,
    "agree": _agree,
    "refuse": _say_no,
    "react": _react,
    "resign": _resign,
    "end": _end,
    "rematch": _rematch,
    "start": _start,
    "sit": _sit,
    "stand": _stand,
    "bot": _bot,
    "words": _words,
    "link": _link,
    "set": _set,
    "leave": _leave,
    "help": _help,
    "quit": _quit,
}
