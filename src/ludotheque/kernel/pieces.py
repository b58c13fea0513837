"""Rows shared out among threads, piece by piece."""

from numba import types
from numba.extending import intrinsic, overload

from ludotheque.kernel.jit import jit

PIECE = 512  # rows: some fifty microseconds


def claim(taken, part, many):
    """Take the next `many` of a part; return how many were taken before (`taken` is int64, a number for each part)."""
    before = int(taken[part])
    taken[part] += many
    return before


@intrinsic
def _atomic_add(typingctx, taken, part, many):
    """In one go, so that no two threads take the same."""

    def generate(context, builder, sig, args):
        array = context.make_array(sig.args[0])(context, builder, args[0])
        return builder.atomic_rmw("add", builder.gep(array.data, [args[1]]), args[2], "monotonic")

    return types.int64(taken, types.int64, types.int64), generate


@overload(claim, jit_options={"_nrt": False})
def _claim(taken, part, many):
    return lambda taken, part, many: _atomic_add(taken, part, many)


@jit
def next_piece(thread, taken, many):
    """What a thread does next of `many`: from the first up to the last, which is not in it; nothing if they are equal.

    Every thread has a part, which is still in its processor's cache from the last time; when that is done it helps
    with the others' parts, whose processors may be busy with something else.
    """
    parts = len(taken)
    for i in range(parts):
        part = (thread + i) % parts
        first = many * part // parts + claim(taken, part, PIECE)
        last = many * (part + 1) // parts
        if first < last:
            return first, min(first + PIECE, last)
    return many, many
