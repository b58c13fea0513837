"""Playing through a pipe: plain sentences, one thing a line, nothing lost."""

import re

import pytest

import ludotheque
from ludotheque.terminal import commands

SHOKOBA = ("play", "shokoba", "--seed", "4", "--name", "Ann", "--name", "Bob", "--bot", "greedy")
IDO = ("play", "ido", "--seed", "4", "--name", "Ann", "--name", "Bob", "--bot", "greedy")
FIRST_CARD = "1\n" * 400


def lines(done):
    assert b"Traceback" not in done.stderr
    return done.stdout.decode().splitlines()


def test_a_full_match_can_be_played_through_a_pipe(terminal):
    done = terminal.run_apart(*SHOKOBA, entries=FIRST_CARD.encode())
    told = lines(done)
    assert done.returncode == 0
    assert any(line.startswith("The match is over: ") for line in told)
    match = ludotheque.replay(terminal.document()["match"])
    assert match.turn is None
    assert terminal.document()["over"] is True
    winner = ["Ann", "Bob"][match.result.winners[0]]
    assert told[-3:][0] == "Final scores"
    assert f"★ {winner}: {max(match.result.scores)}" in told[-2:]


def test_three_bots_play_a_match_that_nobody_but_a_spectator_watches(terminal):
    done = terminal.run("play", "shokoba", "--humans", "0", "--seats", "3", "--bot", "random", "--bot", "greedy")
    assert done.returncode == 0
    assert [player["bot"] for player in terminal.document()["players"]] == ["random", "greedy", "club"]
    assert b"Your hand" not in done.stdout
    assert b"Final scores" in done.stdout


def test_nobody_calls_before_the_person_has_seen_the_cards_of_the_round(terminal):
    done = terminal.run(
        "play", "igo", "--seed", "1", "--name", "Ann", "--name", "Bob", "--bot", "club", entries=FIRST_CARD
    )
    rounds = re.split(r"Round \d+: Bob begins\.", done.stdout.decode())
    called_at_once = [told for told in rounds if "Bob calls" in told.split("Ann>")[0]]
    assert called_at_once
    for told in called_at_once:
        assert "Your hand: " in told.split("Bob calls")[0]


def test_the_end_of_the_input_keeps_the_match_and_resuming_finds_the_same_position(terminal):
    left = lines(terminal.run_apart(*SHOKOBA, entries=b"1\n1\n"))
    before = terminal.document()
    assert left[-1] == "The match is kept. Go on with: ludotheque play --resume"
    done = terminal.run_apart("play", "--resume")
    assert done.returncode == 0
    resumed = lines(done)
    assert terminal.document() == before
    last_table = max(number for number, line in enumerate(left) if line.startswith("Shokoba, round"))
    first_table = min(number for number, line in enumerate(resumed) if line.startswith("Shokoba, round"))
    assert left[last_table:-2] == resumed[first_table:-2]


def test_a_match_goes_on_after_resuming_as_if_it_had_not_been_left(terminal):
    terminal.run(*SHOKOBA, entries="1\n1\n")
    terminal.run("play", "shokoba", "--resume", entries="1\n")
    assert len(terminal.document()["match"]["moves"]) == 7  # Bob began, and answered each of Ann's three moves


def test_the_same_seed_gives_the_same_match(terminal, tmp_path):
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for file in (first, second):
        terminal.run(*SHOKOBA, "--save", str(file), entries=FIRST_CARD)
    assert first.read_text() == second.read_text()


def test_a_move_may_be_typed_freely_or_by_its_number(terminal):
    told = lines(terminal.run(*SHOKOBA, entries=" s8 X r8 \n2\n"))
    assert "Ann plays S8 and takes R8." in told
    assert terminal.document()["match"]["moves"][1] == "S8xR8"


def test_a_wrong_entry_says_why_with_the_clause_and_changes_nothing(terminal):
    done = terminal.run(*SHOKOBA, entries="S8\nS5\nR10xS9\nhello\n99\n0\n\n")
    told = lines(done)
    assert "S8 can take, so it may not be laid. It takes: S8xR8. [SHO-15]" in told
    assert "You do not hold S5. Your hand: R10 S8 R5. [SHO-12]" in told
    assert "R10 takes cards that add up to 10; 9 is not 10. [SHO-13]" in told
    assert any(line.startswith("“hello” is no move.") and line.endswith("[SHO-12]") for line in told)
    assert "There is no move number 99: they go from 1 to 3." in told
    assert len(terminal.document()["match"]["moves"]) == 1  # Bob's


