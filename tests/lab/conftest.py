"""The laboratory's commands are run as the terminal game's are."""

from tests.terminal.conftest import terminal

__all__ = ["terminal"]
