"""Two processes at one database: a letter is sent by one of them, and either knows who is there."""

from tests.server.http.conftest import Player, Server
from tests.server.mail.conftest import (
    IN_TIME,
    LetterBox,
    begun,
    nothing_more,
    of_table,
    play,
    settings,
    their_turn,
    with_mail,
)

TABLES = 6


def test_one_of_them_sends_a_letter_and_either_knows_who_is_there(postgresql, box: LetterBox) -> None:
    place = postgresql.database()
    servers = [Server(place, **settings(box, IN_TIME)) for _ in range(2)]
    try:
        anne, bob = with_mail(servers[0], box, "Anne"), Player(servers[0], "Bob")
        tables = [their_turn(anne, bob) for _ in range(TABLES)]
        letters = [box.next() for _ in tables]
        assert [sum(of_table(letter, table) for letter in letters) for table in tables] == [1] * TABLES
        table, players = begun(anne, bob)
        anne.server = servers[1]  # where she listens
        with anne.listen(table) as ear:
            ear.recv()
            if players[0] is anne:
                play(anne, table)
            play(bob, table)
            nothing_more(servers[0], box)
    finally:
        for served in servers:
            served.kill()
