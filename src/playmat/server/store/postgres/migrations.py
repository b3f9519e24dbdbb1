"""Brings a PostgreSQL database up to date, under a lock: several nodes may start at the same moment."""

import secrets
from typing import Final

import asyncpg

from playmat.core.refusal import refused
from playmat.server.store.codes_key import fingerprint
from playmat.server.store.postgres.connection import ERRORS, Connection, connect, named, shown
from playmat.server.store.protocol import Failed
from playmat.server.store.schema import newest, steps
from playmat.server.store.sealed_codes import ANY_CLASS

VERSION: Final = newest("postgresql")
LOCK: Final = 0x504C4D54  # "PLMT"
MIGRATION_SECONDS: Final = 600.0
OURS: Final = "SELECT to_regclass('about') IS NOT NULL"
ANYTHING: Final = "SELECT count(*) FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"


async def prepare(address: str, codes_key: bytes | None = None) -> None:
    """Make the tables, or bring older ones up to date; newer ones that this program cannot use are refused.

    With a key, which is what a server comes with, also refuse one that codes here weren't encrypted with.
    """
    try:
        connection = await connect(address, MIGRATION_SECONDS)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await upgrade(connection, address)
                if codes_key is not None:
                    await claim_key(connection, codes_key)
        finally:
            await connection.close()
    except (*ERRORS, Failed, asyncpg.ClientConfigurationError, ValueError) as error:
        raise named(error, address) from None


async def claim_key(connection: Connection, key: bytes) -> None:
    stored = await connection.fetchval("SELECT fingerprint FROM codes_key")
    if stored == fingerprint(key):
        return
    if stored is not None and await connection.fetchval(ANY_CLASS):
        raise refused("codes-key-not-this")
    await connection.execute("DELETE FROM codes_key")
    await connection.execute("INSERT INTO codes_key VALUES ($1)", fingerprint(key))


async def upgrade(connection: Connection, address: str) -> None:
    version, usable_from = 0, 0
    if await connection.fetchval(OURS):
        version, usable_from = await connection.fetchrow("SELECT version, usable_from FROM about")
    elif await connection.fetchval(ANYTHING):
        raise refused("bad-database", {"file": shown(address)})
    if version > VERSION:
        # The nodes of a release and of the next one work side by side: what a newer one has added does no harm.
        if usable_from > VERSION:
            raise refused("newer-database", {"file": shown(address), "version": version, "known": VERSION})
        return
    for step in steps("postgresql"):
        if step.version > version:
            await connection.execute(step.script)
            usable_from = step.usable_from
    if version == 0:
        await connection.execute("INSERT INTO about VALUES ($1, $2, $3)", VERSION, usable_from, secrets.token_hex(32))
    elif version < VERSION:
        await connection.execute("UPDATE about SET version = $1, usable_from = $2", VERSION, usable_from)
