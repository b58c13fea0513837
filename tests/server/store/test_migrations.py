"""Migrations: from nothing to the schema as it is declared, one at a time, never back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Connection, Index, Integer, MetaData, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from ludotheque.server.store import StoreUnusable, open_store
from ludotheque.server.store.migrations import HERE
from ludotheque.server.store.schema import metadata
from tests.server.store.examples import ANNE, append, row

T = TypeVar("T")


async def ask(place: str, question: Callable[[Connection], T]) -> T:
    """Of the database itself."""
    if "://" not in place:
        with create_engine(f"sqlite:///{place}/ludotheque.sqlite3").begin() as connection:
            return question(connection)
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(place))
    try:
        async with engine.begin() as begun:
            return await begun.run_sync(question)
    finally:
        await engine.dispose()


def differences(connection: Connection, declared: MetaData) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), declared)
    keys = {
        name: inspect(connection).get_pk_constraint(name)["constrained_columns"] for name in declared.tables
    }  # fmt: skip
    wanted = {name: [column.name for column in table.primary_key] for name, table in declared.tables.items()}
    deleted = {
        name: [key["options"].get("ondelete") for key in inspect(connection).get_foreign_keys(name)]
        for name in declared.tables
    }
    wanted_deleted = {
        name: [key.ondelete for key in table.foreign_key_constraints] for name, table in declared.tables.items()
    }
    return found + [each for each in [(keys, wanted), (deleted, wanted_deleted)] if each[0] != each[1]]


async def test_the_schema_as_migrated_is_the_schema_as_declared(place: str) -> None:
    await (await open_store(place)).close()
    assert await ask(place, lambda connection: differences(connection, metadata)) == []


async def test_a_difference_would_be_seen(place: str) -> None:
    await (await open_store(place)).close()
    other = MetaData()
    for table in metadata.tables.values():
        table.to_metadata(other)
    other.tables["log"].append_column(Column("more", Integer))
    Index("another", other.tables["guests"].c.name)
    found = await ask(place, lambda connection: differences(connection, other))
    assert sorted(each[0] for each in found) == ["add_column", "add_index"]


async def test_opening_again_changes_nothing(place: str) -> None:
    store = await open_store(place)
    await append(store, "t")
    await store.close()
    store = await open_store(place)
    assert await store.rows("t") == [row("t")]
    await store.close()


async def test_a_newer_schema_is_refused_in_a_sentence(place: str) -> None:
    await (await open_store(place)).close()
    newest = await ask(place, lambda connection: MigrationContext.configure(connection).get_current_revision())
    await ask(place, lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = '999'"))
    with pytest.raises(StoreUnusable) as refused:
        await open_store(place)
    assert refused.value.key == "store-newer"
    assert "999" in refused.value.in_language("en")
    assert "999" in refused.value.in_language("fr")
    back = f"UPDATE alembic_version SET version_num = '{newest}'"
    await ask(place, lambda connection: connection.exec_driver_sql(back))
    await (await open_store(place)).close()


def steps() -> list[str]:
    """All revisions, the oldest first."""
    return sorted((path.name[1:].partition("_")[0] for path in (HERE / "versions").glob("v*.py")), key=int)


@pytest.mark.parametrize("older", steps())
async def test_a_store_of_every_older_schema_goes_forward_with_all_that_is_in_it(place: str, older: str) -> None:
    if "://" not in place:
        Path(place).mkdir()
    first = row("t")
    kept = [
        f"INSERT INTO log VALUES ('t', 0, {first.at!r}, 'anne', 'key 0', 'play', '{first.body}')",
        'INSERT INTO summaries ("table", version, game, state, public, created, updated, guests, to_act) VALUES'
        " ('t', 0, 'shokoba', 'playing', true, 1, 2, '[\"anne\"]', '[\"anne\"]')",
        "INSERT INTO seated (guest, \"table\") VALUES ('anne', 't')",
        f"INSERT INTO guests (id, name, language, created) VALUES ('anne', 'Anne', 'fr', {ANNE.created!r})",
    ]

    def made_then(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(HERE))
        config.attributes["connection"] = connection
        command.upgrade(config, older)
        for statement in kept:
            connection.exec_driver_sql(statement)

    await ask(place, made_then)
    store = await open_store(place)
    assert await store.rows("t") == [first]
    assert [found.table for found in await store.summaries("anne")] == ["t"]
    assert await store.guest("anne") == ANNE
    assert await append(store, "t", 1)
    await store.close()
    assert await ask(place, lambda connection: differences(connection, metadata)) == []


async def test_several_processes_may_start_at_once_on_an_empty_database(postgresql) -> None:
    url = postgresql.database()
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    assert await append(stores[0], "t")
    assert await stores[3].rows("t") == [row("t")]
    for store in stores:
        await store.close()


async def test_a_step_that_fails_leaves_nothing_behind(place: str) -> None:
    """A half of it would be neither the old schema nor the new one."""
    if "://" not in place:
        Path(place).mkdir()
    await ask(place, lambda connection: connection.exec_driver_sql("CREATE TABLE seated (in_the_way INTEGER)"))
    with pytest.raises(StoreUnusable, match="seated"):
        await open_store(place)
    assert await ask(place, lambda connection: inspect(connection).get_table_names()) == ["seated"]


def test_steps_go_forward_only() -> None:
    files = sorted((HERE / "versions").glob("v*.py"))
    assert files
    assert [step.name for step in files if "downgrade" in step.read_text("utf-8")] == []
