"""Buckets that fill up again, and what may be open at the same time."""

import pytest

from ludotheque.server import limits as limiting
from ludotheque.server.limits import Limits, Open, Openings, Rate, network
from ludotheque.server.refusals import TooOften


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def some(clock: Clock, **rates: Rate) -> Limits:
    return Limits(by_address=rates, by_guest=rates, now=clock)


def refused(limits: Limits, who: str, what: str = "ask") -> float | None:
    try:
        limits.address_does(who, what)
    except TooOften as refusal:
        return refusal.wait
    return None


def test_so_many_at_once_then_one_every_so_many_seconds() -> None:
    clock = Clock()
    limits = some(clock, ask=Rate(3, 10.0))
    assert [refused(limits, "10.0.0.1") for _ in range(3)] == [None] * 3
    assert refused(limits, "10.0.0.1") == pytest.approx(10.0)
    clock.now += 4
    assert refused(limits, "10.0.0.1") == pytest.approx(6.0)
    clock.now += 6
    assert refused(limits, "10.0.0.1") is None
    assert refused(limits, "10.0.0.1") is not None
    clock.now += 1000  # no more than the burst is saved up
    assert [refused(limits, "10.0.0.1") is None for _ in range(4)] == [True, True, True, False]


def test_one_pays_for_oneself_only_and_for_each_thing_apart() -> None:
    limits = some(Clock(), ask=Rate(1, 10.0), hint=Rate(1, 10.0))
    assert refused(limits, "10.0.0.1") is None
    assert refused(limits, "10.0.0.1") is not None
    assert refused(limits, "10.0.0.2") is None
    assert refused(limits, "10.0.0.1", "hint") is None


def test_what_was_no_guess_is_given_back() -> None:
    limits = some(Clock(), code=Rate(1, 60.0))
    for _ in range(5):
        assert refused(limits, "10.0.0.1", "code") is None
        limits.give_back("10.0.0.1", "code")
    assert refused(limits, "10.0.0.1", "code") is None
    assert refused(limits, "10.0.0.1", "code") is not None


def test_without_limits_nothing_is_refused_or_remembered() -> None:
    limits = Limits.none()
    for _ in range(10_000):
        limits.address_does("10.0.0.1", "hint")
        limits.guest_does("anne", "hint")
    with limits.streams.one("10.0.0.1", "anne"), limits.streams.one("10.0.0.1", "anne"):
        assert limits.streams.all == 2
    assert not limits._full


def test_memory_is_bounded_whoever_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "MOST_KNOWN", 100)
    clock = Clock()
    limits = some(clock, ask=Rate(2, 1.0))
    for number in range(1000):
        limits.guest_does(f"guest {number}", "ask")
        assert len(limits._full) <= 100
    clock.now += 10  # all are full again
    limits._forget(clock.now)
    assert not limits._full


def test_an_ipv6_network_counts_as_one_and_a_mapped_address_as_itself() -> None:
    assert network("2001:db8:1:2::5") == network("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::5") != network("2001:db8:1:2::5")
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("no address") == "no address"


def test_only_so_much_is_open_for_a_guest_an_address_and_in_all() -> None:
    streams = Openings(Open(guest=1, address=2, all=3))
    with streams.one("10.0.0.1", "anne"):
        with pytest.raises(TooOften), streams.one("10.0.0.2", "anne"):
            pass
        with streams.one("10.0.0.1", "bob"):
            with pytest.raises(TooOften), streams.one("10.0.0.1", "eve"):
                pass
            with streams.one("10.0.0.2", "eve"), pytest.raises(TooOften), streams.one("10.0.0.3", "mallory"):
                pass
    assert streams.all == 0
    with streams.one("10.0.0.1", "anne"):
        assert streams.all == 1


def test_a_flood_gets_one_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    limits = some(clock, ask=Rate(1, 1000.0))
    for _ in range(101):
        refused(limits, "10.0.0.1")
    assert [record.facts["refused"] for record in caplog.records] == [1]  # type: ignore[attr-defined]
    clock.now += 60
    refused(limits, "10.0.0.1")
    assert [record.facts["refused"] for record in caplog.records] == [1, 100]  # type: ignore[attr-defined]


def test_a_club_of_forty_behind_one_address_is_never_refused() -> None:
    """Everybody arrives in one minute, with four windows each, and plays as quickly as a hand can."""
    clock = Clock()
    limits = Limits(now=clock)
    for second in range(120):
        clock.now += 1
        for person in range(40):
            if second == person:
                for what in ("guest", "table", "hint"):
                    limits.address_does("192.0.2.1", what)
                for _ in range(4):
                    limits.streams.add("192.0.2.1", f"guest {person}")
            for what in ("ask", "ask", "ask", "command"):
                limits.address_does("192.0.2.1", what)
                limits.guest_does(f"guest {person}", what)
            assert limits.streams.room("192.0.2.1", f"guest {person}")
