"""The schema. Columns have the names of the fields of rows, summaries and guests.

A change here needs a migration (`migrations/versions`); a test compares what both make.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
)

metadata = MetaData()

# The truth: append-only. SQLite keeps it in the order of its key, so that a table's rows lie together.
log = Table(
    "log",
    metadata,
    Column("table", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("guest", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("do", Text, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# All below can be made again from the log (`Store.rebuild`).
summaries = Table(
    "summaries",
    metadata,
    Column("table", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("guests", Text, nullable=False),  # JSON
    Column("to_act", Text, nullable=False),  # JSON
    Column("due", Double),
    Column("about", Text, nullable=False, server_default="{}"),  # JSON
    # PostgreSQL: the number of the transaction that wrote it, by which others can ask what is new.
    Column("written", BigInteger, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)
Index("summaries_by_time", summaries.c.updated, summaries.c.table)
Index("summaries_by_writing", summaries.c.written)

goes_on = summaries.c.due.is_not(None)
Index("summaries_due", summaries.c.due, summaries.c.table, sqlite_where=goes_on, postgresql_where=goes_on)

is_open = and_(summaries.c.state == literal_column("'waiting'"), summaries.c.public)  # no value: an index goes by it
Index("summaries_open", summaries.c.updated, summaries.c.table, sqlite_where=is_open, postgresql_where=is_open)

seated = Table(
    "seated",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table", Text, primary_key=True),
    # When the guest last looked at the table, as far as e-mail needs it, and was last told by e-mail. Where the row is
    # made again, both are forgotten; then one letter may be too many.
    Column("seen", Double, nullable=False, server_default="0"),
    Column("mailed", Double, nullable=False, server_default="0"),
    Index("seated_by_table", "table"),
    sqlite_with_rowid=False,
)

# The people. Rows name them by id only: whoever is deleted here is nobody there.
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("email", Text),
    Column("email_code", LargeBinary),  # the digest of the code that confirms the address; none: it is confirmed
    Column("email_expires", Double, nullable=False, server_default="0"),
    Column("email_tries", Integer, nullable=False, server_default="0"),
)

# Of what lets people in only digests are kept.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
)
