"""The `jit` decorator: Numba with an on-disk cache that notices every change.

Numba's own cache looks only at the file of the compiled function, not at the files of the functions and
constants it uses, and functions of like names and types collide in it. So every game has a cache folder of its own,
named by a hash of all sources that can end up in its machine code.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

import numba
import platformdirs

KERNEL = Path(__file__).parent
COMPILED_IN = (".py", ".json", ".toml", ".csv")  # sources and the data whose tables become constants
NEVER = "lessons"  # a folder of data that only teaches
_one_at_a_time = RLock()  # the cache folder is a setting of the whole process


def cache_root() -> Path:
    return Path(platformdirs.user_cache_path("ludotheque", appauthor=False)) / "kernels"


@cache
def cache_folder(home: Path) -> Path:
    """Where the machine code made from the sources in `home` and in the kernel package is kept."""
    digest = hashlib.sha256(f"{numba.__version__} bounds checked: {numba.config.BOUNDSCHECK}".encode())
    sources = {path for folder in (KERNEL, home) for path in folder.rglob("*") if path.suffix in COMPILED_IN}
    for path in sorted(path for path in sources if path.parent.name != NEVER):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return cache_root() / f"{home.name}-{digest.hexdigest()[:16]}"


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder once, when a function is decorated; other users of Numba keep theirs."""
    with _one_at_a_time:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before


def _compiled(function: Callable[..., Any], forceinline: bool = False, **how: bool) -> Any:
    """A template's function belongs to the game it is specialised for, any other to its folder.

    Whether it is put in the place of its calls is always said, or Numba takes it from whichever function happens to be
    the first to call it, and so on down to the last of the rules.
    """
    rules = function.__globals__.get("rules")
    home = Path(rules.__file__ if rules else function.__code__.co_filename).parent
    with caching_in(cache_folder(home) / function.__module__):  # cached code names the modules of what it calls
        return numba.njit(cache=True, error_model="numpy", forceinline=forceinline, **how)(function)


def jit(function: Callable[..., Any]) -> Any:
    """Compile at the first call, without Numba's memory runtime: faster, and the compiler refuses to allocate."""
    return _compiled(function, _nrt=False)


def inlined(function: Callable[..., Any]) -> Any:
    """The same, put in the place of every call: for what hands many arrays on as one tuple, which costs as it is."""
    return _compiled(function, _nrt=False, forceinline=True)


def entry(function: Callable[..., Any]) -> Any:
    """Compile a function that ordinary Python calls with flat buffers: it may allocate and look at them as records.

    It keeps Python's lock: letting go of it for a microsecond invites every thread that waits to take it.
    """
    return _compiled(function, _nrt=True)


def long_entry(function: Callable[..., Any]) -> Any:
    """The same for what takes longer: other threads run meanwhile."""
    return _compiled(function, _nrt=True, nogil=True)


def plain(function: Any) -> Any:
    """The uncompiled function behind a compiled one: for snapshots, which are plain Python."""
    return getattr(function, "py_func", function)
