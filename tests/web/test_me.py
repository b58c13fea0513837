"""Who one is, taken along or left behind; and what one has chosen, which holds at the table and after a reload."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import shokoba
from tests.web.axe import assert_accessible
from tests.web.test_matches import BOT
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
COUNT_SOUNDS = """
window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };
"""
FLIGHTS = """
window.flights = new Set();
new MutationObserver(() => {
  for (const one of document.querySelectorAll("[data-flight]")) flights.add(one.dataset.flight);
}).observe(document, { childList: true, subtree: true });
"""
DEALT = "() => flights.size && !document.querySelector('.flights')"


def bring(visitor: Visitor, code: str) -> None:
    visitor.open("/me")
    visitor.page.get_by_label(visitor.t("have-a-code")).fill(code)
    visitor.press("use-code")


def test_a_code_takes_ones_games_to_another_device_and_serves_once(visit: Visit) -> None:
    desk, telephone, stranger = visit(), visit(size="phone", language="fr"), visit()
    desk.arrive("Anne")
    table = desk.table(BOT, start=True, options=shokoba.SURE).partition("?")[0]
    desk.open("/me")
    desk.press("show-code")
    code = desk.page.locator(".code strong").inner_text()
    bring(telephone, code)
    expect(telephone.page.locator(f"a[href='{table}']")).to_be_visible()
    telephone.open(table)
    shokoba.wait(telephone)
    shokoba.play(telephone)
    with stranger.expecting("40[0-9]|422"):
        bring(stranger, code)
        expect(stranger.page.get_by_role("alert")).to_be_visible()


def test_who_leaves_a_device_is_not_known_there_and_who_is_deleted_nowhere(visit: Visit) -> None:
    anne, bob = visit(), visit()
    anne.arrive("Anne")
    table = anne.table({"who": "open"}, public=True)
    bob.arrive("Bob")
    bob.tell(table, "sit", seat=1)
    for way, gone in ((bob, "leave-device"), (anne, "delete-me")):
        way.open("/me")
        way.press(gone)
        way.find("button", f"{gone}-now", way.page.get_by_role("dialog")).click()
        expect(way.find("textbox", "what-is-your-name")).to_be_visible()  # of the next guest, who is there by now
        assert way.ask("GET", "/api/me")["name"] not in ("Anne", "Bob")
    names = [seat["name"] for seat in bob.look(table.partition("?")[0])["seats"]]
    assert "Bob" in names  # he is still there, for whoever has his code
    assert "Anne" not in names


def test_nothing_of_ones_hands_stays_in_a_device_that_one_leaves(visit: Visit) -> None:
    """Not even the count that was not read yet."""
    anne = visit()
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True))
    shokoba.wait(anne)
    shokoba.rush(anne, "count")
    expect(anne.find("heading", "shokoba-count", round=1)).to_be_visible()
    assert anne.page.evaluate("sessionStorage.length") == 1
    anne.open("/me")
    anne.press("leave-device")
    anne.find("button", "leave-device-now", anne.page.get_by_role("dialog")).click()
    expect(anne.find("heading", "what-shall-we-play")).to_be_visible()
    assert anne.page.evaluate("sessionStorage.length") == 0


def test_without_confirming_a_card_with_one_way_is_played_at_once(visit: Visit) -> None:
    anne = visit()
    anne.arrive("Anne")
    anne.open("/me")
    anne.find("switch", "contrast-more").click()
    anne.press("card-large")
    anne.find("switch", "confirm-moves").click()
    anne.page.reload()
    expect(anne.find("switch", "contrast-more")).to_be_checked()
    expect(anne.find("button", "card-large")).to_have_attribute("aria-pressed", "true")
    expect(anne.find("switch", "confirm-moves")).not_to_be_checked()
    anne.open(anne.table(BOT, start=True, options=shokoba.SURE))
    shokoba.wait(anne)
    assert_accessible(anne.page)  # in high contrast, with large cards
    shokoba.in_hand(anne, "S6").click()
    expect(shokoba.hand(anne)).to_have_count(2)


def test_sounds_are_heard_only_by_who_asks_for_them(visit: Visit) -> None:
    anne = visit(motion=True)
    anne.context.add_init_script(COUNT_SOUNDS)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True, options=shokoba.SURE))
    shokoba.wait(anne)
    shokoba.play(anne)
    shokoba.wait(anne)
    assert anne.page.evaluate("window.sounds") == 0
    anne.press("sounds-turn-on")
    shokoba.play(anne)
    anne.page.wait_for_function("window.sounds > 0")


def test_a_line_of_the_story_points_at_what_it_moved(visit: Visit) -> None:
    """What was laid is on the table; what was taken, on the pile of whoever took it."""
    anne, bob = visit(), visit()
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table({"who": "open"}, options=shokoba.SURE)
    anne.begin_with(bob, table)
    anne.open(table)
    for card, seen, answer in (("S3", ".mat .pointed", "S1"), ("S6", ".me .pile .pointed", None)):
        shokoba.wait(anne)
        shokoba.in_hand(anne, card).click()
        shokoba.offer(anne).click()
        line = anne.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Anne").filter(has_text=card)
        line.first.hover()
        expect(anne.page.locator(".pointed")).to_have_count(1)
        expect(anne.page.locator(seen)).to_have_count(1)
        anne.find("tab", "tab-players").hover()
        expect(anne.page.locator(".pointed")).to_have_count(0)
        if answer:
            bob.tell(table, "play", moves=[answer])


def test_in_teams_what_the_others_take_is_seen_to_go_to_their_side(visit: Visit) -> None:
    anne = visit(motion=True)
    anne.context.add_init_script(FLIGHTS)
    anne.arrive("Anne")
    anne.open(anne.table(*[BOT] * 3, start=True, options=shokoba.TEAMS))
    anne.page.wait_for_function(DEALT)
    shokoba.wait(anne)
    shokoba.in_hand(anne, "S6").click(position=shokoba.CORNER)
    anne.page.get_by_role("radio").first.click()
    shokoba.offer(anne).click()
    anne.page.wait_for_function("() => flights.has('hand/1/2 → pile/1') && flights.has('table/E7/0 → pile/1')")
    shokoba.wait(anne)  # no line comes in between any more
    line = anne.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="D7").first
    line.hover()
    expect(anne.find("region", "shokoba-score").locator(".pointed")).to_have_count(1)
