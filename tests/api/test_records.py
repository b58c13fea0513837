"""Records of a table: honest ones hold, and whatever is changed in one is noticed."""

import copy
import json
from contextlib import suppress
from functools import cache
from random import Random

import pytest

import ludotheque
from ludotheque import LudothequeError, RecordError
from ludotheque.contract.shuffle import commitment, match_seed
from ludotheque.records import LARGEST_FILE, read_file, read_shuffle, table_record, verify

SECRET = bytes(range(32))
TABLE = "Zx3-kq_9TtAb"
WORDS = ["sésame", "ouvre-toi"]


def play(name, moves=None, over=True, words=WORDS):
    """A match at a table, up to so many moves."""
    match = ludotheque.game(name).new(seats=2, seed=match_seed(SECRET, TABLE, 1, words))
    bot = ludotheque.bot("greedy", match.game, seed=1)
    while match.turn is not None and match.ply != moves:
        match.play(bot.choose(match.view_record(match.turn)))
    return json.loads(json.dumps(table_record(match, table=TABLE, number=1, words=words, secret=SECRET, over=over)))


@cache
def whole(name):
    return play(name)


@pytest.fixture(params=ludotheque.games())
def record(request):
    return copy.deepcopy(whole(request.param))


def failed(record):
    return [finding.name for finding in verify(record) if not finding.holds]


def test_an_honest_record_holds_in_every_game(record):
    found = verify(record)
    assert [finding.name for finding in found] == ["commitment", "seed", "moves", "digest", "result"]
    assert all(finding.holds for finding in found)
    for finding in found:
        with ludotheque.speaking("fr"):
            french = finding.text
        with ludotheque.speaking("en"):
            assert finding.text != french


def test_a_record_of_a_table_is_replayed_like_any_other(record):
    again = ludotheque.replay(record)
    assert again.record() == {name: record[name] for name in again.record()}
    assert again.result is not None


def test_replaying_asks_nothing_of_what_a_table_adds():
    record = whole("shokoba")
    odd = {**record, "shuffle": [[]], "digest": 5, "result": "nobody"}
    assert ludotheque.replay(odd).dump() == ludotheque.replay(record).dump()


def change_digit(text):
    return ("1" if text[0] == "0" else "0") + text[1:]


