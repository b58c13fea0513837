"""The programs in examples/ run as they are and print what they promise."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.conftest import Player, Server

EXAMPLES = Path(__file__).parents[1] / "examples"
PRINTED = {
    "play_a_match": r"(.+ \[SHO-\d+\]\n)+The match is over: .+ \[SHO-32\]\nAfter \d+ moves (Anne|Bob) won: .+\n",
    "balance_on_ray": r"Shokoba: 200 matches, .+\n(  seat [01]: won [456]\d\.\d%, .+ to .+\n){2}",
    "write_a_bot": r"The collector won (2[2-9]|3\d|40) of 40 matches against a random player, .+\n",
    "study_a_variant": r"(To \d+ gems, .+\n  wins 9\d\.\d% \[.+ … .+\]\n  is \+2\.\d\d \[.+ … .+\] .+\n){2}",
    "set_up_a_position": r"(.+ \[SHO-\d+\]\n)+.+4 : 1 : 4.+ \[SHO-21\]\n(.+ \[SHO-\d+\]\n)+Gems: \[1, 1, 2\]\n",
    "random_rollouts": r"8\d{3} matches ended; .+ (3\d\.\d%(, | of )){3}.+\nIn match 0 .+\n.+ million steps .+\n",
    "solve_an_ending": r"The last deal is worth -0\.3[45]\d .+; .+ 0\.00\d at most\.\n",
    "learn_with_ppo": r"Igo .+ -0\.[01]\d by random play,\n[+-]0\.[0-4]\d .+ before .+, \+(1\.00|0\.[89]\d) after .+\n",
    "full_speed": r"500 random matches: \d+ moves, 2\.\d\d rounds each, seat 0 won [45].+\n10000 more .+: [\d,]+ .+\n",
}


AT_A_SERVER = {
    "bot_at_a_table": r"(.*\n)+Collector (lays|plays) (.*\n)+The match is over: .+\nWon by (Collector|Oscar).*\n"
}


def start(name: str, *words: str) -> "subprocess.Popen[str]":
    surroundings = {**os.environ, "LUDOTHEQUE_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=surroundings, stdout=pipe, stderr=pipe, encoding="utf-8")


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_prints_what_it_promises(name: str) -> None:
    example = start(name)
    stdout, stderr = example.communicate()
    assert (example.returncode, stderr) == (0, "")
    assert re.fullmatch(PRINTED[name], stdout), stdout


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(str(tmp_path_factory.mktemp("data")))
    yield served
    served.stop()


def test_a_bot_over_http_plays_a_match_at_a_table_of_its_own(server: Server) -> None:
    example = start("bot_at_a_table", server.url)
    stdout, stderr = example.communicate(timeout=120)
    assert (example.returncode, stderr) == (0, "")
    assert re.fullmatch(AT_A_SERVER["bot_at_a_table"], stdout), stdout


def test_a_bot_over_http_comes_to_somebodys_table_by_the_link(server: Server) -> None:
    anne = Player(server, "Anne")
    made = anne.table("shokoba", [{"who": "me"}, {"who": "open"}])
    example = start("bot_at_a_table", f"{server.url}/tables/{made['table']}?invitation={made['invitation']}")
    with anne.listen(made["table"]) as ear:
        while (seen := json.loads(ear.recv(60)))["state"] != "over":
            if seen["state"] == "waiting" and all(seat["who"] != "open" for seat in seen["seats"]):
                anne.does(made["table"], "start")
            elif seen["state"] == "playing" and seen["view"]["turn"] == 0:
                anne.does(made["table"], "play", moves=[seen["view"]["moves"][0]["text"]])
    stdout, stderr = example.communicate(timeout=60)
    assert (example.returncode, stderr) == (0, "")
    assert "Won by" in stdout.splitlines()[-1]


def test_every_example_is_run_says_what_it_is_and_is_short() -> None:
    programs = sorted(EXAMPLES.glob("*.py"))
    assert [program.stem for program in programs] == sorted(PRINTED.keys() | AT_A_SERVER.keys())
    for program in programs:
        source = program.read_text("utf-8")
        assert source.startswith('"""')
        assert len(source.splitlines()) < 60
