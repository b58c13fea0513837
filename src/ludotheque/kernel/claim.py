"""Work shared out among threads: whoever is free takes the next piece."""

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload


def claim(taken, many):
    """Take the next `many`; return the first of them. `taken` (int64[1]) is how many were taken before."""
    first = int(taken[0])
    taken[0] += many
    return first


@intrinsic
def _atomic_add(typingctx, taken, many):
    """In one piece, so that no two threads take the same."""

    def generate(context, builder, sig, args):
        array = context.make_array(sig.args[0])(context, builder, args[0])
        return builder.atomic_rmw("add", builder.bitcast(array.data, ir.IntType(64).as_pointer()), args[1], "monotonic")

    return types.int64(taken, types.int64), generate


@overload(claim, jit_options={"_nrt": False})
def _claim(taken, many):
    return lambda taken, many: _atomic_add(taken, many)
