"""A wire between a node and its database that can be slow, cut, or dead without a word."""

import asyncio
from pathlib import Path
from typing import Literal

How = Literal["well", "slow", "silent", "cut"]
SOCKET = ".s.PGSQL.5432"
DELAY = 0.15


class Wire:
    """Looks to a node like the database itself. `silent` keeps connections and hands nothing on any more."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self.how: How = "well"
        self._database = database / SOCKET
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._is_well = asyncio.Event()
        self._is_well.set()

    async def open(self) -> None:
        self.folder.mkdir()
        self._server = await asyncio.start_unix_server(self._connected, self.folder / SOCKET)

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.be("cut")

    def be(self, how: How) -> None:
        """What was silent stays silent for those who were connected: only a new connection gets through again."""
        if self.how == "silent" or how == "cut":
            for line in self._lines:
                line.transport.abort()
        self.how = how
        if how == "silent":
            self._is_well.clear()
        else:
            self._is_well.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.how == "cut":
            writer.transport.abort()
            return
        await self._is_well.wait()
        try:
            there, back = await asyncio.open_unix_connection(self._database)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, back}
        try:
            await asyncio.gather(self._hand_on(reader, back), self._hand_on(there, writer))
        finally:
            self._lines -= {writer, back}

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                if self.how == "slow":
                    await asyncio.sleep(DELAY)
                await self._is_well.wait()
                if writer.transport.is_closing():
                    return
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()
