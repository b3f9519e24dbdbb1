"""`make bare` tries the README's commands where next to nothing is installed: what it takes away is really gone."""

import shutil
from pathlib import Path

import pytest
from tools.bare import bare_environment


@pytest.mark.parametrize("name", ["cc", "gcc", "clang", "node", "npm", "chromium", "google-chrome", "uv", "pip"])
def test_a_bare_machine_has_nothing_that_the_readme_does_not_ask_for(tmp_path: Path, name: str) -> None:
    assert shutil.which(name, path=bare_environment(tmp_path)["PATH"]) is None


@pytest.mark.parametrize("name", ["python3", "make", "git", "sh"])
def test_a_bare_machine_has_what_the_readme_asks_for(tmp_path: Path, name: str) -> None:
    assert shutil.which(name, path=bare_environment(tmp_path)["PATH"]) is not None


def test_a_bare_machine_has_an_empty_home_and_no_settings_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("PLAYMAT_NATIVE", "1")
    environment = bare_environment(tmp_path)
    assert list(Path(environment["HOME"]).iterdir()) == []
    assert not [name for name in environment if name == "CI" or name.startswith(("PLAYMAT", "XDG", "VIRTUAL"))]


def test_where_packages_come_from_is_told_to_a_bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = tmp_path / "config" / "pip" / "pip.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text("[global]\n")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PIP_FIND_LINKS", "wheels")
    monkeypatch.delenv("PIP_CONFIG_FILE", raising=False)
    environment = bare_environment(tmp_path)
    assert environment["PIP_CONFIG_FILE"] == str(settings)
    assert environment["PIP_FIND_LINKS"] == "wheels"
