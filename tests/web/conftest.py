"""A real server, a real Chromium, and visitors who must not run into any trouble."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.http.conftest import Server
from tests.web import ido, igo, shokoba, stratheos
from tests.web.visitors import Visitor, launch


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for each process that runs tests; pages do not care which database it has. Tables can begin in the middle."""
    served = Server(str(tmp_path_factory.mktemp("data")), first=ido.LAID + igo.LAID + shokoba.LAID + stratheos.LAID)
    yield served
    served.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For the tests of a file: Playwright keeps an event loop running, and others' tests want to start their own."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Lets visitors in; at the end of the test none of them may have had trouble."""
    visitors: list[Visitor] = []

    def let_in(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, server.url, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield let_in
    for visitor in visitors:
        visitor.leave()
