"""Compiling: a cache that notices every change, and functions that may not allocate."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import numba
import numpy as np
import pytest

from ludotheque.kernel import jit, record_length, record_type
from ludotheque.kernel.jit import KERNEL, cache_folder, cache_root

folder_for: Callable[[Path], Path] = cache_folder.__wrapped__  # without its memory: asked anew each time


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "rules.py").write_text("MOST = 3\n", "utf-8")
    (tmp_path / "board.json").write_text("[1, 2]", "utf-8")
    (tmp_path / "rulebook.en.md").write_text("Rules.", "utf-8")
    return tmp_path


@pytest.mark.parametrize("file", ["rules.py", "board.json"])
def test_a_changed_source_or_table_has_another_cache_folder(home: Path, file: str) -> None:
    before = folder_for(home)
    assert folder_for(home) == before
    assert before.parent == cache_root()
    (home / file).write_text("[4]", "utf-8")
    assert folder_for(home) != before


def test_a_new_source_and_one_renamed_have_another_cache_folder(home: Path) -> None:
    before = folder_for(home)
    (home / "cards.py").write_text("", "utf-8")
    added = folder_for(home)
    (home / "cards.py").rename(home / "board.py")
    assert len({before, added, folder_for(home)}) == 3


def test_a_changed_rulebook_compiles_nothing_anew(home: Path) -> None:
    before = folder_for(home)
    (home / "rulebook.en.md").write_text("Other rules.", "utf-8")
    assert folder_for(home) == before


def test_the_kernel_package_is_compiled_into_every_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (KERNEL / "random.py").is_file()
    before = folder_for(home)
    monkeypatch.setitem(folder_for.__globals__, "KERNEL", home.parent / "another kernel")
    assert folder_for(home) != before


def test_bounds_checked_code_is_kept_apart(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder_for(home)
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert folder_for(home) != before


def imported(home: Path, name: str, source: str) -> ModuleType:
    """The game's rules.py with this source."""
    (home / "rules.py").write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(name, home / "rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_one_file_imported_under_two_names_is_kept_apart(home: Path) -> None:
    """Cached code looks its modules up by name, so code cached under one name is of no use under another."""
    source = "from ludotheque.kernel import jit\n@jit\ndef turn(s):\n    return 0\n"
    folders = {imported(home, name, source).turn._cache.cache_path for name in ("rules", "package.rules")}
    assert len(folders) == 2


@jit
def allocates(n):
    return np.zeros(n)[0]


@jit
def adds(numbers):
    total = 0
    for number in numbers:
        total += number
    return total


def test_a_rules_function_may_not_allocate() -> None:
    assert adds(np.array([1, 2, 3])) == 6
    assert numba.njit(allocates.py_func)(3) == 0
    with pytest.raises(numba.errors.TypingError, match="zeros"):
        allocates(3)


def test_what_an_inlined_function_calls_is_not_inlined_for_that(home: Path) -> None:
    """Numba would: all rules that are first called below an inlined function would be, each in every caller's place."""
    source = "@jit\ndef low(n):\n    return 2 * n\n@inlined\ndef high(n):\n    return low(n) + 1\n"
    rules = imported(home, "rules", f"from ludotheque.kernel.jit import inlined, jit\n{source}")
    assert rules.high(3) == 7
    high, low = (next(iter(each.inspect_llvm().values())) for each in (rules.high, rules.low))
    assert "alwaysinline" in high
    assert "alwaysinline" not in low


def test_a_record_has_int64_fields_only() -> None:
    record = record_type(turn=0, hands=3)
    assert record_length(record) == 4
    position = np.zeros(1, record)[0]
    position.hands[2] = 1 << 62
    assert (int(position.turn), [int(hand) for hand in position.hands]) == (0, [0, 0, 1 << 62])


@pytest.mark.parametrize("name", ["fill", "sort", "max", "view", "dtype"])
def test_a_record_refuses_fields_that_would_hide_a_method(name: str) -> None:
    with pytest.raises(ValueError, match=f"'{name}'"):
        record_type(turn=0, **{name: 0})
