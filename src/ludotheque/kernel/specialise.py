"""Run a template file once for each game, with the game's rules as its `rules`."""

import importlib.util
import sys
from pathlib import Path
from threading import RLock
from types import ModuleType

_one_at_a_time = RLock()  # a module is found under its name before it is whole: another thread must wait for the rest


def specialise(template: str, rules: ModuleType) -> ModuleType:
    """The module `template` of the kernel package, made for one game's rules."""
    name = f"{rules.__name__}.{template}"
    with _one_at_a_time:
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{template}.py"))
            if spec is None or spec.loader is None:
                raise ImportError(f"no template {template}")
            module = importlib.util.module_from_spec(spec)
            module.__dict__["rules"] = rules
            sys.modules[name] = module  # Numba looks a cached function's module up by its name
            try:
                spec.loader.exec_module(module)
            except BaseException:
                del sys.modules[name]  # whoever asks again is told again what is wrong
                raise
        return sys.modules[name]
