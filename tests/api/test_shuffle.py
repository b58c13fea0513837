"""The verifiable shuffle: the vectors of docs/shuffle.md, one encoding for each shuffle, and what is refused."""

import json
import re
import unicodedata
from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ludotheque import ShuffleError
from ludotheque.contract import shuffle
from ludotheque.contract.shuffle import commitment, match_seed, moves_digest, new_secret, read_words

DOCUMENT = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text("utf-8")
SECRET = bytes.fromhex(re.search("[0-9a-f]{64}", DOCUMENT)[0])
VECTORS = json.loads(re.search(r"```json\n(\[.*?\n\])\n```", DOCUMENT, re.DOTALL)[1])

words = st.text(st.characters(exclude_categories=shuffle.UNFIT), max_size=60)
tables = st.text(st.characters(exclude_categories=shuffle.UNFIT), min_size=1, max_size=60)
shuffles = st.tuples(tables, st.integers(0, 30), st.lists(words, max_size=6))


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors_of_the_document_hold(vector):
    assert commitment(SECRET, vector["table"]) == vector["commitment"]
    seed = match_seed(SECRET, vector["table"], vector["match"], vector["words"])
    assert f"{seed:032x}" == vector["seed"]


def test_the_message_and_the_digests_of_the_document_hold():
    message, moves, none = re.findall(r"^`([0-9a-f]+)`[.,]$", DOCUMENT, re.MULTILINE)
    keyed = blake2b(bytes.fromhex(message), key=SECRET, digest_size=16)
    assert keyed.hexdigest() == VECTORS[1]["seed"]
    assert moves_digest(["D7xS4+S3", "R8"]) == moves
    assert moves_digest([]) == none


def decoded(message):
    """The parts of a row, from the document's words alone."""
    parts = []
    while message:
        length = int.from_bytes(message[:4], "big")
        parts.append(message[4 : 4 + length].decode())
        assert len(message) >= 4 + length
        message = message[4 + length :]
    return parts


@settings(max_examples=200)
@given(one=shuffles)
def test_what_is_hashed_can_be_read_back_so_no_two_shuffles_are_hashed_alike(one):
    table, number, said = one
    hashed = []

    class Watched:
        def __call__(self, message, **settings):
            hashed.append(message)
            return blake2b(message, **settings)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shuffle, "blake2b", Watched())
        match_seed(SECRET, table, number, said)
    assert decoded(hashed[0]) == [table, str(number), *(unicodedata.normalize("NFC", text) for text in said)]


@settings(max_examples=200)
@given(one=shuffles, other=shuffles)
def test_different_shuffles_have_different_seeds(one, other):
    def tidy(given):
        return given[0], given[1], [unicodedata.normalize("NFC", text) for text in given[2]]

    assume(tidy(one) != tidy(other))
    assert match_seed(SECRET, *one) != match_seed(SECRET, *other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("t", 1, ["ab", "c"]), ("t", 1, ["a", "bc"])),
        (("t", 1, ["", "a"]), ("t", 1, ["a", ""])),
        (("t", 1, ["a"]), ("t", 1, ["a", ""])),
        (("t", 11, ["a"]), ("t", 1, ["1a"])),
        (("t1", 1, []), ("t", 11, [])),
        (("t", 1, ["2"]), ("t", 12, [])),
        (("t", 1, ["A"]), ("t", 1, ["a"])),
        (("t", 1, ["a "]), ("t", 1, ["a"])),
    ],
)
def test_shuffles_that_look_alike_without_lengths_differ(one, other):
    assert match_seed(SECRET, *one) != match_seed(SECRET, *other)


def test_two_ways_to_type_the_same_words_are_the_same_words():
    typed = "e\u0301"
    assert read_words(typed) == "é"
    assert match_seed(SECRET, "t", 1, [typed]) == match_seed(SECRET, "t", 1, ["é"])
    assert match_seed(SECRET, "e\u0301", 1, []) != match_seed(SECRET, "é", 1, []), "an id is not normalised"


def test_secrets_are_new_each_time_and_another_secret_changes_everything():
    one, other = new_secret(), new_secret()
    assert len(one) == len(other) == 32
    assert one != other
    assert commitment(one, "t") != commitment(other, "t")
    assert match_seed(one, "t", 1, [""]) != match_seed(other, "t", 1, [""])


def test_a_seed_is_one_that_a_match_takes():
    assert 0 <= match_seed(SECRET, "t", 1, []) < 1 << 128


REFUSED = {
    "words-unfit": [
        lambda: read_words(None),
        lambda: read_words(b"a"),
        lambda: read_words("a\nb"),
        lambda: read_words("\x1b[2J"),
        lambda: read_words("\u2028"),
        lambda: read_words("\ud800"),
        lambda: match_seed(SECRET, "t", 1, ["fine", "\x00"]),
    ],
    "words-too-long": [
        lambda: read_words("a" * 201),
        lambda: read_words("\u0958" * 101),  # NFC makes two characters of each
        lambda: read_words("e\u0301" * 101),  # and one of these two, but nobody need read so many
        lambda: read_words("\u0301\u0316" * 1_000_000),
    ],
    "shuffle-secret": [
        lambda: commitment(b"", "t"),
        lambda: commitment(bytes(31), "t"),
        lambda: commitment("00" * 16, "t"),
        lambda: match_seed(bytes(33), "t", 1, []),
    ],
    "shuffle-table": [
        lambda: commitment(SECRET, ""),
        lambda: commitment(SECRET, "t" * 201),
        lambda: commitment(SECRET, "\udfff"),
        lambda: match_seed(SECRET, 5, 1, []),
    ],
    "shuffle-number": [
        lambda: match_seed(SECRET, "t", -1, []),
        lambda: match_seed(SECRET, "t", True, []),
        lambda: match_seed(SECRET, "t", 1.0, []),
        lambda: match_seed(SECRET, "t", 2**53 + 1, []),
        lambda: match_seed(SECRET, "t", "\ud800", []),
    ],
}


@pytest.mark.parametrize(("key", "attempt"), [(key, attempt) for key, all_ in REFUSED.items() for attempt in all_])
def test_what_no_shuffle_is_made_from_is_refused_in_both_languages(key, attempt):
    with pytest.raises(ShuffleError) as refusal:
        attempt()
    assert refusal.value.key == key
    assert refusal.value.field
    assert refusal.value.in_language("fr") != refusal.value.in_language("en")
    assert json.dumps(refusal.value.document(), ensure_ascii=False).encode()


def test_two_hundred_characters_of_any_script_are_welcome():
    for mark in ("a", "é", "語", "🎲"):
        assert read_words(mark * 200) == mark * 200
