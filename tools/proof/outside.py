"""Tools that look at Playmat from outside, in an environment of their own: `build/proofs`.

python -m tools.proof.outside api      schemathesis over the whole API of a fresh server (--postgres, --nodes)
python -m tools.proof.outside audit    known weaknesses of what is installed, and what can be checked without a network
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.proof import homes
from tools.proof.running import ROOT

FOLDER = ROOT / "build" / "proofs"
PINS = ROOT / "requirements" / "proofs.txt"
STAMP = FOLDER / "packages.stamp"
UV = Path(sys.executable).with_name("uv")
LOCKED = [ROOT / "requirements" / f"{name}.txt" for name in ("base", "dev", "proofs", "uv", "node")]
UNREACHABLE = (
    "ConnectionError",
    "Max retries",
    "ServiceError",
    "ConnectError",
    "Temporary failure",
    "ENOTFOUND",
    "timed out",
)


def environment() -> Path:
    """The folder its programs are in; made when the pins have changed."""
    digest = hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()
    if not STAMP.is_file() or STAMP.read_text() != digest:
        print("proofs: installing the packages of requirements/proofs.txt into build/proofs", flush=True)
        subprocess.run([UV, "venv", "--quiet", "--clear", "--python", sys.executable, FOLDER], check=True)
        python = FOLDER / "bin" / "python"
        pins = ["--require-hashes", "-r", str(PINS)]
        subprocess.run([UV, "pip", "install", "--quiet", "--python", python, *pins], check=True)
        STAMP.write_text(digest)
    return FOLDER / "bin"


def api(flags: list[str]) -> int:
    """Every endpoint of the document, with good, bad and absurd input: no 500, nothing the document does not say."""
    parser = argparse.ArgumentParser()
    homes.add_flags(parser)
    arguments, flags = parser.parse_known_args(flags)
    programs = environment()
    with (
        tempfile.TemporaryDirectory() as folder,
        homes.home(arguments.kind) as home,
        home.served(Path(folder), "--limits", "0", "--log", "warning") as served,
    ):
        server = served.door
        table = server.post("/api/tables", {"game": "number-line", "seats": ["me", "random"], "start": True})
        # Real names, so that more than "not found" is reached.
        names = f'"path.code" = "{table["code"]}"\n"path.game" = "number-line"\n"path.language" = "en"\n'
        (Path(folder) / "schemathesis.toml").write_text(f"[parameters]\n{names}")
        address = f"http://127.0.0.1:{server.port}"
        checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
        command: list[str | Path] = [
            programs / "schemathesis",
            *("run", f"{address}/api/openapi.json", "--url", address, "--checks", checks, "--no-color"),
            *("--header", f"Authorization: Bearer {table['token']}", "--suppress-health-check", "all"),
            *("--continue-on-failure", "--exclude-path-regex", "live|stream", *flags),
        ]
        code = subprocess.run(command, cwd=folder, check=False).returncode
        log = served.said()
        if log:
            print(f"the server complained:\n{log[:3000]}")
        return code or int(bool(log))


def audit() -> int:
    """Asks the services that know of weaknesses; where they cannot be reached, says so and does the rest."""
    faults = unpinned()
    print(f"pins: {len(LOCKED)} lock files, every package with its hashes: {'ok' if not faults else 'FAIL'}")
    for fault in faults:
        print(f"  {fault}")
    bad = len(faults)
    for lock in (LOCKED[0], LOCKED[1]):
        bad += audited(lock)
    bad += told("npm audit", [sys.executable, "tools/web.py", "--npm", "audit", "--audit-level=high"])
    return int(bad > 0)


def audited(lock: Path) -> int:
    """Known weaknesses of what a lock file pins; what the service does not know of counts as not checked."""
    flags = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    command = [str(environment() / "pip-audit"), *flags, "-r", str(lock)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (json.JSONDecodeError, KeyError):
        packages = []
    known = [it for it in packages if "skip_reason" not in it]
    weak = [f"{it['name']} {it['version']}: {fault['id']}" for it in known for fault in it["vulns"]]
    if not known:
        print(f"pip-audit {lock.name}: NOT CHECKED, the service that knows of weaknesses cannot be reached from here")
    else:
        print(f"pip-audit {lock.name}: {len(known)} of {len(packages)} packages checked, {len(weak)} known weaknesses")
    for fault in weak:
        print(f"  {fault}")
    return len(weak)


def told(name: str, command: list[object]) -> int:
    done = subprocess.run([str(it) for it in command], cwd=ROOT, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode == 0:
        print(f"{name}: no known weakness")
        return 0
    if any(word in said for word in UNREACHABLE) or "audit endpoint" in said or "404" in said:
        print(f"{name}: NOT CHECKED, the service that knows of weaknesses cannot be reached from here")
        return 0
    print(f"{name}: FAIL\n{said[-3000:]}")
    return 1


def unpinned() -> list[str]:
    """What could be swapped for something else on its way here: a package without hash, a foreign address in a lock."""
    faults: list[str] = []
    for lock in LOCKED:
        text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
        pins = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
        faults += [f"{lock.name}: {pin[:80]}" for pin in pins if "==" not in pin or "--hash=sha256:" not in pin]
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    faults += [f"package-lock.json: {name}" for name, it in packages.items() if name and "integrity" not in it]
    faults += [f"package-lock.json: {name} has an address" for name, it in packages.items() if "resolved" in it]
    return faults


def main() -> None:
    match sys.argv[1:]:
        case ["api", *flags]:
            sys.exit(api(flags))
        case ["audit"]:
            sys.exit(audit())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