TAMPERED = {
    "seed": (lambda r: r.update(seed=change_digit(r["seed"])), ["seed"]),
    "words": (lambda r: r["shuffle"].update(words=["sesame", "ouvre-toi"]), ["seed"]),
    "whose words": (lambda r: r["shuffle"]["words"].reverse(), ["seed"]),
    "secret": (lambda r: r["shuffle"].update(secret=change_digit(r["shuffle"]["secret"])), ["commitment", "seed"]),
    "commitment": (lambda r: r["shuffle"].update(commitment=change_digit(r["shuffle"]["commitment"])), ["commitment"]),
    "table": (lambda r: r["shuffle"].update(table="another"), ["commitment", "seed"]),
    "match": (lambda r: r["shuffle"].update(match=2), ["seed"]),
    "digest": (lambda r: r.update(digest=change_digit(r["digest"])), ["digest"]),
    "winner": (lambda r: r["result"].update(winners=[1 - r["result"]["winners"][0]]), ["result"]),
    "score": (lambda r: r["result"]["scores"].reverse(), ["result"]),
    "no result": (lambda r: r.update(result=None), ["result"]),
    "a result of another type": (lambda r: r.update(result=[[[[]]]]), ["result"]),
    "no shuffle": (lambda r: r.pop("shuffle"), ["shuffle"]),
    "no secret": (lambda r: r["shuffle"].pop("secret"), ["secret"]),
    "a move left out": (lambda r: r["moves"].pop(0), ["moves"]),
    "a move after the end": (lambda r: r["moves"].append(r["moves"][-1]), ["moves"]),
    "an unknown move": (lambda r: r["moves"].__setitem__(3, "\ud800 e2e4"), ["moves"]),
    "the last move left out": (lambda r: r["moves"].pop(), ["digest", "result"]),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_in_a_record_is_noticed(record, what):
    tamper, broken = TAMPERED[what]
    tamper(record)
    noticed = failed(record)
    assert set(broken) <= set(noticed)
    if "seed" not in broken:
        assert noticed == broken, "and nothing else is blamed"


def test_cards_dealt_by_another_seed_are_noticed_even_if_all_else_agrees(record):
    match = ludotheque.game(record["game"]).new(seats=2, seed=7)
    while match.turn is not None:
        match.play(match.moves()[0])
    forged = table_record(match, table=TABLE, number=1, words=WORDS, secret=SECRET, over=True)
    assert "seed" in failed(forged)
    forged["seed"] = record["seed"]
    if record["game"] != "ido":  # where nothing is drawn
        assert {"moves", "result"} & set(failed(forged))


def test_another_move_is_noticed_wherever_it_is_put_even_where_it_is_legal(record):
    chance, match = Random(1), ludotheque.replay({**record, "moves": []})
    tried = 0
    for ply, move in enumerate(record["moves"]):
        others = [other for other in match.moves() if other != move]
        if others and chance.random() < 0.3:
            moves = [*record["moves"]]
            moves[ply] = chance.choice(others)
            assert set(failed({**record, "moves": moves})) & {"moves", "digest"}
            tried += 1
        match.play(move)
    assert tried > 5


@pytest.mark.parametrize("card", ["R1", "S10", "D7"])
def test_another_card_in_a_move_is_noticed(card):
    record = copy.deepcopy(whole("shokoba"))
    for ply, move in enumerate(record["moves"][:20]):
        played = move.split("x")[0]
        if played != card:
            moves = [*record["moves"]]
            moves[ply] = move.replace(played, card, 1)
            assert failed({**record, "moves": moves})


def test_cards_that_somebody_laid_out_are_no_shuffled_ones(record):
    start = ludotheque.replay({**record, "moves": []}).dump()
    assert failed({**record, "start": start}) == ["start"]


def test_draws_follow_from_the_words(record):
    """With other words the cards are others, and the moves cannot be played; but IDO has no cards."""
    record["shuffle"]["words"] = ["abracadabra", ""]
    assert failed(record)[:1] == ["seed"]
    if record["game"] != "ido":
        assert "moves" in failed(record)


def test_a_match_that_people_ended_before_the_rules_did_holds_too():
    record = play("shokoba", moves=7)
    assert record["result"] is None
    assert failed(record) == []
    with ludotheque.speaking("en"):
        assert any("it stops before the rules end it" in finding.text for finding in verify(record))


def test_before_the_end_the_secret_is_not_in_the_record():
    record = play("shokoba", moves=7, over=False)
    assert "secret" not in record["shuffle"]
    assert SECRET.hex() not in json.dumps(record)
    assert failed(record) == ["secret"]


def test_words_stand_in_the_record_as_they_are_hashed():
    record = play("shokoba", moves=0, words=["se\u0301same", ""])
    assert record["shuffle"]["words"] == ["sésame", ""]
    assert record["shuffle"]["commitment"] == commitment(SECRET, TABLE)
    assert failed(record) == []


BROKEN = {
    "shuffle-wants-object": ("shuffle", lambda r: r.update(shuffle=None)),
    "field-missing": ("shuffle.words", lambda r: r["shuffle"].pop("words")),
    "field-unknown": ("shuffle.secrt", lambda r: r["shuffle"].update(secrt="")),
    "shuffle-wants-text": ("shuffle.table", lambda r: r["shuffle"].update(table=5)),
    "shuffle-wants-number": ("shuffle.match", lambda r: r["shuffle"].update(match=True)),
    "shuffle-wants-words": ("shuffle.words", lambda r: r["shuffle"]["words"].append("")),
    "shuffle-wants-hex": ("shuffle.secret", lambda r: r["shuffle"].update(secret="00" * 31 + "0G")),
    "shuffle-number": ("match", lambda r: r["shuffle"].update(match=-1)),
    "shuffle-table": ("table", lambda r: r["shuffle"].update(table="\ud800")),
    "words-unfit": ("words", lambda r: r["shuffle"].update(words=["\ud800", ""])),
    "words-too-long": ("words", lambda r: r["shuffle"].update(words=["a" * 201, ""])),
    "record-version": ("rules", lambda r: r.update(rules=99)),
    "record-field": ("moves", lambda r: r.update(moves=5)),
    "game-unknown": ("game", lambda r: r.update(game="\ud800")),
    "record-seed": ("seed", lambda r: r.update(seed="xyz")),
}


@pytest.mark.parametrize("key", BROKEN)
def test_what_is_no_record_is_refused_with_the_field_in_both_languages(key):
    field, change = BROKEN[key]
    record = copy.deepcopy(whole("shokoba"))
    change(record)
    with pytest.raises(LudothequeError) as refusal:
        verify(record)
    assert (refusal.value.key, refusal.value.field) == (key, field)
    assert refusal.value.in_language("fr") != refusal.value.in_language("en")
    assert json.dumps(refusal.value.document(), ensure_ascii=False).encode()


ODD = [None, True, 1.5, -1, 10**400, "", "\ud800", "x" * 10_000, [], [[]], {}, {"a": 1}]


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_odd_values_anywhere_are_refused_or_found_not_to_hold(odd):
    good = whole("shokoba")
    changed = [{**good, name: odd} for name in good]
    changed += [{**good, "shuffle": {**good["shuffle"], name: odd}} for name in good["shuffle"]]
    changed += [odd, {**good, "moves": [odd]}, {**good, "shuffle": {**good["shuffle"], "words": [odd, ""]}}]
    changed += [{**good, "result": {**good["result"], name: odd}} for name in good["result"]]
    for document in changed:
        with suppress(LudothequeError):
            found = verify(document)
            assert all(finding.text.encode() for finding in found)
            usual = document == good or document["options"] == {}  # no options are the usual ones
            assert usual or not all(finding.holds for finding in found), document


def test_a_record_without_a_shuffle_tells_of_none():
    assert read_shuffle(ludotheque.game("shokoba").new(seed=1).record()) is None


@pytest.mark.parametrize(
    ("key", "content"),
    [
        ("recorded-not-json", b""),
        ("recorded-not-json", b"{"),
        ("recorded-not-json", b"\xff\xfe"),
        ("recorded-not-json", b"[" * 1_000_000),
        ("recorded-not-json", b'{"a": NaN}'),
        ("recorded-not-json", b'{"a": ' + b"9" * 5000 + b"}"),
        ("recorded-not-json", "\ud800".encode("utf-8", "surrogatepass")),
        ("recorded-too-large", b" " * (LARGEST_FILE + 1)),
        ("recorded-unreadable", None),
    ],
)
def test_a_file_that_is_no_record_is_a_sentence(tmp_path, key, content):
    file = tmp_path / "record.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(RecordError) as refusal:
        read_file(file)
    assert refusal.value.key == key
    assert "record.json" in refusal.value.in_language("en")
    assert refusal.value.in_language("fr") != refusal.value.in_language("en")


def test_a_name_that_can_be_no_files_is_a_sentence_too(tmp_path):
    with pytest.raises(RecordError):
        read_file(tmp_path / "a\0b")
    with pytest.raises(RecordError):
        read_file(tmp_path)
