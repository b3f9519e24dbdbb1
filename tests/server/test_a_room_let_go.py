"""A table may be let go, its store having failed, while somebody is on the way in: nobody is left in an empty room."""

import asyncio
from pathlib import Path

from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import Limits
from playmat.server.store.sqlite import SqliteStore
from playmat.server.workers.pool import WorkerPool
from playmat.table.admission import CreateTable


def test_who_comes_into_a_room_that_was_let_go_is_sent_to_the_new_one(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(SqliteStore(tmp_path / "tables.db"), WorkerPool(0, 1.0), Limits(), 0)
        entered = await hall.create(CreateTable("number-line", ["me", "open"], nickname="Ada"))
        room = entered.room
        secret, key = room.key_of(entered.token)
        listener = await room.listen(secret, key, "en", 0)
        hall.forget(room, "stopping", final=False)
        room.admit(listener)
        assert listener.goodbye is not None
        assert (listener.goodbye.code, listener.goodbye.final) == ("stopping", False)
        again = await hall.find(room.table.code)
        assert again is not room
        assert not again.is_closed
        await hall.close()

    asyncio.run(run())
