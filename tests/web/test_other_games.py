"""A game without a screen of its own is played with the plain one, wherever it comes from."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.http.conftest import FromNothing, Server
from tests.web.axe import assert_accessible
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "random"}
ROOT = Path(__file__).parents[2]


def moves(visitor: Visitor) -> Locator:
    return visitor.find("group", "legal-moves").get_by_role("button")


def play(visitor: Visitor, most: int) -> None:
    """The first legal move, again and again, until the end or long enough."""
    over = visitor.find("button", "rematch")
    for _ in range(most):
        expect(moves(visitor).first.or_(over)).to_be_visible()
        if over.is_visible():
            return
        told = visitor.look(visitor.page.url.removeprefix(visitor.url))["version"]
        moves(visitor).first.click()
        visitor.page.wait_for_function(
            "([path, told]) => fetch(path).then((answer) => answer.json()).then(({ version }) => version > told)",
            arg=["/api" + visitor.page.url.removeprefix(visitor.url), told],
        )


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with somebody else's game on its shelf, as an installed package brings one."""
    folder = tmp_path_factory.mktemp("toy")
    installed = folder / "somebodys_games-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n", "utf-8")
    (installed / "entry_points.txt").write_text("[ludotheque.games]\ntoy = tests.toy_game\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        before = os.environ.get("PYTHONPATH", "")
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT), before]).rstrip(os.pathsep))
        server = FromNothing(str(folder / "data"))
    yield server
    server.stop()


def test_a_game_that_nobody_has_drawn_is_played_to_the_end(browser: Browser, toy: Server) -> None:
    anne = Visitor(browser, toy.url)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, game="toy", start=True))
    expect(moves(anne).first).to_be_visible()
    assert_accessible(anne.page)
    play(anne, 50)
    expect(anne.find("button", "rematch")).to_be_visible()
    assert_accessible(anne.page)
    anne.leave()
