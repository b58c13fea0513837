"""However a player leaves, the match is there."""

import json
import os
import signal
import time

import pytest

import ludotheque

SHOKOBA = ("play", "shokoba", "--seed", "4", "--name", "Ann", "--name", "Bob", "--bot", "greedy")


def wait_for(terminal, moves):
    """Until so many moves are in the file."""
    for _ in range(600):
        if terminal.saved and len(terminal.document()["match"]["moves"]) >= moves:
            return
        time.sleep(0.05)
    raise AssertionError(f"{moves} moves were never saved")


def wait_for_prompt(program, times=1):
    """Until the program has read its match and asks for a move, so many times."""
    told = b""
    while told.count(b"Play a card.") < times:
        told += program.stdout.read1()
        assert program.poll() is None, told


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda number: number.name)
def test_a_signal_keeps_the_match_and_says_how_to_resume(terminal, number):
    program = terminal.start(*SHOKOBA)
    program.stdin.write(b"1\n")
    program.stdin.flush()
    wait_for_prompt(program, 2)
    program.send_signal(number)
    out, err = program.communicate(timeout=30)
    assert program.returncode == 128 + number
    assert out.decode().endswith("The match is kept. Go on with: ludotheque play --resume\n")
    assert b"Traceback" not in err
    assert ludotheque.replay(terminal.document()["match"]).turn == 0


def test_being_killed_loses_no_move(terminal):
    program = terminal.start(*SHOKOBA)
    program.stdin.write(b"1\n1\n1\n")
    program.stdin.flush()
    wait_for(terminal, 7)
    program.kill()
    program.communicate(timeout=30)
    assert len(terminal.document()["match"]["moves"]) == 7
    done = terminal.run("play", "--resume", entries="1\n")
    assert len(terminal.document()["match"]["moves"]) > 7
    assert b"Shokoba: on we go, after 7 moves." in done.stdout


def test_a_reader_who_stops_reading_does_no_harm(terminal):
    program = terminal.start(*SHOKOBA)
    program.stdout.close()
    program.stdin.write(b"1\n" * 50)
    program.stdin.close()
    assert program.wait(timeout=60) == 1
    assert b"Traceback" not in program.stderr.read()
    program.stderr.close()
    assert ludotheque.replay(terminal.document()["match"]).turn is not None


def test_a_match_in_a_file_of_ones_own_is_resumed_by_its_name(terminal, tmp_path):
    file = tmp_path / "our match.json"
    done = terminal.run(*SHOKOBA, "--save", str(file), entries="1\nquit\n")
    assert f"Go on with: ludotheque play --resume '{file}'" in done.stdout.decode()
    assert terminal.saved == []
    done = terminal.run("play", "--resume", str(file), entries="1\n")
    assert len(json.loads(file.read_text())["match"]["moves"]) == 5


def test_a_copy_can_be_kept_but_never_over_another_file(terminal, tmp_path):
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    done = terminal.run(*SHOKOBA, entries=f"save {precious}\nsave {tmp_path / 'copy.json'}\nsave\n")
    assert precious.read_text() == "precious"
    assert f"{precious} is there already." in done.stdout.decode()
    assert json.loads((tmp_path / "copy.json").read_text()) == terminal.document()
    done = terminal.run(*SHOKOBA, "--save", str(precious))
    assert done.returncode == 2
    assert precious.read_text() == "precious"


def test_the_newest_unfinished_match_is_resumed(terminal):
    terminal.run(*SHOKOBA, entries="1\n")
    (older,) = terminal.saved
    os.utime(older, (1, 1))
    terminal.run("play", "shokoba", "--seed", "9", "--humans", "0")  # over
    done = terminal.run("play", "--resume")
    assert b"on we go, after 3 moves." in done.stdout


def test_nothing_to_resume_is_said(terminal):
    done = terminal.run("play", "--resume")
    assert done.returncode == 2
    assert done.stderr.decode().startswith("There is no unfinished match in ")


def test_a_folder_that_cannot_be_written_is_a_sentence(terminal, tmp_path):
    (tmp_path / "ludotheque").write_text("in the way")
    done = terminal.run(*SHOKOBA, entries="1\n")
    assert done.returncode == 2
    assert "The match cannot be kept in " in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_no_half_written_file_is_left_behind(terminal):
    terminal.run(*SHOKOBA, entries="1\n" * 30)
    assert [file.name for file in terminal.saved[0].parent.iterdir()] == [terminal.saved[0].name]


def test_two_terminals_that_go_on_with_one_match_lose_neither(terminal):
    """Each keeps its own from the first move on that the other had not seen."""
    terminal.run(*SHOKOBA, entries="1\n")
    first = terminal.start("play", "--resume")
    wait_for_prompt(first)
    terminal.run("play", "--resume", entries="2\n2\n")
    after_the_second = terminal.document()
    out, err = first.communicate(b"1\n1\n1\n", timeout=60)
    assert b"Traceback" not in err
    original, beside = sorted(terminal.saved, key=lambda file: len(file.name))
    assert f"This match was gone on with elsewhere meanwhile. Yours is now kept in {beside}." in out.decode()
    assert out.decode().count(str(beside)) == 1
    assert json.loads(original.read_text()) == after_the_second
    assert len(json.loads(beside.read_text())["match"]["moves"]) > 3
