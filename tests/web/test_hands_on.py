"""Playing with the hand: a card is dragged, or touched; and what happens where a move is not allowed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import igo, shokoba
from tests.web.test_matches import BOT, seated
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
Drag = Callable[[Page, tuple[float, float], tuple[float, float]], None]
STEPS = 4  # of a finger or a mouse on its way
COVERED = """(bubble) => {
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  return [...document.querySelectorAll("main [data-place]")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top).length;
}"""


def at_table(visitor: Visitor) -> None:
    visitor.arrive("Anne")
    visitor.open(visitor.table(BOT, start=True, options=shokoba.SURE))
    shokoba.wait(visitor)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None, thing
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def with_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    page.mouse.up()


def with_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    browser = page.context.new_cdp_session(page)

    def touch(what: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        browser.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": places})

    touch("touchStart", start)
    for step in range(1, STEPS + 1):
        way = step / STEPS
        touch("touchMove", (start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way))
    touch("touchEnd")
    browser.detach()


@pytest.mark.parametrize(("size", "drag"), [("desktop", with_mouse), ("phone", with_finger)])
def test_a_card_is_dragged_to_what_it_takes_or_laid_on_the_cloth(visit: Visit, size: str, drag: Drag) -> None:
    anne = visit(size=size)
    at_table(anne)
    wanted = {"take", "lay"}
    while wanted:
        moves = shokoba.view(anne)["moves"]
        move = next((one for one in moves if one["kind"] in wanted and len(one.get("taken", "1")) == 1), None)
        if move is None:
            shokoba.act(anne)
        else:
            wanted.remove(move["kind"])
            held = shokoba.hand(anne).count()
            cloth = anne.find("region", "the-table").bounding_box()
            assert cloth is not None
            beside = cloth["x"] + cloth["width"] / 2, cloth["y"] + cloth["height"] - 12
            end = middle(shokoba.on_table(anne, move["taken"][0])) if move["kind"] == "take" else beside
            drag(anne.page, middle(shokoba.in_hand(anne, move["card"])), end)
            expect(shokoba.hand(anne)).not_to_have_count(held)
            assert (anne.look(anne.here)["you"], move["text"]) in [
                (entry["seat"], entry.get("move")) for entry in anne.look(anne.here)["log"]
            ]
        shokoba.wait(anne)


def test_who_is_not_to_move_moves_nothing(visit: Visit) -> None:
    """Cards are looked at until it is one's turn: they are not chosen and not dragged, and nobody asks for a hint."""
    anne, bob, _ = seated(visit, hints=True)
    if shokoba.to_act(anne, bob) is anne:
        shokoba.play(anne)
    assert shokoba.to_act(bob) is bob
    card = shokoba.hand(anne).first
    expect(anne.find("button", "hint")).to_be_disabled()
    card.click()
    lies = middle(card)
    anne.page.mouse.move(*lies)
    anne.page.mouse.down()
    anne.page.mouse.move(*middle(anne.find("region", "the-table")), steps=STEPS)
    assert middle(card) == lies
    anne.page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "false")


def cannot_take(visitor: Visitor) -> tuple[str, str]:
    """A card of the hand, and one on the table that is in none of its takes."""
    view = shokoba.view(visitor)
    for card in view["hand"]:
        taken = {one for move in view["moves"] if move.get("card") == card for one in move.get("taken", ())}
        for other in view["table"]:
            if other not in taken:
                return card, other
    raise AssertionError("every card takes everything")


