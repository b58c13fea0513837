"""A game as learners see it, in numbers: a template, run once for each game with `rules` set.

A game's learning.py says what its actions and observations are. Without one they are generic: an action is the place
of a move among the legal ones, and an observation is the masked record bit by bit.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ludotheque.kernel.jit import entry, jit, plain
from ludotheque.kernel.layout import Part
from ludotheque.kernel.spread import write_bits

rules: ModuleType  # the game's, set by `specialise` before this file runs

State, SEATS = rules.State, rules.SEATS
WORDS = State.itemsize // 8
WORD = 64
_legal, _mask = rules.legal, rules.mask
HIDES = bool(plain(_mask).__code__.co_names)  # a mask that names nothing, no field and no function, hides nothing

if find_spec(f"{rules.__package__}.learning"):
    learning = import_module(f"{rules.__package__}.learning")
    actions, layout, unshown = learning.actions, learning.layout, learning.UNSHOWN
    _action_of, _code_of, _observe = learning.action_of, learning.code_of, learning.observe

    @jit
    def number(moves, n):
        """Make legal moves the actions that they are."""
        for i in range(n):
            moves[i] = _action_of(moves[i])

    @jit
    def meant(action, s, moves):
        """The move that a legal action is; `moves` is scratch."""
        return _code_of(action, s)

    @jit
    def look(s, words, seat, out):
        """Write what a masked record shows to its seat."""
        _observe(s, seat, out)

else:
    unshown = ()

    def actions(options):
        return rules.MOST_MOVES

    def layout(options):
        fields = [Part(name, kind.itemsize * 8, (name,)) for name, (kind, *_) in State.fields.items()]
        return (*fields, Part("seat", SEATS))

    @jit
    def number(moves, n):
        for i in range(n):
            moves[i] = i

    @jit
    def meant(action, s, moves):
        _legal(s, moves)
        return moves[action]

    @jit
    def look(s, words, seat, out):
        at = 0
        for i in range(WORDS):
            at = write_bits(words[i], WORD, out, at)
        for i in range(SEATS):
            out[at + i] = i == seat


@entry
def legal_actions(position, moves):
    """Write the legal actions into moves (int64[OUT_SIZE]), rising as the moves do; return how many."""
    n = _legal(position.view(State)[0], moves)
    number(moves, n)
    return n


@entry
def code_of(action, position, moves):
    """The move that a legal action is in this position; `moves` is scratch (int64[OUT_SIZE])."""
    return meant(action, position.view(State)[0], moves)


@entry
def observe(position, seat, seen, out):
    """Write what a seat knows of a position into out (uint8, as long as the layout).

    The position is copied into `seen` and masked there first: whatever it is, no more than that gets through.
    """
    seen[:] = position
    s = seen.view(State)[0]
    _mask(s, seat)
    look(s, seen, seat, out)
