"""The machine under the server: what its disk can do, and what a process has used of it."""

import os
import time
from pathlib import Path

BLOCK = b"x" * 4096
TICKS = os.sysconf("SC_CLK_TCK")


def fsync_rate(folder: Path, seconds: float = 1.0) -> float:
    """Writes of one block a second that have really reached the disk, one after the other."""
    path = folder / "fsync.probe"
    count = 0
    with path.open("wb") as file:
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            file.write(BLOCK)
            file.flush()
            os.fsync(file.fileno())
            count += 1
        passed = time.perf_counter() - began
    path.unlink()
    return count / passed


def cpu_seconds(pid: int) -> float:
    """Processor time of a process, all its threads, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def thread_seconds(pid: int) -> dict[int, float]:
    """Processor time of each thread of a process, in ns steps; the process's own number is its first thread."""
    spent = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        spent[int(task.name)] = int((task / "schedstat").read_text().split()[0]) / 1e9
    return spent


def memory_kb(pid: int) -> int:
    """What a process holds in memory of its own."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty:"):
            return int(line.split()[1])
    raise AssertionError("this system does not tell")


def idle_share(seconds: float = 0.5) -> float:
    """How much of all cores nobody uses just now: measurements on a busy machine say little."""
    first = processor_times()
    time.sleep(seconds)
    second = processor_times()
    passed = [after - before for before, after in zip(first, second, strict=True)]
    return (passed[3] + passed[4]) / max(1, sum(passed))


def processor_times() -> list[int]:
    return [int(part) for part in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]


def model() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return "unknown"
