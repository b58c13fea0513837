"""The command line: every game's options, and a sentence for whatever is wrong with them."""

import json
from importlib.metadata import version

import pexpect
import pytest

import ludotheque
from ludotheque.lab import prepare
from ludotheque.terminal import launch

REFUSALS = [
    (["shokobaa"], "There is no game “shokobaa”. Did you mean: shokoba?"),
    (["shokoba", "--seets", "3"], "There is no option “--seets”. Did you mean: --seats?"),
    (["shokoba", "--nine_cards"], "There is no option “--nine_cards”. Did you mean: --nine-cards?"),
    (["--resum"], "There is no option “--resum”. Did you mean: --resume?"),
    (["shokoba", "--seats", "9"], "“9” is no value for seats; possible: 2, 3, 4. [SHO-1]"),
    (["shokoba", "--seats", "two"], "“two” is no value for seats; possible: 2, 3, 4. [SHO-1]"),
    (["shokoba", "--edition", "clasic"], "“clasic” is no value for edition; possible: 2023, classic. [SHO-30]"),
    (["shokoba", "--teams"], "Teams are two against two: four players are needed, not 2. [SHO-34]"),
    (
        ["shokoba", "--nine-cards", "--seats", "4"],
        "Nine cards each are dealt only when four play in teams: set teams too. [SHO-43]",
    ),
    (
        ["ido", "--variant", "longest"],
        "“longest” is no value for --variant; possible: four, short, long, order, open-board.",
    ),
    (
        ["shokoba", "--variant", "teams", "--seats", "3"],
        "Teams are two against two: four players are needed, not 3. [SHO-34]",
    ),
    (["shokoba", "--bot", "gready"], "There is no bot “gready”. Did you mean: greedy?"),
    (["shokoba", "--bot", "exprt@2000"], "There is no bot “exprt@2000”. Did you mean: expert?"),
    (["shokoba", "--bot", "greedy@9"], "There is no bot “greedy@9”. Did you mean: greedy?"),
    (["shokoba", "--bot", "greedy", "--bot", "random"], "2 bots for 1 free seats."),
    (["shokoba", "--humans", "3"], "3 people cannot sit at a table of 2."),
    (["shokoba", "--seat", "3"], "There is no seat 3 at a table of 2: they go from 1 to 2."),
    (["shokoba", "--seat", "0"], "There is no seat 0 at a table of 2: they go from 1 to 2."),
    (
        ["stratheos", "--youngest", "0"],
        "“0” is no value for youngest; possible: 1, 2, 3, 4, 5, 6. [STR-11]",
    ),
    (["stratheos", "--youngest", "3"], "The youngest player must be one of the 2 who play. [STR-11]"),
    (["shokoba", "--humans", "-1"], "--humans is a whole number, not “-1”."),
    (["shokoba", "--name", "Ann", "--name", "Ann"], "Players need different names: Ann, Ann."),
    (["shokoba", "--name", " "], "“” is no name for a player: 1 to 16 letters."),
    (["shokoba", "--seed", "-3"], "--seed is a whole number, not “-3”."),
    (["shokoba", "--language", "de"], "“de” is no value for --language; possible: fr, en."),
    (["--resume", "/nowhere.json"], "/nowhere.json cannot be read: No such file or directory."),
    (["shokobaa", "--language", "fr"], "Il n’y a pas de jeu « shokobaa ». Vouliez-vous dire : shokoba ?"),
    (
        ["shokoba", "--seats=5", "--language=fr"],
        "« 5 » n’est pas une valeur de seats ; possibles : 2, 3, 4. [SHO-1]",
    ),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSALS, ids=lambda part: " ".join(part)[:40])
def test_a_wrong_command_line_is_refused_with_a_sentence(terminal, arguments, sentence):
    done = terminal.run("play", *arguments)
    assert done.returncode == 2
    assert done.stderr.decode() == sentence + "\n"
    assert terminal.saved == []


def test_a_seed_has_at_most_128_bits(terminal):
    done = terminal.run("play", "shokoba", "--seed", str(1 << 128))
    assert done.returncode == 2
    assert done.stderr.decode().startswith("A seed is a whole number from 0 up to 128 bits, not “")


def test_every_option_of_every_game_is_an_option_of_its_command(terminal):
    for name in ludotheque.games():
        game = ludotheque.game(name)
        shown = terminal.run_apart("play", name, "--help", COLUMNS="200").stdout.decode()
        for option in game.options:
            assert f"--{option.name.replace('_', '-')} " in shown
            assert f"({option.clause})" in shown


def test_options_reach_the_table(terminal):
    terminal.run(
        *("play", "shokoba", "--seats", "4", "--edition", "Classic", "--target", "16", "--teams"),
        *("--nine-cards", "--equal-first", "--youngest", "2"),
    )
    record = terminal.document()["match"]
    assert record["seats"] == 4
    assert record["options"] == {
        "edition": "classic",
        "target": 16,
        "teams": True,
        "oversight": False,
        "nine_cards": True,
        "equal_first": True,
        "memo": False,
        "youngest": 1,
    }