def test_everything_is_said_in_french_too(terminal):
    told = lines(terminal.run(*SHOKOBA, "--language", "fr", entries="S8\n?\nrègles 15\nregles 999\n"))
    assert "S8 peut prendre, on ne peut donc pas la poser. Elle prend : S8xR8. [SHO-15]" in told
    assert "2  S8xR8  —  avec le saphir 8, prendre le rubis 8" in told
    assert any(line.startswith("SHO-15 — Si vous ne pouvez pas prendre") for line in told)
    assert any(line.startswith("Il n’y a pas de clause « 999 ».") for line in told)
    assert told[-1] == "La partie est gardée. Pour continuer : ludotheque play --resume"


def test_the_words_of_both_languages_are_understood_in_either(terminal):
    told = lines(terminal.run(*SHOKOBA, entries="aide\nrécit\nHELP\nlog\nquitter\n1\n"))
    assert told.count("help, h — this list") == 2
    assert told.count("Bob plays S9 and takes R6 S3.") == 3
    assert len(terminal.document()["match"]["moves"]) == 1


def test_a_misspelt_command_is_recognised(terminal):
    told = lines(terminal.run(*SHOKOBA, entries="ruless 15\nundoo\nsumm\n"))
    for wrong, right in (("ruless", "rules"), ("undoo", "undo"), ("summ", "sum")):
        assert f"“{wrong}” is neither a move nor a command. Did you mean: {right}?" in told


def test_the_rulebook_and_its_clauses_can_be_read_at_the_table(terminal):
    told = lines(terminal.run(*SHOKOBA, entries="rules\nrule sho-16\n"))
    assert any(line.startswith("SHO-44") for line in told)
    assert sum(line.startswith("SHO-16") for line in told) == 2
    assert not any("<a id" in line or "**" in line or line.startswith("#") for line in told)


def test_undo_goes_back_to_ones_own_last_decision(terminal):
    lines(terminal.run(*IDO, entries="1\n2\nundo\nannuler\n"))
    assert terminal.document()["match"]["moves"] == []
    told = lines(terminal.run("play", "--resume", entries="undo\n"))
    assert "There is no move to take back." in told
    assert terminal.document()["match"]["moves"] == []


def test_bots_say_no_where_undo_would_show_again_what_was_hidden(terminal):
    told = lines(terminal.run(*SHOKOBA, entries="1\nundo\n"))
    assert "Bob says no: since then you have seen something that was hidden. The move stays." in told
    assert len(terminal.document()["match"]["moves"]) == 3


@pytest.mark.parametrize(("answer", "left"), [("y", 0), ("n", 2)])
def test_people_are_asked_before_a_move_is_taken_back(terminal, answer, left):
    told = lines(terminal.run(*IDO, "--humans", "2", entries=f"1\n1\nundo\n{answer}\n"))
    assert any(line.startswith("Bob, may Ann take the last move back? (y/n)") for line in told)
    assert ("Bob says no: the move stays." in told) is (answer == "n")
    assert len(terminal.document()["match"]["moves"]) == left


def test_several_people_are_asked_in_turn_and_a_pipe_presses_no_keys(terminal):
    told = lines(terminal.run(*SHOKOBA, "--humans", "2", entries="1\n1\n1\n"))
    assert [line for line in told if line.startswith(("Ann> ", "Bob> "))] == ["Bob> 1", "Ann> 1", "Bob> 1"]
    assert "Ann, it is your turn. The others look away." in told


def test_likings_are_set_and_kept(terminal):
    told = lines(terminal.run(*SHOKOBA, entries="1\nset sort gem\nset sort size\nset sorrt gem\nset\n"))
    assert "“size” is no value for sort; possible: value, gem." in told
    assert "There is no option “sorrt”. Did you mean: sort?" in told
    assert "sort: gem (possible: value, gem)" in told
    assert terminal.document()["preferences"] == {"sort": "gem"}
    told = lines(terminal.run("play", "--resume", entries="set language fr\n"))
    assert any(line.startswith("Votre main : ") for line in told)
    assert terminal.document()["language"] == "fr"


