"""Seeds, as people give them."""

import secrets

from ludotheque.contract.errors import OptionError

SEED_BITS = 128


def read_seed(seed: int | None) -> int:
    """A seed as somebody gave it; None is one that nobody can guess."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise OptionError("seed-out-of-range", field="seed", seed=seed, bits=SEED_BITS)
    return seed
