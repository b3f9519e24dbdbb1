"""`make image`: build the container image without Docker, by the Dockerfile's own steps, and play in it.

    python -m tools.deploy.image [--keep FOLDER]

Each stage begins as a fresh Debian of the release that its FROM line names (debootstrap), gets the files that
.dockerignore lets through, and runs the steps with chroot. Then the server runs as `docker run --read-only` would run
it: as the image's user without capabilities, everything read-only but the volume, in namespaces of its own. A move is
made, the server stopped, started and killed, and the table must still be there. The same once more, on the same
system, in the sandbox of playmat.service. Needs root on Linux, debootstrap, systemd-analyze and a package index; takes
a few minutes.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.bare import PASSED_ON, pip_settings
from tools.deploy.build_context import ROOT, context_files
from tools.deploy.dockerfile import Stage, read_stages
from tools.deploy.run_confined import Confined, as_user, few_devices
from tools.deploy.unit import command_of, read_unit, sandbox, state_folder

UNIT = ROOT / "deploy" / "playmat.service"
# What this machine needs to reach packages is lent to the build steps, and never becomes part of the image.
LENT_FOLDERS = ("/etc/ssl/certs",)
NPM_SETTINGS = Path.home() / ".npmrc"


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the container image without Docker and play in it.")
    parser.add_argument("--keep", type=Path, help="a folder for the image, used again if it is there")
    keep = parser.parse_args().keep
    missing = [name for name in ("debootstrap", "systemd-analyze", "ip") if shutil.which(name) is None]
    if os.getuid() != 0 or missing:
        sys.exit("image: this needs root, and: apt-get install debootstrap systemd iproute2")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="playmat-image-", dir=keep and keep.parent) as temporary:
        folder = keep or Path(temporary)
        final = read_stages()[-1]
        root = folder / "final"
        if not root.is_dir():
            build(folder)
        added = megabytes(root) - megabytes(debian(folder, final.base))
        say(f"the image adds {added:.0f} MB to {final.base}; built after {time.monotonic() - began:.0f} s")
        volume = Path(temporary) / "volume"
        shutil.copytree(root / volume_of(final), volume)
        user = int(final.last("USER").partition(":")[0])
        os.chown(volume, user, user)  # as Docker gives a new volume the owner that the folder has in the image
        say("as a container")
        play(container(root, volume, final, user), final.command, final, f"/{volume_of(final)}")
        say("as a systemd service")
        unit = read_unit(UNIT)
        state = Path(temporary) / "state"
        state.mkdir()
        play(sandbox(unit, root, state), command_of(unit), final, state_folder(unit))
    say(f"all of it works; {time.monotonic() - began:.0f} s")
    return 0


def volume_of(stage: Stage) -> str:
    return stage.last("VOLUME").strip("/")


# Building.


def build(folder: Path) -> None:
    files = list(context_files())
    say(f"the build context has {len(files)} files, {sum((ROOT / file).stat().st_size for file in files) / 1e6:.1f} MB")
    for stage in read_stages():
        root = folder / (stage.name or "final.part")
        say(f"stage {stage.name or 'final'}: {stage.base}")
        base = debian(folder, stage.base)
        subprocess.run(["cp", "--archive", base, root], check=True)
        place = "/"
        for instruction, text in stage.steps:
            if instruction == "WORKDIR":
                place = text
                (root / place.strip("/")).mkdir(parents=True, exist_ok=True)
            elif instruction == "COPY":
                copy(folder, root, place, files, text)
            elif instruction == "RUN":
                run_step(root, place, text)
    (folder / "final.part").rename(folder / "final")


def debian(folder: Path, image: str) -> Path:
    """Return a minimal Debian like the official image, made once for each release."""
    name, _, tag = image.partition(":")
    if name != "debian" or not tag.endswith("-slim"):
        sys.exit(f"image: {image} is not a Debian that debootstrap can make.")
    root = folder / tag
    if not root.is_dir():
        run(["debootstrap", "--variant=minbase", tag.removesuffix("-slim"), str(root), mirror()])
        # As in the official image.
        (root / "etc/dpkg/dpkg.cfg.d/docker-apt-speedup").write_text("force-unsafe-io\n", encoding="utf-8")
    return root


def mirror() -> str:
    """Return where apt on this machine gets Debian from."""
    sources = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)"], capture_output=True, text=True, check=True
    )
    return sources.stdout.splitlines()[0]


def copy(folder: Path, root: Path, place: str, files: list[Path], text: str) -> None:
    words = shlex.split(text)
    stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
    source, target = words
    goal = root / os.path.join(place, target).strip("/")  # noqa: PTH118 - an absolute target replaces the place
    if stage:
        subprocess.run(["cp", "--archive", folder / stage / source.strip("/"), goal], check=True)
        return
    for file in files:
        if source == "." or file.is_relative_to(source):
            kept = goal / file.relative_to(source)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, kept)


def run_step(root: Path, place: str, command: str) -> None:
    """Run a RUN instruction as root in the stage, with /proc, a network and what this machine lends."""
    environment = {name: value for name, value in os.environ.items() if name.upper().startswith(PASSED_ON)}
    environment |= {"PATH": os.defpath + ":/usr/sbin:/sbin", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
    lent = [Path(value) for value in environment.values() if value.startswith("/") and Path(value).exists()]
    settings = pip_settings()
    if settings is not None:
        environment["PIP_CONFIG_FILE"] = str(settings)
        lent.append(settings)
    if NPM_SETTINGS.is_file():
        environment["NPM_CONFIG_USERCONFIG"] = str(NPM_SETTINGS)
        lent.append(NPM_SETTINGS)
    lent += [Path("/etc/resolv.conf"), *map(Path, LENT_FOLDERS)]
    script = [f"mount -t proc proc {root}/proc", f"mount --rbind /dev {root}/dev"]
    made: list[Path] = []
    for path in dict.fromkeys(path for path in lent if path.exists()):
        target = root / str(path).strip("/")
        if any(path.is_relative_to(other) and path != other for other in lent if other.is_dir()):
            continue  # it comes with the folder that it is in
        if not target.exists():
            made.append(target)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.mkdir() if path.is_dir() else target.touch()
        script += lend(path, target)
    script.append(f"exec chroot {root} /bin/sh -ec {shlex.quote(f'cd {place}; {command}')}")
    run(["unshare", "--mount", "--propagation", "private", "sh", "-ec", "\n".join(script)], environment)
    for target in made:
        target.rmdir() if target.is_dir() else target.unlink()


def lend(path: Path, target: Path) -> list[str]:
    """Show something of this machine to a build step, which can't change it.

    A step gets a copy of a folder: installing ca-certificates writes to /etc/ssl/certs.
    """
    if path.is_dir():
        return [f"mount -t tmpfs tmpfs {target}", f"cp --archive {path}/. {target}/"]
    return [f"mount --bind {path} {target}", f"mount -o remount,bind,ro {target}"]


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        print("\n".join(done.stdout.splitlines()[-30:]), file=sys.stderr)
        sys.exit(f"image: {command[0]} ended with {done.returncode}.")


# Playing.


def container(root: Path, volume: Path, image: Stage, user: int) -> Confined:
    """Return what `docker run --read-only --cap-drop ALL --security-opt no-new-privileges` would make of the image."""
    mounts = [
        f"mount --bind {root} {root}",
        f"mount -t proc -o nosuid,nodev,noexec proc {root}/proc",
        *few_devices(f"{root}/dev"),
        f"mount --bind {volume} {root}/{volume_of(image)}",
        f"mount -o remount,bind,ro {root}",
    ]
    return Confined(mounts, ["chroot", str(root)], as_user(user), image.environment)


def play(server: Confined, command: list[str], image: Stage, data: str) -> None:
    port = image.environment["PLAYMAT_PORT"]
    check = ["/opt/playmat/bin/python", *image.health_check[1:]]
    server.environment.setdefault("PLAYMAT_PORT", port)
    with server.start(*command):
        server.wait_until_healthy(check)
        say("the health check says that the server is up")
        for line in server.look(data):
            say(line)
        assert server.is_native(), "the server runs without the compiled engine"
        record = server.visit(port)
        say(f"with the compiled engine: a page, a PDF and a move; the table is at {record['number']}")
        backup = server.inside("/opt/playmat/bin/playmat", "store", "backup", f"{data}/copy.db")
        assert backup.returncode == 0, backup.stderr
        assert server.stop() == 0
    assert server.run(*check) != 0, "the health check must fail if there is no server"
    for how in (server.stop, server.kill):
        with server.start(*command):
            server.wait_until_healthy(check)
            record = server.visit(port, record)
            how()
        say(f"started again on the same data: the table is at {record['number']}")


def megabytes(root: Path) -> float:
    return sum(file.lstat().st_size for file in root.rglob("*") if not file.is_dir()) / 1e6


def say(what: str) -> None:
    print(f"image: {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
