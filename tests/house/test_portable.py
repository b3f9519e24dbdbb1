"""What is not the same on Linux, macOS and Windows is in `playmat/system.py` and nowhere else."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "playmat"
HOME = PACKAGE / "system.py"
# Modules that one of the systems lacks, or that behave otherwise there.
MODULES = {"signal", "fcntl", "resource", "msvcrt", "winreg", "pwd", "grp", "termios", "tty", "pty", "ctypes", "stat"}
MODULES |= {"uvloop", "webbrowser", "multiprocessing", "readline", "curses", "syslog", "posix", "mimetypes", "locale"}
# Names of `os`, `sys`, `Path`, sockets and processes of which the same is true.
NAMES = {"fork", "nice", "killpg", "getpgid", "setsid", "getuid", "geteuid", "getgid", "setuid", "umask"}
NAMES |= {"chmod", "fchmod", "chown", "fchown", "st_mode", "sched_getaffinity", "cpu_count", "getloadavg", "uname"}
NAMES |= {"mkfifo", "startfile", "O_RDWR", "O_CREAT", "O_EXCL", "O_WRONLY", "platform", "getlogin", "statvfs"}
NAMES |= {"SO_REUSEADDR", "SO_REUSEPORT", "AF_UNIX", "add_signal_handler", "expanduser", "home", "symlink_to"}
NAMES |= {"rename", "send_signal"}
# Where `start_new_session` and the like are said.
ARGUMENTS = {"start_new_session", "process_group", "preexec_fn", "pass_fds", "creationflags", "umask", "user"}
PLACES = ("/proc", "/dev/", "/tmp", "/etc", "/usr", "/var", "~/")
ALLOWED = {
    "server/settings.py": {"platform", "home"},  # handed to `system`, which decides
    "table/decide.py": {"rename"},  # of a nickname
    "server/classes/lesson_tables.py": {"rename"},  # of a child
}


def found_in(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {alias.name.split(".")[0] for alias in names} & MODULES
            case ast.ImportFrom(module=str(module)):
                found |= {module.split(".")[0]} & MODULES
            case ast.Attribute(value=ast.Name(id="os"), attr="kill"):
                found.add("os.kill")  # a process of our own is ended everywhere, somebody's by its number is not
            case ast.Attribute(attr=name) if name in NAMES:
                found.add(name)
            case ast.keyword(arg=str(name)) if name in ARGUMENTS:
                found.add(name)
            case ast.Constant(value=str(text)) if text.startswith(PLACES):
                found.add(text)
    return found


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path != HOME and "_native" not in path.parts]


def test_no_other_file_asks_what_it_runs_on() -> None:
    for path in modules():
        name = path.relative_to(PACKAGE).as_posix()
        found = found_in(path) - ALLOWED.get(name, set())
        assert not found, f"{name} uses {sorted(found)}: that belongs in system.py"


def test_every_exception_is_still_needed() -> None:
    for name, allowed in ALLOWED.items():
        assert allowed <= found_in(PACKAGE / name), name


def test_what_must_be_found_is_found() -> None:
    assert {"signal", "resource", "fcntl", "msvcrt", "webbrowser", "umask", "SO_REUSEADDR"} <= found_in(HOME)


def test_texts_are_read_and_written_in_utf_8_and_not_in_what_a_system_takes_for_usual() -> None:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("read_text", "write_text"):
                    assert said_of(node, "encoding"), f"{path.name}:{node.lineno} leaves the encoding to chance"
                if said_of(node, "text") and node.func.attr in ("run", "Popen"):
                    pytest.fail(f"{path.name}:{node.lineno}: say encoding='utf-8' instead of text=True")


def said_of(call: ast.Call, name: str) -> bool:
    return name in {keyword.arg for keyword in call.keywords}
