"""`ludotheque arena` and `ludotheque balance`: tables, files, refusals, Ctrl-C."""

import json
import subprocess
import sys
import time
from xml.etree import ElementTree

import pexpect
import pytest

ARENA = ("arena", "shokoba", "greedy", "random", "--workers", "1")
BALANCE = ("balance", "shokoba", "--workers", "1")
ESTIMATE = {"value", "low", "high"}

REFUSALS = [
    (["arena"], "Name a game, such as: shokoba."),
    (["arena", "shokba", "greedy", "random"], "There is no game “shokba”. Did you mean: shokoba?"),
    (["arena", "shokoba", "greedy", "ramdom"], "There is no bot “ramdom”. Did you mean: random?"),
    (
        ["arena", "shokoba", "greedy"],
        "A contest needs two different bots, such as: arena shokoba expert greedy. "
        "For one bot in all seats there is: balance.",
    ),
    ([*ARENA, "--paris", "3"], "There is no option “--paris”. Did you mean: --pairs?"),
    ([*ARENA, "--pairs", "many"], "--pairs is a whole number, not “many”."),
    ([*ARENA, "--pairs", "0"], "“--pairs” must be a whole number from 1 to 1,000,000,000."),
    ([*ARENA, "--workers", "0"], "“--workers” must be a whole number from 1 to 1,000."),
    ([*ARENA, "--seed", "-1"], "--seed is a whole number, not “-1”."),
    ([*ARENA, "--option", "editon=classic"], "There is no option “editon”. Did you mean: edition?"),
    (
        [*ARENA, "--option", "edition=clasic"],
        "“clasic” is no value for edition; possible: 2023, classic. [SHO-30]",
    ),
    (
        [*ARENA, "--option", "edition"],
        "An option is spelled NAME=VALUE, such as edition=classic; “edition” is not.",
    ),
    ([*ARENA, "--seats", "3", "--option", "seats=2"], "The option “seats” is given twice."),
    ([*ARENA, "--seats", "5"], "“5” is no value for seats; possible: 2, 3, 4. [SHO-1]"),
    (
        [*ARENA, "--sprt", "60", "50"],
        "--sprt wants two percentages between 0 and 100, the lower one first, such as 50 55; not “60 50”.",
    ),
    (
        [*ARENA, "--sprt", "fifty", "nan"],
        "--sprt wants two percentages between 0 and 100, the lower one first, such as 50 55; not “fifty nan”.",
    ),
    ([*ARENA, "--plot", "plot.gif"], "A plot is a file .svg, .png; plot.gif is neither."),
    (
        [*ARENA, "--json", "/nowhere/a.json"],
        "/nowhere/a.json cannot be written: there is no folder /nowhere.",
    ),
    ([*ARENA, "--log", "/"], "/ is a folder, not a file."),
    ([*ARENA, "--language", "de"], "“de” is no value for --language; possible: fr, en."),
    (["balance"], "Name a game, such as: shokoba."),
    ([*BALANCE, "greedy"], "“greedy” is one word too many."),
    ([*BALANCE, "--bto", "greedy"], "There is no option “--bto”. Did you mean: --bot?"),
    ([*BALANCE, "--bot", "gready"], "There is no bot “gready”. Did you mean: greedy?"),
    ([*BALANCE, "--matches", "0"], "“--matches” must be a whole number from 1 to 1,000,000,000."),
    (
        [*ARENA, "--option", "edition", "--language", "fr"],
        "Une option s’écrit NOM=VALEUR, comme edition=classic ; pas « edition ».",
    ),
    (
        [*ARENA, "--plot", "plot.gif", "--language", "fr"],
        "Un dessin est un fichier .svg, .png ; plot.gif n’en est pas un.",
    ),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSALS, ids=lambda part: " ".join(part)[:60])
def test_a_wrong_command_line_is_refused_with_a_sentence(terminal, arguments, sentence):
    done = terminal.run(*arguments)
    assert done.returncode == 2
    assert done.stderr.decode() == sentence + "\n"


def test_without_matplotlib_a_plot_is_refused_before_anything_is_played(terminal, monkeypatch, tmp_path):
    monkeypatch.setattr("ludotheque.lab.plots.find_spec", lambda name: None)
    done = terminal.run(*ARENA, "--plot", str(tmp_path / "plot.svg"))
    assert done.returncode == 2
    assert done.stderr.decode().startswith("Plots are drawn by matplotlib, which is not installed.")


def test_a_contest_gives_a_table_a_document_and_a_plot(terminal, tmp_path):
    document, plot = tmp_path / "contest.json", tmp_path / "contest.svg"
    files = ("--json", str(document), "--plot", str(plot))
    done = terminal.run(*ARENA, "--pairs", "3", "--option", "edition=classic", "--sprt", "50", "99", *files)
    assert done.returncode == 0
    assert done.stderr == b""  # no progress bar where nobody looks
    table = done.stdout.decode()
    assert "Shokoba: 3 deals, 6 matches" in table
    assert "Test: not decided whether greedy wins 50.0 % or 99.0 %" in " ".join(table.split())
    found = json.loads(document.read_text("utf-8"))
    assert (found["game"], found["bots"], found["seed"]) == ("shokoba", ["greedy", "random"], 1)
    assert found["options"]["edition"] == "classic"
    assert (found["pairs"], found["deals"], found["matches"], found["reproducible"]) == (3, 3, 6, True)
    assert found["ratings"] is None
    assert set(found["sprt"]) == {"low", "high", "bound", "ratio", "decision"}
    for result in found["results"]:
        assert set(result) == {"bot", "matches", "wins", "won", "fair", "ahead_a_match", "ahead_a_round"}
        assert all(set(result[name]) == ESTIMATE for name in ("won", "ahead_a_match", "ahead_a_round"))
        assert f"{result['won']['value'] * 100:.1f} [" in table
    drawn = ElementTree.parse(plot).getroot()
    assert {"greedy", "random"} <= {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}


