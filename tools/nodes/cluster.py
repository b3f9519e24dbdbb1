"""A PostgreSQL of our own for a while: a private cluster in a temporary folder, reached by a socket in it alone."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

INSTALL: Final = "sudo apt-get install -y --no-install-recommends postgresql"
ACCOUNT: Final = "postgres"  # where root asks: the database refuses to run as root
SUPERUSER: Final = "playmat"
SECONDS: Final = 60
CODES_KEY: Final = bytes([35] * 32)  # everything that is started here inherits it
SETTINGS: Final = {
    "listen_addresses": "''",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "log_min_messages": "warning",
}


def programs() -> Path | None:
    """The folder of the newest server that Debian has installed, or the one on PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda it: float(it.parent.name))
    if folders and (folders[-1] / "initdb").exists():
        return folders[-1]
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def why_not() -> str | None:
    """Why there can be no cluster here, in a sentence."""
    return f"PostgreSQL is not installed: {INSTALL}" if programs() is None else None


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid:
            found.append(int(folder.name))
    return found


class Cluster:
    """`is_safe` writes to the disk as in earnest; without it tests are quicker, and a crash of the machine costs."""

    def __init__(self, *, is_safe: bool = False) -> None:
        found = programs()
        assert found is not None, why_not()
        self.programs = found
        os.environ["PLAYMAT_CODES_KEY"] = CODES_KEY.hex()
        self.folder = Path(tempfile.mkdtemp(prefix="playmat-pg-"))
        self.data = self.folder / "data"
        self.is_safe = is_safe

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            shutil.chown(self.folder, ACCOUNT)
        self.run("initdb", "-D", str(self.data), "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        settings = {**SETTINGS, "unix_socket_directories": f"'{self.folder}'", "fsync": "on" if self.is_safe else "off"}
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def run(self, program: str, *arguments: str, check: bool = True) -> str:
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", f"--reuid={ACCOUNT}", f"--regid={ACCOUNT}", "--clear-groups", *command]
        output = self.folder / "last-output.txt"
        # Into a file: the database would keep a pipe open for as long as it runs.
        with output.open("w") as file:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT, cwd=self.folder, check=False
            )
        text = output.read_text()
        assert done.returncode == 0 or not check, text
        return text

    def start(self) -> None:
        log = str(self.folder / "log.txt")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-t", str(SECONDS), "start")

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is as if the machine had crashed."""
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "-t", str(SECONDS), "stop", check=False)

    def kill(self) -> None:
        """SIGKILL for the first of its processes. The others end when they notice, and while they have not it cannot be
        started again."""
        pid = self.pid
        others = children(pid)
        os.kill(pid, signal.SIGKILL)
        until = time.monotonic() + SECONDS
        while any(Path(f"/proc/{it}").exists() for it in others) and time.monotonic() < until:
            time.sleep(0.02)

    @property
    def processes(self) -> list[int]:
        return [self.pid, *children(self.pid)]

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().splitlines()[0])

    def address(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user={SUPERUSER}"

    def database(self, name: str) -> str:
        """A new database; its address."""
        self.run("createdb", "-h", str(self.folder), "-U", SUPERUSER, "-T", "template0", name)
        return self.address(name)
