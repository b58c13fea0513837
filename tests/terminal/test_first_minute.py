"""The first minute: what the game is, what is to be done, and everything on one screen."""

import re
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

import ludotheque
from ludotheque.contract.texts import say
from ludotheque.terminal.asking import introduction, moves_now, show_help
from ludotheque.terminal.commands import COMMANDS
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.shelf import choose_match
from ludotheque.terminal.story import moves_of_others

SHOKOBA = ("play", "shokoba", "--seed", "4", "--name", "Ann", "--name", "Bob", "--bot", "greedy")
IDO = ("play", "ido", "--seed", "4", "--name", "Ann", "--name", "Bob")
WIPED = "\x1b[H\x1b[2J"


def seen(child):
    """What stands on the screen, without styles."""
    return re.sub(r"\x1b\[[0-9;]*m", "", child.before.rpartition(WIPED)[2].rpartition("\x1b[3J")[2]).replace("\r", "")


@pytest.mark.parametrize("chosen", ["fr", "en"])
def test_the_texts_of_the_shelf_keep_to_their_own_column(chosen, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    entries = iter(["q"])
    monkeypatch.setattr(Screen, "ask", lambda screen, prompt: next(entries))
    with ludotheque.speaking(chosen):
        assert choose_match(Screen(True)) is None
        titles = [ludotheque.game(name).say("title") for name in ludotheque.games()]
    lines = capsys.readouterr().out.rstrip().splitlines()[2:]
    begins = {line.index(f"{title} — ") for title in titles for line in lines if f"{title} — " in line}
    assert len(begins) == 1
    assert all(not line[: min(begins)].strip() or line[:5].strip().isdecimal() for line in lines)
    assert max(map(len, lines)) <= 80


def test_the_shelf_says_how_many_can_play(terminal):
    told = terminal.run(entries="stratheos\n\nq\n").stdout.decode()
    assert "How many players, bots included? 2, 3, 4, 5, 6\n" in told


@pytest.mark.parametrize("chosen", ["fr", "en"])
@pytest.mark.parametrize("name", ludotheque.games())
def test_a_game_is_introduced_in_five_lines(name, chosen, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen(True)
    with ludotheque.speaking(chosen):
        said = "\n".join(introduction(ludotheque.game(name)))
        assert screen.wrapped(Text(said), 80).plain.count("\n") + 1 == 5
    assert all(word in said for word in (("hint", "help") if chosen == "en" else ("conseil", "aide")))


@pytest.mark.parametrize("chosen", ["fr", "en"])
@pytest.mark.parametrize("name", ludotheque.games())
def test_the_player_is_told_what_to_do_and_the_example_is_no_call(name, chosen):
    game = ludotheque.game(name)
    match, bot, names = game.new(seed=7), ludotheque.bot("greedy", game, seed=1), ["Ann", "Bob"]
    with ludotheque.speaking(chosen):
        while match.turn is not None and match.ply < 80:
            view = match.view(match.turn)
            told = moves_now(Screen(True), game, view, names).plain
            assert told.startswith(game.guide(view, names) + " ")
            example = re.search(r"(?:such as|par exemple) (.*?)\s?;", told)
            assert example is None or "!" not in example[1]
            match.play(bot.choose(match.view_record(match.turn)))


@pytest.mark.parametrize("chosen", ["fr", "en"])
def test_only_what_can_be_done_in_ido_is_asked_for(chosen):
    game, bot = ludotheque.game("ido"), ludotheque.bot("greedy", ludotheque.game("ido"), seed=1)
    words = {"fr": ("Introduisez", "place", "glisser"), "en": ("Bring a block in", "ove blocks", "lide the grid")}
    match, asked = game.new(seed=5), set()
    with ludotheque.speaking(chosen):
        while match.turn is not None:
            view = match.view(match.turn)
            kinds = {move["kind"] for move in view["moves"]}
            if not view["steps"] and kinds != {"pass"}:
                told = game.guide(view, ["Ann", "Bob"])
                can = [
                    kind
                    for kind, word in zip(("introduce", "move", "slide"), words[chosen], strict=True)
                    if word in told
                ]
                assert set(can) == kinds
                asked.add(" ".join(can))
            match.play(bot.choose(match.view_record(match.turn)))
    assert len(asked) > 4


def test_the_steps_of_a_turn_are_said():
    game = ludotheque.game("ido")
    match = game.new(seed=5)
    with ludotheque.speaking("en"):
        assert game.guide(match.view(match.turn), ["Ann", "Bob"]) == "Bring a block in, or slide the grid."
        for move in ("+s f1", "+s c8"):
            match.play(move)
        told = game.guide(match.view(match.turn), ["Ann", "Bob"])
        assert told == "Bring a block in, move blocks (one step), or slide the grid."


@pytest.mark.parametrize("chosen", ["fr", "en"])
def test_the_help_has_its_words_in_a_column_of_their_own(chosen, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    with ludotheque.speaking(chosen):
        show_help(Screen(True), ludotheque.game("shokoba"), tuple(COMMANDS))
        words = ["?", *(say(f"word-{name}") for name in COMMANDS)]
    shown = capsys.readouterr().out.rstrip().splitlines()
    begins = {
        len(word) + len(line[len(word) :]) - len(line[len(word) :].lstrip())
        for word in words
        for line in shown
        if line.startswith(word + "  ")
    }
    assert len(begins) == 1
    listed = shown[next(number for number, line in enumerate(shown) if line.startswith("?")) :]
    assert all(line[min(begins) - 2 : min(begins)] == "  " for line in listed)
    assert max(map(len, shown)) <= 80


def test_the_example_of_a_move_is_one_that_a_novice_may_copy():
    game = ludotheque.game("igo")
    match, bot = game.new(seed=7), ludotheque.bot("greedy", game, seed=1)
    examples = {"discard": 0, "lay": 0}
    with ludotheque.speaking("en"):
        while match.turn is not None:
            view = match.view(match.turn)
            told = re.search(r"such as (.*?);", moves_now(Screen(True), game, view, ["Ann", "Bob"]).plain)
            if view["step"] == "discard":
                assert told[1].rstrip("!") not in view["split"]["series"]
            if view["step"] == "lay" and told:
                (series,) = (move for move in view["moves"] if move["text"] == told[1])
                assert series["penalty"] == min(move["penalty"] for move in view["moves"])
            if told:
                examples[view["step"]] += 1
            match.play(bot.choose(match.view_record(match.turn)))
    assert min(examples.values()) > 0


def test_the_first_of_the_numbers_does_not_end_the_game():
    game = ludotheque.game("stratheos")
    match = game.new(seed=4)
    while match.view(match.turn)["stage"] != "draw":
        match.play(match.moves()[0])
    with ludotheque.speaking("en"):
        told = moves_now(Screen(True), game, match.view(match.turn), ["Ann", "Bob"]).plain
        assert told.endswith("1 draw   2 take   3 stratheos")
        assert game.example(match.view(match.turn)) == "draw"


def test_the_first_screen_introduces_the_game_once(terminal):
    told = terminal.run(*SHOKOBA, entries="1\n").stdout.decode()
    assert told.count("A number plays its move; ? explains the moves") == 1
    assert "A number plays" not in terminal.run("play", "--resume", entries="1\n").stdout.decode()


@pytest.mark.parametrize(("table", "times"), [(SHOKOBA[:-2], 2), (IDO, 1)])
def test_a_game_is_introduced_to_everybody_who_did_not_look_on(table, times, terminal):
    told = terminal.run(*table, "--humans", "2", entries="1\n1\n1\n1\n").stdout.decode()
    assert told.count("A number plays its move; ? explains the moves") == times


def test_a_game_is_introduced_before_a_bot_plays(terminal):
    told = terminal.run("play", "ido", "--seed", "11", "--name", "Ann", entries="q\n").stdout.decode()
    assert "slides the grid" in told
    assert told.startswith("Bring your blocks from your start")


def test_enter_alone_repeats_what_can_be_done(terminal):
    told = terminal.run(*SHOKOBA, entries="\n").stdout.decode()
    assert told.count("Play a card. 1: R5, 2: S8xR8, 3: R10") == 2


@pytest.mark.parametrize("name", ludotheque.games())
def test_news_and_table_are_on_one_screen_of_24_lines(play, name):
    child = play("play", name, "--seed", "4", "--name", "Ann", "--bot", "greedy")
    for _ in range(4):
        while child.expect(["Ann> ", r"Enter to .*? … "]):
            child.sendline("")
        assert seen(child).count("\n") < 24
        child.sendline("2")


def test_a_wide_terminal_has_the_story_beside_the_table(play):
    child = play(*SHOKOBA, size=(40, 120))
    child.expect("Ann> ")
    child.sendline("1")
    child.expect("Ann> ")
    told = seen(child)
    assert re.search(r"gems .*─  +Bob plays S9 and takes R6 S3\. *\n", told)
    assert re.search(r"\n *Bob .*  Ann lays R5\. *\n", told)


def test_a_number_typed_at_the_pager_is_the_move(play, terminal):
    child = play("play", "igo", "--seed", "4", "--name", "Ann", "--bot", "greedy")
    child.expect("Ann> ")
    child.sendline("1")
    child.expect("Ann> ")
    child.sendline("?")
    child.expect("Enter for more")
    child.sendline("2")
    child.expect("Ann> ")
    assert terminal.document()["match"]["moves"][:2] == ["pile", "B5"]


def test_nobody_looks_away_where_nothing_is_hidden(play):
    child = play(*IDO, "--humans", "2", size=(40, 100))
    child.expect("Ann> ")
    child.sendline("1")
    child.expect("Bob> ")
    assert "look away" not in child.before
    assert "north is below" in child.before
    assert "Ann brings in a small block on f1." in seen(child) or "f1" in seen(child)


def test_no_word_is_torn_apart_at_a_plain_terminal(play):
    child = play(*SHOKOBA, "--plain", size=(24, 40))
    child.expect("Ann> ")
    lines = child.before.replace("\r", "").split("\n")
    assert max(map(len, lines)) <= 40
    assert "SHOKOBA (taking the whole table)." in " ".join(line.strip() for line in lines)


def test_french_is_not_torn_apart_before_its_marks(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    text = Text("Gagnez\u00a0: une pierre\u00a0!")
    assert Screen(True).wrapped(text, 20).plain.split("\n") == ["Gagnez\u00a0: une", "pierre\u00a0!"]


def test_what_has_a_number_keeps_to_its_own_column(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    told = Screen(True).wrapped(Text("12  draw — some of the cards\n1 draw, and more of it"), 20).plain
    assert told.split("\n") == ["12  draw — some of", "    the cards", "1 draw, and more of", "it"]


def drawn(match, seat, latest):
    console = Console(width=80, color_system=None, file=StringIO())
    picture, game = match.game.part("terminal").picture, match.game
    console.print(picture(match.view(seat), ["Ann", "Bob"], game.usual_preferences, latest))
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("name", "mark"), [("shokoba", "╔═════╗"), ("igo", "╔═══╗"), ("stratheos", "<"), ("ido", "│ · ")]
)
def test_a_move_is_shown_where_it_happened(name, mark):
    game = ludotheque.game(name)
    match, bot = game.new(seed=4), ludotheque.bot("greedy", game, seed=1)
    marked = set()
    while (seat := match.turn) is not None and match.ply < 60:
        match.play(bot.choose(match.view_record(seat)))
        latest = moves_of_others(match, 1 - seat, range(match.ply - 1, match.ply))
        assert mark not in drawn(match, 1 - seat, [])
        marked.add(mark in drawn(match, 1 - seat, latest))
    assert True in marked


def test_a_counted_round_is_read_line_by_line_before_the_next_one(play):
    child = play("play", "shokoba", "--seed", "21", "--name", "Ann", "--name", "Bob", "--bot", "greedy")
    while child.expect(["Ann> ", r"Enter to .*? … "]) == 0:
        child.sendline("1")
    counted = seen(child).split("\n")
    assert "The diamond (0 : 1): one gem for Bob." in counted
    assert "Most cards (14 : 26): one gem for Bob." in counted
    child.sendline("")
    child.expect("Ann> ")
    told = seen(child)
    assert "one gem for Bob" not in told
    assert told.lstrip("\n").startswith(counted[-2])


def test_what_was_read_before_a_deal_is_not_told_again(play):
    child = play("play", "igo", "--language", "en", "--seed", "5", "--name", "Ann", "--name", "Bob", "--bot", "greedy")
    while child.expect(["Ann> ", r"Enter to .*? … "]) == 0:
        child.sendline("1")
    assert "Round 2: Bob begins." in seen(child)
    child.sendline("")
    child.expect("Enter to .*? … ")
    child.sendline("")
    child.expect("Ann> ")
    told = seen(child)
    assert "Round 2: Bob begins." not in told
    assert "Bob takes" in told or "Bob draws" in told
