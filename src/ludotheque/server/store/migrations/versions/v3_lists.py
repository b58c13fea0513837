"""What lists show of a table. Of tables made before, nothing until they go on."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("about", sa.Text, nullable=False, server_default="{}"))
