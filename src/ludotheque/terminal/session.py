"""One match at one terminal, from the deal or where it was left, to its end or until somebody leaves."""

import shlex
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from rich.text import Text

from ludotheque.contract.texts import say, speaking
from ludotheque.match import Match
from ludotheque.terminal import saves, story
from ludotheque.terminal.asking import moves_now
from ludotheque.terminal.commands import Quit, obey
from ludotheque.terminal.players import wake_bots
from ludotheque.terminal.saves import SavedMatch
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.showing import Scene

LATEST = 40  # moves of which a wide terminal tells
BOT_SECONDS = 1.0  # of thought, for a bot that takes as many as it gets


class Stopped(KeyboardInterrupt):
    """A signal to end, as Ctrl-C is one."""

    def __init__(self, number: int = signal.SIGINT):
        super().__init__()
        self.number = number


class Session:
    """The players in turn: bots think, people are asked. The file holds the match after every move."""

    def __init__(self, saved: SavedMatch, file: Path, screen: Screen, greeting: Sequence[str] = ()):
        self.saved = saved
        self.file = file
        self._kept = saves.content_of(file)  # what the file should hold, were there no other terminal
        self.screen = screen
        self.names = [player.name for player in saved.players]
        self.people = [seat for seat, player in enumerate(saved.players) if not player.bot]
        self.bots = wake_bots(self.match, saved.players)
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.greeting = greeting  # for everybody's first screen
        self.newcomers = {*self.people} if greeting else set[int]()
        self.wiped = False  # what was told can no longer be read
        self.recap: dict[int, int] = {}  # for each person, the first move to tell again after a wiped screen
        self.heard: dict[int, int] = {}  # for each person, the first move whose secrets are yet to be told
        self.rounds_shown: dict[int, int | None] = {}  # for each person, the last one of which a table was shown
        self.rewind()

    @property
    def match(self) -> Match:
        return self.saved.match

    @property
    def plies(self) -> int:
        return len(self.match.history)

    @property
    def preferences(self) -> dict[str, str]:
        return self.match.game.usual_preferences | self.saved.preferences

    def view(self) -> dict[str, Any]:
        """What the seat to act sees."""
        return self.match.view(self.match.turn)

    def run(self) -> int | None:
        """Play; None when the match came to its end, else the exit code of whoever left."""
        try:
            with signals():
                self.save()
                self._open()
                while self.match.turn is not None:
                    with speaking(self.saved.language):
                        self._step(self.match.turn)
                with speaking(self.saved.language):
                    self._end()
                return None
        except (EOFError, Quit):
            code = 0
        except KeyboardInterrupt as stop:
            code = 128 + (stop.number if isinstance(stop, Stopped) else signal.SIGINT)
        with speaking(self.saved.language):
            self._leave()
        return code

    def save(self) -> None:
        """Keep the match; beside its file, where it was gone on with at another terminal meanwhile."""
        if saves.content_of(self.file) not in (None, self._kept):
            self.file = saves.beside(self.file)
            self.screen.say(say("saved-beside", file=str(self.file)))
        self._kept = self.saved.write(self.file)

    def play(self, move: str) -> None:
        """Play a move of the seat to act, keep it, tell it."""
        seat, ply = self.match.turn, self.plies
        if seat in self.recap:
            self.recap[seat] = ply
        self.match.play(move, seat)
        self.save()
        listener = seat if seat in self.people else self.at_screen
        self._tell(story.public(self.match, self.names, listener, range(ply, self.plies)))
        if listener is not None:
            self._whisper(listener)

    def rewind(self) -> None:
        """The story goes on from here: at the beginning, and after moves were taken back."""
        self.recap = dict.fromkeys(self.people, self._latest.start)
        self.heard = dict.fromkeys(self.people, self.plies)

    def show(self, seat: int) -> None:
        """The table as the seat sees it, with what happened since its last decision and what can be done."""
        self._show(seat, moves_now(self.screen, self.match.game, self.match.view(seat), self.names))

    def _show(self, seat: int, foot: Text) -> None:
        view, terminal = self.match.view(seat), self.match.game.part("terminal")
        counted = self.rounds_shown.get(seat, self._round) != self._round
        self.rounds_shown[seat] = self._round
        if self.screen.drawn and self.screen.listening:
            self._wipe()
        news = self._news(seat) if self.wiped else []
        head, self.wiped = self.greeting if seat in self.newcomers else [], False
        self.newcomers -= {*self.people} if self._nothing_hidden else {seat}  # others may have looked on
        if self.screen.drawn:
            latest = story.moves_of_others(self.match, seat, range(self.recap[seat], self.plies))
            picture = terminal.picture(view, self.names, self.preferences, latest)
            anew = self._told_in_this_round(seat) if counted else None
            scene = Scene(picture, foot, head, news, self._told(seat), anew)
            scene.draw(self.screen, pausing=self.screen.listening)
            return
        for line in (*head, *news, *terminal.sentences(view, self.names, self.preferences), foot.plain):
            if line:
                self.screen.say(line)

    @property
    def _round(self) -> int | None:
        return self.match.game.rounds(self.match.position)

    @property
    def _nothing_hidden(self) -> bool:
        """Whether all the people may look at once."""
        return all(self.match.view_record(seat).tobytes() == self.match.position.tobytes() for seat in self.people)

    def ask_again(self) -> None:
        """What can be done, for who only presses Enter."""
        self.screen.print(moves_now(self.screen, self.match.game, self.view(), self.names))

    def _open(self) -> None:
        """A match that was left begins with what happened last, a new one with the game in a few lines."""
        if self.plies:
            with speaking(self.saved.language):
                self.screen.say(say("resumed", game=self.match.game.say("title"), many=self.plies))
                self._tell(story.public(self.match, self.names, None, self._latest))
        elif self.at_screen is not None and not (self.screen.drawn and self.screen.listening):
            self._tell(self.greeting)  # before a bot plays: nothing will be wiped
            self.newcomers.clear()

    @property
    def _latest(self) -> range:
        """The moves of the last time around the table."""
        return range(max(0, self.plies - self.match.seats), self.plies)

    def _step(self, seat: int) -> None:
        if seat in self.bots:
            self._show_deal()
            self.play(self.bots[seat].choose(self.match.view_record(seat), BOT_SECONDS, self.match.played))
        else:
            self._decide(seat)

    def _show_deal(self) -> None:
        """The lone person's cards, and a moment, before a bot begins a round that may be over before their turn."""
        wanted = getattr(self.match.game.part("terminal"), "DEAL_FIRST", False)
        if wanted and len(self.people) == 1 and self._round != self.rounds_shown.get(self.people[0]):
            self._show(self.people[0], Text())
            self.screen.pause(say("press-enter"))
            self.recap[self.people[0]] = self.plies  # what came before the deal has been read

    def _decide(self, seat: int) -> None:
        """Ask the player until a move is played (or taken back)."""
        if seat != self.at_screen:
            self._hand_over(seat)
        self._whisper(seat)
        self.show(seat)
        plies = self.plies
        while self.plies == plies:
            obey(self, self.screen.ask(f"{self.names[seat]}> "))

    def _hand_over(self, seat: int) -> None:
        """Several people at one terminal: nobody sees another's hand, where there is one."""
        self.at_screen = seat
        if self._nothing_hidden:
            self.wiped = self.screen.seen
            return
        self._wipe()
        self.screen.say(say("hand-over", player=self.names[seat]), style="bold")
        self.screen.pause(say("press-enter"))
        self._wipe()

    def _whisper(self, seat: int) -> None:
        """What only this player may see, once; then it is hidden."""
        secrets = story.private(self.match, self.names, seat, range(self.heard[seat], self.plies))
        self.heard[seat] = self.plies
        if secrets:
            self._tell(secrets, style="bold")
            self.screen.pause(say("press-enter-hide"))
            self._wipe()
            if self.wiped:
                self._tell(self._news(seat))  # once more, for what comes after it goes on from there
                self.wiped = False

    def _tell(self, sentences: Sequence[str], style: str = "") -> None:
        for sentence in sentences:
            self.screen.say(sentence, style)

    def _wipe(self) -> None:
        self.wiped = self.screen.wipe()

    def _news(self, seat: int) -> list[str]:
        """The story since the seat's last decision."""
        return story.public(self.match, self.names, seat, range(self.recap[seat], self.plies))

    def _told_in_this_round(self, seat: int) -> list[str]:
        """The news from the deal on."""
        rounds, position_at = self.match.game.rounds, self.match.position_at
        plies = range(self.recap[seat], self.plies)
        first = next((ply for ply in plies if rounds(position_at(ply)) == self._round), self.plies)
        return story.public(self.match, self.names, seat, range(first, self.plies))

    def _told(self, seat: int) -> list[str]:
        """The end of the story, as much as a wide terminal may have room for."""
        return story.public(self.match, self.names, seat, range(max(0, self.plies - LATEST), self.plies))

    def _end(self) -> None:
        seat = self.at_screen
        if self.wiped and seat is not None:
            self._tell(self._news(seat))
        self._tell([say("final-scores")], style="bold")
        self._tell(story.scores(self.match, self.names))

    def _leave(self) -> None:
        """Nothing is lost: say where the match is and how to go on."""
        self.save()
        newest = self.file.parent == saves.folder()
        command = "ludotheque play --resume" + ("" if newest else f" {shlex.quote(str(self.file))}")
        with suppress(OSError):  # the terminal may be gone
            self.screen.say("")
            self.screen.say(say("saved-leaving", command=command))


@contextmanager
def signals() -> Iterator[None]:
    """Being asked to end, or the line hanging up, is like Ctrl-C inside the block."""

    def stop(number: int, frame: Any) -> None:
        raise Stopped(number)

    wanted = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
