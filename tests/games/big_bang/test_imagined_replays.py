"""BB-13 where nobody really plays: the discard pile is shuffled by the stream of whoever imagines the game."""

from playmat.core.chance import SearchChance, SeedChance, stream_of
from playmat.core.kernel import MoveList
from playmat.core.playout import play_out, play_out_many
from playmat.games.big_bang.rules.game import GAME
from playmat.games.big_bang.rules.own_set import new_set
from playmat.games.big_bang.rules.rules_cards import NO_RULES_CARDS


def test_kernels_replay_the_discard_pile_as_matches_do() -> None:
    setup = GAME.setup({"replay": True}, 1)
    stream = stream_of("again")
    singly = sum(play_out(setup.start(SearchChance(stream)), stream) for _ in range(5))
    assert play_out_many(setup, 5, stream_of("again")) == singly


def test_a_new_set_begins_with_its_cards_in_their_order() -> None:
    deck = [1, 2, 3, 4, 5, 6, 7, 1, 2, 3]
    own = new_set(NO_RULES_CARDS, False, deck)  # three cards are drawn at once
    assert own.deck == [4, 5, 6, 7, 1, 2, 3]


def test_nobody_is_imagined_to_be_stuck_while_the_game_runs() -> None:
    """BB-15: late in a race some deals by chance leave a player without a move; those are dealt again."""
    match = GAME.start({"rules_cards": 6}, 2, SeedChance("0" * 32))
    stream = stream_of("p0")
    for _ in range(75):
        seat = match.actors()[stream.below(len(match.actors()))]
        moves = match.legal(seat)
        match.play(seat, moves[stream.below(len(moves))])
    assert match.actors() == [0, 1]
    deals = GAME.knowledge(match.view(0)).deals()
    assert deals is not None
    kernel = deals.kernel()
    drawing = stream_of("x")
    for _ in range(100):  # three of them are dealt again
        deals.draw_into(kernel, drawing)
        assert kernel.legal_into(1, MoveList()) > 0
