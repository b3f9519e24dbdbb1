"""What games add to the bots: the child's ideas, the values of letters, which cards a search looks at."""

import bang_zoom_table
import big_bang_table
import stars_and_bars_table
from playmat.bots.bot import Bot, TableTurn, Turn
from playmat.bots.greedy import GreedyBot
from playmat.bots.levels.sometimes import Sometimes
from playmat.bots.simple.bang_zoom import SimpleBangZoom
from playmat.bots.strategy.bang_zoom import LEARNED, POINTS_ONLY, Speller
from playmat.bots.strategy.big_bang import LargeFirst
from playmat.bots.strategy.stars_and_bars import MOST_CANDIDATES, StarsAndBarsPolicy
from playmat.core.chance import Stream, stream_of
from playmat.core.match import Match


def chosen(match: Match, bot: object, seat: int = 0, tries: int = 40) -> set[str]:
    """All that a bot plays here, over many streams of chance."""
    assert hasattr(bot, "choose")
    turn = TableTurn(match, seat)
    return {match.format(bot.choose(turn, stream_of(str(number)))) for number in range(tries)}


def test_the_child_at_big_bang_puts_its_largest_card() -> None:
    """BB-4: beside the star anything goes, so the 7 of 3, 5, 7 has three places."""
    match = big_bang_table.dealt([big_bang_table.whole_pile("3 7 5")])
    assert chosen(match, LargeFirst("easy")) == {"hand 7 @0,-1", "hand 7 @0,1", "hand 7 @1,0"}


def test_the_child_at_bang_zoom_draws_spells_short_words_and_knows_the_goal() -> None:
    """BZ-9: BANG is laid whenever it can be; of other words only those of two to four letters."""
    match = bang_zoom_table.situation(["CATSEQ", "EEEEEE"], "O", "XX")
    child = Speller("easy", 4)
    assert chosen(match, child) == {"draw"}
    match.play(0, match.parse("draw") or 0)
    words = chosen(match, child, tries=200)
    assert "lay CAT" in words
    assert all(text.startswith("lay ") and len(text) <= len("lay CATS") for text in words)
    bang = bang_zoom_table.situation(["BANGSE", "EEEEEE"], "O", "XX")
    bang.play(0, bang.parse("draw") or 0)
    assert chosen(bang, child) == {"lay BANG"}


def test_the_child_at_bang_zoom_throws_something_away_where_it_sees_no_word() -> None:
    match = bang_zoom_table.situation(["QQXZVV", "EEEEEE"], "O", "JJ")
    match.play(0, match.parse("draw") or 0)
    assert chosen(match, Speller("easy", 4), tries=80) >= {"discard Q", "discard X", "discard Z", "discard V"}


def test_the_greedy_speller_takes_the_card_that_makes_a_longer_word() -> None:
    """CATS is longer than CAT, and an X helps nobody."""
    with_s = bang_zoom_table.situation(["CATQQQ", "EEEEEE"], "S", "XX")
    assert chosen(with_s, GreedyBot(), tries=5) == {"take"}
    with_x = bang_zoom_table.situation(["CATQQQ", "EEEEEE"], "V", "XX")
    assert chosen(with_x, GreedyBot(), tries=5) == {"draw"}


def test_strong_spellers_value_letters_differently() -> None:
    """What was learned keeps an E rather than a Q; who wants points only does not care."""
    match = bang_zoom_table.situation(["EQXVJK", "EEEEEE"], "O", "ZZ")
    match.play(0, match.parse("draw") or 0)
    assert "discard E" not in chosen(match, SimpleBangZoom("hard", LEARNED))
    assert LEARNED.letters != POINTS_ONLY.letters


def test_a_search_at_stars_and_bars_looks_at_the_cards_that_bring_most() -> None:
    """SB-6: on b3 alone under it, only a card with one difference scores there."""
    match = stars_and_bars_table.situation(
        "b3:S1rs c3:S1rt b2:S2bs c2:B3go", ["S1ro S2rs B1rs S3bt", "S1bs S1bt S1bo B2bo"], deck="B2rs B2rt"
    )
    policy = StarsAndBarsPolicy()
    moves = match.legal(0)
    looked = policy.candidates(match.position, 0)
    assert len(moves) > MOST_CANDIDATES == len(looked)
    worth = {move: points(match, move) for move in moves}
    left_out = [worth[move] for move in moves if move not in looked]
    assert min(worth[move] for move in looked) >= max(left_out)
    picked = {policy.pick(match.position, 0, stream_of(str(number))) for number in range(60)}
    assert picked == {move for move in moves if worth[move] == max(worth.values())}


def points(match: Match, move: int) -> int:
    after = match.copy()
    after.play(0, move)
    return after.position.scores[0]


def test_a_search_at_stars_and_bars_does_what_is_due_and_says_what_is_right() -> None:
    """SB-12, SB-13: a whole stack is turned, then the right points are said."""
    match = stars_and_bars_table.situation(
        "b3:S1rs,S1rt,S1ro c3:S1bs b2:S2bs c2:B3go", ["S1rs", "S1bt"], stars_and_bars_table.GUIDE
    )
    policy = StarsAndBarsPolicy()
    match.play(0, match.parse("put S1rs b3") or 0)
    assert [match.format(move) for move in policy.candidates(match.position, 0)] == ["flip b3"]
    assert match.format(policy.pick(match.position, 0, stream_of(""))) == "flip b3"
    match.play(0, match.parse("flip b3") or 0)
    right = match.format(match.legal(0)[0])
    assert right.startswith("say ")
    assert [match.format(move) for move in policy.candidates(match.position, 0)] == [right]


def test_who_slips_now_and_then_mostly_does_not() -> None:
    """Once in four: of 400 moves some hundred."""
    match = big_bang_table.dealt([big_bang_table.whole_pile("3 7 5")])
    large = LargeFirst("x")

    class First(Bot):
        def choose(self, turn: Turn, stream: Stream) -> int:
            return turn.legal()[0]

    bot = Sometimes("medium", large, First("y"), 4)
    turn = TableTurn(match, 0)
    texts = [match.format(bot.choose(turn, stream_of(str(number)))) for number in range(400)]
    slips = len([text for text in texts if text.startswith("hand 3")])
    assert 60 < slips < 140
