"""Codes that people type, and how they and tokens are kept."""

import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
LENGTH = 10


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def tidy(code: str) -> str:
    """As people write it: in small letters, with blanks."""
    return "".join(mark for mark in code.upper() if mark in LETTERS)


def digest(secret: str) -> bytes:
    """Tokens and codes are kept only so."""
    return hashlib.blake2b(secret.encode("utf-8", "replace"), digest_size=32).digest()
