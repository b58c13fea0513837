"""The terminal game at a server's table, at a real terminal: against each other, against bots, through trouble."""

import json
import re
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from ludotheque.client import Server as Guest
from tests.server.http.conftest import Player, Server
from tests.terminal.conftest import PROGRAM, Terminal

TURNS = 200  # no match of Shokoba takes as many


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The terminal knows nothing of databases: one is enough here."""
    server = Server(str(tmp_path_factory.mktemp("data")))
    yield server
    if server.process.poll() is None:
        server.stop()


class Seats:
    """Terminals, each with a home of its own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch):
        self.folder, self.monkeypatch = folder, monkeypatch
        self.started: list[pexpect.spawn] = []

    def surroundings(self, home: str) -> dict[str, str]:
        told = Terminal(self.folder / home, self.monkeypatch).surroundings
        return {**told, "XDG_CONFIG_HOME": str(self.folder / home)}

    def sit(self, home: str, *words: str, mode: str = "--plain", rows: int = 40) -> pexpect.spawn:
        arguments = ["play", *words, "--name", home.capitalize(), mode]
        child = pexpect.spawn(
            PROGRAM, arguments, env=self.surroundings(home), dimensions=(rows, 100), encoding="utf-8", timeout=60
        )
        self.started.append(child)
        return child

    def say(self, home: str, *words: str, entries: str = "") -> subprocess.CompletedProcess[str]:
        """Through a pipe, to the end."""
        return subprocess.run(
            [PROGRAM, "play", *words], input=entries, env=self.surroundings(home), capture_output=True, text=True,
            timeout=120, check=False,
        )  # fmt: skip


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(tmp_path, monkeypatch)


@pytest.fixture
def seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seats]:
    found = Seats(tmp_path, monkeypatch)
    yield found
    for child in found.started:
        child.ptyproc.delayafterterminate = 1.0  # seconds: on a busy machine nobody dies at once
        child.close(force=True)


def invited(child: pexpect.spawn) -> str:
    child.expect(r" at (http://[^\s\x1b]+/tables/[^\s\x1b]+)[\s\x1b]")
    assert child.match is not None
    return str(child.match[1])


def begun(served: Server, seats: Seats, *words: str, mode: str = "--plain") -> tuple[pexpect.spawn, pexpect.spawn, str]:
    """Anne makes a table, Bob comes by the link, Anne starts."""
    anne = seats.sit("anne", "shokoba", "--server", served.url, "--humans", "2", *words, mode=mode)
    link = invited(anne)
    anne.expect("a free seat")
    bob = seats.sit("bob", "--server", link, mode=mode)
    bob.expect("Everybody is here")
    anne.expect("Bob sits down")
    anne.expect("Anne> ")
    anne.sendline("")
    for child in (anne, bob):
        child.expect("Anne starts the match")
    return anne, bob, link


def to_act(anne: pexpect.spawn, bob: pexpect.spawn) -> tuple[str, pexpect.spawn, pexpect.spawn]:
    """Whoever is asked first: name, terminal, the other one."""
    for _ in range(60):
        for name, child, other in (("Anne", anne, bob), ("Bob", bob, anne)):
            if child.expect([f"{name}> ", pexpect.TIMEOUT], timeout=0.5) == 0:
                return name, child, other
    raise AssertionError("nobody is asked")


def test_two_terminals_play_a_whole_match_and_another(served: Server, seats: Seats) -> None:
    anne, bob, _ = begun(served, seats)
    name, child, other = to_act(anne, bob)
    for _ in range(TURNS):
        child.sendline("1")
        child.expect(rf"\n{name} (lays|plays) (\w+)")
        assert child.match is not None
        other.expect(rf"{name} (lays|plays) {child.match[2]}")
        asked = child.expect([rf"{name}> ", rf"\({name}\) ", "Final scores"])
        if asked == 1:  # at the beginning of a round it may be the same player's turn again
            name, child, other = ("Bob" if name == "Anne" else "Anne"), other, child
            asked = 2 * child.expect([rf"{name}> ", "Final scores"])
        if asked == 2:
            break
    child.expect(r"★ (Anne|Bob): \d+")
    bob.expect("rematch proposes another match")
    bob.sendline("rematch")
    anne.expect("Bob proposes another match.")
    anne.sendline("agree")
    for child in (anne, bob):
        child.expect("Another match begins")
    to_act(anne, bob)