def test_a_field_of_bots_is_rated(terminal, tmp_path):
    plot, document = tmp_path / "field.png", tmp_path / "field.json"
    done = terminal.run(
        *("arena", "shokoba", "greedy", "random", "expert@3", "--pairs", "1", "--workers", "1", "--language", "fr"),
        *("--plot", str(plot), "--json", str(document)),
    )
    assert done.returncode == 0
    assert "Cotes (Plackett–Luce)" in done.stdout.decode()
    assert [rating["bot"] for rating in json.loads(document.read_text())["ratings"]] == ["greedy", "random", "expert@3"]
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_a_game_without_rounds_has_no_column_for_them(terminal):
    shown = terminal.run("arena", "ido", "greedy", "random", "--pairs", "1", "--workers", "1").stdout.decode()
    assert "Ahead a match" in shown
    assert "Ahead a round" not in shown


def test_bots_that_think_by_the_clock_are_named(terminal):
    done = terminal.run("arena", "shokoba", "random", "expert@0.0001s", "--pairs", "1", "--workers", "1")
    assert "think by the clock" in done.stdout.decode()


def test_the_same_report_gives_the_same_plot(terminal, tmp_path):
    plots = [tmp_path / name for name in ("one.svg", "two.svg")]
    for plot in plots:
        terminal.run(*ARENA, "--pairs", "2", "--plot", str(plot))
    assert plots[0].read_bytes() == plots[1].read_bytes()


def test_a_study_gives_tables_a_document_and_a_plot(terminal, tmp_path):
    document, plot = tmp_path / "study.json", tmp_path / "study.svg"
    files = ("--json", str(document), "--plot", str(plot))
    done = terminal.run(*BALANCE, "--bot", "random", "--matches", "4", "--seats", "3", *files)
    assert done.returncode == 0
    table = done.stdout.decode()
    assert "Shokoba: 4 matches of random in all seats" in table
    found = json.loads(document.read_text("utf-8"))
    assert (found["bot"], found["matches"], found["options"]["seats"]) == ("random", 4, 3)
    assert len(found["by_seat"]) == len(found["by_turn"]) == 3
    for name in ("moves", "rounds", "scores"):
        assert set(found[name]) == {"mean", "least", "quartiles", "most", "counts"}
    for event in found["events"]:
        assert event["event"] in table
        assert len(event["seats"]) == 3
    assert {"gem diamond", "shokoba", "took"} <= {event["event"] for event in found["events"]}
    ElementTree.parse(plot)


def test_the_help_is_in_the_language_asked_for(terminal):
    shown = terminal.run_apart("arena", "--help", "--language", "fr", COLUMNS="200").stdout.decode()
    assert "sauf avec des robots qui réfléchissent à la montre" in " ".join(shown.split())
    assert "Combien de donnes" in shown


def lines_in(file):
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_ctrl_c_leaves_a_log_with_which_to_go_on(terminal, tmp_path):
    """At a terminal the workers are in reach of Ctrl-C too; it must not be their affair."""
    log, document = tmp_path / "contest.log", tmp_path / "contest.json"
    contest = ["arena", "shokoba", "greedy", "random", "--workers", "2", "--log", str(log)]
    arguments, environment = [*contest, "--pairs", "100000"], terminal.surroundings
    child = pexpect.spawn(
        terminal.program, arguments, env=environment, dimensions=(24, 400), encoding="utf-8", timeout=60
    )
    child.expect("Deals")  # the progress bar
    deadline = time.monotonic() + 60
    while lines_in(log) < 3 and time.monotonic() < deadline:
        time.sleep(0.02)
    child.sendintr()
    child.expect(r"Stopped after (\d+) deals; kept in (\S+)\. To go on: ludotheque arena shokoba greedy")
    played, file = int(child.match[1]), child.match[2]
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130
    assert "Traceback" not in child.before
    assert (played, file) == (lines_in(log) - 1, str(log))
    pairs = ("--pairs", str(played + 2), "--json", str(document))
    assert terminal.run(*contest, *pairs).returncode == 0
    resumed = document.read_bytes()
    terminal.run(*ARENA, *pairs)
    assert document.read_bytes() == resumed


def interrupt(*match):
    raise KeyboardInterrupt


def test_ctrl_c_stops_a_study(terminal, monkeypatch):
    monkeypatch.setattr("ludotheque.lab.balance.watch", interrupt)
    done = terminal.run(*BALANCE)
    assert (done.returncode, done.stderr.decode()) == (130, "Stopped.\n")


def test_ctrl_c_without_a_log_says_what_a_log_is_for(terminal, monkeypatch):
    monkeypatch.setattr("ludotheque.lab.arena.play_deal", interrupt)
    done = terminal.run(*ARENA)
    sentence = "Stopped after 0 deals. With --log FILE a contest can be stopped and gone on with.\n"
    assert (done.returncode, done.stderr.decode()) == (130, sentence)


def test_heavy_libraries_are_loaded_only_when_they_are_used():
    loaded = "import sys, ludotheque.cli; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True, text=True).stdout.split()
    assert "typer" in modules
    assert not {"numba", "matplotlib", "openskill"} & set(modules)
