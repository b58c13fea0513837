"""Moves and ways to play in the language of the table; records have one notation."""

import pytest

import ludotheque
from ludotheque.bots import LEVELS, level_meant, level_name
from ludotheque.contract.texts import LANGUAGES, say
from ludotheque.terminal.asking import explain
from ludotheque.terminal.screen import Screen

SHOWN = [
    ("igo", "pile", "pioche"),
    ("igo", "discard", "défausse"),
    ("igo", "O8!", "O8!"),
    ("ido", "+s f1", "+p f1"),
    ("ido", "+l e3", "+g e3"),
    ("ido", "slide north", "glisser nord"),
    ("ido", "f1-home", "f1-arrivée"),
    ("stratheos", "ready", "prêt"),
    ("stratheos", "exchange 3", "échanger 3"),
    ("stratheos", "choose F13", "choisir F13"),
    ("stratheos", "draw", "piocher"),
    ("stratheos", "take", "prendre"),
    ("shokoba", "seize R8xS5+S3", "saisir R8xS5+S3"),
]


@pytest.mark.parametrize(("name", "text", "french"), SHOWN)
def test_a_move_is_shown_and_understood_in_french(name, text, french):
    game = ludotheque.game(name)
    with ludotheque.speaking("fr"):
        assert game.spoken(text) == french
    with ludotheque.speaking("en"):
        assert game.spoken(text) == text
        assert game.tidy(french.upper()) == text


@pytest.mark.parametrize("name", ludotheque.games())
def test_what_is_shown_of_a_legal_move_is_understood_as_that_move(name):
    game = ludotheque.game(name)
    match, bot = game.new(seed=7), ludotheque.bot("greedy", game, seed=1)
    while match.turn is not None and match.ply < 60:
        moves = match.moves()
        for chosen in LANGUAGES:
            with ludotheque.speaking(chosen):
                assert [game.meant(game.spoken(move)) for move in moves] == moves
        match.play(bot.choose(match.view_record(match.turn)))


@pytest.mark.parametrize(
    ("entry", "move"),
    [
        ("introduce small f1", "+s f1"),
        ("introduire grand f1", "+l f1"),
        ("+petit f1", "+s f1"),
        ("glisser n", "slide north"),
        ("glisse ouest", "slide west"),
        ("f1 home", "f1-home"),
        ("F1-ARRIVEE", "f1-home"),
        ("arrêter", "stop"),
        ("passe", "pass"),
    ],
)
def test_ido_understands_the_words_of_its_rulebook(entry, move):
    assert ludotheque.game("ido").tidy(entry) == move


def test_a_french_table_speaks_french_and_its_record_the_notation(terminal):
    entries = "\n".join(["?glisser", "glisser haut", "passer", "+p f1"]) + "\n"
    done = terminal.run("play", "ido", "--seed", "4", "--name", "Ann", "--language", "fr", entries=entries)
    told = done.stdout.decode()
    assert "4: glisser nord" in told
    assert "4  glisser nord  —" in told
    assert "« glisser haut » n’est pas un coup. Écrivez +p f1" in told.replace("\u00a0", " ")
    assert "Vous pouvez par exemple : +p f1, " in told.replace("\u00a0", " ")
    assert "+s" not in told
    assert terminal.document()["match"]["moves"][0] == "+s f1"


def test_moves_are_found_by_the_words_that_are_shown(capsys):
    game = ludotheque.game("igo")
    view = game.new(seed=4).view(0)
    with ludotheque.speaking("fr"):
        explain(Screen(False), game, view, ["DEFAUSSE"])
    assert capsys.readouterr().out.startswith("2  défausse  —  ")


@pytest.mark.parametrize("chosen", LANGUAGES)
def test_a_level_is_understood_as_it_is_called(chosen):
    with ludotheque.speaking(chosen):
        for level in LEVELS:
            assert level_meant(level_name(level)) == level
            assert f"({level_name(level)})" in say("told-bot", player="Ann", level=level)
        assert level_meant("Débutant@50") == level_meant("beginner@50") == "beginner@50"


def test_levels_have_names_in_both_languages_and_one_in_a_record(terminal):
    done = terminal.run("play", "--language", "fr", entries="shokoba\n1\n2\nfort\nq\n")
    told = done.stdout.decode()
    assert all(
        f"  {number}  {level}  " in told for number, level in enumerate(("débutant", "club", "fort", "expert"), 1)
    )
    assert {player["bot"] for player in terminal.document()["players"]} == {None, "strong"}
    helped = terminal.run("play", "shokoba", "--help", "--language", "fr").stdout.decode()
    assert "débutant" in helped
    assert "beginner" not in helped
    refused = terminal.run("play", "shokoba", "--bot", "débutent", "--language", "fr").stderr.decode()
    assert "débutent" in refused
    assert "débutant" in refused


def test_ways_to_play_have_names_in_both_languages(terminal, tmp_path):
    for way in ("équipes", "Equipes", "teams"):
        file = str(tmp_path / f"{way}.json")
        assert terminal.run("play", "shokoba", "--variant", way, "--save", file, "--language", "fr").returncode == 0
    refused = terminal.run("play", "ido", "--variant", "longues", "--language", "fr").stderr.decode()
    assert "quatre, courte, longue, ordre, plateau-ouvert" in refused
    shelf = terminal.run("play", "--language", "fr", entries="shokoba\nequipes\nclub\nq\n").stdout.decode()
    assert "neuf-cartes" in shelf
    assert "nine-cards" not in shelf
