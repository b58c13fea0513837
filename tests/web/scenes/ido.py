"""IDO's table in every state."""

from playwright.sync_api import expect

from tests.web import ido
from tests.web.scenes import QUICK, Scene, press, then
from tests.web.visitors import Visitor


def at_table(people: int, turns: int, **options: object) -> Scene:
    """A match in its middle, and one's own turn, against bots."""

    def go(visitor: Visitor) -> None:
        visitor.arrive("Anne")
        table = visitor.table(*[QUICK] * (people - 1), game="ido", start=True, hints=True, options=options)
        ido.hurry(visitor, table, lambda view: view["turn"] == 0 and view["turns"] >= turns)
        visitor.open(table)
        ido.to_act(visitor)

    return go


def hold_a_block(visitor: Visitor) -> None:
    """The one that can go to most places."""
    moves = [move for move in ido.seen(visitor)["moves"] if move["kind"] == "move"]
    held = max(moves, key=lambda move: sum(other["at"] == move["at"] for other in moves))["at"]
    ido.place(visitor, held).click()
    ido.place(visitor, [move["to"] for move in moves if move["at"] == held and move["to"] != "home"][-1]).hover()


def consider_a_slide(visitor: Visitor) -> None:
    """Where many blocks stand in the way of the grid, of which some would come home, or be pushed off."""
    ido.begins(visitor, QUICK, turn_limit=305)
    ido.to_act(visitor)
    ido.handle(visitor, "west").click()
    expect(ido.told(visitor).last).to_contain_text("a4")


def too_early(visitor: Visitor) -> None:
    """A small block at the goal, where a large one is awaited."""
    ido.begins(visitor, QUICK, order="ssl", turn_limit=304)
    ido.to_act(visitor)
    ido.place(visitor, "a6").click()
    visitor.sees(visitor.t("ido-too-early"))


def lesson(visitor: Visitor) -> None:
    visitor.arrive("Anne")
    visitor.open("/learn/ido/first-game")
    expect(ido.board(visitor)).to_be_visible()


IDO: dict[str, Scene] = {
    "ido-begins": at_table(2, 0),
    "ido-two": at_table(2, 26),
    "ido-held": then(at_table(2, 30), hold_a_block),
    "ido-slide": consider_a_slide,
    "ido-three": at_table(3, 30),
    "ido-four": then(at_table(4, 40), hold_a_block),
    "ido-order": at_table(2, 20, order="lsls"),
    "ido-too-early": too_early,
    "ido-open-board": at_table(2, 20, board="open"),
    "ido-flat": then(at_table(4, 40), press("ido-flat")),
    "ido-end": then(at_table(2, 8, turn_limit=10), ido.play_to_the_end),
    "ido-lesson": lesson,
}