def test_questions_are_answered_from_what_the_player_sees(terminal):
    told = lines(terminal.run(*SHOKOBA, entries="sum\nlast\n"))
    assert "The table adds up to 17." in told
    assert "Bob took last." in told


def test_questions_are_understood_in_both_languages(terminal):
    told = lines(terminal.run(*SHOKOBA, entries="sum\nsomme\n"))
    answers = [line for line in told if line.startswith("The table adds up to")]
    assert len(answers) == 2
    assert len(set(answers)) == 1


@pytest.mark.parametrize(("word", "language"), [("hint", "en"), ("conseil", "fr"), ("CONSEIL", "en")])
@pytest.mark.parametrize("mode", ["--plain", "--drawn"])
def test_a_hint_names_the_best_moves_with_their_numbers_and_reasons(terminal, monkeypatch, word, language, mode):
    monkeypatch.setattr(commands, "HINT_SECONDS", 0.05)
    told = lines(terminal.run(*SHOKOBA, "--language", language, mode, entries=f"{word}\n"))
    text = " ".join(line.strip() for line in told)
    reason = "in 100\\) — takes a ruby" if language == "en" else "sur 100\\) — prend un rubis"
    assert re.search(rf"2  S8xR8 · [^—]* \(\d+ {reason}", text)
    assert "%" not in text
    assert len(terminal.document()["match"]["moves"]) == 1


@pytest.mark.parametrize("level", ["beginner", "club", "expert@50", "expert@0.01s"])
def test_people_choose_how_strong_the_bots_are(terminal, level):
    terminal.run(*SHOKOBA[:-1], level, entries="1\n")
    terminal.run("play", "--resume", entries="1\n")
    assert terminal.document()["players"][1] == {"name": "Bob", "bot": level}
    assert len(terminal.document()["match"]["moves"]) >= 4


def test_a_searching_bot_plays_on_after_a_move_was_taken_back(terminal):
    told = lines(terminal.run(*IDO[:-1], "expert@50", entries="1\nundo\n2\n1\n"))
    assert "Taken back." in told
    assert len(terminal.document()["match"]["moves"]) >= 4


@pytest.mark.parametrize("surroundings", [{}, {"TERM": "dumb"}, {"NO_COLOR": "1"}, {"FORCE_COLOR": "1"}])
def test_nothing_steers_the_terminal_in_a_pipe(terminal, surroundings):
    done = terminal.run(*SHOKOBA, entries="1\n?\nrules 15\nS4\n\x1b[2J\n", **surroundings)
    assert b"\x1b" not in done.stdout + done.stderr
    assert not re.search("[│╭─]", done.stdout.decode())


@pytest.mark.parametrize("surroundings", [{"LANG": "C"}, {"LC_ALL": "POSIX"}, {"PYTHONIOENCODING": "ascii"}])
@pytest.mark.parametrize("mode", ["--plain", "--drawn"])
def test_a_terminal_that_knows_only_ascii_gets_ascii(terminal, surroundings, mode):
    entries = "1\n?\naide\nrègles 15\n".encode()
    done = terminal.run_apart(*SHOKOBA, mode, "--language", "fr", entries=entries, **surroundings)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert b"La partie est gardee." in done.stdout
    assert (b"+-----+" in done.stdout) is (mode == "--drawn")


def test_drawing_can_be_asked_for_in_a_pipe_and_has_no_colours_there(terminal):
    done = terminal.run(*SHOKOBA, "--drawn", entries="1\n")
    assert "│S8   │" in done.stdout.decode()
    assert b"\x1b" not in done.stdout


def test_bytes_that_are_no_text_are_only_a_wrong_entry(terminal):
    done = terminal.run_apart(*SHOKOBA, entries=b"\xff\xfe\x00\n1\n")
    assert done.returncode == 0
    assert len(terminal.document()["match"]["moves"]) == 3
