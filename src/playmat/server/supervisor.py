"""Several nodes on this machine, each a process of its own; all of them take what comes in at the same sockets."""

import socket
import time
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Final

from playmat import system
from playmat.server.logs import warn

if TYPE_CHECKING:
    from playmat.system import Connection, SpawnProcess

READY_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 0.2
REST_SECONDS: Final = 1.0
STOP_SECONDS: Final = 10.0

# Serves until it is told to stop; calls the function when it is ready.
RunNode = Callable[[list[socket.socket], Callable[[], None]], None]


class Supervisor:
    """Starts the nodes, starts anew whichever ends without being told to, and ends with all of them."""

    def __init__(self, run: RunNode, sockets: list[socket.socket], count: int) -> None:
        self._run = run
        self._sockets = sockets
        self._count = count
        self._context = system.processes()
        self._nodes: list[SpawnProcess] = []
        self._lines: dict[SpawnProcess, Connection] = {}  # open as long as both live
        self._is_stopping = False

    def serve(self, ready: Callable[[], None]) -> int:
        """How many nodes ended with an error after they were told to stop."""
        system.when_told_to_stop(self._stop)
        lines = [self._start() for _ in range(self._count)]
        if self._have_begun(lines):
            ready()
        else:
            self._stop()
        while not self._is_stopping:
            time.sleep(LOOK_SECONDS)
            self._replace()
        for node in self._nodes:
            node.join(STOP_SECONDS)
            if node.is_alive():
                node.kill()
                node.join()
        return sum(1 for node in self._nodes if node.exitcode != 0)

    def _start(self) -> "Connection":
        ours, theirs = self._context.Pipe()
        node = self._context.Process(target=node_main, args=(self._run, self._sockets, theirs))
        node.start()
        theirs.close()
        self._nodes.append(node)
        self._lines[node] = ours
        return ours

    def _have_begun(self, lines: "list[Connection]") -> bool:
        """Whether all are ready; one that ends before has said why."""
        for line in lines:
            try:
                if not line.poll(READY_SECONDS):
                    return False
                line.recv()
            except EOFError:
                return False
        return True

    def _replace(self) -> None:
        for node in [node for node in self._nodes if not node.is_alive()]:
            if self._is_stopping:
                return
            warn("node-ended", code=node.exitcode)
            self._nodes.remove(node)
            self._lines.pop(node).close()
            time.sleep(REST_SECONDS)
            self._start()

    def _stop(self) -> None:
        self._is_stopping = True
        for node in self._nodes:
            node.terminate()


def node_main(run: RunNode, sockets: list[socket.socket], line: "Connection") -> None:
    Thread(target=end_with, args=(line,), daemon=True).start()
    run(sockets, partial(line.send, True))


def end_with(line: "Connection") -> None:
    """Whoever started this process is gone, however that ended: nothing is served behind anybody's back."""
    try:
        line.recv()
    except (EOFError, OSError):
        system.stop_this_process()
