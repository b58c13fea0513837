"""What can go wrong with the store."""

from ludotheque.contract.errors import LudothequeError


class StoreUnavailable(LudothequeError):
    """Disk full, database gone: for now nothing can be kept. Try again; the store recovers by itself.

    A row whose `append` raised this may be on disk nevertheless. Append the same row again, or read the table's rows.
    """

    status = 503
    wait = 1.0  # seconds before another try


class StoreUnusable(LudothequeError):
    """The store cannot be opened, and will not be before somebody has done something about it."""


class BackupRefused(LudothequeError):
    """The store cannot be copied to that place."""
