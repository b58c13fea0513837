"""What a lead is worth before the end: the one piece that all payoffs share."""

import pytest

from ludotheque.kernel import plain, share_by_lead


@pytest.mark.parametrize("how", [share_by_lead, plain(share_by_lead)], ids=["compiled", "plain"])
@pytest.mark.parametrize(
    ("fair", "lead", "share"),
    [
        (0.25, 0.0, 0.25),
        (0.25, 1.0, 1.0),
        (0.25, -1.0, 0.0),
        (0.25, 0.5, 0.625),
        (0.25, -0.5, 0.125),
        (0.5, 7.0, 1.0),
        (0.5, -7.0, 0.0),
    ],
)
def test_a_lead_takes_from_the_fair_share_to_all_and_a_lag_to_nothing(how, fair, lead, share):
    assert how(fair, lead) == share
