"""The yardstick of `make load`: a bare WebSocket echo on the very socket layer that Playmat uses, and nothing else."""

import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Message = dict[str, Any]


async def echo(
    scope: Message, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind(("127.0.0.1", int(sys.argv[-1])))
    sock.listen(100)
    print(f"Echo: http://127.0.0.1:{sock.getsockname()[1]}", flush=True)
    config = uvicorn.Config(echo, log_config=None, access_log=False, lifespan="off", ws="websockets-sansio")
    uvicorn.Server(config).run([sock])


if __name__ == "__main__":
    main()
