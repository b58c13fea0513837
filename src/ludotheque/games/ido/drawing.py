"""The board in box-drawing characters, seen from one chair: heavy lines are bars of the grid, light ones are printed.
A line of the picture is a list of texts, each with its style; whoever paints it may know more of styles.

(r)  a small block     [R]  a large block     r↑  a start area     ⌂r  a goal area
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.games.ido.boards import BOARD_NAMES, BOARDS
from ludotheque.games.ido.home import say
from ludotheque.games.ido.plan import CHAIRS, DIRECTIONS, NAMES, OFFSETS, SIDE

# By the weights (0 none, 1 light, 2 heavy) of the arms up, right, down and left, as digits of a number in base 3.
CORNERS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
UPRIGHT, LEVEL = " │┃", " ─━"
UP, RIGHT, DOWN, LEFT = range(4)  # of the picture; from the chair of the south they are the directions of the board
ARROWS, GOAL_MARK = "↓←↑→", "⌂"  # a start area above the board lets blocks in downwards
COLOURS: dict[str, str] = dict(zip(CHAIRS, ("red", "blue", "yellow", "green"), strict=True))
ASCII = {ord(corner): "+" for corner in CORNERS[1:]} | str.maketrans("─━│┃▸" + GOAL_MARK + ARROWS, "-=|#>*v<^>")
GUTTER = 4  # columns on the left: a rank or file, and the areas

View = Mapping[str, Any]
Line = list[tuple[str, str]]  # texts, each with a style
Marks = Mapping[str, tuple[str, str]]  # unit → three characters and a style


def letter(chair: str) -> str:
    """The letter of a chair's colour in the current language."""
    return say("letter", chair=chair)


def compass(view: View) -> str | None:
    """Where north is on a board that is turned; None where it is above."""
    chair = CHAIRS.index(view["players"][view["seat"] or 0]["chair"])
    return say("compass", chair=CHAIRS[chair], arrow="↑←↓→"[chair]) if chair else None


def block(size: str, chair: str) -> str:
    """Three characters for a block: size and owner can be told apart without colour."""
    return f"({letter(chair)})" if size == "small" else f"[{letter(chair).upper()}]"


def board(view: View, marks: Marks) -> list[Line]:
    """The lines of the picture; `marks` stand in place of what is on a unit."""
    chair = CHAIRS.index(view["players"][view["seat"] or 0]["chair"])
    return _Picture(view, chair, {**_blocks(view), **marks}).lines()


def trail(view: View, latest: Sequence[View]) -> dict[str, tuple[str, str]]:
    """Where blocks went in these moves: those that stand there reversed, a point where one has left."""
    standing, touched = _blocks(view), [move.get(end) for move in latest for end in ("at", "to")]
    marks = {}
    for unit in touched:
        if unit in NAMES:
            shown, style = standing.get(unit, (" · ", ""))
            marks[unit] = (shown, f"{style} reverse" if unit in standing else "dim")
    return marks


def in_ascii(line: Line) -> Line:
    """The same line for terminals that have no other characters: = and # are bars of the grid."""
    return [(text.translate(ASCII), style) for text, style in line]


def _blocks(view: View) -> dict[str, tuple[str, str]]:
    return {
        standing["at"]: (block(standing["size"], player["chair"]), f"bold {COLOURS[player['chair']]}")
        for player in view["players"]
        for standing in player["blocks"]
    }


class _Picture:
    def __init__(self, view: View, chair: int, content: Marks):
        self.view = view
        self.chair = chair
        self.content = content
        self.plan = BOARDS[BOARD_NAMES.index(view["options"]["board"])]
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

    def lines(self) -> list[Line]:
        drawn = [self.edge(UP)]
        for row in range(SIDE):
            drawn += [self.line_above(row), self.row(row)]
        return [*drawn, self.lower_rim(), self.edge(DOWN)]

    def line_above(self, row: int) -> Line:
        parts = [self.corner(row, column) + LEVEL[self.level(row, column)] * 3 for column in range(SIDE)]
        return [(" " * GUTTER + "".join(parts) + self.corner(row, SIDE), "")]

    def row(self, row: int) -> Line:
        rank_or_file = NAMES[self.unit(row, 0)][1 - self.chair % 2]
        line: Line = [(f"{rank_or_file} ", ""), self.area(row, 0, LEFT)]
        for column in range(SIDE):
            content = self.content.get(NAMES[self.unit(row, column)], ("   ", ""))
            line += [(UPRIGHT[self.upright(row, column)], ""), content]
        return [*line, (UPRIGHT[self.upright(row, SIDE)], ""), self.area(row, SIDE - 1, RIGHT)]

    def edge(self, side: int) -> Line:
        """The areas above or below the board."""
        line: Line = [(" " * GUTTER, "")]
        for column in range(SIDE):
            line += [(" ", ""), self.area(0 if side == UP else SIDE - 1, column, side), (" ", "")]
        return line

    def area(self, row: int, column: int, side: int) -> tuple[str, str]:
        """Two characters and a style for the area that lies on that side of a place at the rim."""
        name, direction = NAMES[self.unit(row, column)], DIRECTIONS[(side + self.chair) % 4]
        for player in self.view["players"]:
            for kind, mark in (("start", ARROWS[side]), ("goal", GOAL_MARK)):
                if name in player[kind]["units"] and player[kind]["side"] == direction:
                    owner = letter(player["chair"])
                    return owner + mark if kind == "start" else mark + owner, COLOURS[player["chair"]]
        return "  ", ""

    def lower_rim(self) -> Line:
        """The last line of the board, with what the columns are called: files from south and north, else ranks."""
        ((rim, style),) = self.line_above(SIDE)
        for column in range(SIDE):
            place = GUTTER + 2 + 4 * column
            rim = rim[:place] + NAMES[self.unit(0, column)][self.chair % 2] + rim[place + 1 :]
        return [(rim, style)]
