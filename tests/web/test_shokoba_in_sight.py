"""What is read at Shokoba's table: who one is beside hand and pile, and what is said to whoever only watches."""

from collections.abc import Callable

import pytest

from tests.web import shokoba
from tests.web.test_matches import BOT
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
DESKS = [(1440, 900), (1280, 720), (1024, 768), (900, 700)]
OWN_DEAL = {"edition": "classic", "youngest": 0}
WAYS = {"two": ([BOT], {}), "nine cards": ([BOT] * 3, {"teams": True, "nine_cards": True})}

# What is written on one's plate, as it is laid out, and each card or pile that lies over it.
OVERLAID = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const name = document.createRange();
  name.selectNodeContents(document.querySelector('.me .nm').firstChild);
  const written = [['name', name.getBoundingClientRect()],
    ...[...document.querySelectorAll('.me .nm > *, .me .stones > *')].map((one) => [one.textContent, box(one)])];
  const lying = [...document.querySelectorAll('.me .hand .c, .me .pile')].map(box);
  return written.filter(([, one]) => one.width && lying.some((other) => meet(one, other))).map(([what]) => what);
}"""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["Anne", "Maximiliane-Anna"])
def test_whose_turn_it_is_is_read_beside_the_hand_also_of_who_deals_with_a_clock(
    visit: Visit, way: str, name: str
) -> None:
    others, options = WAYS[way]
    anne = visit()
    anne.arrive(name)
    clock = {"per": "move", "seconds": 60, "reserve": 300}
    anne.open(anne.table(*others, start=True, clock=clock, options=OWN_DEAL | options))
    shokoba.wait(anne)
    found = []
    for width, height in [*DESKS, (390, 844)]:
        anne.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {one}" for one in anne.page.evaluate(OVERLAID)]
    assert found == []
