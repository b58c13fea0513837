"""What is read at I Go!'s table: one's own hand as one likes it, its split, why a card may not go, and all names."""

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import igo
from tests.web.test_igo import BOT, alone
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
INKS = "ABCGJMORTV"
WHOLE = "[...document.querySelectorAll('.others .name')].every((one) => one.scrollWidth <= one.clientWidth)"


def faces(visitor: Visitor) -> list[str]:
    """The hand as it lies."""
    return [one.get_attribute("data-face") or "" for one in igo.hand(visitor).all()]


def by_value(card: str) -> tuple[int, int]:
    return int(card[1:]), INKS.index(card[0])


def by_colour(card: str) -> tuple[int, int]:
    return by_value(card)[::-1]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_hand_is_sorted_as_one_likes_and_stays_so(visit: Visit, size: str) -> None:
    anne = visit(size=size)
    alone(anne)
    igo.wait(anne, "draw")
    assert faces(anne) == sorted(faces(anne), key=by_colour)
    if size == "phone":
        anne.press("igo-sort-now", order=anne.t("igo-order-colour"))
    else:
        anne.press("igo-order-value")
    assert faces(anne) == sorted(faces(anne), key=by_value)
    anne.page.reload()
    igo.wait(anne, "draw")
    assert faces(anne) == sorted(faces(anne), key=by_value)


def test_the_best_split_is_that_without_the_card_considered(visit: Visit) -> None:
    """As the engine counts it, for each card that may go."""
    anne = visit()
    table = alone(anne)
    igo.wait(anne, "draw")
    igo.draw(anne)
    view = anne.look(table)["view"]
    costs = dict(zip(view["hand"], view["penalties"], strict=True))
    split = anne.find("region", "igo-best-split")
    for card in (min(costs, key=lambda one: costs[one]), max(costs, key=lambda one: costs[one])):
        igo.card(anne, card).click()
        expect(igo.card(anne, card)).to_have_attribute("aria-pressed", "true")
        expect(split).to_contain_text(f"{anne.t('igo-penalty')} {costs[card]}")


@pytest.mark.parametrize("size", ["phone", "desktop", "twice"])
def test_why_a_card_may_not_go_is_in_sight_wherever_the_card_is(visit: Visit, size: str) -> None:
    """Also at 200 %, where one scrolls down to the hand."""
    anne = visit(size=size)
    alone(anne)
    igo.wait(anne, "draw")
    for at in (0, 11):
        with anne.refused("IGO-10"):
            igo.hand(anne).nth(at).click()
        expect(anne.page.locator(".bubble")).to_be_in_viewport(ratio=1)
        anne.press("understood")


@pytest.mark.parametrize("others", [1, 2, 3])
def test_all_values_of_the_column_are_read_on_a_small_laptop(visit: Visit, others: int) -> None:
    """A third of a card's width is as high as its figures reach down."""
    anne = visit()
    anne.page.set_viewport_size({"width": 1280, "height": 720})
    alone(anne, *[BOT] * others)
    igo.wait(anne, "draw")
    column = anne.page.locator("ol.col").get_by_role("listitem")
    boxes = [card.bounding_box() or {} for card in column.all()]
    assert len(boxes) >= 3
    for upper, lower in itertools.pairwise(boxes):
        assert lower["y"] - upper["y"] > upper["width"] / 3 - 1


@pytest.mark.parametrize(("width", "height"), [(844, 390), (720, 450)])
def test_what_one_draws_and_the_hand_are_in_sight_at_once_where_it_is_low(
    visit: Visit, width: int, height: int
) -> None:
    """A telephone on its side, a desk at 200 %."""
    anne = visit(size="phone")
    anne.page.set_viewport_size({"width": width, "height": height})
    alone(anne, BOT, BOT)
    igo.wait(anne, "draw")
    for where in ("pile", "discard"):
        expect(igo.source(anne, where)).to_be_in_viewport(ratio=1)
    expect(igo.hand(anne).first).to_be_in_viewport(ratio=1)
    expect(igo.hand(anne).last).to_be_in_viewport()
    igo.draw(anne)
    igo.hand(anne).first.click()
    for button in (igo.call_button(anne), anne.find("button", "igo-no-call")):
        expect(button).to_be_in_viewport(ratio=1)
    expect(igo.hand(anne).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [1024, 1280, 1440])
def test_names_are_read_whole_on_a_desk_also_by_who_watches_four(visit: Visit, width: int) -> None:
    anne, carol = visit(), visit(language="fr")
    anne.arrive("Anne")
    carol.arrive("Carole")
    table = anne.table(*[{"who": "bot", "level": "expert"}] * 3, game="igo", start=True, public=True)
    for visitor in (anne, carol):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        visitor.open(table.partition("?")[0])
        names = visitor.page.locator(".others .name")
        expect(names).to_have_count(3 if visitor is anne else 4)
        visitor.page.wait_for_function(WHOLE)  # once their typeface is there


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_draws_its_example(visit: Visit, language: str) -> None:
    """IGO-23: a series with two gaps, and who fills them with what."""
    anne = visit(language=language)
    anne.open("/rules/igo#IGO-23")
    cells = anne.page.get_by_role("table").first.get_by_role("cell")
    expect(cells.first.get_by_role("img")).to_have_count(9)
    laid, *added = cells.all()
    assert [cell.get_by_role("img").count() for cell in added] == [1, 1, 2]
    for picture in laid.get_by_role("img").all():
        expect(picture).to_have_accessible_name(re.compile(r"\b(orange|rose)\b"))
