"""E-mail: an address is confirmed before anything is sent there; then “it is your turn”, once, to who is away."""

import json

import pytest

from tests.server.http.conftest import Player, Server
from tests.server.mail.conftest import (
    LetterBox,
    begun,
    code_in,
    nothing_more,
    of_table,
    play,
    text,
    their_turn,
    wait_for,
    with_mail,
)

# Addresses


def test_an_address_is_confirmed_by_the_code_that_was_sent_there(server: Server, box: LetterBox) -> None:
    anne = Player(server, "Anne", "fr")
    asked = anne.http.patch("/api/me", json={"email": " anne@example.org "}).json()
    assert (asked["email"], asked["email_confirmed"]) == ("anne@example.org", False)
    letter = box.next()
    assert letter["to"] == "anne@example.org"
    assert letter["from"] == "Ludothèque <games@example.org>"
    assert letter["subject"] == "Est-ce bien votre adresse\u202f?"
    assert "https://games.example.org" in text(letter)
    assert "Anne" not in text(letter), "a stranger would read what somebody calls itself"
    wrong = anne.http.patch("/api/me", json={"email_code": "AAAAAAAAAA"})
    assert (wrong.status_code, wrong.json()["key"], wrong.json()["field"]) == (409, "code-unknown", "email_code")
    confirmed = anne.http.patch("/api/me", json={"email_code": code_in(letter).lower()}).json()
    assert confirmed["email_confirmed"] is True
    assert anne.http.get("/api/me").json() == confirmed
    removed = anne.http.patch("/api/me", json={"email": ""}).json()
    assert (removed["email"], removed["email_confirmed"]) == ("", False)


def test_a_code_cannot_be_guessed_at_for_long(server: Server, box: LetterBox) -> None:
    bob = Player(server, "Bob")
    bob.http.patch("/api/me", json={"email": "bob@example.org"})
    code = code_in(box.next())
    for _ in range(5):
        assert bob.http.patch("/api/me", json={"email_code": "WRONGWRQNG"}).status_code == 409
    assert bob.http.patch("/api/me", json={"email_code": code}).status_code == 409
    assert bob.http.get("/api/me").json()["email_confirmed"] is False


def test_a_code_is_for_the_guest_and_the_address_that_it_was_sent_for(server: Server, box: LetterBox) -> None:
    cleo, eve = Player(server, "Cleo"), Player(server, "Eve")
    cleo.http.patch("/api/me", json={"email": "cleo@example.org"})
    code = code_in(box.next())
    eve.http.patch("/api/me", json={"email": "eve@example.org"})
    box.next()
    assert eve.http.patch("/api/me", json={"email_code": code}).status_code == 409
    cleo.http.patch("/api/me", json={"email": "other@example.org"})
    box.next()
    assert cleo.http.patch("/api/me", json={"email_code": code}).status_code == 409


@pytest.mark.parametrize(
    "address",
    ["anne", "anne@", "@example.org", "a b@example.org", "anne@localhost", "anne@example.org\r\nBcc: all@example.org",
     "<anne@example.org>", "anne@example.org, bob@example.org", "é@example.org", f"{'a' * 250}@example.org"],
)  # fmt: skip
def test_what_is_no_address_is_refused(server: Server, box: LetterBox, address: str) -> None:
    refused = Player(server).http.patch("/api/me", json={"email": address})
    assert (refused.status_code, refused.json()["key"]) == (422, "email-unfit"), refused.text
    assert refused.json()["field"] == "email"
    assert box.letters == []


def test_nobody_can_have_a_stranger_flooded(server: Server, box: LetterBox) -> None:
    asked = [
        Player(server).http.patch("/api/me", json={"email": address})
        for address in ("victim@example.org", "Victim@example.org", "victim@EXAMPLE.org", "VICTIM@example.org")
    ]
    assert [answer.status_code for answer in asked] == [200, 200, 200, 429]
    assert int(asked[-1].headers["retry-after"]) > 3600
    assert len([box.next() for _ in range(3)]) == 3
    eve = Player(server)
    answers = [eve.http.patch("/api/me", json={"email": f"{n}@example.org"}).status_code for n in range(6)]
    assert answers == [200] * 5 + [429]
    assert len([box.next() for _ in range(5)]) == 5
    assert box.letters == []


def test_nobody_else_sees_an_address(server: Server, box: LetterBox) -> None:
    anne, bob = with_mail(server, box, "Anne"), Player(server, "Bob")
    address = anne.http.get("/api/me").json()["email"]
    table, _ = begun(anne, bob, public=True)
    told = [
        bob.http.get(path).text
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}/events?after=0",
            f"/api/tables/{table}/record",
            "/api/tables?mine=true",
            "/api/me",
        )
    ]
    assert all(told)
    assert address not in json.dumps(told)


