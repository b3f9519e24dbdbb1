"""Whatever is not the same on Linux, macOS and Windows. No other file asks what it runs on (a test looks).

Nothing here speaks to people: what goes wrong is an `OSError`, and whoever asked turns it into a sentence. Modules that
take long to load are loaded where they are needed, for every command passes through here.
"""

import contextlib
import errno
import io
import os
import signal
import stat
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing import connection
    from multiprocessing.context import DefaultContext, SpawnContext
    from multiprocessing.context import SpawnProcess as SpawnProcess
    from socket import socket

    # What a pipe between two processes ends in has another name on Windows.
    if sys.platform == "win32":
        Connection = connection.PipeConnection[Any, Any]
    else:
        Connection = connection.Connection[Any, Any]

# The person, the terminal and the screen.


def home() -> Path | None:
    """The folder of whoever runs this; accounts of services and containers may have none."""
    try:
        return Path.home()
    except RuntimeError:
        return None


def data_folders(system: str, variables: Mapping[str, str], home: Path | None) -> list[Path]:
    """Where applications keep their data: first where it belongs, then where earlier versions of Playmat kept it."""
    asked = variables.get("XDG_DATA_HOME", "")
    if asked and Path(asked).is_absolute():  # one that is not absolute is to be ignored
        return [Path(asked)]
    usual = [] if home is None else [home / ".local" / "share"]
    if system == "win32":
        local = variables.get("LOCALAPPDATA", "")
        return [Path(local), *usual] if local else [it.parents[1] / "AppData" / "Local" for it in usual] + usual
    if system == "darwin":
        return [it.parents[1] / "Library" / "Application Support" for it in usual] + usual
    return usual


def language() -> str:
    """The language the person uses this computer in, as far as it tells: `es`, `es_MX.UTF-8`, or nothing."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name]
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    else:
        return ""


def speak_plainly() -> None:
    """Files and pipes get UTF-8 everywhere; a terminal that lacks a character shows another one in its place."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        set_encoding(stream)


def set_encoding(stream: TextIO | None) -> None:
    if not isinstance(stream, io.TextIOWrapper):  # a program without a window has none; tests have their own
        return
    if stream.isatty():
        stream.reconfigure(errors="replace")
    else:
        stream.reconfigure(encoding="utf-8", errors="replace")


def is_reader_gone(error: OSError) -> bool:
    """Whether nobody reads our output any more (`playmat games | head -1`); Windows has its own word for it."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def open_browser(address: str) -> bool:
    """Only where there is a screen: a text browser would take the terminal away."""
    import webbrowser

    always_there = ("darwin", "win32")
    has_screen = sys.platform in always_there or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
    return has_screen and webbrowser.open(address)


# Processes.

MOST_PROCESSES: Final = 61 if sys.platform == "win32" else 1_000_000  # what one process can wait for on Windows
GIVES_WAY: Final = 10
REPEAT_SECONDS: Final = 5.0
PR_SET_PDEATHSIG: Final = 1  # of Linux's prctl


def cores() -> int:
    """The cores this process may use, which can be fewer than the machine has."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    else:
        return os.cpu_count() or 1


def steady_seconds() -> float:
    """Seconds that only go forward, and on Linux also while the machine sleeps: others do not wait for it."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    else:
        return time.monotonic()


def stop_signals() -> list[signal.Signals]:
    """Return every signal by which people and other programs ask this process to stop."""
    if sys.platform == "win32":
        return [signal.SIGINT, signal.SIGTERM, signal.SIGBREAK]
    else:
        return [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


class Interrupted(KeyboardInterrupt):
    """Raised in the main thread when this process is asked to stop; `facts` collects what its work had reached."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number
        self.facts: dict[str, object] = {}


def raise_when_asked_to_stop() -> None:
    """Make every signal to stop raise `Interrupted`, as Ctrl-C does.

    Stopping is often asked for twice at once (a closed window, a service manager), so repeats are ignored for a while:
    they would interrupt the cleaning up. A signal that is already ignored (nohup, a background job) stays ignored.
    """
    last = -REPEAT_SECONDS

    def stop(number: int, _: object) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= REPEAT_SECONDS:
            last = now
            raise Interrupted(number)

    for each in stop_signals():
        if signal.getsignal(each) is not signal.SIG_IGN:
            signal.signal(each, stop)


@contextlib.contextmanager
def stops_held() -> Iterator[None]:
    """Hold signals to stop until the block ends. A process forked inside it starts with them held."""
    if sys.platform == "win32":
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, stop_signals())
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def become_worker() -> None:
    """Leave Ctrl-C and a closed terminal to the process that started this one, and end as soon as that one has ended.

    A thread watches it. Native code can keep that thread waiting, so on Linux the system is asked to watch, too.
    """
    for each in stop_signals():
        signal.signal(each, signal.SIG_DFL if each == signal.SIGTERM else signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, stop_signals())
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that started this one, however it comes, and end too."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    assert parent is not None, "only a worker has one"
    parent.join()
    os._exit(1)


def ignore_later_stops() -> None:
    """Let further signals to stop pass without effect: this process is stopping already."""
    when_told_to_stop(lambda: None)


