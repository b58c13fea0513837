"""What the web app costs a browser: until the shelf can be used, and while a match is played on a slow machine.

python -m benchmarks.web [--moves 20] [--slowdown 4] [--size desktop] [--tell 5] [GAME…]

Long tasks (> 50 ms) hold input back. They come from the browser's trace, without those of the remote control that
plays: it looks for what to press only when the page rests. A busy machine makes any task long by the clock; by the
thread's own time, which the browser's slowing down is part of, it is long by itself. Frames are those of the
compositor: drawn, and dropped although something moved. The rendering is by software, and everything (server, browser,
this) shares the machine.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, Locator, Position, expect, sync_playwright

from benchmarks.tasks import Seen, watching
from tests.server.http.conftest import Server
from tests.web import ido, igo, shokoba, stratheos
from tests.web.visitors import Size, Visitor, launch

LONG = 50  # ms
GLANCE = 700  # ms that a person looks before going on: what moves has come to rest
CHANCE = random.Random(1)
PATIENCE = 8.0  # seconds until it should be one's turn, or something is to be read
USABLE = """
new MutationObserver((_, watching) => {
  if (!document.querySelector("main a, main button")) return;
  window.usable = performance.now();
  watching.disconnect();
}).observe(document, { childList: true, subtree: true });
"""


def until_usable(browser: Browser, url: str) -> float:
    """ms from the wish to see the shelf to the first thing on it that can be clicked, nothing being known yet."""
    visitor = Visitor(browser, url, motion=True)
    visitor.context.add_init_script(USABLE)
    page = visitor.open("/")
    expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()
    usable = float(page.evaluate("usable"))
    visitor.context.close()
    return usable


def calmly(what: Any) -> Any:
    """`expect`, after a glance: looking for things by role is a long task itself."""
    what.page.wait_for_timeout(GLANCE)
    return expect(what)


def clicked(what: Locator, position: Position | None = None, click: Callable[..., None] = Locator.click) -> None:
    """A click as the mouse makes it: Playwright's own has the page listen to it, which costs the page."""
    click(what, trial=True, position=position)
    box = what.bounding_box()
    assert box
    at = position or {"x": box["width"] / 2, "y": box["height"] / 2}
    what.page.mouse.click(box["x"] + at["x"], box["y"] + at["y"], delay=80)


def play_shokoba(visitor: Visitor) -> bool:
    if shokoba.to_act(visitor) is None:
        return False
    shokoba.act(visitor, press=clicked)
    return True


def play_igo(visitor: Visitor) -> bool:
    if igo.to_act(visitor) is None:
        return False
    igo.act(visitor, call=True)
    return True


def play_ido(visitor: Visitor) -> bool:
    if ido.to_act(visitor) is None:
        return False
    ido.act(visitor, ido.sensible(ido.seen(visitor), CHANCE))
    return True


def play_stratheos(visitor: Visitor) -> bool:
    found = stratheos.to_act(visitor)
    if found is None or found[1] == "giving":
        return False
    stratheos.act(visitor, found[1])
    return True


GAMES: dict[str, tuple[str, Callable[[Visitor], bool]]] = {
    "shokoba": ("Shokoba", play_shokoba),
    "igo": ("I Go!", play_igo),
    "ido": ("IDO", play_ido),
    "stratheos": ("Stratheós", play_stratheos),
}


def patiently(visitor: Visitor, title: str) -> None:
    """Until it is one's turn, as the tab says: to read that costs the page nothing."""
    mine = visitor.t("title-your-turn", game=title)
    until = time.monotonic() + PATIENCE
    while visitor.page.title() != mine and time.monotonic() < until:
        visitor.page.wait_for_timeout(100)
    visitor.page.wait_for_timeout(GLANCE)


def while_playing(browser: Browser, url: str, game: str, moves: int, slowdown: float, size: Size) -> Seen:
    """What so many moves against a bot cost, from the first on."""
    visitor = Visitor(browser, url, size, motion=True)
    slow = visitor.context.new_cdp_session(visitor.page)
    visitor.arrive("Anne")
    visitor.open(visitor.table({"who": "bot", "level": "greedy"}, game=game, start=True))
    title, play = GAMES[game]
    patiently(visitor, title)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    with watching(browser, visitor.page) as seen:
        for _ in range(moves):
            if not play(visitor):
                break
            patiently(visitor, title)
    visitor.context.close()
    return seen


def tell(seen: Seen, most: int) -> None:
    by_clock = [task.ms for task in seen.tasks if task.ms > LONG]
    by_thread = sorted((task for task in seen.tasks if task.cpu > LONG), key=lambda task: -task.cpu)
    longest = max((task.ms for task in seen.tasks), default=0)
    print(f"  {len(seen.tasks)} tasks; > {LONG} ms by the clock {len(by_clock)}, longest {longest:.0f} ms")
    worst = max((task.cpu for task in seen.tasks), default=0)
    print(f"  > {LONG} ms by the thread's own time {len(by_thread)}, longest {worst:.0f} ms")
    print(f"  frames while something moved: {seen.drawn} drawn, {seen.dropped} dropped")
    for task in by_thread[:most]:
        print(f"    {task}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", choices=[*GAMES, "all"], default="all", metavar="GAME")
    options.add_argument("--moves", type=int, default=20)
    options.add_argument("--slowdown", type=float, default=4.0)
    options.add_argument("--size", choices=["phone", "desktop"], default="desktop")
    options.add_argument("--tell", type=int, default=5, help="how many of the longest tasks to tell of")
    wish = options.parse_args()
    for where in (shokoba, igo, stratheos):
        patch.object(where, "expect", calmly).start()
    patch.object(Locator, "click", clicked).start()
    server = Server(tempfile.mkdtemp())
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            first = sorted(until_usable(browser, server.url) for _ in range(7))
            print(f"shelf usable after: median {statistics.median(first):.0f} ms, slowest {first[-1]:.0f} ms (of 7)")
            for game in GAMES if "all" in wish.games else wish.games:
                print(f"{game}, {wish.moves} moves at {wish.slowdown:g} times slower, {wish.size}:")
                tell(while_playing(browser, server.url, game, wish.moves, wish.slowdown, wish.size), wish.tell)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
