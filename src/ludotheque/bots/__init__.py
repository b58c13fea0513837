"""Players that are programs. A bot gets a masked record: it sees only what its seat knows."""

from ludotheque.bots.bot import Bot, bot
from ludotheque.bots.levels import LEVELS, level_called

__all__ = ["LEVELS", "Bot", "bot", "level_called"]
