"""Sets as bits of an int64 (bits 0 to 62): the same answers compiled and as plain Python."""

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from ludotheque.kernel.jit import jit

HAS_PDEP = bool(llvm.get_host_cpu_features().get("bmi2", False))


def popcount(bits):
    """How many bits are set."""
    return int(bits).bit_count()


def lowest(bits):
    """Index of the lowest set bit."""
    return (int(bits) & -int(bits)).bit_length() - 1


def highest(bits):
    """Index of the highest set bit."""
    return int(bits).bit_length() - 1


def nth(bits, n):
    """Index of the n-th set bit, counted from 0."""
    bits = int(bits)
    for _ in range(int(n)):
        bits &= bits - 1
    return lowest(bits)


@intrinsic
def _ctpop(typingctx, bits):
    return types.int64(types.int64), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic
def _cttz(typingctx, bits):
    return types.int64(types.int64), lambda context, builder, sig, args: builder.cttz(
        args[0], ir.Constant(ir.IntType(1), 1)
    )


@intrinsic
def _ctlz(typingctx, bits):
    return types.int64(types.int64), lambda context, builder, sig, args: builder.ctlz(
        args[0], ir.Constant(ir.IntType(1), 1)
    )


@intrinsic
def _pdep(typingctx, source, bits):
    """Deposit the bits of `source` at the places of the set bits of `bits`: one instruction where there is BMI2."""

    def generate(context, builder, sig, args):
        word = ir.IntType(64)
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word]))
        return builder.call(deposit, args)

    return types.int64(types.int64, types.int64), generate


@overload(popcount)
def _popcount(bits):
    return lambda bits: _ctpop(bits)


@overload(lowest)
def _lowest(bits):
    return lambda bits: _cttz(bits)


@overload(highest)
def _highest(bits):
    return lambda bits: 63 - _ctlz(bits)


@jit
def nth_by_halves(bits, n):
    """The n-th set bit by counting halves: the portable way."""
    index = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = popcount(bits & ((1 << width) - 1))
        skip = int(n >= below)
        n -= below * skip
        bits >>= width * skip
        index += width * skip
    return index


@overload(nth)
def _nth(bits, n):
    if HAS_PDEP:
        return lambda bits, n: _cttz(_pdep(1 << n, bits))
    return lambda bits, n: nth_by_halves(bits, n)
