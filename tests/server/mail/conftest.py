"""A letter box: an SMTP server of our own, which can refuse."""

import email
import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

from tests.server.http.conftest import Player, Server
from tests.server.ports import free_port

PATIENCE = 60.0  # seconds that a letter is waited for
AT_ONCE, IN_TIME = 0.3, 4.0  # seconds of a turn after which one is sent
ME, OPEN = {"who": "me"}, {"who": "open"}


class LetterBox:
    """What came, and what is answered to the next letters."""

    def __init__(self, **security: Any):
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []  # to the next letters; then they are taken
        self.tried = 0
        self.passwords: list[bytes] = []
        self.port = free_port()
        self._controller = Controller(
            self,
            hostname="127.0.0.1",
            port=self.port,
            ready_timeout=PATIENCE,
            authenticator=self._known,
            auth_require_tls=False,
            **security,
        )
        self._controller.start()

    def _known(self, server: SMTP, session: Session, envelope: Envelope, kind: str, given: Any) -> AuthResult:
        self.passwords.append(given.password)
        return AuthResult(success=True)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.tried += 1
        if self.answers:
            return self.answers.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        self.letters.append(email.message_from_bytes(content, policy=default))  # type: ignore[arg-type]
        return "250 OK"

    def next(self) -> EmailMessage:
        """The letter that comes next."""
        wait_for(lambda: bool(self.letters), "no letter comes")
        return self.letters.pop(0)

    def close(self) -> None:
        self._controller.stop()


def wait_for(condition: Callable[[], bool], otherwise: str) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, otherwise
        time.sleep(0.02)


def settings(box: LetterBox, after: float) -> dict[str, str]:
    return {
        "LUDOTHEQUE_SMTP": f"smtp://127.0.0.1:{box.port}",
        "LUDOTHEQUE_MAIL_FROM": "games@example.org",
        "LUDOTHEQUE_MAIL_AFTER": str(after),
        "LUDOTHEQUE_ADDRESS": "https://games.example.org",
    }


def text(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def code_in(letter: EmailMessage) -> str:
    return next(word for word in text(letter).split() if len(word) == 10 and word.isalnum() and word.isupper())


def with_mail(server: Server, box: LetterBox, name: str, language: str = "en") -> Player:
    """Somebody who is told by e-mail."""
    player = Player(server, name, language)
    address = f"{name.lower()}-{player.token[:8].strip('-')}@example.org"
    asked = player.http.patch("/api/me", json={"email": address})
    assert asked.json()["email_confirmed"] is False, asked.text
    confirmed = player.http.patch("/api/me", json={"email_code": code_in(box.next())})
    assert confirmed.json()["email_confirmed"] is True, confirmed.text
    return player


def begun(anne: Player, bob: Player, **wishes: Any) -> tuple[str, list[Player]]:
    """A table of both where the match has begun, and they in the order in which they are to act."""
    made = anne.table("shokoba", [ME, OPEN], **wishes)
    assert bob.send(made["table"], "sit", 0, seat=1, invitation=made["invitation"]).status_code == 200
    anne.does(made["table"], "start")
    turn = anne.look(made["table"])["view"]["turn"]
    return made["table"], [anne, bob] if turn == 0 else [bob, anne]


def play(player: Player, table: str) -> None:
    seen = player.look(table)
    player.does(table, "play", moves=[seen["view"]["moves"][0]["text"]])


def their_turn(anne: Player, bob: Player, **wishes: Any) -> str:
    """A table where it is Anne's turn, of which she does not know: her last move was before Bob's."""
    table, players = begun(anne, bob, **wishes)
    if players[0] is anne:
        play(anne, table)
    play(bob, table)
    return table


def nothing_more(server: Server, box: LetterBox) -> None:
    """Letters leave in the order of turns: once that of a later turn is here, no other will come."""
    zoe, yves = with_mail(server, box, "Zoe"), Player(server, "Yves")
    table = their_turn(zoe, yves)
    assert table in text(box.next()), "a letter that should not have come"
    assert box.letters == []


def of_table(letter: EmailMessage, table: str) -> bool:
    return f"https://games.example.org/tables/{table}\n" in text(letter)


@pytest.fixture(scope="module")
def box() -> Iterator[LetterBox]:
    made = LetterBox()
    yield made
    made.close()


def serving(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, box: LetterBox, after: float
) -> Iterator[Server]:
    if request.param == "sqlite":
        place = str(tmp_path_factory.mktemp("data"))
    else:
        place = request.getfixturevalue("postgresql").database(f"letters_{request.fixturename}")
    log = tmp_path_factory.mktemp("log") / "log"
    served = Server(place, log=log, **settings(box, after))
    yield served
    served.kill()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, box: LetterBox
) -> Iterator[Server]:
    yield from serving(request, tmp_path_factory, box, AT_ONCE)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def patient(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, box: LetterBox
) -> Iterator[Server]:
    """A server that sends no letter before somebody on a busy machine can have looked."""
    yield from serving(request, tmp_path_factory, box, IN_TIME)