def test_a_letter_that_is_not_taken_is_said_and_nothing_is_kept(server: Server, box: LetterBox) -> None:
    box.answers = ["451 later"]
    anne = Player(server, "Anne")
    failed = anne.http.patch("/api/me", json={"email": "anne2@example.org"})
    assert (failed.status_code, failed.json()["key"]) == (503, "mail-failed")
    assert anne.http.get("/api/me").json()["email"] == ""


# Turns


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_is_away_is_told_once_in_their_language_and_nothing_secret(
    server: Server, box: LetterBox, language: str
) -> None:
    anne, bob = with_mail(server, box, "Anne", language), Player(server, "Bob")
    table = their_turn(anne, bob)
    letter = box.next()
    assert (
        letter["subject"] == {"en": "It is your turn: Shokoba", "fr": "C’est à vous de jouer\u00a0: Shokoba"}[language]
    )
    assert letter["to"] == anne.http.get("/api/me").json()["email"]
    assert letter["list-unsubscribe"] == "<https://games.example.org/me>"
    assert of_table(letter, table)
    assert "Anne" in text(letter)
    nothing_more(server, box)
    seen = anne.look(table)
    cards = [move["text"] for move in seen["view"]["moves"]] + seen["view"]["hand"]
    words = text(letter).split()
    assert not any(secret in letter.as_string() for secret in (anne.token, seen["invitation"]))
    assert not set(cards) & set(words)


def test_the_next_letter_comes_when_they_have_been_there_again(server: Server, box: LetterBox) -> None:
    anne, bob = with_mail(server, box, "Anne"), Player(server, "Bob")
    table = their_turn(anne, bob)
    assert of_table(box.next(), table)
    bob.does(table, "react", sign="your-turn")  # the table goes on, but Anne was not there
    nothing_more(server, box)
    play(anne, table)
    play(bob, table)
    assert of_table(box.next(), table)
    nothing_more(server, box)


def test_whoever_listens_or_has_looked_is_not_told(patient: Server, box: LetterBox) -> None:
    anne, bob = with_mail(patient, box, "Anne"), Player(patient, "Bob")
    table, players = begun(anne, bob)
    with anne.listen(table) as ear:
        if players[0] is anne:
            play(anne, table)
        play(bob, table)
        while json.loads(ear.recv()).get("do") != "play":
            pass
        nothing_more(patient, box)
    looked = their_turn(anne, bob)
    anne.look(looked)
    nothing_more(patient, box)


def test_whoever_did_the_last_thing_is_not_told(patient: Server, box: LetterBox) -> None:
    """They know whose turn it is."""
    anne, bob = with_mail(patient, box, "Anne"), Player(patient, "Bob")
    table = their_turn(anne, bob)
    anne.send(table, "react", bob.look(table)["version"], sign="thinking")
    nothing_more(patient, box)


def test_an_address_that_is_not_confirmed_or_was_removed_gets_nothing(server: Server, box: LetterBox) -> None:
    dora, bob = Player(server, "Dora"), Player(server, "Bob")
    dora.http.patch("/api/me", json={"email": f"dora-{dora.token[:6].strip('-')}@example.org"})
    box.next()
    their_turn(dora, bob)
    gone = with_mail(server, box, "Gone")
    gone.http.patch("/api/me", json={"email": ""})
    their_turn(gone, bob)
    forgotten = with_mail(server, box, "Cleo")
    table, players = begun(forgotten, bob)
    if players[0] is forgotten:
        play(forgotten, table)
    forgotten.http.delete("/api/me")
    play(bob, table)
    nothing_more(server, box)


def test_a_letter_that_was_not_taken_is_tried_again_and_one_that_is_refused_is_not(
    server: Server, box: LetterBox
) -> None:
    anne, bob = with_mail(server, box, "Anne"), Player(server, "Bob")
    box.answers = ["451 later"]
    table = their_turn(anne, bob)
    assert of_table(box.next(), table)
    assert box.answers == []
    before = box.tried
    box.answers = ["554 never"]
    their_turn(anne, bob)
    wait_for(lambda: box.tried == before + 1, "it is not tried")
    nothing_more(server, box)
    assert server.log is not None
    told = server.log.read_text()
    assert '"event":"letter not sent"' in told
    assert "@" not in told


def test_a_restart_forgets_no_letter_and_sends_none_again(server: Server, box: LetterBox) -> None:
    anne, bob = with_mail(server, box, "Anne"), Player(server, "Bob")
    table = their_turn(anne, bob)
    assert of_table(box.next(), table)
    other = their_turn(anne, bob)
    server.kill()
    early = [text(letter) for letter in box.letters]
    box.letters.clear()
    server.start()
    if not early:
        assert of_table(box.next(), other)
    nothing_more(server, box)
