"""The board in box-drawing characters, seen from one chair: heavy lines are bars of the grid, light ones are printed.

(r)  a small block     [R]  a large block     r↑  a start area     ⌂r  a goal area
"""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ludotheque.contract.texts import say
from ludotheque.games.ido.boards import BOARD_NAMES, BOARDS
from ludotheque.games.ido.options import HOME
from ludotheque.games.ido.plan import CHAIRS, DIRECTIONS, NAMES, OFFSETS, SIDE

# By the weights (0 none, 1 light, 2 heavy) of the arms up, right, down and left, as digits of a number in base 3.
CORNERS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
UPRIGHT, LEVEL = " │┃", " ─━"
UP, RIGHT, DOWN, LEFT = range(4)  # of the picture; from the chair of the south they are the directions of the board
ARROWS, GOAL_MARK = "↓←↑→", "⌂"  # a start area above the board lets blocks in downwards
COLOURS = dict(zip(CHAIRS, ("red", "blue", "yellow", "green"), strict=True))
ASCII = {ord(corner): "+" for corner in CORNERS[1:]} | str.maketrans("─━│┃▸" + GOAL_MARK + ARROWS, "-=|#>*v<^>")
GUTTER = 4  # columns on the left: a rank or file, and the areas

View = Mapping[str, Any]
Marks = Mapping[str, tuple[str, str]]  # unit → three characters and a style


def letter(chair: str) -> str:
    """The letter of a chair's colour in the current language."""
    return say("letter", HOME, chair=chair)


def block(size: str, chair: str) -> str:
    """Three characters for a block: size and owner can be told apart without colour."""
    return f"({letter(chair)})" if size == "s" else f"[{letter(chair).upper()}]"


def board(view: View, marks: Marks) -> list[Text]:
    """The lines of the picture; `marks` stand in place of what is on a unit."""
    chair = CHAIRS.index(view["players"][view["seat"] or 0]["chair"])
    return _Picture(view, chair, {**_blocks(view), **marks}).lines()


def in_ascii(line: Text) -> Text:
    """The same line for terminals that have no other characters: = and # are bars of the grid."""
    line.plain = line.plain.translate(ASCII)
    return line


def _blocks(view: View) -> dict[str, tuple[str, str]]:
    return {
        name[2:]: (block(name[0], player["chair"]), f"bold {COLOURS[player['chair']]}")
        for player in view["players"]
        for name in player["blocks"]
    }


class _Picture:
    def __init__(self, view: View, chair: int, content: Marks):
        self.view = view
        self.chair = chair
        self.content = content
        self.plan = BOARDS[BOARD_NAMES.index(view["board"])]
        self.offset = OFFSETS.index(view["grid"])

    def unit(self, row: int, column: int) -> int:
        """The unit at a place of the picture, counted from its top left."""
        file, rank = (
            (column, SIDE - 1 - row),
            (SIDE - 1 - row, SIDE - 1 - column),
            (SIDE - 1 - column, row),
            (row, column),
        )[self.chair]
        return SIDE * rank + file

    def weight(self, row: int, column: int, side: int) -> int:
        """The line on a side of a place: heavy for a bar of the grid, light for a printed one."""
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return 0
        unit, direction = self.unit(row, column), (side + self.chair) % 4
        return 2 if self.plan.bar(self.offset, unit, direction) else int(self.plan.board.on(unit, direction))

    def level(self, row: int, column: int) -> int:
        """The weight of the line above a place, also below the last row."""
        return self.weight(row, column, UP) if row < SIDE else self.weight(row - 1, column, DOWN)

    def upright(self, row: int, column: int) -> int:
        """The weight of the line on the left of a place, also behind the last column."""
        return self.weight(row, column, LEFT) if column < SIDE else self.weight(row, column - 1, RIGHT)

    def corner(self, row: int, column: int) -> str:
        arms = (
            self.upright(row - 1, column),
            self.level(row, column),
            self.upright(row, column),
            self.level(row, column - 1),
        )
        return CORNERS[arms[0] * 27 + arms[1] * 9 + arms[2] * 3 + arms[3]]

    def lines(self) -> list[Text]:
        drawn = [self.edge(UP)]
        for row in range(SIDE):
            drawn += [self.line_above(row), self.row(row)]
        return [*drawn, self.line_above(SIDE), self.edge(DOWN), self.names()]

    def line_above(self, row: int) -> Text:
        parts = [self.corner(row, column) + LEVEL[self.level(row, column)] * 3 for column in range(SIDE)]
        return Text(" " * GUTTER + "".join(parts) + self.corner(row, SIDE))

    def row(self, row: int) -> Text:
        rank_or_file = NAMES[self.unit(row, 0)][1 - self.chair % 2]
        line = Text.assemble(f"{rank_or_file} ", self.area(row, 0, LEFT))
        for column in range(SIDE):
            shown, style = self.content.get(NAMES[self.unit(row, column)], ("   ", ""))
            line.append(UPRIGHT[self.upright(row, column)]).append(shown, style)
        return line.append(UPRIGHT[self.upright(row, SIDE)]).append_text(self.area(row, SIDE - 1, RIGHT))

    def edge(self, side: int) -> Text:
        """The areas above or below the board."""
        line = Text(" " * GUTTER)
        for column in range(SIDE):
            line.append(" ").append_text(self.area(0 if side == UP else SIDE - 1, column, side)).append(" ")
        return line

    def area(self, row: int, column: int, side: int) -> Text:
        """Two characters for the area that lies on that side of a place at the rim."""
        name, direction = NAMES[self.unit(row, column)], DIRECTIONS[(side + self.chair) % 4]
        for player in self.view["players"]:
            for kind, mark in (("start", ARROWS[side]), ("goal", GOAL_MARK)):
                if name in player[kind]["units"] and player[kind]["side"] == direction:
                    owner = letter(player["chair"])
                    return Text(owner + mark if kind == "start" else mark + owner, COLOURS[player["chair"]])
        return Text("  ")

    def names(self) -> Text:
        """What the columns are called: files from south and north, ranks from the sides."""
        columns = (NAMES[self.unit(0, column)][self.chair % 2] for column in range(SIDE))
        return Text(" " * (GUTTER + 2) + "   ".join(columns))
