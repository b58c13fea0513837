"""Every state of a table of Stratheós in both themes and sizes: nothing for axe, all within reach, also at 200 %."""

from collections.abc import Callable

import pytest

from tests.web.axe import assert_accessible
from tests.web.reach import THUMB, out_of_reach
from tests.web.scenes.stratheos import STRATHEOS
from tests.web.visitors import SIZES, Visitor

STATES = ["look", "draw", "six", "power", "naming", "giving", "flush", "thirteen-places", "count"]


@pytest.mark.parametrize(("size", "language", "thumb"), [("phone", "fr", THUMB), ("desktop", "en", 0)])
def test_every_state_is_for_everybody(visit: Callable[..., Visitor], size: str, language: str, thumb: int) -> None:
    for state in STATES:
        anne = visit(size=size, language=language)
        STRATHEOS[f"stratheos-{state}"](anne)
        assert out_of_reach(anne.page, thumb) == [], state
        assert_accessible(anne.page)
        anne.wear("dark")
        assert_accessible(anne.page)
        if size == "desktop":
            anne.page.set_viewport_size(SIZES["twice"]["viewport"])
            assert out_of_reach(anne.page) == [], f"{state} at 200 %"
        anne.page.close()
