"""`ludotheque replay` and `ludotheque verify`: through a pipe, at a terminal, in both languages, with bad files."""

import json
import re

import pexpect
import pytest

import ludotheque
from ludotheque.contract.shuffle import match_seed
from ludotheque.records import table_record

SECRET, TABLE, WORDS = bytes(range(32)), "Zx3-kq_9TtAb", ["sésame", ""]
WIPED = "\x1b[H\x1b[2J"
GAMES = ludotheque.games()


@pytest.fixture
def recorded(tmp_path):
    """Writes the record of a match at a table into a file, changed if that is wanted."""

    def write(name="shokoba", moves=None, over=True, **changes):
        match = ludotheque.game(name).new(seats=2, seed=match_seed(SECRET, TABLE, 1, WORDS))
        bot = ludotheque.bot("greedy", match.game, seed=1)
        while match.turn is not None and match.ply != moves:
            match.play(bot.choose(match.view_record(match.turn)))
        record = table_record(match, table=TABLE, number=1, words=WORDS, secret=SECRET, over=over)
        file = tmp_path / "record.json"
        file.write_text(json.dumps({**record, **changes}))
        return file

    return write


def lines(done):
    assert b"Traceback" not in done.stderr
    return done.stdout.decode().splitlines()


# verify


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_record_is_verified(terminal, recorded, name):
    done = terminal.run("verify", str(recorded(name)))
    told = lines(done)
    assert done.returncode == 0
    assert [line.split(":")[0] for line in told[:5]] == ["Holds"] * 5
    assert "Seat 1: “sésame”" in told
    assert told[-1] == "Everything holds."


def test_what_does_not_hold_is_said(terminal, recorded):
    file = recorded(seed="0" * 32)
    done = terminal.run("verify", str(file))
    assert done.returncode == 1
    wrong = [line for line in lines(done) if line.startswith("Does not hold: ")]
    assert len(wrong) == 1
    assert f"the file says {'0' * 32}" in wrong[0]
    assert lines(done)[-1] == "Not everything holds."


def test_verifying_speaks_french(terminal, recorded):
    told = lines(terminal.run("verify", str(recorded()), "--language", "fr"))
    assert told[0].startswith("Juste\u00a0: Le secret est celui qui était promis")
    assert told[-1] == "Tout est juste."
    done = terminal.run("verify", str(recorded(moves=6, digest="")), LUDOTHEQUE_LANGUAGE="fr")
    assert done.returncode == 1
    assert any(line.startswith("Faux\u00a0: Les coups ont l’empreinte") for line in lines(done))
    assert any("s’arrête avant que les règles y mettent fin" in line for line in lines(done))


def test_an_illegal_move_is_explained_by_its_rule(terminal, recorded):
    done = terminal.run("verify", str(recorded(moves=0, result=None)))
    assert done.returncode == 0
    file = recorded(moves=0)
    file.write_text(json.dumps({**json.loads(file.read_text()), "moves": ["S99"]}))
    done = terminal.run("verify", str(file))
    assert done.returncode == 1
    assert any("There is no card S99" in line and "[SHO-2]" in line for line in lines(done))


BAD_FILES = {
    "no JSON": (b"{", "it is not JSON"),
    "deep": (b"[" * 200_000, "it is not JSON"),
    "too large": (b" " * 10_000_001, "more than 10 million bytes"),
    "a list": (b"[]", "JSON object with named fields"),
    "no fields": (b"{}", "“game” is missing"),
    "half a character": (b'{"game": "\\ud800"}', "missing"),
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("bad", BAD_FILES)
def test_a_file_that_is_no_record_is_a_sentence_and_the_exit_code_2(terminal, tmp_path, command, bad):
    content, told = BAD_FILES[bad]
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    done = terminal.run(command, str(file))
    assert (done.returncode, done.stdout) == (2, b"")
    assert told in done.stderr.decode()
    assert done.stderr.decode().count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("changes", "english", "french"),
    [
        ({"rules": 99}, "version 99 of the rules", "version 99 des règles"),
        ({"seats": "2"}, "seats", "seats"),
        ({"game": "chess"}, "chess", "chess"),
        ({"options": {"\ud800": 1}}, "There is no option", "Il n’y a pas d’option"),
    ],
)
def test_a_record_that_is_not_ours_is_a_sentence_in_both_languages(
    terminal, recorded, command, changes, english, french
):
    file = recorded(moves=3, **changes)
    for language, told in (("en", english), ("fr", french)):
        done = terminal.run(command, str(file), "--language", language)
        assert (done.returncode, done.stdout) == (2, b"")
        assert told in done.stderr.decode()


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_wrong_command_lines_are_sentences(terminal, tmp_path, command):
    for arguments, told in (
        ((), "Name the file of a recorded match."),
        ((str(tmp_path / "none.json"),), "cannot be read"),
        ((str(tmp_path),), "cannot be read"),
        (("a.json", "b.json"), "b.json"),
        (("a.json", "--sat"), "--sat"),
        (("a.json", "--language", "de"), "de"),
    ):
        done = terminal.run(command, *arguments)
        assert (done.returncode, done.stdout) == (2, b"")
        assert told in done.stderr.decode()


