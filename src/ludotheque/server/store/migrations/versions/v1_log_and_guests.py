"""The log, the summaries of tables, the guests."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("do", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "summaries",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("to_act", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("written", sa.BigInteger, nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )
    op.create_index("summaries_by_time", "summaries", ["updated", "table"])
    op.create_index("summaries_by_writing", "summaries", ["written"])
    op.create_index(
        "summaries_due",
        "summaries",
        ["due", "table"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_index(
        "summaries_open",
        "summaries",
        ["updated", "table"],
        sqlite_where=sa.text("state = 'waiting' AND public = 1"),
        postgresql_where=sa.text("state = 'waiting' AND public"),
    )
    op.create_table(
        "seated",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("seated_by_table", "seated", ["table"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    for name, more in (("tokens", ()), ("codes", (sa.Column("expires", sa.Double, nullable=False),))):
        op.create_table(
            name,
            sa.Column("digest", sa.LargeBinary, primary_key=True),
            sa.Column("guest", sa.Text, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
            *more,
        )
        op.create_index(f"ix_{name}_guest", name, ["guest"])
