"""I Go!'s table in every state."""

from playwright.sync_api import expect

from tests.web import igo
from tests.web.scenes import CLUB, Scene, press, then
from tests.web.visitors import Visitor


def begun(*others: dict[str, str], **options: object) -> Scene:
    """A match begun, and one's own turn to draw."""

    def go(visitor: Visitor) -> None:
        visitor.arrive("Anne")
        visitor.open(visitor.table(*others, game="igo", start=True, hints=True, options=options))
        igo.wait(visitor, "draw")

    return go


def draw(visitor: Visitor) -> None:
    igo.draw(visitor, "column")


def choose(visitor: Visitor) -> None:
    igo.hand(visitor).nth(4).click()
    expect(igo.call_button(visitor)).to_be_visible()


def call(visitor: Visitor) -> None:
    igo.call_button(visitor).click()
    igo.wait(visitor, "lay")


def refused(visitor: Visitor) -> None:
    igo.hand(visitor).nth(3).click()
    visitor.sees("IGO-10")


def moment(which: igo.Moment, *others: dict[str, str], **options: object) -> Scene:
    """A match that begins at a rare moment."""
    return begun(*others, stall_limit=igo.LIMITS[which], **options)


def draw_last(visitor: Visitor) -> None:
    igo.draw(visitor, "column")
    expect(igo.go_on(visitor)).to_be_visible()


def see_the_call(visitor: Visitor) -> None:
    igo.call_with_the_same_hand(visitor)
    igo.finish(visitor)


def replay_the_call(visitor: Visitor) -> None:
    igo.leave_interlude(visitor)
    visitor.find("link", "review").click()
    visitor.press("replay-last")
    igo.finish(visitor)


IGO: dict[str, Scene] = {
    "igo-draw": begun(CLUB, CLUB, memo=True),
    "igo-two": begun(CLUB),
    "igo-four": then(begun(CLUB, CLUB, CLUB), draw),
    "igo-chosen": then(begun(CLUB, CLUB), draw, choose),
    "igo-refused": then(begun(CLUB, CLUB), refused),
    "igo-no-aid": then(begun(CLUB, aid=False), draw, choose),
    "igo-lay": then(begun(CLUB, CLUB), draw, choose, call),
    "igo-call": then(begun(CLUB, CLUB, CLUB), draw, choose, call, igo.lay),
    "igo-memo": then(begun(CLUB, CLUB, memo=True), press("igo-look-through")),
    "igo-last-of-pile": moment("last-of-pile", CLUB),
    "igo-forced": then(moment("last-of-pile", CLUB), igo.draw, choose),
    "igo-forced-call": then(moment("last-of-pile", CLUB), see_the_call),
    "igo-last-of-column": moment("last-of-column", CLUB),
    "igo-cancelled": then(moment("last-of-column", CLUB), draw_last),
    "igo-end": then(moment("last-of-pile", CLUB, target=1), see_the_call, igo.leave_interlude),
    "igo-perfect": then(moment("perfect", CLUB), see_the_call),
    "igo-perfect-end": then(moment("perfect", CLUB), see_the_call, igo.leave_interlude),
    "igo-shared": then(moment("shared", CLUB, CLUB, target=1), see_the_call),
    "igo-same-gap": then(moment("same-gap", CLUB, CLUB), see_the_call),
    "igo-shared-end": then(moment("shared", CLUB, CLUB, target=1), see_the_call, igo.leave_interlude),
    "igo-replay": then(moment("shared", CLUB, CLUB, target=1), see_the_call, replay_the_call),
}