def test_a_match_against_bots_with_help_a_hint_a_refusal_and_a_misspelt_word(served: Server, seats: Seats) -> None:
    anne = seats.sit("anne", "shokoba", "--server", served.url, "--edition", "classic", "--bot", "greedy")
    anne.expect("Anne> ")
    for entry, answer in (
        ("?", r"1  \w+.*  —  (lay|with) the"),
        ("hint", r"\(\d+ in 100\)|the only sensible move"),
        ("Z9", r"There is no card Z9.*\[SHO-2\]"),
        ("hnit", "Did you mean: hint"),
        ("99", "There is no move number 99"),
        ("rules SHO-15", "A card that can take may not be laid"),
        ("sum", "The table adds up to"),
        ("react well played", "Anne: Well played!"),
        ("set sort gem", "Your hand: "),
        ("link", "/tables/"),
        ("log", "Anne starts the match"),
    ):
        anne.sendline(entry)
        anne.expect(answer)
        anne.expect("Anne> ")
    for _ in range(TURNS):
        anne.sendline("1")
        if anne.expect([r"Anne> ", "Final scores"]) == 1:
            break
    anne.expect("★ ")
    anne.sendline("quit")
    anne.expect("Your seat is kept. Come back with: ludotheque play --server http")
    anne.expect(pexpect.EOF)


def test_taking_back_is_asked_for_and_granted(served: Server, seats: Seats) -> None:
    anne, bob, _ = begun(served, seats)
    name, child, other = to_act(anne, bob)
    child.sendline("1")
    child.expect(rf"\n{name} (lays|plays)")
    child.sendline("undo")
    if child.expect(["would like to take a move back", "cannot be taken back"]) == 0:
        other.expect("would like to take a move back")
        other.sendline("agree")
        child.expect("The move is taken back")
        child.expect(f"{name}> ")
    other.sendline("resign")
    other.expect("Really give the match up")
    other.sendline("y")
    child.expect("gives up")
    child.expect(f"★ {name}")


def test_what_is_being_typed_stays_when_news_come(served: Server, seats: Seats) -> None:
    anne, bob, _ = begun(served, seats, mode="--drawn")
    name, child, other = to_act(anne, bob)
    child.send("reac")
    other.sendline("react hello")
    child.expect("Hello!")
    child.expect(rf"{name}> reac")
    child.sendline("xt\x7f\x7ft thanks")
    other.expect("Thank you!")


def test_a_drawn_table_is_wiped_and_told_again_when_it_is_ones_turn(served: Server, seats: Seats) -> None:
    anne, bob, _ = begun(served, seats, mode="--drawn")
    name, child, other = to_act(anne, bob)
    assert "╭─────╮" in child.before
    child.sendline("1")
    other.expect(rf"{name} (lays|plays)")
    other.expect("\x1b\\[H\x1b\\[2J")
    other.expect(rf"{name} (lays|plays)")
    other.expect("╭─────╮")


def test_a_server_that_is_lost_in_mid_game_is_waited_for(served: Server, seats: Seats) -> None:
    anne, bob, _ = begun(served, seats)
    name, child, other = to_act(anne, bob)
    served.kill()
    other.expect("The connection is lost; nothing else is")
    child.sendline("1")
    served.start()
    if child.expect([rf"\n{name} (lays|plays) ", "does not answer"]) == 1:  # where starting takes very long
        child.expect("The connection is back")
        child.sendline("1")
        child.expect(rf"\n{name} (lays|plays) ")
    other.expect("The connection is back")
    other.expect(rf"{name} (lays|plays) ")
    other.expect("(Anne|Bob)> ")


def test_who_comes_back_has_the_seat_and_others_watch(served: Server, seats: Seats) -> None:
    anne, _, link = begun(served, seats)
    anne.sendintr()
    anne.expect(r"Come back with: (ludotheque play .+)\r")
    assert anne.match is not None
    words = anne.match[1].split()[2:]
    anne.expect(pexpect.EOF)
    anne.wait()
    assert anne.exitstatus == 130
    again = seats.sit("anne", *words)
    again.expect(r"\(Anne\) |Anne> ")
    cleo = seats.sit("cleo", "--server", link)
    cleo.expect(r"\(watching\) ")
    cleo.sendline("table")
    cleo.expect("Shokoba, round 1")
    assert "Your hand" not in cleo.before
    cleo.sendline("S4")
    cleo.expect("You have no seat at this table")
    file = seats.folder / "anne" / "ludotheque" / "servers.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(json.loads(file.read_text())) == [served.url]


