"""The web app as it is served: every page, every form of every file, and nothing else."""

import gzip
import http.client
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.api import pages
from tests.server.http.conftest import Server

WEB = Path(__file__).parents[3] / "web"
BUILT = pages.read(pages.BUILT)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One is enough: pages are not in the database."""
    server = Server(str(tmp_path_factory.mktemp("data")))
    yield server
    server.stop()


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers)


def test_the_app_is_built():
    assert {"index.html", "early.js"} <= BUILT.keys()


def test_the_server_knows_the_pages_that_the_app_has():
    routes = re.findall(r'path: "(/[^"]*)"', (WEB / "src" / "App.svelte").read_text("utf-8"))
    assert tuple(routes) == pages.ROUTES


@pytest.mark.parametrize("route", pages.ROUTES)
def test_every_page_of_the_app_is_its_one_page(served: Server, route: str):
    answer = get(served, re.sub(":[a-z]+", "some-thing", route))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == BUILT["index.html"].forms[""].body


@pytest.mark.parametrize("path", ["/nowhere", "/tables", "/tables/a/b", "/favicon.ico", "/index.html.br"])
def test_an_unknown_page_is_the_app_too_but_not_found(served: Server, path: str):
    answer = get(served, path)
    assert answer.status_code == 404
    assert answer.content == BUILT["index.html"].forms[""].body


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/", "/health/nowhere", "/assets/old-1234.js"])
def test_what_is_no_page_is_refused_in_words(served: Server, path: str):
    answer = get(served, path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "nothing-here"


@pytest.mark.parametrize("name", sorted(BUILT))
def test_every_file_comes_with_its_type_and_may_be_kept_as_its_name_allows(served: Server, name: str):
    answer = get(served, f"/{name}")
    assert answer.status_code == 200
    assert answer.content == BUILT[name].forms[""].body
    assert answer.headers["content-type"] in pages.TYPES.values()
    kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    assert answer.headers["cache-control"] == kept
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_file_comes_packed_as_the_browser_understands(served: Server):
    script = next(f"/{name}" for name in BUILT if re.match(r"assets/index-.*\.js", name))
    plain = get(served, script, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for accepted, coding in [("gzip, deflate", "gzip"), ("gzip, deflate, br", "br"), ("gzip, br;q=0", "gzip")]:
        with httpx.stream("GET", served.url + script, headers={"accept-encoding": accepted}) as answer:
            packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == coding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["etag"] != plain.headers["etag"]
        assert int(answer.headers["content-length"]) == len(packed) < len(plain.content)
        if coding == "gzip":
            assert gzip.decompress(packed) == plain.content


def test_what_the_browser_has_already_is_not_sent_again(served: Server):
    first = get(served, "/")
    for tag in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = get(served, "/", **{"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == "no-cache"
    assert get(served, "/", **{"if-none-match": '"other"'}).status_code == 200


def test_one_can_ask_for_the_head_alone(served: Server):
    whole, head = get(served, "/me"), httpx.head(served.url + "/me")
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-length", "content-type", "etag"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("path", ["/../app.py", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd"])
def test_no_path_leads_out_of_the_folder(served: Server, path: str):
    plain = http.client.HTTPConnection("127.0.0.1", served.port)
    plain.request("GET", path)  # as it is: other clients tidy paths
    answer = plain.getresponse()
    assert answer.status == 404
    assert answer.read() == BUILT["index.html"].forms[""].body or "nothing-here"
    plain.close()


def test_pages_cannot_be_posted_to(served: Server):
    assert httpx.post(served.url + "/new", json={}).status_code == 405


def test_pages_may_run_nothing_but_what_is_served_here(served: Server):
    policy = dict(rule.strip().split(" ", 1) for rule in get(served, "/").headers["content-security-policy"].split(";"))
    assert "unsafe" not in str(policy)
    for kind in ("default-src", "script-src", "style-src", "font-src", "connect-src", "form-action"):
        assert policy[kind] == "'self'"
    for kind in ("object-src", "base-uri", "frame-ancestors"):
        assert policy[kind] == "'none'"
    assert not re.search(r"<style|<script(?![^>]* src=)| style=| on\w+=", BUILT["index.html"].forms[""].body.decode())


def test_where_the_app_is_not_built_the_server_says_how_to(tmp_path: Path):
    with TestClient(Litestar([pages.handler(tmp_path)])) as client:
        answer = client.get("/")
        assert answer.status_code == 404
        assert "make play" in answer.text
        assert answer.text.isprintable() is False  # two languages, two lines
        assert {"pages", "Les"} <= set(re.split(r"\W+", answer.text))