def when_told_to_stop(stop: "Callable[[], None]") -> None:
    """Call `stop` instead of ending right away. A closed terminal that is ignored (nohup) stays ignored."""
    for each in stop_signals():
        if each in (signal.SIGINT, signal.SIGTERM) or signal.getsignal(each) is not signal.SIG_IGN:
            signal.signal(each, lambda *_: stop())


def treat_hangup_as_stop() -> None:
    """Make a closed terminal stop this process as SIGTERM does, for libraries that know only that one."""
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: stop_this_process())


def stop_this_process() -> None:
    """As if somebody had told it to."""
    signal.raise_signal(signal.SIGTERM)


def processes() -> "SpawnContext":
    """For processes that begin anew and take open sockets along, which every system has its own way for."""
    import multiprocessing

    return multiprocessing.get_context("spawn")


def workers_context() -> "DefaultContext":
    """Return the way this system starts processes that share work, which is the fastest it has."""
    import multiprocessing

    return multiprocessing.get_context()


def wait_for_any(lines: "Iterable[Connection]") -> "list[Connection]":
    """Wait until there is something to read, or its end, on some of these lines; return them."""
    from multiprocessing.connection import wait

    return cast("list[Connection]", wait(lines))


def apart(calm: bool) -> dict[str, Any]:
    """How to start a process that Ctrl-C does not reach; a calm one gives way to everybody else on the machine."""
    if sys.platform == "win32":
        import subprocess

        priority = subprocess.BELOW_NORMAL_PRIORITY_CLASS if calm else 0
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | priority}
    else:
        return {"start_new_session": True}


def give_way() -> None:
    """Let everybody else on the machine go first. On Windows whoever starts a process says so, see `apart`."""
    if sys.platform != "win32":
        os.nice(GIVES_WAY)


def allow_open_files(wish: int) -> int:
    """Raise what this process may have open, files and sockets, as far as the system lets it; what it is then."""
    if sys.platform == "win32":  # sockets are not counted
        return wish
    else:
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        endless = resource.RLIM_INFINITY
        # Some systems have a limit beside the one they tell: macOS, where these are usual ones.
        for most in (wish, 10_240, 4_096, 1_024):
            highest = most if hard == endless else min(hard, most)
            if soft == endless or soft >= highest:
                break
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
                soft = highest
        return wish if soft == endless else min(soft, wish)


# The network.


def claim_address(sock: "socket") -> None:
    """A port that a server had a moment ago can be taken again, one that a server has cannot."""
    import socket

    if sys.platform == "win32":  # where SO_REUSEADDR would let two servers have one port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


# Files and who may read them. Windows has no such rights: files in a person's folder are that person's.

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
KNOWS_RIGHTS: Final = os.name == "posix"
OWN_HANDLES: Final = "/proc/self/fd"


def open_private(path: Path, *, new: bool) -> int:
    """A handle for a file that only its owner may read; never in the place of another one where it must be new."""
    return os.open(path, os.O_RDWR | os.O_CREAT | (os.O_EXCL if new else 0), 0o600)


def open_unnamed(folder: Path) -> int | None:
    """Return a handle for a new file that has no name and is gone with this process, or None if that can't be had."""
    if sys.platform == "linux":
        if not Path(OWN_HANDLES).exists():  # `give_name` needs it
            return None
        try:
            return os.open(folder, os.O_TMPFILE | os.O_RDWR, 0o600)
        except OSError as error:
            # Older systems open the folder itself, others say that this disk doesn't know such files.
            if error.errno in (errno.EISDIR, errno.EOPNOTSUPP, errno.ENOENT, errno.EINVAL) and folder.is_dir():
                return None
            raise
    else:
        return None


def give_name(handle: int, path: Path) -> None:
    """Give a name to a file that `open_unnamed` has opened; never in the place of another one."""
    # With a folder given, the link is followed to the file behind it.
    os.link(f"{OWN_HANDLES}/{handle}", path, src_dir_fd=handle, follow_symlinks=True)


def lock(handle: int) -> None:
    """The system releases it when the process ends, however it ends. An `OSError` where another process has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_plain_file(path: Path) -> bool:
    """No folder, no pipe and no device."""
    return stat.S_ISREG(path.stat().st_mode)


def is_open_to_others(path: Path) -> bool:
    return KNOWS_RIGHTS and path.exists() and bool(path.stat().st_mode & OTHERS)


def close_to_others(path: Path) -> None:
    path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)


def is_changed_by_others(folder: Path) -> bool:
    """Whether others may put their own files in the place of ours. A sticky bit keeps them from it."""
    mode = folder.stat().st_mode
    return KNOWS_RIGHTS and bool(mode & (stat.S_IWGRP | stat.S_IWOTH)) and not mode & stat.S_ISVTX


def give_usual_rights(handle: int, target: Path) -> None:
    """Those of the file that is replaced, or those a new file gets; a temporary file is its owner's alone."""
    if sys.platform != "win32":
        if target.exists():
            mode = stat.S_IMODE(target.stat().st_mode)
        else:
            mask = os.umask(0)
            os.umask(mask)
            mode = 0o666 & ~mask
        os.fchmod(handle, mode)
