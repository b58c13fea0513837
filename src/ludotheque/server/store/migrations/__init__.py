"""The schema's history: `versions` has one file for each step, and a store that is opened takes those it has not taken.

Forward only. A new step is a new file there, with the next number as its `revision` and the number before as its
`down_revision`; what was released is never changed.
"""

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.pool import StaticPool

from ludotheque.server.store.errors import StoreUnusable

HERE = Path(__file__).parent
LOCK = 0x4C75646F  # any number of our own


def migrate(connection: Connection) -> None:
    """Within the transaction of this connection, which holds a lock against others who would do the same."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    if unknown := set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise StoreUnusable("store-newer", found=", ".join(sorted(unknown)), known=scripts.get_current_head())
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """The store's lock keeps others out; the transaction, halves of steps."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as begun:
        begun.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(begun)
        begun.exec_driver_sql("COMMIT")


def migrate_postgresql(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    migrate(connection)
