"""Prints the OpenAPI document of the server, from which `npm run types` makes the types of the web app."""

import asyncio

import httpx

from ludotheque.server.app import create_app


async def document() -> str:
    """As anybody gets it; no table is opened for it."""
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(create_app("nowhere")), base_url="http://here"
    ) as client:
        return (await client.get("/api/openapi.json")).text


print(asyncio.run(document()))
