"""Sets of bits written as bytes 0 and 1, eight at a time: the same answers compiled and as plain Python."""

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from ludotheque.kernel.bits import HAS_PDEP, _pdep
from ludotheque.kernel.jit import jit

EIGHT = 0x0101010101010101
# Eight at a time is up to seven too many: write from the front, and the last seven numbers of a row one by one.


def write_bits(bits, many, out, at):
    """Write the lowest `many` bits as numbers from out[at] on; return where they end."""
    for i in range(many):
        out[at + i] = int(bits) >> i & 1
    return at + many


def clear(many, out, at):
    """Write so many zeros; return where they end."""
    for i in range(many):
        out[at + i] = 0
    return at + many


@intrinsic
def _store_eight(typingctx, out, at, word):
    """Eight bytes at once, wherever they begin."""

    def generate(context, builder, sig, args):
        array = context.make_array(sig.args[0])(context, builder, args[0])
        place = builder.gep(array.data, [args[1]])
        builder.store(args[2], builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)
        return cgutils.get_null_value(ir.IntType(64))

    return types.int64(out, types.int64, types.int64), generate


@jit
def eight_by_multiplication(bits):
    """The lowest eight bits, each a byte of one number: the portable way."""
    low = (bits & 15) * 0x204081 & 0x01010101
    high = (bits >> 4 & 15) * 0x204081 & 0x01010101
    return low | high << 32


@overload(write_bits, jit_options={"_nrt": False})
def _write_bits(bits, many, out, at):
    if HAS_PDEP:

        def write(bits, many, out, at):
            for i in range(0, many, 8):
                _store_eight(out, at + i, _pdep(bits >> i & 255, EIGHT))
            return at + many

    else:

        def write(bits, many, out, at):
            for i in range(0, many, 8):
                _store_eight(out, at + i, eight_by_multiplication(bits >> i))
            return at + many

    return write


@overload(clear, jit_options={"_nrt": False})
def _clear(many, out, at):
    def write(many, out, at):
        for i in range(0, many, 8):
            _store_eight(out, at + i, 0)
        return at + many

    return write
