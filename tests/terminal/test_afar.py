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
    """A table as a guest would have heard of it, at once or when it is told; told as the server tells it."""

    def __init__(self, match, you):
        self.match, self.you, self.log = match, you, []
        self.view = None

    my_turn = True

    @property
    def seen(self):
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        view = self.view or self.match.view(self.you)
        return {"log": self.log, "view": view, "seats": seats, "clock": None, "state": "playing", "number": 1}

    def plays(self, move):
        self.match.play(move)
        (told,) = self.match.events(None, self.match.ply - 1)
        entry = {"do": "play", "seat": told["seat"], "moves": [told["move"]], "ply": self.match.ply}
        self.log.append(entry)
        words = [self.match.game.tell(one, ["Ann", "Bob"]) for one in told["happened"]]
        return {**entry, "happened": told["happened"], "words": words, "version": self.match.ply, "state": "playing"}

    def hear(self, event):
        self.view = self.match.view(self.you)

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


def test_a_counted_round_is_read_line_by_line_before_the_next_one(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    match = GAME.new(seed=21)
    table, screen, paused = Told(match, 0), LiveScreen(True), []
    monkeypatch.setattr(screen, "listening", True)
    monkeypatch.setattr(screen, "wipe", lambda: capsys.readouterr() is not None)
    monkeypatch.setattr(screen, "pause", lambda asked: paused.append(capsys.readouterr().out))
    session = Session(table, GAME, screen, "en")
    table.hear(None)
    session.greeting = []  # which is read before the table is shown for the first time
    with ludotheque.speaking("en"):
        while match.view(0)["round"] == 1:
            session.played() if match.turn == 0 else session.show()
            session._tell(table.plays(match.moves()[0]))
        assert paused == []
        while match.turn != 0:
            session._tell(table.plays(match.moves()[0]))
        session.show()
    (counted,) = paused
    assert len([line for line in counted.split("\n") if "gem" in line]) > 3
    shown = capsys.readouterr().out
    assert "Most cards" in counted
    assert "Most cards" not in shown
    assert shown.lstrip().startswith("Bob ")


@pytest.mark.parametrize(
    ("state", "told"), [("waiting", "The match has not begun."), ("playing", "It is not your turn.")]
)
def test_who_asks_for_moves_that_are_not_theirs_to_make_is_told_why(at_table, state, told, monkeypatch, capsys):
    seen = at_table.table.seen
    monkeypatch.setattr(Told, "seen", {**seen, "view": {**seen["view"], "moves": []}, "state": state})
    with ludotheque.speaking("en"):
        obey(at_table.session, "?")
    assert capsys.readouterr().out.strip() == told
