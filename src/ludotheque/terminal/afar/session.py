"""At a table of a server: what the others do is told as it comes, and whoever is to act is asked."""

import shlex
import signal
import time
from typing import Any

from rich.text import Text

from ludotheque.client import SeenTable
from ludotheque.client.feed import Feed, News
from ludotheque.contract.errors import LudothequeError
from ludotheque.contract.texts import say, speaking
from ludotheque.game import Game, Parts
from ludotheque.terminal.afar.commands import obey
from ludotheque.terminal.afar.live import LiveScreen
from ludotheque.terminal.asking import introduction, moves_now
from ludotheque.terminal.commands import Quit
from ludotheque.terminal.session import Stopped, signals
from ludotheque.terminal.showing import Scene

PATIENCE = 10.0  # seconds that the event of one's own command may take
LATEST = 6  # sentences of the story for who comes in the middle


class Session:
    """One person (or a spectator) at one table, until they leave the terminal; the table stays."""

    def __init__(self, table: SeenTable, game: Game, screen: LiveScreen, language: str):
        self.table, self.game, self.screen, self.language = table, game, screen, language
        self.preferences = {name: values[0] for name, values in game.preferences.items()}
        self.told = -1  # the version up to which everything was told
        self.recent: list[str] = []  # told since one's last decision: told again when the screen is wiped
        self.anew: list[str] | None = None  # of these what came after a round was counted, where one was
        self.log: list[str] = []  # all that was told
        with speaking(language):
            self.greeting = introduction(game)  # for the first screen
        self.shown: tuple[int, int] | None = None  # match and move at which the table was shown for a decision
        self.dealt: tuple[int, int] | None = None  # match and round of which the cards were shown

    @property
    def view(self) -> dict[str, Any]:
        """What there is to see; before the match, no moves."""
        return self.table.seen.get("view") or {"moves": []}

    @property
    def names(self) -> list[str]:
        seats = enumerate(self.table.seen["seats"], start=1)
        return [seat["name"] or say("player-number", number=number) for number, seat in seats]

    @property
    def state(self) -> str:
        return str(self.table.seen["state"])

    def run(self) -> int:
        """The exit code of whoever leaves."""
        code, self.feed = 0, Feed(self.table)
        try:
            with signals(), self.screen.keys():
                while True:
                    with speaking(self.language):
                        self._step()
        except (EOFError, Quit):
            pass
        except KeyboardInterrupt as stop:
            code = 128 + (stop.number if isinstance(stop, Stopped) else signal.SIGINT)
        finally:
            self.feed.close()
        with speaking(self.language):
            self._leave()
        return code

    def _step(self) -> None:
        """Ask for a line where there is somebody to ask, until news come."""
        self._hear(self.feed.take(None if self.told < 0 else 0))
        if self.told < 0:  # only that the server is not there has been heard
            return
        if self.table.my_turn and self.shown != self._moment:
            self.show()
            self.shown = self._moment
        if self.screen.live:
            entry = self.screen.ask_or_hear(self._prompt(), self.feed)
            if entry is not None:
                obey(self, entry)
        elif self.table.my_turn or self.full:
            obey(self, self.screen.ask(self._prompt()))
        elif self.state == "over":
            raise Quit
        else:
            self._hear(self.feed.take(None))

    @property
    def _moment(self) -> tuple[int, int]:
        return self.table.seen["number"], self.view.get("ply", 0)

    @property
    def full(self) -> bool:
        """Whether the match can begin, and one may begin it."""
        seats = self.table.seen["seats"]
        return self.state == "waiting" and self.table.you is not None and all(seat["who"] != "open" for seat in seats)

    def _prompt(self) -> str:
        you = self.table.you
        name = say("afar-spectator") if you is None else self.names[you]
        return f"{name}> " if self.table.my_turn or self.full else f"({name}) "

    def do(self, do: str, **more: Any) -> None:
        """Tell the table something, and wait until it has been told to us too."""
        version, until = self.table.do(do, **more), time.monotonic() + PATIENCE
        while self.told < version and time.monotonic() < until:
            self._hear(self.feed.take(until - time.monotonic()))

    def speak(self, language: str) -> None:
        """Another language, also for what the server tells: it tells everything once more."""
        self.table.server.change(language=language)
        self.language, self.told, self.shown = language, -1, None
        self.feed.close()
        self.feed = Feed(self.table)

    # What is told

    def _hear(self, news: list[News]) -> None:
        for one in news:
            if isinstance(one, LudothequeError):
                raise one
            if isinstance(one, str):
                self.screen.say(say("afar-lost" if one == "lost" else "afar-back"), style="yellow")
            elif "log" in one:
                self._arrive(one)
            elif one["version"] > self.told:
                self._tell(one)

    def _arrive(self, snapshot: dict[str, Any]) -> None:
        """The table as one comes to it; who was away hears what happened last."""
        known, self.told = self.told, snapshot["version"]
        self.table.hear(snapshot)
        if known < 0:
            self.screen.say(say("afar-at-table", game=self.game.say("title"), link=str(self.table.link)), style="bold")
        new = [entry for entry in snapshot["log"] if entry["version"] > known]
        told = [word for entry in new for word in _spoken(entry, private=False)]
        for sentence in told[-LATEST:]:
            self._say(sentence)
        self._invite()
        self._show_deal()
        if self.state == "over":
            self._end()

    def _tell(self, event: dict[str, Any]) -> None:
        ended, self.told, played = self.state == "over", event["version"], self.view.get("round")
        self.table.hear(event)
        if event["do"] in ("start", "rematch", "agree") and self.view.get("ply") == 0:
            self.recent, self.anew, played = [], None, None
        for sentence in _spoken(event, private=False):
            self._say(sentence)
        if played is not None and played != self.view["round"]:
            self.anew = []
        if secrets := _spoken(event, private=True):
            self._whisper(secrets)
        self._invite()
        self._show_deal()
        if event["state"] == "over" and not ended:
            self._end()

    def _say(self, sentence: str) -> None:
        self.recent.append(sentence)
        if self.anew is not None:
            self.anew.append(sentence)
        self.log.append(sentence)
        self.screen.say(sentence)

    def _whisper(self, secrets: list[str]) -> None:
        """What only this player may see, once; then it is hidden."""
        for sentence in secrets:
            self.screen.say(sentence, style="bold")
        self.screen.pause(say("press-enter-hide"))
        self.screen.wipe()
        for sentence in self.recent:
            self.screen.say(sentence)

    def _invite(self) -> None:
        """Before the match: who is there, and what is still to be done."""
        if self.state != "waiting":
            return
        seats = self.table.seen["seats"]
        names = [seat["name"] or say("afar-free") for seat in seats]
        self.screen.say(say("afar-seats", names=", ".join(names)))
        self.screen.say(say("afar-full" if self.full else "afar-waiting"), style="dim")

    # The table

    def _show_deal(self) -> None:
        """One's cards, where another begins a round that may be over before one's turn (as at one's own terminal)."""
        view = self.view
        if not getattr(self.game.part("terminal"), "DEAL_FIRST", False) or view.get("turn") is None:
            return
        dealt, self.dealt = self.dealt, (self.table.seen["number"], view["round"])
        if dealt != self.dealt and self.table.you is not None and not self.table.my_turn:
            self.show()

    def show(self) -> None:
        """The table as one sees it; for who is to act, with what happened since and the moves."""
        view, terminal = self.view, self.game.part("terminal")
        if "turn" not in view:
            self._invite()
            return
        foot = moves_now(self.screen, self.game, view, self.names) if self.table.my_turn else Text()
        head, self.greeting = ([*self.greeting], []) if self.table.my_turn else ([], self.greeting)
        if self.screen.drawn:
            wiped = self.screen.listening and self.table.my_turn and self.screen.wipe()
            picture = terminal.picture(view, self.names, self.preferences, self._latest())
            news = [*self.recent, *self._time()] if wiped else self._time()
            anew = None if self.anew is None else [*self.anew, *self._time()]
            pausing = wiped and (bool(head) or anew is not None)
            Scene(picture, foot, head, news, self.log, anew).draw(self.screen, pausing)
            return
        for line in (*head, *terminal.sentences(view, self.names, self.preferences), *self._time()):
            self.screen.say(line)
        if self.table.my_turn:
            self.ask_again()

    def _latest(self) -> list[Parts]:
        """What the others did since one's last decision, as data; who watches sees the last move. (A log that grew by
        events still has moves that were taken back: those do not lead to where the match stands.)"""
        latest: list[Parts] = []
        ply = self.view["ply"]
        for entry in reversed(self.table.seen["log"]):
            if not entry.get("moves") or entry["ply"] != ply:
                continue
            if entry["seat"] == self.table.you or (self.table.you is None and latest):
                break
            latest = entry["moves"] + latest
            ply -= len(entry["moves"])
        return latest

    def ask_again(self) -> None:
        """What can be done, for who only presses Enter."""
        self.screen.print(moves_now(self.screen, self.game, self.view, self.names))

    def _time(self) -> list[str]:
        """Until when one may think, if there is a clock."""
        clock = self.table.seen["clock"]
        if not (self.table.my_turn and clock and clock["deadline"]):
            return []
        moment = time.localtime(clock["deadline"])
        today = moment[:3] == time.localtime()[:3]
        return [say("afar-time", until=time.strftime("%H:%M:%S" if today else "%d.%m. %H:%M", moment))]

    def played(self) -> None:
        """A decision was made: what is told from now on is new."""
        self.recent, self.anew = [], None

    def _end(self) -> None:
        result = self.table.seen["result"] or {"winners": [], "scores": []}
        self.screen.say(say("final-scores"), style="bold")
        for seat, name in enumerate(self.names):
            score = result["scores"][seat] if result["scores"] else "—"
            self.screen.say(say("score-winner" if seat in result["winners"] else "score", player=name, score=score))
        if self.table.you is not None and self.screen.live:
            self.screen.say(say("afar-over"), style="dim")

    def _leave(self) -> None:
        """The table stays as it is: say how to come back."""
        command = f"ludotheque play --server {shlex.quote(self.table.server.url)} --table {shlex.quote(self.table.id)}"
        try:
            self.screen.say("")
            self.screen.say(say("afar-leaving", command=command))
        except OSError:  # the terminal may be gone
            return

    def trouble(self) -> None:
        """An answer has to be waited for."""
        self.screen.say(say("afar-lost"), style="yellow")


def _spoken(event: dict[str, Any], private: bool) -> list[str]:
    """The sentences of an event: those about the row itself come first, then one for everything that happened."""
    words, happened = event["words"], event["happened"]
    own = words[: len(words) - len(happened)]
    told = [word for word, one in zip(words[len(own) :], happened, strict=True) if bool(one.get("private")) is private]
    return told if private else own + told
