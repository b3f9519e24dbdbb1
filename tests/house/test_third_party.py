"""THIRD-PARTY.md names everything we ship that others made; test_installed.py looks into the wheel."""

import json
import re
from pathlib import Path

import pytest
from tools.third_party import CREDITS, OWN_FILES, PAGE, OwnFile, page

from playmat.server.http.client_files import FOLDER

ROOT = Path(__file__).parents[2]
BUILT = pytest.mark.skipif(not (FOLDER / CREDITS).is_file(), reason="the web client is not built: make web")


@BUILT
def test_third_party_md_is_what_the_built_client_and_our_files_make_it() -> None:
    credits = json.loads((FOLDER / CREDITS).read_text(encoding="utf-8"))
    assert PAGE.read_text(encoding="utf-8") == page(credits), "run `make third-party`"


@pytest.mark.skipif(not (ROOT / "web").is_dir(), reason="the source package has no sources of the web client")
def test_third_party_md_names_the_versions_of_the_lock_file() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = re.findall(r"from the npm package (\S+) (\S+) \|", PAGE.read_text(encoding="utf-8"))
    assert {"svelte", "@fluent/bundle", "@fontsource/nunito", "@fontsource/fraunces"} <= {name for name, _ in named}
    for name, version in named:
        assert lock[f"node_modules/{name}"]["version"] == version, f"{name}: run `make third-party`"


@pytest.mark.parametrize("own", OWN_FILES, ids=[own.name for own in OWN_FILES])
def test_a_license_is_next_to_what_it_is_about(own: OwnFile) -> None:
    license_file = ROOT / own.text
    assert license_file.read_text(encoding="utf-8").strip("\n") in PAGE.read_text(encoding="utf-8")
    package = license_file.parent.parent if license_file.parent.name in ("words", "fonts") else license_file.parent
    named = [ROOT / "src" / path for path in re.findall(r"playmat/[\w./]+", own.where)]
    assert all(path.exists() for path in named)
    assert any(path.is_relative_to(package) for path in named)
