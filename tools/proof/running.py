"""Servers in processes of their own: Playmat itself, and the echo it is compared with."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

from playmat import system

ROOT = Path(__file__).resolve().parents[2]
PLAYMAT = Path(sys.executable).with_name("playmat")
PATIENCE = 20.0

Json = dict[str, Any]


def stoppable(main: Callable[[], None]) -> None:
    """Run a proof; when it is asked to stop, clean up and leave as commands do."""
    system.raise_when_asked_to_stop()
    try:
        main()
    except system.Interrupted as stop:
        sys.exit(stop.exit_code)


class Process:
    """A server on a free port of loopback; its first line says where. `kill` is SIGKILL."""

    def __init__(self, command: list[str], log: Path, environment: dict[str, str] | None = None) -> None:
        self.log = log
        self.command = command
        self.environment = environment or {}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.command, "--port", str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, **self.environment},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise RuntimeError(f"did not start: {line}{self.log.read_text()[-2000:]}")
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, sent: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(sent)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    # Asking by plain HTTP, one request at a time.

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, bytes]:
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            headers = {"content-type": "application/json"}
            if token:
                headers["authorization"] = f"Bearer {token}"
            line.request(method, path, None if body is None else json.dumps(body), headers)
            reply = line.getresponse()
            return reply.status, reply.read()
        finally:
            line.close()

    def date(self) -> float:
        """What the server takes for the time of day."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as line:
            line.request("GET", "/health")
            return parsedate_to_datetime(line.getresponse().headers["date"]).timestamp()

    def post(self, path: str, body: object, token: str = "") -> Json:
        status, text = self.ask("POST", path, body, token)
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {text[:300]!r}")
        answer: Json = json.loads(text)
        return answer

    def get(self, path: str, token: str = "") -> Json:
        status, text = self.ask("GET", path, None, token)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {text[:300]!r}")
        answer: Json = json.loads(text)
        return answer


def work_folder() -> "TemporaryDirectory[str]":
    """A folder on the disk that the project lies on, since /tmp may be in memory; gone when it is done."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    return TemporaryDirectory(dir=build, prefix="proof-", ignore_cleanup_errors=True)


def playmat(folder: Path, *flags: str, **environment: str) -> Process:
    """A server with its store in a folder, as `playmat serve` runs it."""
    command = [str(PLAYMAT), "serve", "--data", str(folder / "tables.db"), *flags]
    return Process(command, folder / "log.jsonl", environment)


def echo(folder: Path) -> Process:
    return Process([sys.executable, "-m", "tools.proof.echo"], folder / "echo.log")
