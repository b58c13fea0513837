"""Pictures of every page and state, in both sizes, themes and languages, in screenshots/: `make screenshots`.

python -m tests.web.screenshots [WORDS…] makes those whose names (`shelf-phone-fr`) have one of the words. A new state
is one more entry in a file of scenes/: how a visitor gets there.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.http.conftest import Server
from tests.web import ido, igo, shokoba, stratheos
from tests.web.scenes import Scene
from tests.web.scenes.ido import IDO
from tests.web.scenes.igo import IGO
from tests.web.scenes.pages import PAGES
from tests.web.scenes.shokoba import TABLES
from tests.web.scenes.stratheos import STRATHEOS
from tests.web.visitors import Visitor, launch

FOLDER = Path(__file__).parents[2] / "screenshots"
STILL = (
    "document.fonts.ready.then(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0))))"
)
SCENES: dict[str, Scene] = PAGES | TABLES | IDO | IGO | STRATHEOS


def shoot(browser: Browser, url: str, name: str, size: str, language: str) -> None:
    """Go there once, and look at it in both themes; then everybody leaves."""
    visitor = Visitor(browser, url, size=size, language=language, device_scale_factor=1.5)  # type: ignore[arg-type]
    SCENES[name](visitor)
    expect(visitor.page.locator("h1").first).to_be_visible()  # however busy the machine is
    for theme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        visitor.page.evaluate(STILL)
        visitor.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.png")
    for context in browser.contexts:  # of this visitor, and of friends
        context.close()


def main() -> None:
    words = sys.argv[1:]
    wanted = [
        (name, size, language)
        for name, size, language in product(SCENES, ("phone", "desktop"), ("fr", "en"))
        if not words or any(word in f"{name}-{size}-{language}" for word in words)
    ]
    server = Server(tempfile.mkdtemp(), first=ido.LAID + igo.LAID + shokoba.LAID + stratheos.LAID)
    FOLDER.mkdir(exist_ok=True)
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for name, size, language in wanted:
                shoot(browser, server.url, name, size, language)
                print(name, size, language, flush=True)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