def test_the_menu_makes_a_table_and_lists_where_it_is_ones_turn(served: Server, seats: Seats) -> None:
    anne = seats.sit("anne", "--server", served.url)
    anne.expect("Which table?")
    anne.sendline("shokoba")
    for question, answer in (
        ("How do you want to play", "classic"),
        ("How many players", "3"),
        ("How many people", "1"),
        ("How strong", "greedy"),
    ):
        anne.expect(question)
        anne.sendline(answer)
    anne.expect("to 11 gems")
    anne.expect("Anne> ")
    anne.sendline("quit")
    anne.expect(pexpect.EOF)
    anne = seats.sit("anne", "--server", served.url)
    anne.expect("table-1  Shokoba — .*Anne.* — your turn")
    anne.sendline("")
    anne.expect("Anne> ")


def test_who_names_a_game_plays_it_at_once_as_without_a_server(served: Server, seats: Seats) -> None:
    anne = seats.sit("anne", "shokoba", "--server", served.url, "--seat", "1")
    anne.expect("Anne> ")
    assert "How do you want to play" not in anne.before


def test_the_lone_person_sits_where_it_was_chosen(served: Server, seats: Seats) -> None:
    words = ("shokoba", "--server", served.url, "--seats", "4", "--bot", "random")
    for seat in (1, 3):
        anne = seats.sit("anne", *words, "--seat", str(seat))
        anne.expect("Anne> ")
        token = json.loads((seats.folder / "anne" / "ludotheque" / "servers.json").read_text())[served.url]
        mine = Guest(served.url, token).tables(mine="true")
        assert max(mine, key=lambda table: table["created"])["you"] == seat - 1


def test_french_from_the_first_word_to_the_servers_refusals(served: Server, seats: Seats) -> None:
    anne = seats.sit("anne", "shokoba", "--server", served.url, "--bot", "greedy", "--language", "fr")
    anne.expect("Jouez une carte.")
    anne.sendline("Z9")
    anne.expect(r"Il n’y a pas de carte Z9.*\[SHO-2\]")
    anne.sendline("set language en")
    anne.expect("Play a card.")


def test_through_a_pipe_a_whole_match_needs_nothing_but_answers(served: Server, seats: Seats) -> None:
    done = seats.say("anne", "shokoba", "--server", served.url, "--bot", "greedy", entries="1\n" * TURNS)
    assert done.returncode == 0, done.stderr
    assert "Final scores" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--server", "ftp://nowhere"], "no address of a server"),
        (["--server", "http://[x"], "no address of a server"),
        (["--server", "http://127.0.0.1:9"], "does not answer"),
        (["--server", "URL", "--table", "nowhere"], "There is no such table."),
        (["--server", "URL", "--table", "PRIVATE"], "This table is by invitation"),
        (["--server", "URL/tables/PRIVATE?invitation=wrong"], "This table is by invitation"),
        (["--table", "PRIVATE"], "need the address of a --server"),
        (["shokoba", "--server", "URL", "--seed", "4"], "--seed is for matches on this machine"),
        (["shokoba", "--server", "URL", "--seat", "3"], "There is no seat 3 at a table of 2"),
        (["shokoba", "--server", "URL", "--humans", "3"], "3 people cannot sit at a table of 2"),
        (["shokoba", "--server", "URL", "--teams"], r"Teams are two against two.*\[SHO-34\]"),
        (["shokoba", "--server", "URL", "--bot", "grandmaster"], "There is no bot “grandmaster”"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    served: Server, terminal: Terminal, words: list[str], complaint: str
) -> None:
    made: dict[str, Any] = Player(served).table("shokoba", [{"who": "me"}, {"who": "open"}])
    words = [word.replace("URL", served.url).replace("PRIVATE", made["table"]) for word in words]
    done = terminal.run("play", *words, XDG_CONFIG_HOME=str(terminal.home), LUDOTHEQUE_LANGUAGE="en")
    assert (done.returncode, done.stdout) == (2, b"")
    assert re.search(complaint, done.stderr.decode()), done.stderr


def test_a_token_that_the_server_does_not_know_makes_a_new_guest(served: Server, seats: Seats) -> None:
    file = seats.folder / "anne" / "ludotheque" / "servers.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({served.url: "somebody else's", "http://elsewhere": "kept"}))
    done = seats.say("anne", "--server", served.url, entries="q\n")
    assert "does not know you any more" in done.stdout
    kept = json.loads(file.read_text())
    assert kept["http://elsewhere"] == "kept"
    assert kept[served.url] != "somebody else's"
    file.write_text("{damaged")
    assert seats.say("anne", "--server", served.url, entries="q\n").returncode == 0
