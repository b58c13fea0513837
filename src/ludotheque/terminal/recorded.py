"""`ludotheque replay` and `ludotheque verify`: recorded matches, told again and checked."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.contract.command_line import read_number
from ludotheque.contract.errors import OptionError
from ludotheque.contract.texts import say
from ludotheque.lab.commands import refuse_unknown
from ludotheque.match import Match
from ludotheque.match import replay as play_again
from ludotheque.records import read_file, read_shuffle
from ludotheque.records import verify as findings
from ludotheque.registry import game as game_called
from ludotheque.registry import games
from ludotheque.terminal import saves, story
from ludotheque.terminal.asking import words_for
from ludotheque.terminal.screen import Screen

File = Annotated[str | None, typer.Argument(metavar="FILE", help="recorded-file", show_default=False)]
Language = Annotated[str | None, typer.Option("--language", metavar="fr|en", help="recorded-language")]
Drawn = Annotated[bool | None, typer.Option("--drawn/--plain", metavar="", help="replay-drawn", show_default=False)]


def verify(ctx: typer.Context, file: File = None, language: Language = None) -> None:
    """Recompute commitment, seed, every draw and the result of a recorded match, and say what holds."""
    refuse_unknown(ctx, [file], language)
    (record, _), screen = _read(file), Screen()
    found = findings(record)
    for finding in found:
        key, style = ("verify-holds", "green") if finding.holds else ("verify-fails", "bold red")
        screen.say(say(key, what=finding.text), style=style)
    if (shuffle := read_shuffle(record)) is not None:
        screen.say(say("verify-compare"))
        for number, words in enumerate(shuffle.words, start=1):
            screen.say(say("verify-words", seat=number, words=words))
    all_hold = all(finding.holds for finding in found)
    screen.say(say("verify-all" if all_hold else "verify-not-all"), style="bold")
    raise typer.Exit(0 if all_hold else 1)


def replay(
    ctx: typer.Context,
    file: File = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N", help="replay-seat")] = None,
    everybody: Annotated[bool, typer.Option("--all", help="replay-all")] = False,
    at: Annotated[str | None, typer.Option("--at", metavar="PLY", help="replay-at")] = None,
    drawn: Drawn = None,
    language: Language = None,
) -> None:
    """Tell a recorded match move by move, as a seat, a spectator or everybody saw it."""
    refuse_unknown(ctx, [file], language)
    number = None if seat is None else read_number("seat", seat)
    first = 0 if at is None else read_number("at", at)
    if everybody and number is not None:
        raise OptionError("replay-seat-or-all", field="seat")
    record, names = _read(file)
    whole = play_again(record)
    if number is not None and not 1 <= number <= whole.seats:
        raise OptionError("seat-out-of-range", field="seat", seat=number, seats=whole.seats)
    if first > whole.ply:
        raise OptionError("replay-no-such-ply", field="at", ply=first, most=whole.ply)
    if everybody and not _is_over(record, whole):
        raise OptionError("replay-before-the-end", field="all")
    eyes = list(range(whole.seats)) if everybody else [None if number is None else number - 1]
    Recorded(record, eyes, Screen(drawn), names).tell(first)


def _read(file: str | None) -> tuple[Any, list[str]]:
    """The record in a file, its game compiled if it is one of ours; and the names, if the terminal kept the match."""
    if file is None:
        raise OptionError("recorded-needs-file", field="file")
    content = read_file(Path(file))
    kept = isinstance(content, dict) and "ludotheque" in content
    record = content.get("match") if kept else content
    if isinstance(record, dict) and record.get("game") in games():
        from ludotheque.lab.prepare import prepare  # Numba is loaded to play, not to refuse or to help

        prepare([game_called(record["game"])])
    return record, [player.name for player in saves.read(Path(file)).players] if kept else []


def _is_over(record: dict[str, Any], match: Match) -> bool:
    """By the rules, or because the table ended it: only then it tells its secret."""
    shuffle = read_shuffle(record)
    return match.turn is None or (shuffle is not None and shuffle.secret is not None)


@dataclass
class Recorded:
    """A recorded match on a screen, seen through the eyes of some seats (None: a spectator's)."""

    record: dict[str, Any]
    eyes: Sequence[int | None]
    screen: Screen
    names: Sequence[str] = ()  # of the players, where they are known

    def __post_init__(self) -> None:
        self.moves: list[str] = self.record["moves"]
        self.match = self._after(0)
        self.names = self.names or [say("recorded-player", seat=seat + 1) for seat in range(self.match.seats)]
        self.preferences = self.match.game.usual_preferences

    def tell(self, first: int) -> None:
        """The match from this ply on; somebody at a terminal that draws is asked where to go after each move."""
        self.screen.say(say("recorded-match", game=self.match.game.say("title"), many=len(self.moves)), style="bold")
        ply: int | None = first
        while ply is not None and ply <= len(self.moves):
            self.match = self._after(ply)
            self._show(opening=ply == first)
            ply = self._next(ply)

    def _after(self, ply: int) -> Match:
        """The match after so many moves: one move on from where it stands, else played again."""
        if ply and ply == self.match.ply + 1:
            self.match.play(self.moves[ply - 1])
            return self.match
        return play_again({**self.record, "moves": self.moves[:ply]})

    def _show(self, opening: bool) -> None:
        """The last move and the table; in sentences the table is described only where the story begins and ends."""
        one_by_one = self.screen.drawn and self.screen.listening
        if one_by_one and len(self.eyes) == 1:
            self.screen.wipe()
        if self.match.ply and (one_by_one or not opening):
            self._tell_move()
        ended = self.match.ply == len(self.moves)
        if self.screen.drawn or opening or ended:
            for eye in self.eyes:
                self._show_table(eye)
        if ended:
            self._tell_end()

    def _tell_move(self) -> None:
        """As the one seat saw it; among several, as its player did, and what each of the others alone saw."""
        match, number = self.match, self.match.ply
        last = range(number - 1, number)
        (moved,) = match.events(None, number - 1)
        player, move = self.names[moved["seat"]], match.game.spoken(moved["move"]["text"])
        self.screen.say(say("recorded-move", number=number, player=player, move=move), style="bold")
        eye = self.eyes[0] if len(self.eyes) == 1 else moved["seat"]
        for sentence in story.public(match, self.names, eye, last):
            self.screen.say(sentence)
        for seat in (seat for seat in self.eyes if seat is not None):
            for sentence in story.private(match, self.names, seat, last):
                self.screen.say(say("recorded-secret", player=self.names[seat], what=sentence))

    def _show_table(self, eye: int | None) -> None:
        view, terminal = self.match.view(eye), self.match.game.part("terminal")
        if len(self.eyes) > 1 and eye is not None:
            self.screen.say(say("recorded-seen-by", player=self.names[eye]), style="bold")
        if self.screen.drawn:
            latest = [self.match.events(None, self.match.ply - 1)[0]["move"]] if self.match.ply else []
            self.screen.draw(terminal.picture(view, self.names, self.preferences, latest))
            return
        for line in terminal.sentences(view, self.names, self.preferences):
            self.screen.say(line)

    def _tell_end(self) -> None:
        if self.match.turn is not None:
            self.screen.say(say("recorded-unended"))
            return
        self.screen.say(say("final-scores"), style="bold")
        for line in story.scores(self.match, self.names):
            self.screen.say(line)

    def _next(self, ply: int) -> int | None:
        """Where to go from here; None for who has seen enough."""
        if not (self.screen.drawn and self.screen.listening):
            return ply + 1
        while True:
            try:
                entry = self.screen.ask(say("recorded-ask", number=ply, many=len(self.moves)) + " ").strip().lower()
            except EOFError:
                return None
            if entry in words_for(("quit",)):
                return None
            if not entry:
                return ply + 1
            if entry.isascii() and entry.isdigit() and len(entry) < 10 and int(entry) <= len(self.moves):
                return int(entry)
            self.screen.say(str(OptionError("replay-no-such-ply", ply=entry, most=len(self.moves))), style="red")
