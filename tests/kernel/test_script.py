"""Scripts: chance dictated answer by answer, and what is asked when they have no more."""

from itertools import combinations

import pytest

from ludotheque.kernel import below, sample
from ludotheque.kernel.script import new_script, odds, question


def test_a_script_answers_in_turn_and_notes_the_first_question_it_has_no_answer_to() -> None:
    script = new_script((4, 0))
    assert [below(script, 10), below(script, 3)] == [4, 0]
    assert question(script) is None
    assert [below(script, 7), below(script, 9)] == [0, 0]
    assert question(script) == (7, 1)


def test_what_can_go_only_one_way_is_not_asked() -> None:
    script = new_script(())
    assert below(script, 1) == 0
    assert sample(0b10110, 3, script) == 0b10110
    assert question(script) is None


def drawn(bits: int, many: int, answers: tuple[int, ...] = (), likely: float = 1.0) -> list[tuple[int, float]]:
    script = new_script(answers)
    chosen = int(sample(bits, many, script))
    asked = question(script)
    if asked is None:
        return [(chosen, likely)]
    found = []
    for number, chance in enumerate(odds(*asked)):
        found += drawn(bits, many, (*answers, number), likely * chance)
    return found


@pytest.mark.parametrize("many", range(1, 6))
def test_every_set_is_dictated_by_one_script_and_all_are_as_likely(many: int) -> None:
    places = (0, 3, 4, 9, 40)
    sets = [sum(1 << place for place in chosen) for chosen in combinations(places, many)]
    found = drawn(sum(1 << place for place in places), many)
    assert sorted(chosen for chosen, _ in found) == sorted(sets)
    assert [likely for _, likely in found] == pytest.approx([1 / len(sets)] * len(sets))


def test_compiled_and_plain_python_read_a_script_alike() -> None:
    compiled, plain = new_script((2, 1)), new_script((2, 1))
    assert sample(0b111011, 3, compiled) == sample.py_func(0b111011, 3, plain)
    assert compiled.tolist() == plain.tolist()
