"""What is asked of the database, written once for both; each store compiles it to its own SQL."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, cast

from sqlalchemy import (
    ClauseElement,
    Dialect,
    Select,
    bindparam,
    case,
    delete,
    insert,
    literal_column,
    not_,
    select,
    tuple_,
    update,
)
from sqlalchemy.sql.compiler import SQLCompiler

from ludotheque.server.rows import Guest, Row, Summary
from ludotheque.server.store.schema import codes, guests, is_open, log, seated, summaries, tokens

OVER: Any = literal_column("'over'")
PING = select(log.c.version).limit(1)

ROWS = (
    select(*(log.c[field] for field in Row.__struct_fields__))
    .where(log.c.table == bindparam("table_"), log.c.version > bindparam("after"))
    .order_by(log.c.version)
)

TABLES = (
    select(log.c.table)
    .where(log.c.version == 0, log.c.table > bindparam("after"))
    .order_by(log.c.table)
    .limit(bindparam("most"))
)

GUEST = select(*(guests.c[field] for field in Guest.__struct_fields__)).where(guests.c.id == bindparam("id_"))
GUEST_BY_TOKEN = (
    select(*(guests.c[field] for field in Guest.__struct_fields__))
    .join_from(tokens, guests)
    .where(tokens.c.digest == bindparam("digest_"))
)
GUESTS_CALLED = (
    select(*(guests.c[field] for field in Guest.__struct_fields__))
    .where((guests.c.id == bindparam("who")) | (guests.c.name == bindparam("who")))
    .order_by(guests.c.created, guests.c.id)
    .limit(bindparam("most"))
)
ADD_GUEST = insert(guests).values({field: bindparam(field) for field in Guest.__struct_fields__})
CHANGE_GUEST = (
    update(guests)
    .where(guests.c.id == bindparam("id_"))
    .values(name=bindparam("name_"), language=bindparam("language_"))
    .returning(guests.c.id)
)
DELETE_GUEST = delete(guests).where(guests.c.id == bindparam("id_")).returning(guests.c.id)  # tokens and codes follow
ADD_TOKEN = insert(tokens)
DELETE_TOKEN = delete(tokens).where(tokens.c.digest == bindparam("digest_")).returning(tokens.c.guest)

ADD_CODE = (
    insert(codes)
    .from_select(
        ["digest", "guest", "expires"],
        select(
            bindparam("code", type_=codes.c.digest.type), guests.c.id, bindparam("expires_", type_=codes.c.expires.type)
        ).where(guests.c.id == bindparam("id_")),
    )
    .returning(codes.c.guest)
)
DELETE_OLD_CODES = delete(codes).where(codes.c.expires <= bindparam("now"))
# The lock makes the second of two who use a code at once wait, and find it gone.
USE_CODE = (
    insert(tokens)
    .from_select(
        ["digest", "guest"],
        select(bindparam("token", type_=tokens.c.digest.type), codes.c.guest)
        .where(codes.c.digest == bindparam("code"), codes.c.expires > bindparam("now"))
        .with_for_update(),
    )
    .returning(tokens.c.guest)
)
DELETE_CODE = delete(codes).where(codes.c.digest == bindparam("code"))


@cache
def listing(guest: bool, open: bool | None, game: bool, before: bool) -> Select[Any]:
    """Summaries, the newest first: a guest's, those that anybody may (or may not) join, of a game, before a place."""
    found = select(*(summaries.c[field] for field in Summary.__struct_fields__))
    if guest:
        found = found.join(seated, seated.c.table == summaries.c.table).where(seated.c.guest == bindparam("guest_"))
    if open is not None:
        found = found.where(is_open if open else not_(is_open))
    if game:
        found = found.where(summaries.c.game == bindparam("game_"))
    if before:
        place = tuple_(summaries.c.updated, summaries.c.table)
        found = found.where(place < tuple_(bindparam("updated_"), bindparam("table_")))
    return found.order_by(summaries.c.updated.desc(), summaries.c.table.desc()).limit(bindparam("most"))


DUE = (
    select(summaries.c.due, summaries.c.table)
    .where(summaries.c.due <= bindparam("until"))
    .where(tuple_(summaries.c.due, summaries.c.table) > tuple_(bindparam("due_"), bindparam("table_")))
    .order_by(summaries.c.due, summaries.c.table)
    .limit(bindparam("most"))
)


@cache
def own(game: bool) -> Select[Any]:
    """A guest's summaries: first where it is to act, last those that are over; among these the newest first."""
    found = listing(True, None, game, False)
    urgent = case((summaries.c.to_act == bindparam("to_act_"), 0), (summaries.c.state == OVER, 2), else_=1)
    return found.order_by(None).order_by(urgent, summaries.c.updated.desc(), summaries.c.table.desc())


class Compiled(NamedTuple):
    """A statement in a database's own SQL, the names of its values in their order, and those that never change."""

    text: str
    names: tuple[str, ...]
    fixed: Mapping[str, Any]

    def bound(self, given: Mapping[str, Any]) -> tuple[str, list[Any]]:
        return self.text, [self.fixed[name] if name in self.fixed else given[name] for name in self.names]


def compiler(dialect: Dialect) -> Callable[[ClauseElement], Compiled]:
    """Compiles each statement once."""

    @cache
    def compiled(statement: ClauseElement) -> Compiled:
        made = cast(SQLCompiler, statement.compile(dialect=dialect))
        fixed = {name: value for name, value in made.params.items() if value is not None}
        return Compiled(str(made), tuple(made.positiontup or ()), fixed)

    return compiled
