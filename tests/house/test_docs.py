"""Documents that cannot rot: what they show is run, what they link to is there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.rules import rule_table

from playmat.games.registry import GAMES

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]


def test_the_python_of_the_readme_runs() -> None:
    code = (ROOT / "README.md").read_text(encoding="utf-8").split("```python")[1].split("```")[0]
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert done.stderr == ""
    assert re.fullmatch(r"\([\d, ]+\) \([\d, ]+\)\n", done.stdout)


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    for link in links:
        assert link.startswith("http") or (page.parent / link).exists(), f"{link} leads nowhere"


@pytest.mark.parametrize("name", list(GAMES))
def test_the_rule_page_of_a_game_names_every_rule_and_every_option(name: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    own = (ROOT / "src" / "playmat" / "games" / name.replace("-", "_") / "words" / "rules.txt").read_text(
        encoding="utf-8"
    )
    for line in own.splitlines():
        rule = line.partition(" ")[0]
        assert rule in rule_table()
        assert re.search(rf"\b{rule}\b", page), f"{rule} is not on the page"
    for option in GAMES[name].options:
        assert f"`{option.name}`" in page, f"the option {option.name} is not on the page"


def test_the_readme_lists_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        assert f"{game.least_seats}–{game.most_seats}" in readme
        assert game.name in readme or f"docs/rules/{game.name}.md" in readme


def test_dependency_ranges_are_the_same_in_both_places() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = sorted(line.lower() for line in project["dependencies"])
    lines = (ROOT / "requirements" / "base.in").read_text(encoding="utf-8").splitlines()
    pinned = sorted(line.split("#")[0].strip().lower() for line in lines if line.split("#")[0].strip())
    assert wanted == pinned


def test_no_lock_file_or_page_holds_an_address_of_a_registry_or_a_path_of_a_machine() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    secret = re.compile(r"(pypi\.org|files\.pythonhosted|registry\.npmjs|/root/|/home/\w+/|/work/)")
    for name in listed.splitlines():
        path = ROOT / name
        if path.suffix in {".png", ".woff2", ".ttf", ".otf"} or not path.is_file() or path == Path(__file__):
            continue
        found = secret.findall(path.read_text(encoding="utf-8", errors="replace"))
        assert not found, f"{name} holds {found[0]}"
