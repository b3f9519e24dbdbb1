"""Read a systemd unit, and make the place that its sandbox options describe, where no systemd is running.

What an option does is done here by hand: mounts, setpriv, and a system call filter. An option that is new to this
file is an error, so that a unit can't be changed without its trial.
"""

import base64
import ctypes
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryFile

from tools.deploy.run_confined import Confined, as_user, few_devices

Options = dict[str, list[str]]

# They say when systemd starts and stops the service, or only matter if it has privileges, which it hasn't.
NOT_TRIED = {
    *("CapabilityBoundingSet", "AmbientCapabilities", "NoNewPrivileges"),  # setpriv always gives these up
    *("ProtectClock", "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules", "SystemCallArchitectures"),
    *("EnvironmentFile", "KillMode", "RemoveIPC", "Restart", "RestartPreventExitStatus", "RestartSec"),
    *("SystemCallErrorNumber", "TimeoutStopSec", "User"),
}
TRIED = {
    *("DynamicUser", "Environment", "ExecStart", "LimitNOFILE", "StateDirectory", "StateDirectoryMode", "UMask"),
    *("PrivateDevices", "PrivateTmp", "ProtectControlGroups", "ProtectHome", "ProtectKernelTunables", "ProtectProc"),
    *("ProtectSystem", "LockPersonality", "MemoryDenyWriteExecute", "RestrictAddressFamilies", "RestrictNamespaces"),
    *("RestrictRealtime", "RestrictSUIDSGID", "SystemCallFilter"),
}
DYNAMIC_USER = 61184  # the first one that systemd gives out
STATE = "/var/lib"

# Numbers of Linux and of libseccomp.
ALLOW, REFUSE, NO_SUCH_CALL = 0x7FFF0000, 0x00050001, 0x00050026
EQUAL, MASKED = 4, 7
WRITE, EXEC = 2, 4
FAMILIES = {"AF_UNIX": 1, "AF_INET": 2, "AF_INET6": 10, "AF_NETLINK": 16, "AF_PACKET": 17}
NEW_NAMESPACES = 0x7E020080
SETS_ID = 0o6000
NORMAL_POLICIES = (0, 3, 5)

# Becomes the command after the filter; prctl: 38 is PR_SET_NO_NEW_PRIVS, 22 with 2 PR_SET_SECCOMP with a filter.
LAUNCH = """
import base64, ctypes, os, resource, struct, sys
limit, umask, text, *command = sys.argv[1:]
files = min(int(limit), resource.getrlimit(resource.RLIMIT_NOFILE)[1])  # a container can't raise the hard limit
resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
os.umask(int(umask, 8))
code = base64.b64decode(text)
kept = ctypes.create_string_buffer(code, len(code))
class Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("code", ctypes.c_void_p)]
program = Program(len(code) // 8, ctypes.addressof(kept))
libc = ctypes.CDLL(None, use_errno=True)
for words in ((38, 1, 0, 0, 0), (22, 2, ctypes.byref(program), 0, 0)):
    if libc.prctl(*words):
        sys.exit(os.strerror(ctypes.get_errno()))
os.execvp(command[0], command)
"""


def read_unit(file: Path) -> Options:
    """Return the options of [Service], each with all its values; exit if one is unknown here."""
    options: Options = {}
    section = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line
        elif section == "[Service]" and line and not line.startswith("#"):
            name, _, value = line.partition("=")
            options.setdefault(name, []).append(value.replace("%S", STATE))
    new = set(options) - NOT_TRIED - TRIED
    if new:
        sys.exit(f"unit: {file.name} has options that tools/deploy/unit.py can't try: {', '.join(sorted(new))}")
    return options


def command_of(options: Options) -> list[str]:
    return options["ExecStart"][0].split()


def state_folder(options: Options) -> str:
    return f"{STATE}/{options['StateDirectory'][0]}"