def test_every_variant_can_be_named_and_changed(terminal):
    terminal.run("play", "shokoba", "--variant", "experts", "--memo")
    record = terminal.document()["match"]
    assert record["seats"] == 4
    options = ludotheque.game("shokoba").variants["experts"]
    assert record["options"] == {**record["options"], **options, "memo": True}
    for name in ludotheque.games():
        shown = terminal.run_apart("play", name, "--help", COLUMNS="200").stdout.decode()
        assert all(way in shown for way in ludotheque.game(name).variants)


@pytest.mark.parametrize(
    ("word", "meant"),
    [("shokoba", "play shokoba"), ("stratheo", "play stratheos"), ("plai", "play"), ("verfy", "verify")],
)
def test_an_unknown_command_is_refused_with_what_may_be_meant(terminal, word, meant):
    done = terminal.run(word)
    assert done.returncode == 2
    assert done.stderr.decode() == f"There is no command “{word}”. Did you mean: {meant}?\n"
    french = terminal.run(word, LUDOTHEQUE_LANGUAGE="fr").stderr.decode()
    assert french.startswith(f"Il n’y a pas de commande « {word} ».".replace("« ", "«\u00a0").replace(" »", "\u00a0»"))


def test_without_a_word_the_shelf_opens(terminal):
    done = terminal.run(entries="q\n")
    assert (done.returncode, terminal.saved) == (0, [])
    assert "shokoba" in done.stdout.decode()


def test_ctrl_c_while_a_game_is_compiled_is_a_sentence(terminal, tmp_path, monkeypatch):
    def interrupted(*missing):
        raise KeyboardInterrupt

    monkeypatch.setattr(prepare, "_stamp", lambda game: tmp_path / "not prepared")
    monkeypatch.setattr(prepare, "_compile_all", interrupted)
    done = terminal.run("play", "shokoba")
    assert (done.returncode, terminal.saved) == (130, [])
    assert done.stderr.decode().startswith("Stopped while compiling.")


def test_ctrl_c_at_a_terminal_ends_what_is_being_compiled_without_a_word_of_its_own(play, tmp_path):
    child = play("play", "shokoba", XDG_CACHE_HOME=str(tmp_path / "nothing compiled"))
    child.expect("%")  # one step is done: what compiles is in the middle of its work
    child.sendintr()
    child.expect("Stopped while compiling")
    told = child.before
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130
    assert "Traceback" not in told + child.before


def test_the_version_is_said(terminal):
    assert terminal.run("--version").stdout.decode() == f"ludotheque {version('ludotheque')}\n"


def test_the_help_is_in_the_language_asked_for(terminal):
    shown = terminal.run_apart("play", "shokoba", "--language", "fr", "--help", COLUMNS="200").stdout.decode()
    assert "Deux contre deux, les partenaires face à face (SHO-34)" in shown
    assert "Garder la partie dans ce fichier" in shown
    assert "Jouer ici dans le terminal" in terminal.run("play", "--language", "fr", "--help").stdout.decode()


def test_without_a_game_one_is_chosen_from_the_shelf(terminal):
    done = terminal.run("play", entries="chess\nshokoba\nteams\nbeginner\n1\n")
    assert done.returncode == 0
    record = terminal.document()["match"]
    assert (record["game"], record["seats"], record["options"]["teams"]) == ("shokoba", 4, True)
    assert len(record["moves"]) > 0
    assert sorted(str(player["bot"]) for player in terminal.document()["players"]) == ["None", *["beginner"] * 3]


def test_the_menu_offers_to_resume(terminal):
    terminal.run("play", "shokoba", "--seed", "4", entries="1\n")
    done = terminal.run("play", entries="pardon\n\n1\n")
    told = done.stdout.decode()
    assert "“pardon” is not among: resume, " in told
    assert "on we go, after 3 moves." in told
    assert len(terminal.document()["match"]["moves"]) == 5


def test_leaving_the_menu_starts_nothing(terminal):
    for entries in ("", "q\n"):
        assert terminal.run("play", entries=entries).returncode == 0
        assert terminal.saved == []


def test_the_lone_person_sits_by_lot_or_where_it_was_chosen(terminal, tmp_path, monkeypatch):
    def sits(*more):
        file = tmp_path / f"{'-'.join(more) or 'lot'}.json"
        terminal.run("play", "shokoba", "--seats", "4", "--name", "Ann", "--save", str(file), *more)
        return [player["name"] for player in json.loads(file.read_text())["players"]].index("Ann") + 1

    assert [sits("--seat", str(seat)) for seat in range(1, 5)] == [1, 2, 3, 4]
    assert sits("--seed", "7") == 1
    monkeypatch.setattr(launch, "by_lot", lambda seats: seats - 1)
    assert sits() == 3


def test_saved_matches_have_names_that_people_read(terminal):
    terminal.run("play", "shokoba", "--seed", "4", "--name", "Ann", "--name", "Émile B.", entries="1\n")
    (file,) = terminal.saved
    assert file.name.startswith("shokoba-ann-emileb-2")
    assert "Shokoba: Ann and Émile B., left 2" in terminal.run("play", entries="q\n").stdout.decode()
