"""Building where nothing can be compiled: everything works, and says so."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools import native

from commands import ROOT, environment

NO_COMPILER = "there is no C compiler"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What the builders read, in a folder of its own."""
    ignore = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignore)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=ignore)
    for file in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "THIRD-PARTY.md"):
        shutil.copyfile(ROOT / file, tmp_path / file)
    return tmp_path


def build_native(clone: Path, *options: str, **changes: str) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, str(clone / "tools" / "native.py"), *options], clone, **changes)


def build_wheel(clone: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(clone / "dist"), str(clone)]
    return run(command, clone, PLAYMAT_WEB="0", **changes)  # the web client has tests of its own


def run(command: list[str], folder: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env=environment(**changes), capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.parametrize("changes", [{"CC": "/nonexistent/cc"}, {"CC": "", "PATH": "/nonexistent"}])
def test_without_a_compiler_whoever_insists_is_told_why(clone: Path, changes: dict[str, str]) -> None:
    done = build_native(clone, **changes)
    assert done.returncode == 2
    assert NO_COMPILER in done.stderr
    assert "Traceback" not in done.stderr
    assert not (clone / "build").exists()


def test_without_a_compiler_the_rest_goes_on_and_says_so(clone: Path) -> None:
    done = build_native(clone, "--if-possible", CC="/nonexistent/cc")
    assert done.returncode == 0
    assert NO_COMPILER in done.stderr
    assert "everything works without it" in done.stderr
    assert build_native(clone, "--check", CC="/nonexistent/cc").returncode == 1


@pytest.fixture
def _compiler() -> None:
    """Where nothing can be compiled, what a compiler says cannot be tested; whoever must have one is told."""
    lacking = native.obstacle()
    if lacking and os.environ.get("CI") == "true":
        pytest.fail(lacking)
    if lacking:
        pytest.skip(f"left out, since nothing can be compiled here: {lacking}")


@pytest.mark.usefixtures("_compiler")
def test_a_source_that_does_not_compile_leaves_no_build(clone: Path) -> None:
    for other in (clone / "src").rglob("*.pxd"):
        if other.name != "stream.pxd":  # without a .pxd a module is not compiled: one is enough here
            other.unlink()
    (clone / "src" / "playmat" / "core" / "stream.py").write_text("def broken(: int\n")
    done = build_native(clone)
    assert done.returncode == 2
    assert "compiling failed" in done.stderr
    assert not list((clone / "build").rglob("*.so"))


@pytest.mark.slow
def test_a_wheel_is_pure_unless_asked_otherwise(clone: Path) -> None:
    done = build_wheel(clone, PLAYMAT_NATIVE="")
    assert done.returncode == 0, done.stdout + done.stderr
    wheel = next((clone / "dist").iterdir())
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "playmat/core/match.py" in names
    assert "playmat/words/es.ftl" in names
    assert [name for name in names if name.endswith((".so", ".pyd")) or "_native" in name] == []


@pytest.mark.slow
def test_without_a_compiler_a_wheel_is_pure_and_says_so(clone: Path) -> None:
    done = build_wheel(clone, PLAYMAT_NATIVE="auto", CC="/nonexistent/cc")
    assert done.returncode == 0
    assert NO_COMPILER in done.stdout + done.stderr
    assert [wheel.name.rpartition("-")[2] for wheel in (clone / "dist").iterdir()] == ["any.whl"]


@pytest.mark.slow
def test_without_a_compiler_there_is_no_native_wheel(clone: Path) -> None:
    done = build_wheel(clone, PLAYMAT_NATIVE="1", CC="/nonexistent/cc")
    assert done.returncode != 0
    assert NO_COMPILER in done.stdout + done.stderr
    assert not list(clone.glob("dist/*.whl"))
