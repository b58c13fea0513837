"""Stratheós drawn: a table for six fits a terminal of 80 columns and 24 lines, and says all that the words say."""

import codecs
import io
from random import Random

import pytest
from rich.console import Console

import ludotheque
from ludotheque.games.stratheos.terminal import picture, sentences
from ludotheque.games.stratheos.words import QUESTIONS, guide, meaning
from ludotheque.terminal.encoding import ERRORS, plainly
from tests.clauses.stratheos_table import play, set_up, spread

NAMES = ["Camille", "Maximilienne-Zoé", "Bob", "Éléonore", "Fay", "Gustave"]
ROOM = 24 - 3  # the list of moves, the prompt, a line of the story


def drawn(view, encoding="utf-8"):
    codecs.register_error(ERRORS, plainly)
    buffer = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=ERRORS)
    Console(file=buffer, width=80).print(picture(view, NAMES, {}))
    buffer.seek(0)
    return buffer.read().rstrip("\n").split("\n")


def fits(view, encoding="utf-8"):
    lines = drawn(view, encoding)
    assert max(map(len, lines)) <= 80
    assert len(lines) <= ROOM
    return "\n".join(lines)


def views(seats, **options):
    """What the player to act sees in a match that goes on for a while."""
    game, chance = ludotheque.game("stratheos"), Random(seats)
    match = game.new(seats=seats, seed=seats, turn_limit=25, **options)
    while match.turn is not None:
        yield match.view(match.turn)
        moves = [move for move in match.moves() if move != "stratheos"]
        match.play("power" if "power" in moves else chance.choice(moves))
    yield match.view(0)
    yield match.view(None)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("chosen", ["fr", "en"])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"memo": True}), (6, {}), (6, {"memo": True, "games": 3})])
def test_every_position_of_a_match_fits_the_terminal_and_is_told_in_words(seats, options, chosen, encoding):
    with ludotheque.speaking(chosen):
        for view in views(seats, **options):
            told, text = fits(view, encoding), " ".join(sentences(view, NAMES, {}))
            for player in view["players"]:
                cards = [place["card"] for place in player["places"] if place["card"]]
                assert all(card in told and card in text for card in cards)
            assert all(meaning(move, view, NAMES) for move in view["moves"])


def test_cards_have_frames_where_there_is_room():
    told = fits(set_up("E1 E2", "W1 W2", in_hand="L15").view(0))
    assert "╭───╮ ╭───╮" in told
    assert "│▒▒▒│ │▒▒▒│" in told
    pack = " ".join(f"L{value}" for value in range(1, 11))
    assert "╭───╮" not in fits(set_up(pack, "W1 W2", in_hand="L15").view(0))


def test_six_full_games_fit_the_terminal():
    pack = [f"{family}{value}" for family in "LFEWIA" for value in range(1, 15)]
    rows = [" ".join(pack[14 * seat : 14 * seat + 14]) for seat in range(6)]
    match = set_up(*rows, in_hand="A16", memo=True, known={seat: " ".join(["*"] * 14) for seat in range(6)})
    assert "A13" in fits(match.view(0))


def test_a_draw_pile_that_is_looked_through_fits_the_terminal():
    match = set_up("W1 W2 W3 W4 W5 L5", seats=3, in_hand="I2", flush=True)
    play(match, "run", "name 1", "name 2", "name 3", "name 4", "last 5")
    told = fits(match.view(0))
    assert f"1:{spread(match, 0)[0]}" in told.replace("\n", " ")
    assert f"1:{spread(match, 0)[0]}" not in fits(match.view(1))


def test_nobody_is_told_to_do_what_cannot_be_done():
    with ludotheque.speaking("en"):
        at_first = set_up("E1 E2", "W1 W2", discards="F5")
        assert guide(at_first.view(0), NAMES) == (
            "Draw from the draw pile, take the top of the discard pile, or say “Stratheós”."
        )
        assert guide(play(at_first, "stratheos").view(1), NAMES) == (
            "Your last turn: draw from the draw pile, or take the top of the discard pile."
        )
        in_hand = set_up("E1 E2", "W1 W2", in_hand="E5")
        assert (
            guide(in_hand.view(0), NAMES) == "Exchange the card for one of yours or for a combination, or discard it."
        )
        assert "use its power" in guide(set_up("E1 E2", "W1 W2", in_hand="L15").view(0), NAMES)
        barred = set_up("E1 E2", "W1 W2", discards="F5", barred=[0])
        assert guide(barred.view(0), NAMES) == "Draw from the draw pile, or say “Stratheós”."


@pytest.mark.parametrize("chosen", ["fr", "en"])
def test_a_power_is_guided_step_by_step(chosen):
    with ludotheque.speaking(chosen):
        match = set_up("E1 E2", "W1 W2", in_hand="L15")
        steps = [guide(play(match, move).view(0), NAMES) for move in ("power", "on 0.1")]
        assert (
            steps
            == {
                "en": [
                    "A swap: first point at a card of yours.",
                    "Now point at the card of an opponent that you want for it.",
                ],
                "fr": [
                    "Un échange : désignez d’abord une de vos cartes.",
                    "Désignez maintenant la carte d’un adversaire que vous voulez contre elle.",
                ],
            }[chosen]
        )


def test_the_letters_of_the_elements_and_the_texts_of_the_cards_can_be_asked_for():
    with ludotheque.speaking("en"):
        assert [line[0] for line in QUESTIONS["elements"]({}, NAMES, [])] == list("LFEWIA")
        assert QUESTIONS["card"]({}, NAMES, ["i16"]) == ["the 16 of ice, Skadi: protect one of your cards."]
        assert QUESTIONS["card"]({}, NAMES, ["L16"])[1].startswith("The text of this card is ours")
        with pytest.raises(ludotheque.UnknownName, match="RAG"):
            QUESTIONS["card"]({}, NAMES, ["RAH"])
