"""A process that appends to its tables until it is killed: `writer.py PLACE NAME TABLE…`.

It says which rows were acknowledged, one line for each, and nothing else.
"""

import asyncio
import os
import sys

from ludotheque.server.store import open_store
from tests.server.store.examples import row, summary


async def main(place: str, name: str, tables: list[str]) -> None:
    store = await open_store(place)

    async def one(table: str) -> None:
        while True:
            version = len(await store.rows(table))  # where another was quicker, after that
            while await store.append(new := row(table, version, guest=name), summary(new)):
                os.write(1, f"{table} {version} {name}\n".encode())
                version += 1

    await asyncio.gather(*map(one, tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