def test_a_move_that_is_not_allowed_says_why_and_opens_the_rulebook_there(visit: Visit) -> None:
    anne = visit()
    at_table(anne)
    card, other = cannot_take(anne)
    shokoba.in_hand(anne, card).click()
    with anne.expecting("422"):
        shokoba.on_table(anne, other).click()
        expect(anne.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(1)
    number = anne.page.get_by_role("main").get_by_role("link", name=re.compile(r"^SHO-\d+$"))
    clause = number.inner_text()
    anne.find("link", "read-the-rule").click()
    expect(anne.page).to_have_url(re.compile(f"/rules/shokoba#{clause}$"))
    expect(anne.page.get_by_role("link", name=clause, exact=True).first).to_be_in_viewport()
    anne.page.go_back()
    shokoba.wait(anne)
    assert shokoba.offered(anne) == "turn"


def test_why_a_move_was_refused_is_gone_with_the_next_thing_that_is_pressed(visit: Visit) -> None:
    anne = visit(size="phone")
    at_table(anne)
    card, other = cannot_take(anne)
    shokoba.in_hand(anne, card).click()
    with anne.expecting("422"):
        shokoba.on_table(anne, other).click()
        expect(anne.find("button", "understood")).to_be_visible()
    anne.press("more")
    expect(anne.find("button", "resign")).to_be_visible()
    expect(anne.find("button", "understood")).to_be_hidden()


def test_a_card_dropped_where_it_takes_nothing_is_refused_and_comes_back(visit: Visit) -> None:
    anne = visit()
    at_table(anne)
    held = shokoba.hand(anne).count()
    card, other = cannot_take(anne)
    with anne.expecting("422"):
        with_mouse(anne.page, middle(shokoba.in_hand(anne, card)), middle(shokoba.on_table(anne, other)))
        expect(anne.find("button", "understood")).to_be_visible()
    anne.press("understood")
    expect(anne.find("button", "understood")).to_be_hidden()
    assert shokoba.hand(anne).count() == held


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_why_a_card_may_not_be_touched_is_said_beside_the_cards(visit: Visit, size: str) -> None:
    anne = visit(size=size)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, game="igo", start=True))
    igo.wait(anne, "draw")
    bubble = anne.page.locator(".bubble")
    for at in (0, 4):
        with anne.refused("IGO-10"):
            igo.hand(anne).nth(at).click()
        anne.page.wait_for_function(f"(bubble) => ({COVERED})(bubble) === 0", arg=bubble.element_handle())
        anne.page.keyboard.press("Escape")
        expect(bubble).to_be_hidden()
    igo.draw(anne)
    igo.wait(anne, "discard")
    with anne.refused("IGO-11"):
        igo.source(anne, "pile").dispatch_event("click")
    anne.page.wait_for_function(f"(bubble) => ({COVERED})(bubble) === 0", arg=bubble.element_handle())


def test_where_to_begin_is_said_at_first_and_to_who_touches_the_table(visit: Visit) -> None:
    anne = visit()
    at_table(anne)
    where = anne.page.get_by_text(anne.t("shokoba-begin"))
    expect(where).to_be_visible()
    shokoba.in_hand(anne, "S3").click()
    anne.press("shokoba-lay")
    shokoba.wait(anne)
    expect(where).to_be_hidden()
    shokoba.on_table(anne, "S4").click()
    expect(where).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_with_memo_the_piles_are_looked_through(visit: Visit, size: str) -> None:
    anne = visit(size=size)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True, options=shokoba.SURE | {"memo": True}))
    shokoba.wait(anne)
    shokoba.in_hand(anne, "S6").click()
    shokoba.offer(anne).click()
    shokoba.wait(anne)
    anne.page.get_by_role("button", name=re.compile(re.escape(anne.t("shokoba-look-through")))).click()
    sheet = anne.find("dialog", "shokoba-look-through")
    for side in shokoba.view(anne)["sides"]:
        for card in side["taken"]:
            expect(sheet.get_by_role("img", name=shokoba.spoken(anne, card), exact=True).first).to_be_visible()
    expect(sheet.get_by_role("img", name=shokoba.spoken(anne, "S6"), exact=True)).to_have_count(2)


