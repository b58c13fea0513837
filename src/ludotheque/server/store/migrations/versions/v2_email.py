"""Addresses of guests who wish to be told by e-mail that it is their turn, and what they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    for column in (
        sa.Column("email", sa.Text),
        sa.Column("email_code", sa.LargeBinary),
        sa.Column("email_expires", sa.Double, nullable=False, server_default="0"),
        sa.Column("email_tries", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("guests", column)
    for name in ("seen", "mailed"):
        op.add_column("seated", sa.Column(name, sa.Double, nullable=False, server_default="0"))
