"""IDO's moves, views, events and refusals as data: what a client reads without knowing a rule."""

import pytest

from tests.clauses.ido_table import GAME, document, play, refused, set_up


def as_data(match, text):
    """A legal move of the player to act as data."""
    (move,) = (move for move in match.view(match.turn)["moves"] if move["text"] == text)
    return {name: part for name, part in move.items() if name != "text"}


@pytest.mark.clause("IDO-10")
def test_an_introduction_says_which_block_comes_in_where():
    assert as_data(set_up(), "+s f1") == {"kind": "introduce", "size": "small", "to": "f1"}
    assert as_data(set_up(grid="north"), "+l f2") == {"kind": "introduce", "size": "large", "to": "f2"}


@pytest.mark.clause("IDO-11")
def test_a_move_says_which_block_goes_where_and_what_it_costs():
    match = set_up("s f1, l a6")
    assert as_data(match, "f1-g2") == {"kind": "move", "size": "small", "at": "f1", "to": "g2", "cost": 2}
    assert as_data(match, "a6-home") == {"kind": "move", "size": "large", "at": "a6", "to": "home", "cost": 1}


def test_a_slide_says_which_way_and_the_end_of_a_turn_nothing():
    assert as_data(set_up(), "slide north") == {"kind": "slide", "direction": "north"}
    assert as_data(play(set_up("s a1, s b2"), "a1-a2"), "stop") == {"kind": "stop"}
    assert as_data(set_up("", "s f1, s g1, s h1", slide_ban=1, seats=3), "pass") == {"kind": "pass"}


def test_the_view_names_blocks_by_their_units_and_spaces_by_all_of_theirs():
    view = set_up("s f1, l e3", "s c8", home=("s",)).view(0)
    south = view["players"][0]
    assert south["blocks"] == [{"size": "small", "at": "f1"}, {"size": "large", "at": "e3"}]
    assert (south["home"], south["reserve"]) == (["small"], ["small", "large", "large"])
    assert ["b1", "c1"] in view["spaces"]["rectangle"]
    assert ["d4", "e4", "d5", "e5"] in view["spaces"]["large"]
    assert sorted(unit for shape in view["spaces"].values() for space in shape for unit in space) == sorted(
        f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)
    )


def test_every_view_is_the_readers_own():
    """Whoever changes a view changes nobody else's."""
    first, again = (GAME.load(document("s f1", "s c8")) for _ in range(2))
    view = first.view(0)
    view["lines"]["board"]["west"].clear()
    view["spaces"]["small"][0].append("z9")
    view["players"][0]["start"]["units"].clear()
    assert again.view(0) == first.view(0) == GAME.load(document("s f1", "s c8")).view(0)
    assert again.view(0) != view


@pytest.mark.clause("IDO-31")
def test_the_story_of_a_slide_says_whose_blocks_go_from_where_to_where():
    """With the grid centred, bars lie behind g8 and d3, south of them; g8 leaves the board."""
    match = play(set_up("s d3", "s g8"), "slide north")
    assert match.happened(0) == [
        {"what": "slid", "clause": "IDO-12", "seat": 0, "direction": "north"},
        {
            "what": "pushed",
            "clause": "IDO-31",
            "blocks": [{"seat": 0, "size": "small", "at": "d3", "to": "d4"}],
        },
        {"what": "pushed-off", "clause": "IDO-33", "seat": 1, "size": "small", "at": "g8"},
    ]


@pytest.mark.clause("IDO-23")
def test_the_story_of_a_homecoming_says_the_steps_and_how_many_are_home():
    match = play(set_up("l a6, s f1", home=("s",)), "a6-home")
    assert match.happened(1) == [
        {
            "what": "went-home",
            "clause": "IDO-23",
            "seat": 0,
            "size": "large",
            "at": "a6",
            "cost": 1,
            "steps": 1,
        },
        {"what": "home", "clause": "IDO-40", "seat": 0, "arrived": 2},
    ]


@pytest.mark.parametrize(
    ("blocks", "more", "move", "instead"),
    [
        (("s f1",), {}, "+s e5", ["+s g1", "+s h1"]),
        (("s f1",), {}, "+s f1", ["+s g1", "+s h1"]),
        (("s f1",), {"grid": "north"}, "slide north", ["slide east", "slide south", "slide west"]),
        (("s f1",), {"slide_ban": 2}, "slide north", []),
        (("s f1, l a6",), {}, "f1-home", ["a6-home"]),
        (("s f1, s f2",), {}, "d4-g1", ["f1-g1", "f2-g1"]),
        (("s f1, s g1",), {}, "pass", ["+s h1", "f1-h1", "f1-f2"]),
    ],
)
def test_a_refusal_names_what_could_be_played_instead(blocks, more, move, instead):
    match = set_up(*blocks, **more)
    found = refused(match, move).instead
    assert found == instead
    assert set(found) <= set(match.moves())


def test_in_a_turn_of_moves_one_may_stop_instead():
    assert refused(play(set_up("s a1, s b2"), "a1-a2"), "slide north").instead == ["stop"]
