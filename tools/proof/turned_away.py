"""People who were sent away from a table: what they held opens nothing any more, whichever node they ask."""

import asyncio
from http.client import HTTPException
from itertools import count

from tools.proof.running import Json, Process

NOW_AND_THEN = 0.3
UNKNOWN = 401
AWAY = (0, 429, 502, 503, 504)  # not now


class TurnedAway:
    """One table in its lobby. Somebody sits down, the host sends them away, and they try again and again."""

    def __init__(self, door: Process) -> None:
        self.door = door
        self.tokens: list[str] = []
        self.faults: list[str] = []
        self.is_done = False
        self._host: Json = {}
        self._ids = count(1)

    def sit_down(self) -> None:
        self._host = self.door.post("/api/tables", {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada"})

    @property
    def token_of_host(self) -> dict[str, str]:
        """By the code of the table."""
        return {self._host["code"]: self._host["token"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self._host['code']}"

    async def run(self) -> None:
        while not self.is_done:
            guest = await self._until_done("seats", {"nickname": "Kim"}, "")
            if guest is None:
                return
            for message in ({"type": "remove", "seat": guest["seat"]}, {"type": "lock", "on": False}):
                said = {**message, "id": f"away{next(self._ids)}"}
                if await self._until_done("messages", said, self._host["token"]) is None:
                    return
            self.tokens.append(guest["token"])
            await asyncio.sleep(NOW_AND_THEN)
            status = await asyncio.to_thread(self._look, self.door, self.tokens[-1])
            self._judge(status, "at once")

    async def _until_done(self, where: str, body: Json, token: str) -> Json | None:
        """Said again under the same id until it is answered; none where it is time to go home."""
        while not self.is_done:
            try:
                return await asyncio.to_thread(self.door.post, f"{self.path}/{where}", body, token)
            except RuntimeError as error:
                if where == "seats" and "409" in str(error):
                    # The seat was taken by this very request, whose answer was lost.
                    await asyncio.to_thread(self._host_frees)
            except (OSError, HTTPException):
                pass
            await asyncio.sleep(NOW_AND_THEN)
        return None

    def _host_frees(self) -> None:
        try:
            self.door.post(
                f"{self.path}/messages",
                {"type": "remove", "seat": 1, "id": f"away{next(self._ids)}"},
                self._host["token"],
            )
            self.door.post(
                f"{self.path}/messages",
                {"type": "lock", "on": False, "id": f"away{next(self._ids)}"},
                self._host["token"],
            )
        except (RuntimeError, OSError, HTTPException):
            pass

    def _look(self, node: Process, token: str) -> int:
        try:
            return node.ask("GET", f"{self.path}/since/0", None, token)[0]
        except (OSError, HTTPException):
            return 0

    def _judge(self, status: int, when: str) -> None:
        if status != UNKNOWN and status not in AWAY:
            self.faults.append(f"who was sent away is let in again {when}: {status}")

    def come_back(self, nodes: list[Process]) -> list[str]:
        """All of them, at every node."""
        for token in self.tokens:
            for node in nodes:
                status = self._look(node, token)
                self._judge(status, "in the end")
                if status in AWAY:
                    self.faults.append(f"node {node.port} does not answer: {status}")
        return self.faults
