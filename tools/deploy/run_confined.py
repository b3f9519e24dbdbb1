"""Run a server in namespaces of its own with little it can write to, and visit it there. Needs root on Linux."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import Self

from tools.deploy.visit import Json

VISIT = Path(__file__).with_name("visit.py")
NAMESPACES = ("--mount", "--pid", "--net", "--ipc", "--uts")
START_SECONDS = 60.0
STOP_SECONDS = 20.0
NATIVE = "/playmat/_native/"


class Confined:
    """A place for one server at a time: what is mounted there, and as whom and with which variables it runs."""

    def __init__(self, mounts: list[str], enter: list[str], user: list[str], environment: dict[str, str]) -> None:
        self.mounts = mounts
        self.enter = enter  # the command that changes to the root of the place, if it has one
        self.user = user  # the command that gives up all privileges
        self.environment = environment
        self.log = TemporaryFile()  # noqa: SIM115 - for what the servers write, as long as this is used
        self.process: subprocess.Popen[str] | None = None

    def start(self, *command: str) -> Self:
        words = [*self.enter, *self.user, *self._cleaned(command)]
        script = "\n".join(["ip link set lo up", *self.mounts, f"exec {shlex.join(words)}"])
        self.process = subprocess.Popen(
            ["unshare", *NAMESPACES, "--propagation", "private", "--fork", "--kill-child", "sh", "-ec", script],
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
            text=True,
        )
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def run(self, *command: str) -> int:
        """Run a command in the place while no server is there, and return its exit code."""
        self.start(*command)
        assert self.process is not None
        code = self.process.wait(START_SECONDS)
        self.process = None
        return code

    @property
    def pid(self) -> int:
        """The process in the namespaces, as it is numbered outside."""
        assert self.process is not None
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])

    def stop(self) -> int:
        """Ask the server to stop, and return its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        return self._end(signal.SIGKILL)

    def _end(self, sent: signal.Signals) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            os.kill(self.pid, sent)
        code = self.process.wait(STOP_SECONDS)
        self.process = None
        return code

    def inside(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command next to the server, confined like the server."""
        words = [*self.user, *self._cleaned(command)]
        return self._nsenter([*NAMESPACES, "--root", "--wd=/"], words)

    def visit(self, port: str, record: Json | None = None) -> Json:
        """Play at the server as a browser on the same network would; return what must be there later."""
        words = [sys.executable, str(VISIT), f"http://127.0.0.1:{port}", *([json.dumps(record)] if record else [])]
        done = self._nsenter(["--net"], words)
        if done.returncode != 0:
            raise AssertionError(done.stdout + done.stderr)
        left: Json = json.loads(done.stdout)
        return left

    def wait_until_healthy(self, check: list[str]) -> None:
        assert self.process is not None
        until = time.monotonic() + START_SECONDS
        said = ""
        while time.monotonic() < until:
            time.sleep(0.5)
            if self.process.poll() is not None:
                break
            last = self.inside(*check)
            if last.returncode == 0:
                return
            said = last.stderr[-500:]
        self.log.seek(0)
        raise AssertionError(f"the server isn't healthy: {said}{self.log.read().decode()[-2000:]}")

    def look(self, writable: str) -> list[str]:
        """Return what can be seen of the running server; fail unless only the one folder can be written to."""
        status = dict(
            line.split(":\t", 1) for line in Path(f"/proc/{self.pid}/status").read_text().splitlines() if ":\t" in line
        )
        users = set(status["Uid"].split())
        assert "0" not in users, users
        assert {int(status[name], 16) for name in ("CapPrm", "CapEff", "CapBnd", "CapAmb")} == {0}
        assert status["NoNewPrivs"] == "1"
        folders = f"/ /opt /opt/playmat /usr /etc /var /dev /home /root {writable}"
        tried = self.inside("sh", "-c", f"for it in {folders}; do touch $it/trial 2>/dev/null && echo $it; done; true")
        assert tried.stdout.split() == [writable], tried.stdout + tried.stderr
        self.inside("rm", f"{writable}/trial")
        return [f"user {users.pop()}, no capabilities, only {writable} can be written to"]

    def is_native(self) -> bool:
        """Return whether the running server has loaded the compiled engine."""
        return NATIVE in Path(f"/proc/{self.pid}/maps").read_text()

    def _cleaned(self, command: tuple[str, ...]) -> list[str]:
        return ["env", "-i", *(f"{name}={value}" for name, value in self.environment.items()), *command]

    def _nsenter(self, into: list[str], words: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["nsenter", "--target", str(self.pid), *into, "--", *words], capture_output=True, text=True, check=False
        )


def as_user(user: int) -> list[str]:
    """The command that becomes an ordinary user for good."""
    words = ["setpriv", "--reuid", str(user), "--regid", str(user), "--clear-groups", "--no-new-privs"]
    return [*words, "--inh-caps=-all", "--bounding-set=-all"]


def few_devices(folder: str) -> list[str]:
    """The mounts for a /dev that has next to nothing."""
    lines = [f"mount -t tmpfs -o mode=0755,nosuid tmpfs {folder}"]
    for name, numbers in (("null", "1 3"), ("zero", "1 5"), ("full", "1 7"), ("random", "1 8"), ("urandom", "1 9")):
        lines.append(f"mknod -m 0666 {folder}/{name} c {numbers}")
    lines += [f"mkdir {folder}/shm", f"mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs {folder}/shm"]
    return [*lines, f"mount -o remount,ro {folder}"]
