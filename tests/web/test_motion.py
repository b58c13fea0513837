"""What moves on Shokoba's table, and what does not have to."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web import shokoba
from tests.web.test_matches import BOT, OPEN
from tests.web.turns import held_still, settle
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
MISSED = 10  # moves
AT_MOST = 4  # that somebody who comes back is shown: the first, and the newest, and what came between two looks
# Every step that things travel in, and what travelled there. A flight is over before a busy machine looks.
WATCH = """
window.flights = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const one of addedNodes)
      if (one.className === "flights") setTimeout(() => flights.push(one));
}).observe(document.body, { childList: true, subtree: true });
"""
SEEN = "flights.map((one) => [...one.children].map(({ dataset }) => dataset.flight))"


def seen(visitor: Visitor) -> Any:
    settle(visitor)
    return visitor.page.evaluate(SEEN)


def lay_and_watch(visitor: Visitor) -> None:
    """One's own three on the table, and the answer."""
    visitor.open(visitor.table(BOT, start=True, options=shokoba.SURE))
    shokoba.wait(visitor)
    visitor.page.evaluate(WATCH)
    shokoba.in_hand(visitor, "S3").click()
    shokoba.offer(visitor).click()
    expect(shokoba.in_hand(visitor, "S3")).to_be_hidden()
    shokoba.wait(visitor)


def test_nothing_travels_for_who_wants_less_motion_and_the_story_tells_it(visit: Visit) -> None:
    anne = visit(motion=True)
    anne.arrive("Anne")
    lay_and_watch(anne)
    assert ["hand/S3/0 → table/S3/0"] in seen(anne)
    anne.open("/me")
    anne.find("switch", "motion-less").click()
    lay_and_watch(anne)
    assert seen(anne) == []
    said = anne.find("tabpanel", "tab-story").get_by_role("listitem")
    expect(said.filter(has_text="S3").first).to_be_visible()


def test_who_missed_ten_moves_sees_how_it_stands_not_each_of_them(visit: Visit) -> None:
    """Carol watches Anne and Bob; her line is gone while they play."""
    anne, bob, carol = visit(), visit(), visit(motion=True)
    for visitor, name in ((anne, "Anne"), (bob, "Bob"), (carol, "Carol")):
        visitor.arrive(name)
    table = anne.table(OPEN, public=True, options=shokoba.SURE).partition("?")[0]
    bob.tell(table, "sit", seat=1)
    anne.tell(table, "start")
    carol.open(table)
    expect(carol.find("region", "the-table")).to_be_visible()
    carol.page.evaluate(WATCH)
    with carol.expecting("ERR_INTERNET_DISCONNECTED"):
        carol.context.set_offline(True)
        expect(carol.page.get_by_text(carol.t("link-lost"))).to_be_visible()
        for at in range(MISSED):
            mover = (anne, bob)[at % 2]
            mover.tell(table, "play", moves=[mover.look(table)["view"]["moves"][0]["text"]])
        carol.context.set_offline(False)
        expect(carol.page.get_by_text(carol.t("link-lost"))).to_be_hidden()
    lines = carol.find("tabpanel", "tab-story").get_by_role("listitem")
    words = [line for entry in carol.look(table)["log"] for line in entry["words"]]
    expect(lines).to_have_count(len(words))
    lie = carol.find("region", "the-table").get_by_role("listitem")
    expect(lie).to_have_count(len(carol.look(table)["view"]["table"]))
    moved = {flight.partition(" → ")[0] for flights in seen(carol) for flight in flights if "hand/" in flight}
    assert len(moved) <= AT_MOST, moved


def test_the_story_tells_a_count_when_it_was_seen(visit: Visit) -> None:
    anne = visit(motion=True)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True))
    shokoba.wait(anne)
    story = anne.find("complementary", "beside-the-table")
    with held_still(anne):
        shokoba.rush(anne, "count")
        expect(anne.find("heading", "shokoba-count", round=1)).to_be_visible()
        expect(story).to_contain_text("SHO-14")
        expect(story).not_to_contain_text("SHO-20")
    expect(story).to_contain_text("SHO-20")
