"""BB-13 where nobody really plays: the discard pile is shuffled by the stream of whoever imagines the game."""

from playmat.core.chance import SearchChance, stream_of
from playmat.core.playout import play_out, play_out_many
from playmat.games.big_bang.rules.game import GAME
from playmat.games.big_bang.rules.own_set import new_set


def test_kernels_replay_the_discard_pile_as_matches_do() -> None:
    setup = GAME.setup({"replay": True}, 1)
    stream = stream_of("again")
    singly = sum(play_out(setup.start(SearchChance(stream)), stream) for _ in range(5))
    assert play_out_many(setup, 5, stream_of("again")) == singly


def test_a_new_set_begins_with_its_cards_in_their_order() -> None:
    deck = [1, 2, 3, 4, 5, 6, 7, 1, 2, 3]
    own = new_set(0, False, deck)  # three cards are drawn at once
    assert own.deck == [4, 5, 6, 7, 1, 2, 3]
