"""Bang! Zoom!: bots of every level keep BANG and ZOOM possible, and swap their way out of a game that is stuck."""

import pytest

from bang_zoom_table import GAME, position_of, situation
from playing import play
from playmat.bots.bot import TableTurn
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.match import Match
from playmat.games.bang_zoom.bots.values import reserved
from playmat.games.bang_zoom.rules.letters import CARD_NUMBERS

LEVELS = ["easy", "medium", "hard"]
FEW_OS = "A9 B9 C2 D3 E6 G9 H2 I4 L3 M9 N8 O6 R4 S3 T4 Z10"


def chosen(match: Match, level: str, seat: int = 0) -> str:
    return match.format(find_bot(level, GAME).choose(TableTurn(match, seat), stream_of("a")))


def test_so_many_of_each_letter_are_kept_for_the_goal() -> None:
    """BZ-9: enough that one player can have all they need while the others save them, too."""
    before, after = reserved(2, False), reserved(2, True)
    assert [before[CARD_NUMBERS[letter]] for letter in "BANGZOME"] == [4, 4, 4, 4, 4, 5, 4, 0]
    assert [after[CARD_NUMBERS[letter]] for letter in "BANGZOME"] == [0, 0, 0, 0, 4, 5, 4, 0]
    assert reserved(4, True)[CARD_NUMBERS["O"]] == 7


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_os_go_into_no_other_word(level: str) -> None:
    """BZ-9, BZ-17: DOG would score, but then ZOOM could never be laid."""
    match = situation(["DOGEER", "CATTLE"], "TT", "H", {"letters": FEW_OS}, laid="1BANG 1BOO")
    play(match, "0 draw")
    assert sum(names.count("O") for names in ("DOGEER", "CATTLE")) == 1
    for _ in range(6):
        move = chosen(match, level)
        assert "O" not in move.removeprefix("discard ") if move.startswith("lay ") else True
        match.play(0, match.parse(move) or 0)
        if match.actors() != [0]:
            break


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_player_who_is_stuck_gives_away_what_the_goal_needs_only_once(level: str) -> None:
    """BZ-7, BZ-13: the third Z can be the one that others wait for."""
    match = situation(["MMZZZV", "FKVWWB"], "GR", "BCDFGH", laid="1BANG", quiet=10)
    assert sorted(chosen(match, level).removeprefix("swap ")) == sorted("MZZV")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_games_end_with_zoom_at_every_level(level: str, seats: int) -> None:
    """BZ-1, BZ-9, BZ-10, BZ-13: and none stalls. docs/rules/bang-zoom.md has the figures of 1,000 games."""
    bot = find_bot(level, GAME)
    for number in range(6):
        match = GAME.start({}, seats, SeedChance(seed_of_number(3, number)))
        stream = stream_of(f"{number}")
        while match.actors():
            seat = match.actors()[0]
            match.play(seat, bot.choose(TableTurn(match, seat), stream))
        assert position_of(match).kernel.is_bang_laid
        assert match.end != "stalled"
