"""Players that are programs. A bot gets a masked record: it sees only what its seat knows."""

from ludotheque.bots.policies import LEVELS, Bot, bot

__all__ = ["LEVELS", "Bot", "bot"]
