"""What every kernel must show, whatever game it plays."""

from playmat.core.chance import SearchChance, stream_of
from playmat.core.game import Game
from playmat.core.kernel import MoveList
from playmat.core.options import Options
from playmat.core.playout import play_out_kernel, play_out_listing

GAMES_IN_A_ROW = 3


def check_kernel_plays_as_matches_do(game: Game, options: Options, seats: int) -> None:
    """The same numbers of chance, the same games and the same end, game after game of a match."""
    setup = game.setup({**options, "games": GAMES_IN_A_ROW}, seats)
    by_match, by_kernel = stream_of("same"), stream_of("same")
    match = setup.start(SearchChance(by_match))
    made = play_out_listing(match, by_match)
    kernel = game.kernel(setup)
    assert kernel is not None
    for number in range(1, GAMES_IN_A_ROW + 1):
        kernel.deal(number, by_kernel)
        made -= play_out_kernel(kernel, MoveList(), by_kernel)
        assert tuple(kernel.scores_listed()) == match.games[number - 1].scores
    assert made == 0
    assert by_match.word() == by_kernel.word()
