"""The verifiable shuffle: a secret that is promised before the first card, and the words that the seats add to it.

Functions of bytes that a browser recomputes; docs/shuffle.md says what they prove, with test vectors.
"""

import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from hashlib import blake2b

from ludotheque.contract.errors import ShuffleError

SECRET_BYTES = 32
COMMITMENT_BYTES = 32
DIGEST_BYTES = 32
SEED_BYTES = 16
LENGTH_BYTES = 4  # of the length before each part
LONGEST_WORDS = 200  # characters
LONGEST_TABLE = 200  # characters of a table's id
MOST_MATCHES = 2**53  # whole numbers up to here are the same in every language
UNFIT = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, breaks of lines and paragraphs


def new_secret() -> bytes:
    """The secret of a new table, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes, table: str) -> str:
    """What a table shows of its secret before anybody adds words.

    BLAKE2b without a key, 32 bytes long, of the 32 bytes of the secret followed by the table's id in UTF-8; written
    as 64 hexadecimal digits.
    """
    return blake2b(_checked(secret) + _table(table), digest_size=COMMITMENT_BYTES).hexdigest()


def match_seed(secret: bytes, table: str, number: int, words: Sequence[str]) -> int:
    """The seed of a table's match of this number, with the words of all seats in their order ("" for none).

    BLAKE2b with the secret as its key, 16 bytes long, read as a big-endian number: its 32 hexadecimal digits are the
    `seed` of the record. What is hashed is a row of parts: the table's id, the number of the match in decimal digits
    without leading zeros, then the words of seat 0, of seat 1 and so on, as `read_words` gives them. Each part is its
    length in bytes of UTF-8 as a 4-byte big-endian number, then these bytes. So no two rows give the same bytes.
    """
    if type(number) is not int or not 0 <= number <= MOST_MATCHES:
        raise ShuffleError("shuffle-number", field="match", number=number)
    message = _row([_table(table), str(number).encode(), *(read_words(text).encode() for text in words)])
    return int.from_bytes(blake2b(message, digest_size=SEED_BYTES, key=_checked(secret)).digest(), "big")


def moves_digest(moves: Iterable[str]) -> str:
    """What everybody at a table can note of the moves that they saw, to know them again in a record.

    BLAKE2b without a key, 32 bytes long, of a row of parts as for `match_seed`: the texts of the moves; 64
    hexadecimal digits.
    """
    return blake2b(_row(move.encode() for move in moves), digest_size=DIGEST_BYTES).hexdigest()


def read_words(text: str) -> str:
    """The words of a seat in Unicode's form NFC, so that two ways to type « é » are the same words.

    Refused is what is no text, has more than 200 characters (before or after), or has control characters, breaks of
    lines or halves of characters in it.
    """
    if not isinstance(text, str) or any(unicodedata.category(mark) in UNFIT for mark in text[: LONGEST_WORDS + 1]):
        raise ShuffleError("words-unfit", field="words")
    if len(text) > LONGEST_WORDS or len(tidy := unicodedata.normalize("NFC", text)) > LONGEST_WORDS:
        raise ShuffleError("words-too-long", field="words", most=LONGEST_WORDS)
    return tidy


def _row(parts: Iterable[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(LENGTH_BYTES, "big") + part for part in parts)


def _checked(secret: bytes) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise ShuffleError("shuffle-secret", field="secret", length=SECRET_BYTES)
    return secret


def _table(table: str) -> bytes:
    fit = isinstance(table, str) and 1 <= len(table) <= LONGEST_TABLE
    if not fit or any(unicodedata.category(mark) in UNFIT for mark in table):
        raise ShuffleError("shuffle-table", field="table", most=LONGEST_TABLE)
    return table.encode()