def test_nothing_in_a_file_steers_the_terminal(terminal, recorded):
    file = recorded(moves=0)
    file.write_text(json.dumps({**json.loads(file.read_text()), "moves": ["\x1b[2J"]}))
    for command in ("verify", "replay"):
        done = terminal.run(command, str(file))
        assert done.returncode == {"verify": 1, "replay": 2}[command]
        assert b"\x1b" not in done.stdout + done.stderr


# replay


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_told_move_by_move_through_a_pipe(terminal, recorded, name):
    file = recorded(name)
    moves, result = (json.loads(file.read_text())[field] for field in ("moves", "result"))
    done = terminal.run("replay", str(file))
    told = lines(done)
    assert done.returncode == 0
    heads = [line for line in told if re.match(r"Move \d+, Seat [12]: ", line)]
    with ludotheque.speaking("en"):
        spoken = [ludotheque.game(name).spoken(move) for move in moves]
    assert [head.split(": ", 1)[1] for head in heads] == spoken
    assert told[-3] == "Final scores"
    assert f"★ Seat {result['winners'][0] + 1}: {result['scores'][result['winners'][0]]}" in told[-2:]
    assert b"\x1b" not in done.stdout


def test_a_seat_hears_its_own_secrets_a_spectator_none_and_everybody_all(terminal, recorded):
    file = str(recorded("stratheos"))
    secrets = {
        eyes: {line.split(" sees")[0] for line in lines(terminal.run("replay", file, *eyes)) if "Only Seat" in line}
        for eyes in ((), ("--seat", "1"), ("--seat", "2"), ("--all",))
    }
    assert secrets == {
        (): set(),
        ("--seat", "1"): {"Only Seat 1"},
        ("--seat", "2"): {"Only Seat 2"},
        ("--all",): {"Only Seat 1", "Only Seat 2"},
    }


def test_a_seat_sees_its_own_hand_only(terminal, recorded):
    file = recorded(moves=4, over=False)
    match = ludotheque.replay(json.loads(file.read_text()))
    own, other = (set(match.view(seat)["hand"]) for seat in (0, 1))
    known = own | set(match.view(0)["table"])
    told = lines(terminal.run("replay", str(file), "--seat", "1", "--at", "4"))
    hand = next(line for line in told if line.startswith("Your hand: "))
    assert all(card in hand for card in own)
    assert not any(re.search(rf"\b{card}\b", line) for card in other - known for line in told)
    assert "Your hand" not in terminal.run("replay", str(file)).stdout.decode()


def test_all_hands_are_shown_only_after_the_end(terminal, recorded):
    done = terminal.run("replay", str(recorded(moves=4, over=False)), "--all")
    assert (done.returncode, done.stdout) == (2, b"")
    assert "The match is not over" in done.stderr.decode()
    told = lines(terminal.run("replay", str(recorded(moves=4)), "--all"))  # people ended it: the secret is told
    assert told.count("As seen by Seat 1:") == told.count("As seen by Seat 2:") == 2
    assert told[-1] == "The match stops here, before the rules end it."