def sandbox(options: Options, root: Path, state: Path) -> Confined:
    """Return the place that the unit describes, on a machine whose files are in `root`."""
    environment = dict(word.split("=", 1) for text in options["Environment"] for word in text.split())
    environment |= {"PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
    code = base64.b64encode(call_filter(options)).decode()
    limits = [options["LimitNOFILE"][0], options["UMask"][0], code]
    user = [*as_user(DYNAMIC_USER), "/usr/bin/python3", "-c", LAUNCH, *limits]
    return Confined(list(mounts(options, root, state)), ["chroot", str(root)], user, environment)


def mounts(options: Options, root: Path, state: Path) -> Iterator[str]:
    has = {name for name, values in options.items() if values[-1] in ("yes", "strict", "invisible")}
    yield f"mount --bind {root} {root}"
    yield f"mount -t proc -o {'hidepid=invisible' if 'ProtectProc' in has else 'rw'} proc {root}/proc"
    yield f"mount --rbind /sys {root}/sys"
    yield from few_devices(f"{root}/dev") if "PrivateDevices" in has else [f"mount --rbind /dev {root}/dev"]
    if "ProtectKernelTunables" in has:
        yield f"mount --bind {root}/proc/sys {root}/proc/sys"
        yield f"mount -o remount,bind,ro {root}/proc/sys"
        yield f"mount -o remount,bind,ro {root}/sys"
    if "PrivateTmp" in has:
        yield from (f"mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs {root}/{name}" for name in ("tmp", "var/tmp"))
    if "ProtectHome" in has:
        yield from (f"mount -t tmpfs -o mode=000,ro tmpfs {root}/{name}" for name in ("home", "root"))
    folder = f"{root}{state_folder(options)}"
    yield f"mkdir -p {folder}"
    if "ProtectSystem" in has:
        yield f"mount -o remount,bind,ro {root}"
    yield f"mount --bind {state} {folder}"
    yield f"chown {DYNAMIC_USER}:{DYNAMIC_USER} {folder}"
    yield f"chmod {options['StateDirectoryMode'][0]} {folder}"


# The system calls.


def call_filter(options: Options) -> bytes:
    """Return the filter that the unit asks for, as the kernel takes it."""
    library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    rules = library.seccomp_init(REFUSE)
    special = dict(special_calls(options))
    for name in sorted(set(calls_of(options["SystemCallFilter"][0].split()))):
        number = library.seccomp_syscall_resolve_name(name.encode())
        if number < 0:
            continue  # of another kind of machine
        for action, conditions in special.get(name, [(ALLOW, [])]):
            array = (Condition * len(conditions))(*conditions)
            wrong = library.seccomp_rule_add_array(ctypes.c_void_p(rules), action, number, len(conditions), array)
            if wrong:
                raise OSError(-wrong, f"no rule for {name}")
    with TemporaryFile() as exported:
        if library.seccomp_export_bpf(ctypes.c_void_p(rules), exported.fileno()):
            raise OSError("the filter could not be made")
        exported.seek(0)
        return exported.read()


class Condition(ctypes.Structure):
    """What an argument of a call must be: its place, how it is compared, and with what."""

    _fields_ = (("place", ctypes.c_uint), ("how", ctypes.c_int), ("one", ctypes.c_uint64), ("other", ctypes.c_uint64))


Rule = tuple[int, list[Condition]]


def special_calls(options: Options) -> Iterator[tuple[str, list[Rule]]]:
    """Yield the calls that are only allowed with some arguments."""
    has = {name for name, values in options.items() if values[-1] == "yes"}
    families = [FAMILIES[name] for name in options["RestrictAddressFamilies"][0].split()]
    yield "socket", [equal(0, family) for family in families]
    if "MemoryDenyWriteExecute" in has:
        yield "mmap", [masked(2, WRITE | EXEC, kind) for kind in (0, WRITE, EXEC)]
        yield from ((name, [masked(2, EXEC, 0)]) for name in ("mprotect", "pkey_mprotect"))
    if "RestrictNamespaces" in has:
        yield "clone", [masked(0, NEW_NAMESPACES, 0)]
        yield "clone3", [(NO_SUCH_CALL, [])]
        yield from ((name, []) for name in ("unshare", "setns"))
    if "RestrictSUIDSGID" in has:
        yield from (
            (name, [masked(place, SETS_ID, 0)]) for name, place in (("chmod", 1), ("fchmod", 1), ("fchmodat", 2))
        )
    if "RestrictRealtime" in has:
        yield "sched_setscheduler", [equal(1, policy) for policy in NORMAL_POLICIES]
    if "LockPersonality" in has:
        yield "personality", [equal(0, kind) for kind in (0, 0xFFFFFFFF)]


def equal(place: int, value: int) -> Rule:
    return ALLOW, [Condition(place, EQUAL, value, 0)]


def masked(place: int, mask: int, value: int) -> Rule:
    return ALLOW, [Condition(place, MASKED, mask, value)]


def calls_of(names: list[str]) -> Iterator[str]:
    """Yield the system calls of these names and sets; the sets are those of the systemd that is installed."""
    listed = subprocess.run(
        ["systemd-analyze", "syscall-filter", "--no-pager"], capture_output=True, text=True, check=True
    )
    sets = {
        part.split("\n", 1)[0]: re.findall(r"^ +([@\w]\S*)", part, re.MULTILINE)
        for part in re.split(r"\n(?=@)", listed.stdout)
    }
    left = list(names)
    seen = set()
    while left:
        name = left.pop()
        if name.startswith("@") and name not in seen:
            seen.add(name)
            left += sets[name]
        elif not name.startswith("@"):
            yield name
