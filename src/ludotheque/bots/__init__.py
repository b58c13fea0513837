"""Players that are programs, and their advice. They get a masked record: they see only what their seat knows."""

from ludotheque.bots.bot import Bot, bot
from ludotheque.bots.hints import Hint, hints
from ludotheque.bots.levels import LEVELS, level_called

__all__ = ["LEVELS", "Bot", "Hint", "bot", "hints", "level_called"]
