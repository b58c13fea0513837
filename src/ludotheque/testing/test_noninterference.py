"""No seat can tell apart two worlds that differ only where it does not see: all that it is shown is the same."""

from ludotheque.testing.interference import leaks
from ludotheque.testing.tables import Table


def test_nobody_is_shown_what_they_may_not_know(table: Table) -> None:
    assert leaks(table, seed=50) == set()
