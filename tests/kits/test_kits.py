"""Kits: how games are found, and what a game that brings nothing but its rules gets all the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from playmat.bots.bot import TableTurn
from playmat.bots.registry import NAMES, find_bot
from playmat.core.chance import SeedChance, stream_of
from playmat.games.kit import Kit
from playmat.games.registry import GAMES, find_game, find_kit, kit_of, kits, left_out_games, origin_of
from playmat.insight.advice import advise
from playmat.insight.insight import GENERAL, insight_of
from toy import ToyGame

ROOT = Path(__file__).parents[2]
SEED = "00112233445566778899aabbccddeeff"


def with_package(folder: Path, entry: str, module: str) -> str:
    """What `playmat games` says where a package that offers a game is installed beside Playmat."""
    (folder / "stranger.py").write_text(module, encoding="utf-8")
    told = folder / "stranger-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[playmat.games]\n{entry}\n", encoding="utf-8")
    asked = [sys.executable, "-m", "playmat", "games"]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(asked, capture_output=True, text=True, check=False, env=env, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "number-line" in done.stdout
    return done.stderr


@pytest.mark.parametrize(
    ("entry", "module", "why"),
    [
        ("broken = stranger:KIT", "raise OSError('no disk')", "OSError: no disk"),
        ("broken = stranger:KIT", "KIT = 7", "isn't a kit named broken"),
        ("broken = stranger:NOTHING", "KIT = 7", "AttributeError"),
        (
            "broken = stranger:KIT",
            "from playmat.games.kit import Kit\nKIT = Kit('broken', 'stranger', {1: 'stranger:RULES'})\nRULES = 'none'",
            "is not a game",
        ),
        (
            "sevens = stranger:KIT",
            "from playmat.games.kit import Kit\n"
            "KIT = Kit('sevens', 'stranger', {1: 'playmat.games.sevens.rules.game:GAME'})",
            "has the name of a game that is already here",
        ),
    ],
)
def test_a_broken_package_is_named_and_the_other_games_go_on(tmp_path: Path, entry: str, module: str, why: str) -> None:
    said = with_package(tmp_path, entry, module)
    assert entry.partition(" ")[0] in said
    assert why in said


def test_our_games_are_found_as_a_strangers_would_be() -> None:
    assert list(kits()) == list(GAMES)
    assert left_out_games() == ()
    for name in GAMES:
        assert origin_of(name).startswith("playmat ")
        assert find_kit(name).newest == find_game(name).rules == GAMES[name].rules


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("part", ["bots", "insight", "faces", "paper", "pictures", "solver", "highlight"])
def test_every_part_that_a_kit_names_is_there(name: str, part: str) -> None:
    kit = find_kit(name)
    assert (kit.part(part) is not None) == bool(getattr(kit, part))


def test_words_that_a_language_lacks_are_told_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some_game" / "words").mkdir(parents=True)
    (tmp_path / "some_game" / "__init__.py").touch()
    (tmp_path / "some_game" / "words" / "en.ftl").write_text("title = Some Game\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    kit = Kit("some-game", "some_game", {})
    assert kit.text("{language}.ftl", "es") == kit.text("{language}.ftl", "en") == "title = Some Game\n"
    assert kit.text("credit.json", "en") == ""


@pytest.mark.parametrize("name", NAMES)
def test_a_game_without_bots_of_its_own_is_played_by_general_ones(name: str) -> None:
    game = ToyGame()
    match = game.start({}, 2, SeedChance(SEED))
    bot = find_bot(name, game)
    assert bot.choose(TableTurn(match, 0), stream_of("general")) in match.legal(0)


def test_a_reason_that_knows_nothing_of_a_game_is_true_all_the_same() -> None:
    """Each move is told in which place it came out, not that all of them were best."""
    game = ToyGame()
    assert kit_of(game).rules == {}
    assert insight_of(game) is GENERAL
    advice = advise(game, 0, game.start({}, 2, SeedChance(SEED)).view(0), stream_of("reasons"), effort=10)
    places = [choice.why[0]["facts"]["rank"] for choice in advice.choices]
    assert places == [1, 2, 3]
    assert all(choice.why[0]["key"] == "looked-ahead" for choice in advice.choices)
