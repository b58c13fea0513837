"""The client for programs: links, lost answers, lost connections, refusals in the server's words."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest

from ludotheque.client import Link, NotAServer, Refused, Server, Unreachable, read_link
from ludotheque.contract.texts import speaking
from tests.server.http.conftest import Server as Served

ME, OPEN = {"who": "me"}, {"who": "open"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(str(tmp_path_factory.mktemp("data")))
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://localhost:8000", Link("http://localhost:8000")),
        ("localhost:8000/", Link("http://localhost:8000")),
        (" https://example.org/games/ ", Link("https://example.org/games")),
        ("https://example.org/tables/T-1?invitation=a_b", Link("https://example.org", "T-1", "a_b")),
        ("https://example.org/games/tables/T-1/", Link("https://example.org/games", "T-1", "")),
    ],
)
def test_a_link_is_read_as_it_was_pasted(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert read_link(str(link)) == link


@pytest.mark.parametrize("text", ["", "ftp://a", "http://", "http://a:x", "http://[", "http://u:p@a", "http://a b"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(NotAServer):
        read_link(text)


class Lossy(ThreadingHTTPServer):
    """Stands before a server, hands everything on, and loses the answers to the next few POSTs."""

    def __init__(self, upstream: str):
        super().__init__(("127.0.0.1", 0), Handing)
        self.upstream = upstream
        self.lose = 0
        self.seen: list[bytes] = []
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Handing(BaseHTTPRequestHandler):
    server: Lossy

    def _hand_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name: self.headers[name] for name in ("authorization", "content-type") if name in self.headers}
        answer = httpx.request(self.command, self.server.upstream + self.path, content=body, headers=headers)
        if self.command == "POST":
            self.server.seen.append(body)
            if self.server.lose:
                self.server.lose -= 1
                self.close_connection = True
                return
        self.send_response(answer.status_code)
        self.send_header("content-length", str(len(answer.content)))
        self.end_headers()
        self.wfile.write(answer.content)

    do_GET = do_POST = do_PATCH = _hand_on  # noqa: N815

    def log_message(self, *words: object) -> None:
        """Nothing to say."""


def test_a_command_whose_answer_is_lost_is_sent_again_and_happens_once(served: Served) -> None:
    lossy = Lossy(served.url)
    anne = Server(lossy.url)
    anne.arrive("Anne")
    troubles: list[int] = []
    anne.on_trouble = lambda: troubles.append(1)
    lossy.lose, lossy.seen = 2, []
    table = anne.make("shokoba", [ME, OPEN])
    assert len(set(lossy.seen)) == 1
    assert len(lossy.seen) == 3
    assert len(anne.tables(mine="true")) == 1
    table.look()
    lossy.lose, lossy.seen = 2, []
    assert table.do("words", text="sesame") == 1
    assert len(set(lossy.seen)) == 1
    assert table.look()["version"] == 1
    assert len(troubles) == 2
    lossy.shutdown()


def test_events_come_once_each_and_in_order_whatever_happens_to_the_server(served: Served) -> None:
    anne, bob = Server(served.url), Server(served.url)
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.make("shokoba", [ME, OPEN], public=True)
    table.look()
    told: list[str] = []
    heard = bob.table(table.id).events(on_lost=lambda: told.append("lost"), on_back=lambda: told.append("back"))
    versions = [next(heard)["version"]]
    for number in range(1, 4):
        table.do("words", text=str(number))
        versions.append(next(heard)["version"])
        table.look()
        if number == 2:
            served.kill()
            served.start()
    assert versions == [0, 1, 2, 3]
    assert told in ([], ["lost", "back"])  # by how quickly the server is there again


def test_a_late_sign_is_meant_all_the_same_and_a_late_move_is_not(served: Served) -> None:
    anne, bob = Server(served.url), Server(served.url)
    anne.arrive("Anne")
    bob.arrive("Bob")
    hers = anne.make("shokoba", [ME, OPEN], public=True)
    his = bob.table(hers.id)
    hers.look()
    his.look()
    his.do("sit", seat=1)
    assert hers.do("react", sign="hello") == 2
    his.look()
    his.do("start")
    hers.look()
    his.look()
    mover, other = (hers, his) if hers.my_turn else (his, hers)
    other.do("react", sign="your-turn")
    assert mover.do("play", moves=[mover.seen["view"]["moves"][0]["text"]]) == 5
    with pytest.raises(Refused) as stale:
        mover.do("play", moves=["S4"])
    assert stale.value.key == "version-stale"
    assert mover.version == 4


def test_refusals_speak_the_language_of_the_moment(served: Served) -> None:
    with pytest.raises(Refused) as refused:
        Server(served.url, "nobody's").me()
    assert refused.value.status == 401
    with speaking("fr"):
        assert "Personne" in str(refused.value)
    with speaking("en"):
        assert "Nobody" in str(refused.value)
    with pytest.raises(Unreachable):
        Server("http://127.0.0.1:9").games()


def test_what_is_no_table_server_is_seen_to_be_none(served: Served) -> None:
    class Page(Handing):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>")

    web = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=web.serve_forever, daemon=True).start()
    with pytest.raises(NotAServer):
        Server(f"http://127.0.0.1:{web.server_address[1]}").games()
    web.shutdown()
