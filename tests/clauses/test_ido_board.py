"""The board, the grid and the plans they come from: IDO-1 to IDO-5."""

import json

import pytest

import ludotheque
from ludotheque.games.ido import boards
from ludotheque.games.ido.plan import Lines
from tests.clauses.ido_table import GAME, blocks, document, refused, reserve, set_up

HOME = GAME.home / "boards"


@pytest.mark.clause("IDO-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_three_large_and_three_small_blocks_in_reserve(seats):
    match = GAME.new(seats=seats, seed=1)
    assert [reserve(match, seat) for seat in range(seats)] == ["ssslll"] * seats
    assert match.dump()["blocks"] == match.dump()["home"] == [[]] * seats


@pytest.mark.clause("IDO-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(seats=seats)
    assert refusal.value.clause == "IDO-1"


@pytest.mark.clause("IDO-1")
def test_two_players_sit_opposite_each_other():
    assert {tuple(GAME.new(seats=2, seed=seed).dump()["chairs"]) for seed in range(9)} == {("south", "north")}
    west_and_east = GAME.load(document(chairs=["west", "east"]))
    assert [player["chair"] for player in west_and_east.view(0)["players"]] == ["west", "east"]
    with pytest.raises(ludotheque.DocumentError) as refusal:
        set_up(chairs=["south", "west"])
    assert refusal.value.clause == "IDO-1"


@pytest.mark.clause("IDO-2")
@pytest.mark.parametrize(
    ("offsets", "counts"),
    [
        (["centre"], {"small": 24, "rectangle": 12, "ell": 4, "large": 1}),
        (["north", "east", "south", "west"], {"small": 25, "rectangle": 13, "ell": 3, "large": 1}),
        (
            ["north-east", "south-east", "south-west", "north-west"],
            {"small": 24, "rectangle": 13, "ell": 2, "large": 2},
        ),
    ],
)
def test_at_all_nine_positions_of_the_grid_every_space_has_one_of_four_shapes(offsets, counts):
    for offset in offsets:
        spaces = set_up(grid=offset).view(0)["spaces"]
        assert {shape: len(found) for shape, found in spaces.items()} == counts


@pytest.mark.clause("IDO-3")
def test_start_at_the_right_hand_end_of_ones_side_and_goal_at_the_opposite_corner():
    players = GAME.new(seats=4, seed=1).view(None)["players"]
    areas = {
        player["chair"]: [(area["side"], " ".join(area["units"])) for area in (player["start"], player["goal"])]
        for player in players
    }
    assert areas == {
        "south": [("south", "f1 g1 h1"), ("west", "a6 a7 a8")],
        "west": [("west", "a1 a2 a3"), ("north", "f8 g8 h8")],
        "north": [("north", "a8 b8 c8"), ("east", "h1 h2 h3")],
        "east": [("east", "h6 h7 h8"), ("south", "a1 b1 c1")],
    }


@pytest.mark.clause("IDO-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_grid_starts_centred_and_only_a_small_block_can_come_in(seats):
    match = GAME.new(seats=seats, seed=2)
    assert match.dump()["grid"] == "centre"
    for _ in range(seats):
        introductions = [move for move in match.moves() if move.startswith("+")]
        assert len(introductions) == 3
        assert all(move.startswith("+s") for move in introductions)
        match.play(introductions[0])


@pytest.mark.clause("IDO-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_and_then_it_goes_clockwise(seats):
    assert {GAME.new(seats=seats, seed=seed).turn for seed in range(40)} == set(range(seats))
    match = GAME.new(seats=seats, seed=3)
    first = match.turn
    match.play(match.moves()[0])
    assert match.turn == (first + 1) % seats
    chairs = [("south", "west", "north", "east").index(chair) for chair in match.dump()["chairs"]]
    assert chairs == sorted(chairs)


@pytest.mark.clause("IDO-4")
def test_with_three_players_the_empty_chair_is_drawn_by_lot():
    seated = {tuple(GAME.new(seats=3, seed=seed).dump()["chairs"]) for seed in range(60)}
    assert seated == {
        ("south", "west", "north"),
        ("south", "west", "east"),
        ("south", "north", "east"),
        ("west", "north", "east"),
    }


@pytest.mark.clause("IDO-5")
def test_which_half_of_a_rectangle_is_the_movers_choice():
    match = set_up("l c2")
    assert {move for move in match.moves() if move.startswith("c2-")} == {"c2-b1", "c2-c1"}


@pytest.mark.clause("IDO-5")
def test_a_rectangle_holds_two_blocks_whoever_they_belong_to():
    match = set_up("l c2", "l c1")
    assert {move for move in match.moves() if move.startswith("c2-")} == {"c2-b1"}
    match.play("c2-b1")
    assert (blocks(match, 0), blocks(match, 1)) == (["l b1"], ["l c1"])


@pytest.mark.clause("IDO-5")
def test_a_small_space_holds_one_block_and_none_is_ever_stacked():
    refusal = refused(set_up("", "s f1"), "+s f1")
    assert refusal.clause == "IDO-5"
    assert "f1" in refusal.message


@pytest.mark.clause("IDO-5")
def test_a_block_where_it_does_not_belong_fills_its_own_unit_only():
    """A small block was pushed onto b1: the other half of the rectangle is still free for a large one."""
    match = set_up("l c2", "s b1")
    assert {move for move in match.moves() if move.startswith("c2-")} == {"c2-c1"}


# Plans


def spoilt(tmp_path, change):
    data = json.loads((HOME / "reconstruction.json").read_text("utf-8"))
    change(data)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(ludotheque.DocumentError) as refusal:
        boards.read(file)
    assert "mine.json" in refusal.value.message
    assert all(refusal.value.in_language(language) for language in ("fr", "en"))
    return refusal.value


def redraw(field, row, column, mark):
    def change(data):
        line = data[field][row]
        data[field][row] = line[:column] + mark + line[column + len(mark) :]

    return change


def without(field, x, y):
    """The plan without the line on the west side of a cell and its three likenesses, turned by quarters."""

    def change(data):
        lines = Lines.drawn(data[field])
        gone = Lines(lines.side, frozenset({(x, y)}), frozenset())
        for _ in range(4):
            lines = Lines(lines.side, lines.west - gone.west, lines.north - gone.north)
            gone = gone.turned()
        data[field] = lines.rows()

    return change


@pytest.mark.clause("IDO-3")
@pytest.mark.parametrize("name", boards.BOARD_NAMES)
def test_a_table_can_choose_another_board(name):
    match = GAME.new(board=name, seed=1)
    plan = json.loads((HOME / f"{name}.json").read_text("utf-8"))["static_ascii"]
    seen = match.view(0)
    assert seen["options"]["board"] == name
    assert seen["lines"]["board"]["west"] == ["".join("01"[mark == "|"] for mark in row[::3]) for row in plan[1::2]]
    assert seen["lines"]["board"]["north"] == ["".join("01"[mark == "-"] for mark in row[1::3]) for row in plan[::2]]
    assert boards.read(HOME / f"{name}.json") in boards.BOARDS


def test_a_board_that_is_not_there_is_refused():
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(board="chess")
    assert refusal.value.field == "board"
    assert "reconstruction" in refusal.value.message


@pytest.mark.clause("IDO-2")
@pytest.mark.parametrize(
    ("field", "x", "y", "unit", "offset"),
    [
        ("static_ascii", 7, 0, "a1", "south-west"),
        ("static_ascii", 5, 2, "d6", "south-west"),
        ("grid_ascii", 2, 2, "e1", "south"),
    ],
)
def test_a_space_of_a_fifth_shape_is_refused_with_its_unit_and_the_grids_offset(tmp_path, field, x, y, unit, offset):
    refusal = spoilt(tmp_path, without(field, x, y))
    assert (refusal.key, refusal.clause) == ("plan-shape", "IDO-2")
    assert (refusal.facts["unit"], refusal.facts["offset"]) == (unit, offset)
    assert unit in refusal.message


def test_a_plan_without_quarter_turn_symmetry_is_refused_with_the_unit(tmp_path):
    refusal = spoilt(tmp_path, redraw("static_ascii", 1, 3, " "))
    assert (refusal.key, refusal.field) == ("plan-not-turned", "static_ascii")
    assert refusal.facts["unit"] in ("a1", "a8", "b8", "h1", "h8", "h7", "g1", "a2")
    refusal = spoilt(tmp_path, redraw("grid_ascii", 1, 3, " "))
    assert (refusal.key, refusal.field, refusal.facts["offset"]) == ("plan-not-turned", "grid_ascii", "centre")


@pytest.mark.clause("IDO-4")
def test_a_start_area_that_a_large_block_could_enter_at_once_is_refused(tmp_path):
    """Without the line between f1 and g1 (and its likenesses) they are one rectangle when the grid is centred."""
    refusal = spoilt(tmp_path, without("static_ascii", 2, 0))
    assert (refusal.key, refusal.clause) == ("plan-start-not-small", "IDO-4")
    assert (refusal.facts["unit"], refusal.facts["offset"]) == ("f1", "centre")


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        (lambda data: data.pop("seats"), "plan-chairs", "seats"),
        (lambda data: data["seats"].reverse(), "plan-chairs", "seats"),
        (lambda data: data.update(seats=[1, 2, 3, 4]), "plan-chairs", "seats"),
        (lambda data: data["static_ascii"].pop(), "plan-size", "static_ascii"),
        (lambda data: data.update(grid_ascii="no drawing"), "plan-size", "grid_ascii"),
        (redraw("grid_ascii", 1, 1, "x"), "plan-row", "grid_ascii"),
        (lambda data: data["seats"][0].update(start_edge="up"), "plan-area", "start_cells"),
        (lambda data: data["seats"][0].update(start_cells=[[5, 7], [6, 7]]), "plan-area", "start_cells"),
        (lambda data: data["seats"][1].update(goal_cells=[[5, 9]]), "plan-area", "goal_cells"),
        (
            lambda data: data["seats"][0].update(start_cells=[[5, 6], [6, 7], [7, 7]]),
            "plan-area-inside",
            "start_cells",
        ),
        (
            lambda data: data["seats"][2].update(goal_cells=[[7, 4], [7, 6], [7, 5]]),
            "plan-area-not-turned",
            "goal_cells",
        ),
    ],
)
def test_a_malformed_plan_is_refused_with_its_field(tmp_path, change, key, field):
    refusal = spoilt(tmp_path, change)
    assert (refusal.key, refusal.field) == (key, field)


@pytest.mark.parametrize("text", ["{", "[]", "7"])
def test_a_file_that_is_no_plan_at_all_is_refused(tmp_path, text):
    (tmp_path / "mine.json").write_text(text, "utf-8")
    with pytest.raises(ludotheque.DocumentError):
        boards.read(tmp_path / "mine.json")
