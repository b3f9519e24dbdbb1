"""The native build is used where it fits, and never where it does not."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from commands import ROOT, environment, needs_native
from playmat import native

SAY = "import playmat.core.stream as match; from playmat import native; s = native.status(); "
SAY += "print(s.build, s.reason, match.__file__.endswith('.py'))"


def python(root: Path, code: str, choice: str) -> subprocess.CompletedProcess[str]:
    """With the Playmat that lies in another folder, as if it had been cloned there."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment(PYTHONPATH=f"{root / 'src'}:{ROOT / 'tests' / 'support'}", PLAYMAT_NATIVE=choice),
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


def command(root: Path, choice: str) -> subprocess.CompletedProcess[str]:
    return python(root, "from playmat.__main__ import run; import sys; sys.argv = ['playmat', 'games']; run()", choice)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the sources that somebody may edit; without a native build."""
    shutil.copytree(
        ROOT / "src" / "playmat", tmp_path / "src" / "playmat", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    return tmp_path


@pytest.fixture
def built(clone: Path) -> Path:
    """The same with the native build that fits it."""
    folder = native.choose("auto").folder
    assert folder is not None
    shutil.copytree(folder, clone / "build" / "native" / native.ABI)
    return clone


def test_without_a_native_build_plain_python_is_used_and_says_so(clone: Path) -> None:
    assert python(clone, SAY, "auto").stdout.split() == ["pure", "missing", "True"]
    assert "there is no native build for this Python" in command(clone, "auto").stdout


def test_whoever_insists_on_a_native_build_that_is_not_there_is_told_in_one_line(clone: Path) -> None:
    done = command(clone, "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"playmat: {native.FAULTS['missing']} [native]\n"
    assert f"ImportError: {native.FAULTS['missing']}" in python(clone, SAY, "1").stderr


def test_an_unknown_choice_is_told_in_one_line(clone: Path) -> None:
    done = command(clone, "yes")
    assert (done.returncode, done.stderr) == (2, "playmat: PLAYMAT_NATIVE must be auto, 1 or 0. [native]\n")


@needs_native
@pytest.mark.parametrize(
    ("choice", "said"),
    [("auto", "native fits False"), ("1", "native fits False"), ("", "native fits False"), ("0", "pure asked True")],
)
def test_the_variable_decides(built: Path, choice: str, said: str) -> None:
    assert python(built, SAY, choice).stdout.strip() == said


def edited(package: Path) -> None:
    with (package / "core" / "stream.py").open("a") as file:
        file.write("\n# another thought\n")


def declared_otherwise(package: Path) -> None:
    with (package / "core" / "kernel.pxd").open("a") as file:
        file.write("\n# other types\n")


def removed(package: Path) -> None:
    (package / "core" / "deals.py").unlink()


@needs_native
@pytest.mark.parametrize("change", [edited, declared_otherwise, removed])
def test_a_stale_native_build_is_never_used(built: Path, change: Callable[[Path], None]) -> None:
    change(built / "src" / "playmat")
    assert python(built, SAY, "auto").stdout.split() == ["pure", "stale", "True"]
    done = command(built, "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"playmat: {native.FAULTS['stale']} [native]\n"


@needs_native
def test_a_native_build_without_its_manifest_is_never_used(built: Path) -> None:
    (built / "build" / "native" / native.ABI / native.MANIFEST).unlink()
    assert python(built, SAY, "auto").stdout.split() == ["pure", "missing", "True"]


@needs_native
def test_what_is_not_compiled_may_change(built: Path) -> None:
    with (built / "src" / "playmat" / "games" / "number_line" / "text.py").open("a") as file:
        file.write("\n# drawn otherwise\n")
    assert python(built, SAY, "1").stdout.split() == ["native", "fits", "False"]


@needs_native
def test_every_source_has_its_compiled_module(built: Path) -> None:
    folder = built / "build" / "native" / native.ABI
    told = native.read_manifest(folder)
    assert told is not None
    assert told.files == native.ingredients()
    assert told.fits()
    modules = [native.module_of(source) for source in native.sources()]
    assert "playmat.core.kernel" in modules
    assert told.modules() == modules
    assert all((told.folder(folder) / native.built_file(module)).is_file() for module in modules)


@needs_native
def test_no_compiled_module_lies_among_the_sources() -> None:
    package = ROOT / "src" / "playmat"
    assert [path for path in package.rglob(f"*{native.SUFFIX}") if path.is_relative_to(package)] == []


@needs_native
def test_a_game_of_ones_own_plays_on_the_compiled_kernel(built: Path) -> None:
    """Interpreted subclasses of what is compiled: their methods are the ones that are called."""
    code = (
        "from toy import ToyGame, ToyPosition\n"
        "from playmat.core.chance import SearchChance, stream_of\n"
        "from playmat.core.playout import play_out\n"
        "import playmat.core.playout as playout\n"
        "stream = stream_of('toy')\n"
        "match = ToyGame().setup({}, 3).start(SearchChance(stream))\n"
        "made = play_out(match, stream)\n"
        "print(playout.__file__.endswith('.py'), isinstance(match.position, ToyPosition), made > 0, match.end)\n"
    )
    done = python(built, code, "1")
    assert done.stdout.split() == ["False", "True", "True", "three"], done.stderr
