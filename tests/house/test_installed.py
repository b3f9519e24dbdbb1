"""The wheel alone, with an empty home and none of our settings. `make installed` goes the whole way."""

import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
from tools.installed import Account, Served, asked, build_wheel, play_and_print

from playmat.server.http.client_files import FOLDER

PLAYMAT = (sys.executable, "-m", "playmat")
MINE = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the web client is not built")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def account(wheel: Path, tmp_path: Path) -> Account:
    """The wheel lies in a folder that Python looks into before it comes to our sources."""
    package, home = tmp_path / "package", tmp_path / "home"
    home.mkdir()
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(package)
    account = Account(home, {"PYTHONPATH": str(package)})
    assert account.run(sys.executable, "-c", "import playmat; print(playmat.__file__)").startswith(str(package))
    return account


@pytest.mark.slow
def test_the_wheel_alone_plays_simulates_and_prints(account: Account) -> None:
    assert len(play_and_print(account, *PLAYMAT)) == 3


@pytest.mark.slow
@MINE
def test_the_wheel_alone_serves_from_the_place_for_data(account: Account) -> None:
    with Served(account, *PLAYMAT) as served:
        assert asked(served, account.home / ".local" / "share" / "playmat")


@pytest.mark.slow
def test_every_licence_that_is_named_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        told = message_from_bytes(packed.read(metadata)).get_all("License-File", [])
    for name in ("LICENSE", "OFL.txt", "SCOWL.txt", "UNICODE.txt"):
        assert [it for it in told if it.endswith(name)], name
    for licence in told:
        assert [name for name in names if name.endswith(f".dist-info/licenses/{licence}")], licence


@pytest.mark.slow
def test_an_account_without_a_home_is_told_what_to_do() -> None:
    code = "import sys; from playmat import system; system.home = lambda: None\n"
    code += "from playmat.cli.main import run; run(['serve', '--port', '0'])"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"LANG": "C.UTF-8"}, check=False
    )
    assert ran.returncode == 2
    assert "Say with --data" in ran.stderr
    assert "Traceback" not in ran.stderr