def test_the_story_may_begin_later(terminal, recorded):
    file = recorded(moves=6)
    told = lines(terminal.run("replay", str(file), "--at", "4"))
    assert [line.split(",")[0] for line in told if line.startswith("Move ")] == ["Move 5", "Move 6"]
    assert [line for line in lines(terminal.run("replay", str(file), "--at", "6")) if line.startswith("Move ")] == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--at", "7"), "The match has 6 moves"),
        (("--at", "x"), "--at"),
        (("--seat", "3"), "There is no seat 3 at a table of 2: they go from 1 to 2."),
        (("--seat", "0"), "There is no seat 0"),
        (("--seat", "-1"), "--seat"),
        (("--seat", "1", "--all"), "Either --seat or --all"),
    ],
)
def test_what_the_record_does_not_have_is_refused(terminal, recorded, arguments, told):
    done = terminal.run("replay", str(recorded(moves=6)), *arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert told in done.stderr.decode()


def test_replaying_speaks_french(terminal, recorded):
    told = lines(terminal.run("replay", str(recorded()), "--language", "fr"))
    assert re.fullmatch(r"Shokoba\s: une partie enregistrée de \d+ coups\.", told[0])
    assert any(line.startswith("Coup 1, Place ") for line in told)
    assert told[-3] == "Résultat final"


def test_a_match_of_no_table_is_told_too(terminal, tmp_path):
    match = ludotheque.game("igo").new(seed=1)
    match.play(match.moves()[0])
    (tmp_path / "plain.json").write_text(json.dumps(match.record()))
    done = terminal.run_apart("replay", str(tmp_path / "plain.json"))
    assert done.returncode == 0
    assert any(line.startswith("Move 1, Seat ") for line in lines(done))
    done = terminal.run_apart("verify", str(tmp_path / "plain.json"))
    assert done.returncode == 1
    assert "The file tells of no shuffle" in done.stdout.decode()


# at a terminal


def test_at_a_terminal_the_table_is_drawn_move_by_move(play, recorded):
    child = play("replay", str(recorded(moves=3)), "--seat", "1")
    for number in range(4):
        child.expect(f"{number} of 3. Enter for the next move, a number to go there, q to leave > ")
        assert "╭─────╮" in child.before
        assert WIPED in child.before
        assert (f"Move {number}, Seat" in child.before) is (number > 0)
        child.sendline("")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


def test_at_a_terminal_one_can_go_to_any_move_and_leave(play, recorded):
    child = play("replay", str(recorded()), "--at", "5", "--language", "fr")
    child.expect(r"5 sur \d+\. Entrée pour le coup suivant")
    for entry, told in (
        ("2", r"2 sur "),
        ("0", r"0 sur "),
        ("99999", "La partie a "),
        ("", r"1 sur "),
        ("b", r"«\sb\s»"),
    ):
        child.sendline(entry)
        child.expect(told)
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


def test_at_a_terminal_the_end_of_the_input_and_ctrl_c_leave(play, recorded):
    file = str(recorded(moves=3))
    for leave, code in (("sendeof", 0), ("sendintr", 130)):
        child = play("replay", file, "--all")
        child.expect("0 of 3. .* > ")
        assert "As seen by Seat 1:" in child.before
        getattr(child, leave)()
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == code


def test_a_screen_reader_hears_sentences_at_a_terminal(play, recorded):
    child = play("replay", str(recorded(moves=3)), "--plain")
    child.expect(pexpect.EOF)
    assert "The match stops here" in child.before
    assert "\x1b" not in child.before


@pytest.mark.parametrize(("language", "told"), [("en", "Everything holds."), ("fr", "Tout est juste.")])
def test_verifying_at_a_terminal(play, recorded, language, told):
    child = play("verify", str(recorded(moves=3)), "--language", language)
    child.expect(pexpect.EOF)
    child.wait()
    assert told in child.before
    assert child.exitstatus == 0


def test_a_match_that_the_terminal_kept_is_told_again_with_its_names(terminal):
    terminal.run("play", "shokoba", "--seed", "4", "--name", "Ann", "--name", "Bob", "--bot", "greedy", entries="1\n")
    (file,) = terminal.saved
    told = lines(terminal.run("replay", str(file), "--seat", "1"))
    assert "Ann lays R5." in told
    assert not any("Seat 1" in line for line in told)
    checked = lines(terminal.run("verify", str(file)))
    assert checked[0] == (
        "Does not hold: The file tells of no shuffle: nothing was promised before the cards were dealt."
    )
    assert checked[1].startswith("Holds: ")
