"""The wheel alone, with an empty home and none of our settings. `make installed` goes the whole way."""

import json
import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
from tools.installed import Account, Served, asked, build_wheel, play_and_print
from tools.third_party import OWN_FILES

from playmat.server.http.client_files import FOLDER

ROOT = Path(__file__).parents[2]
OUR_LICENSES = ("LICENSE", "THIRD-PARTY.md")
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
def test_every_license_is_in_the_wheel_by_its_exact_path_and_next_to_what_it_is_about(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        metadata = metadata_of(packed)
        licenses = [name.partition(".dist-info/licenses/")[2] for name in names if ".dist-info/licenses/" in name]
        page = packed.read(next(name for name in names if name.endswith("licenses/THIRD-PARTY.md"))).decode()
        works = [file.text for file in OWN_FILES]
        assert sorted(licenses) == sorted(metadata.get_all("License-File", [])) == sorted([*OUR_LICENSES, *works])
        for file in OWN_FILES:
            assert file.text.removeprefix("src/") in names
            assert packed.read(file.text.removeprefix("src/")).decode().strip() in page
    assert sorted(set(re.findall(r"\| \[([\w.-]+)\]\(#license", page)) | {"MIT"}) == sorted(
        str(metadata["License-Expression"]).split(" AND ")
    )


@pytest.mark.slow
@MINE
def test_the_client_in_the_wheel_has_its_notices_next_to_its_fonts_and_scripts(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        credits = json.loads(packed.read("playmat/server/static/third-party.json"))
        notices = packed.read(f"playmat/server/static/{credits['notices']}").decode()
        names = [Path(name) for name in packed.namelist() if name.startswith("playmat/server/static/assets/")]
    assert Path(credits["notices"]).parent.name == "assets"
    fonts = {name.name.partition("-")[0] for name in names if name.suffix == ".woff2"}
    assert fonts == {"fraunces", "nunito"}
    assert fonts <= {work["name"].lower() for work in credits["works"]}
    assert all(text in notices for text in credits["texts"])
    assert all(work["holder"] and work["holder"] in notices for work in credits["works"])


@pytest.mark.slow
def test_the_wheel_asks_for_the_very_uvicorn_that_we_test_with(wheel: Path) -> None:
    """We use classes of uvicorn that aren't public, so any other release may break the server."""
    pins = (ROOT / "requirements" / "base.txt").read_text(encoding="utf-8")
    (pin,) = re.findall(r"^uvicorn==\S+", pins, re.MULTILINE)
    with zipfile.ZipFile(wheel) as packed:
        needed = metadata_of(packed).get_all("Requires-Dist", [])
    assert pin in needed
    (driver,) = [line for line in needed if line.startswith("asyncpg")]
    assert ">=" in driver
    assert "<" in driver


def metadata_of(packed: zipfile.ZipFile) -> Message:
    (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
    return message_from_bytes(packed.read(name))


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