@pytest.mark.parametrize(("size", "button"), [("desktop", "hint"), ("phone", "hint-ask")])
def test_advice_is_given_at_one_touch_in_words_and_points_at_its_cards(visit: Visit, size: str, button: str) -> None:
    anne = visit(language="fr", size=size)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True, hints=True, options=shokoba.SURE))
    shokoba.wait(anne)
    ground = anne.page.get_by_role("main").bounding_box()
    with anne.page.expect_response("**/hint") as answered:
        anne.press(button)
    best = answered.value.json()[0]
    card, _, taken = best["move"].partition("x")
    expect(anne.page.get_by_role("complementary")).to_contain_text(best["meaning"])
    expect(shokoba.in_hand(anne, card)).to_have_class(re.compile("pointed"))
    for other in filter(None, taken.split("+")):
        expect(shokoba.on_table(anne, other)).to_have_class(re.compile("pointed"))
    assert anne.page.get_by_role("main").bounding_box() == ground
    if size == "phone":
        slip = anne.page.get_by_role("complementary")
        assert slip.evaluate(COVERED.replace("main [data-place]", ".pointed")) == 0
    shokoba.play(anne)
    expect(anne.page.locator(".pointed")).to_have_count(0)


def test_where_the_table_allows_no_hints_none_is_offered(visit: Visit) -> None:
    anne = visit()
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True, hints=False))
    shokoba.wait(anne)
    expect(anne.find("button", "hint")).to_have_count(0)
    expect(anne.find("button", "hint-ask")).to_have_count(0)
    anne.page.keyboard.press("?")
    expect(anne.find("dialog", "keys")).to_be_visible()
    expect(anne.find("dialog", "keys").get_by_text(anne.t("hint-ask"))).to_have_count(0)


def test_a_telephone_shows_the_last_move_and_what_came_of_it(visit: Visit) -> None:
    anne = visit(size="phone")
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True, options=shokoba.SURE))
    for _ in range(3):
        shokoba.wait(anne)
        shokoba.play(anne)
    shokoba.wait(anne)
    moved, dealt = anne.look(anne.here)["log"][-1]["words"]
    shown = anne.page.locator(".lastmove")
    expect(shown).to_contain_text(moved)
    expect(shown).to_contain_text(dealt)
    clamp = shown.locator("span").first.evaluate("(one) => getComputedStyle(one).webkitLineClamp")
    assert clamp == "2"  # what is longer ends in dots


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    anne, bob, _ = seated(visit)
    mover = shokoba.to_act(anne, bob)
    assert mover is not None
    other = bob if mover is anne else anne
    before = shokoba.hand(mover).all_inner_texts(), shokoba.view(mover)["table"]
    shokoba.play(mover)
    other.press("more")
    expect(other.find("button", "propose-end")).to_be_visible()
    expect(other.find("button", "take-back")).to_have_count(0)  # whoever has not moved has nothing to take back
    other.page.keyboard.press("Escape")
    for answer in ("refuse", "agree"):
        mover.press("more")
        mover.press("take-back")
        expect(mover.page.get_by_text(waits(mover))).to_be_visible()
        other.press(answer)
        expect(mover.page.get_by_text(waits(mover))).to_be_hidden()
    expect(shokoba.hand(mover)).to_have_count(3)
    assert (shokoba.hand(mover).all_inner_texts(), shokoba.view(mover)["table"]) == before
    assert shokoba.to_act(anne, bob) is mover


def test_giving_up_is_asked_for_once_more(visit: Visit) -> None:
    """One slip of the finger in the menu does not lose a match."""
    anne = visit(size="phone")
    at_table(anne)
    sure = anne.find("button", "for-sure", what=anne.t("resign"))
    anne.press("more")
    anne.press("resign")
    expect(sure).to_be_visible()
    anne.page.keyboard.press("Escape")
    anne.press("more")
    anne.press("resign")
    assert anne.look(anne.here)["state"] == "playing"
    sure.click()
    expect(anne.find("button", "rematch")).to_be_visible()


def test_what_is_asked_once_more_is_read_whole_on_a_telephone(visit: Visit) -> None:
    anne = visit(size="phone", language="fr")
    anne.page.set_viewport_size({"width": 360, "height": 740})
    at_table(anne)
    anne.press("more")
    menu = anne.page.locator("[popover]")
    for key in ("propose-end", "resign"):
        anne.press(key)
        sure = anne.find("button", "for-sure", what=anne.t(key))
        for seen in (menu, sure, sure.locator("svg")):
            expect(seen).to_be_in_viewport(ratio=1)
        assert sure.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def waits(visitor: Visitor) -> str:
    return visitor.t("proposal-waits", what=visitor.t("proposal-takeback"))
