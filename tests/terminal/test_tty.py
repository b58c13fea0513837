"""At a real terminal: drawn, wiped between people, and another match offered."""

import re

import pexpect
import pytest

from ludotheque.terminal.encoding import PLAIN

WIPED = "\x1b[H\x1b[2J"


SHOKOBA = ("play", "shokoba", "--seed", "4", "--name", "Ann", "--name", "Bob", "--bot", "greedy")


def test_the_table_is_drawn_and_ctrl_c_keeps_the_match(play, terminal):
    child = play(*SHOKOBA)
    child.expect("Ann> ")
    assert "╭─────╮" in child.before
    assert "\x1b[1;38;5;" in child.before
    child.sendline("1")
    child.expect("Ann> ")
    assert WIPED in child.before
    child.sendintr()
    child.expect("The match is kept. Go on with: ludotheque play --resume")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130
    assert len(terminal.document()["match"]["moves"]) == 3


def test_the_end_of_the_input_leaves_too(play):
    child = play(*SHOKOBA)
    child.expect("Ann> ")
    child.sendeof()
    child.expect("The match is kept.")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_they_are_not_wanted(play, environment):
    child = play(*SHOKOBA, **environment)
    child.expect("Ann> ")
    assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8]|9[0-7])[0-9;]*m", child.before)
    assert ("╭─────╮" in child.before) is ("NO_COLOR" in environment)


def test_plain_sentences_at_a_terminal_for_a_screen_reader(play):
    child = play(*SHOKOBA, "--plain")
    child.expect("Ann> ")
    child.sendline("1")
    child.expect("Ann> ")
    assert "The table: " in child.before
    assert "\x1b" not in child.before


def test_no_word_of_a_refusal_is_torn_apart(play):
    child = play("play", "shokoba", "--seats", "two-hundred-and-fifty-thousand", size=(24, 40))
    child.expect(pexpect.EOF)
    told = re.sub(r"\x1b\[[0-9;]*m", "", child.before).replace("\r", "")
    assert "\n" in told.strip()
    assert all(word in told.split() for word in ("“two-hundred-and-fifty-thousand”", "possible:"))


def test_after_a_secret_is_hidden_what_everybody_saw_is_told_once_and_in_order(play):
    child = play("play", "stratheos", "--seed", "4", "--name", "Ann", "--bot", "greedy", "--plain")
    child.expect("Ann> ")
    child.sendline("ready")
    child.expect("Enter to hide it … ")
    child.sendline("")
    child.expect("Ann> ")
    told = child.before.rpartition(WIPED)[2].replace("\r", "").split("\n")
    story = told[: next(number for number, line in enumerate(told) if line.startswith("Turn "))]
    assert story[0].endswith("Ann turns the cards back.")
    assert len(story) > 1
    assert len(set(story)) == len(story)


def test_a_narrow_terminal_gets_sentences(play):
    child = play(*SHOKOBA, size=(24, 60))
    child.expect("Ann> ")
    assert "Your hand: " in child.before


@pytest.mark.parametrize("mode", ["--drawn", "--plain"])
def test_nobody_sees_another_persons_hand(play, mode):
    child = play(*SHOKOBA, "--humans", "2", mode)
    child.expect("Bob, it is your turn. The others look away.")
    child.expect("Press Enter")
    assert "S9" not in child.before
    child.sendline("")
    child.expect("Bob> ")
    child.sendline("1")
    child.expect("Ann, it is your turn. The others look away.")
    assert child.before.rindex(WIPED) > child.before.rindex("Bob ")
    child.sendline("")
    child.expect("Ann> ")
    assert "Bob lays" in child.before or "Bob plays" in child.before


def test_after_the_end_another_match_is_offered(play, terminal):
    child = play(*SHOKOBA, "--plain")
    while child.expect(["Ann> ", re.escape("Another match? (y/n) ")]) == 0:
        child.sendline("1")
    assert "Final scores" in child.before
    child.sendline("y")
    child.expect("Ann> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert len(terminal.saved) == 2


def test_a_terminal_that_is_closed_loses_nothing(play, terminal):
    child = play(*SHOKOBA)
    child.expect("Ann> ")
    child.sendline("1")
    child.expect("Ann> ")
    child.close(force=False)
    assert len(terminal.document()["match"]["moves"]) == 3


def test_a_long_text_comes_a_screenful_at_a_time(play):
    child = play(*SHOKOBA)
    child.expect("Ann> ")
    child.sendline("rules")
    child.expect("Enter for more, q to stop")
    assert child.before.count("\n") <= 24
    child.sendline("q")
    child.expect("Ann> ")


def test_the_menu_resumes_with_the_enter_key(play, terminal):
    terminal.run(*SHOKOBA, entries="1\n")
    child = play("play")
    child.expect("What shall we play?")
    child.sendline("")
    child.expect("Ann> ")
    assert len(terminal.document()["match"]["moves"]) == 3


def test_likenesses_in_ascii_are_ascii():
    assert all(likeness.isascii() for likeness in PLAIN.values())
