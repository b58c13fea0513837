"""What a server's table looks like in the terminal, without a server."""

from types import SimpleNamespace

import pytest

import ludotheque
from ludotheque.terminal.afar.commands import obey
from ludotheque.terminal.afar.live import LiveScreen
from ludotheque.terminal.afar.session import Session
from tests.clauses.shokoba_table import set_up

GAME = ludotheque.game("shokoba")
MARK = "╔═════╗"  # around a card that was just laid


class Told:
    """A table as a guest would have heard of it; what was played is told as the server tells it."""

    def __init__(self, match, you):
        self.match, self.you, self.log = match, you, []

    my_turn = True

    @property
    def seen(self):
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        view = self.match.view(self.you)
        return {"log": self.log, "view": view, "seats": seats, "clock": None, "state": "playing", "number": 1}

    def plays(self, move):
        self.match.play(move)
        (told,) = self.match.events(None, self.match.ply - 1)
        self.log.append({"do": "play", "seat": told["seat"], "moves": [told["move"]], "ply": self.match.ply})

    def takes_back(self):
        self.match.undo()
        self.log.append({"do": "takeback", "seat": self.match.turn, "ply": self.match.ply})


@pytest.fixture
def at_table(monkeypatch):
    """Ann leads; Bob is the one who looks."""
    monkeypatch.setenv("COLUMNS", "80")
    table = Told(set_up("S10 S9", "S8 S1", table="R2"), 1)
    return SimpleNamespace(table=table, session=Session(table, GAME, LiveScreen(True), "en"))


def test_a_move_of_the_others_is_shown_where_it_happened(at_table, capsys):
    at_table.table.plays("S10")
    at_table.session.show()
    assert MARK in capsys.readouterr().out


def test_a_move_that_was_taken_back_is_not_shown(at_table):
    at_table.table.plays("S10")
    at_table.table.takes_back()
    at_table.table.plays("S9")
    assert [move["text"] for move in at_table.session._latest()] == ["S9"]


def test_only_what_came_after_ones_own_move_is_shown(at_table):
    for move in ("S10", "S8", "S9"):
        at_table.table.plays(move)
    assert [move["text"] for move in at_table.session._latest()] == ["S9"]


def test_the_cards_of_a_round_are_seen_before_another_player_may_end_it(monkeypatch, capsys):
    game = ludotheque.game("igo")
    match = game.new(seed=4)
    table = Told(match, 1 - match.turn)
    table.my_turn = False
    session = Session(table, game, LiveScreen(False), "en")
    session._show_deal()
    assert "Your hand: " in capsys.readouterr().out
    match.play("pile")
    session._show_deal()
    assert capsys.readouterr().out == ""
    watching = Session(Told(match, None), game, LiveScreen(False), "en")
    watching.table.my_turn = False
    watching._show_deal()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("state", "told"), [("waiting", "The match has not begun."), ("playing", "It is not your turn.")]
)
def test_who_asks_for_moves_that_are_not_theirs_to_make_is_told_why(at_table, state, told, monkeypatch, capsys):
    seen = at_table.table.seen
    monkeypatch.setattr(Told, "seen", {**seen, "view": {**seen["view"], "moves": []}, "state": state})
    with ludotheque.speaking("en"):
        obey(at_table.session, "?")
    assert capsys.readouterr().out.strip() == told
