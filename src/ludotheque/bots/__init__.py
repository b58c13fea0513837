"""Players that are programs, and their advice. They get a masked record: they see only what their seat knows."""

from ludotheque.bots.called import level_meant, level_name
from ludotheque.bots.hint import Hint, hints
from ludotheque.bots.levels import LEVELS, level_called
from ludotheque.bots.player import Bot, bot

__all__ = ["LEVELS", "Bot", "Hint", "bot", "hints", "level_called", "level_meant", "level_name"]
