"""The programs in examples/ run as they are and print what they promise."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
PRINTED = {
    "play_a_match": r"(.+ \[SHO-\d+\]\n)+The match is over: .+ \[SHO-32\]\nAfter \d+ moves (Anne|Bob) won: .+\n",
    "write_a_bot": r"The collector won (2[2-9]|3\d|40) of 40 matches against a random player, .+\n",
    "study_a_variant": r"(To \d+ gems, .+\n  wins 9\d\.\d% \[.+ … .+\]\n  is \+2\.\d\d \[.+ … .+\] .+\n){2}",
    "set_up_a_position": r"(.+ \[SHO-\d+\]\n)+.+4 : 1 : 4.+ \[SHO-21\]\n(.+ \[SHO-\d+\]\n)+Gems: \[1, 1, 2\]\n",
    "full_speed": r"500 random matches: \d+ moves, 2\.\d\d rounds each, seat 0 won [45].+\n10000 more .+: [\d,]+ .+\n",
}


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_prints_what_it_promises(name: str) -> None:
    surroundings = {**os.environ, "LUDOTHEQUE_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py"], env=surroundings, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(PRINTED[name], done.stdout), done.stdout


def test_every_example_is_run_says_what_it_is_and_is_short() -> None:
    programs = sorted(EXAMPLES.glob("*.py"))
    assert [program.stem for program in programs] == sorted(PRINTED)
    for program in programs:
        source = program.read_text("utf-8")
        assert source.startswith('"""')
        assert len(source.splitlines()) < 40
