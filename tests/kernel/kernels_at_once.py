"""Many threads that ask for the kernels and searches of two games at once, in a process that has made none yet.

    python -m tests.kernel.kernels_at_once GAME GAME

Prints what each thread found: the last name of each template, and whether all its machine code is in the right folder.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import ludotheque
from ludotheque.kernel.jit import cache_folder
from ludotheque.kernel.specialise import specialise

THREADS = 8
LAST = {"calls": "repeat", "search": "blur"}  # of each template


def main() -> None:
    together = Barrier(THREADS)

    def ask(number: int) -> list[str]:
        game = ludotheque.game(sys.argv[1 + number % 2])
        together.wait()
        found = []
        for template, last in LAST.items():
            module = specialise(template, game.rules)
            assert hasattr(module, last), f"{module.__name__} is not whole"
            for name, function in vars(module).items():
                if getattr(function, "__module__", None) == module.__name__ and hasattr(function, "py_func"):
                    assert str(cache_folder(game.home)) in function._cache.cache_path, f"{name} is kept elsewhere"
                    found.append(name)
        return found

    sys.setswitchinterval(1e-6)
    with ThreadPoolExecutor(THREADS) as threads:
        for found in threads.map(ask, range(THREADS)):
            print(*found)


if __name__ == "__main__":
    main()
