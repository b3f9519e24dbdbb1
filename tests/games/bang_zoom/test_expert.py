"""Bang! Zoom!: the player who plays the game on in its head."""

from bang_zoom_table import GAME, situation, started
from playmat.bots.bot import Bot, SentTurn, TableTurn
from playmat.bots.registry import find_bot
from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.games.bang_zoom.bots.expert import ExpertBangZoom
from playmat.games.bang_zoom.bots.strategy import StrongBangZoom


def chosen(match: Match, bot: Bot, seat: int = 0) -> str:
    return match.format(bot.choose(TableTurn(match, seat), stream_of("thinking")))


def quick() -> ExpertBangZoom:
    return ExpertBangZoom("expert", 6, 3)


def test_the_expert_ends_a_game_that_it_wins() -> None:
    """BZ-10: with ZOOM in hand, and not behind, there is nothing to think about."""
    match = situation(["ZOOMQX", "EEEEEE"], "S", "KK", laid="1BANG")
    match.play(0, match.parse("draw") or 0)
    assert chosen(match, quick()) == "lay ZOOM"


def test_the_expert_lays_bang_before_anything_else() -> None:
    """BZ-9, BZ-11: ten points, and a new goal to think about."""
    match = situation(["BANGSE", "EEEEEE"], "O", "WW")
    match.play(0, match.parse("draw") or 0)
    assert chosen(match, quick()) == "lay BANG"


def test_the_expert_plays_legal_moves_to_the_end_and_the_same_ones_again() -> None:
    """BZ-4 to BZ-7: whatever comes, from its view alone."""
    results = []
    for _ in range(2):
        match = started()
        bots: list[Bot] = [ExpertBangZoom("expert", 3, 2), find_bot("easy", GAME)]
        streams = [stream_of("expert"), stream_of("easy")]
        while not match.end:
            seat = match.actors()[0]
            move = bots[seat].choose(SentTurn(GAME, seat, match.view(seat)), streams[seat])
            assert match.refuse(seat, move) is None
            match.play(seat, move)
        results.append(match.result)
    assert results[0] == results[1]


def test_the_expert_says_what_it_holds_best_when_its_time_is_up() -> None:
    match = started()
    bot = ExpertBangZoom("expert", 1_000_000_000, 3)
    bot.slice = 2
    asked: list[int] = []

    def goes_on() -> bool:
        asked.append(1)
        return len(asked) < 2

    assert chosen(match, bot.limited(goes_on), 1) in [match.format(move) for move in match.legal(1)]
    assert len(asked) == 2


def test_the_expert_does_not_peek() -> None:
    """What it cannot see is dealt anew: it chooses the same."""
    match = started()
    for _ in range(4):
        seat = match.actors()[0]
        other = GAME.knowledge(match.view(seat)).imagine(stream_of("other"))
        assert chosen(other, quick(), seat) == chosen(match, quick(), seat)
        match.play(seat, match.legal(seat)[0])


def test_among_more_than_two_the_expert_plays_as_a_strong_player_does() -> None:
    match = started(seats=3)
    assert chosen(match, quick(), 1) == chosen(match, StrongBangZoom("hard"), 1)


def test_there_is_an_expert_among_the_bots() -> None:
    assert isinstance(find_bot("expert", GAME), ExpertBangZoom)
