"""What games add to the bots: the child's ideas, the values of letters, which cards a search looks at."""

import bang_zoom_table
import big_bang_table
import stars_and_bars_table
from playmat.bots.bot import Bot, TableTurn, Turn
from playmat.bots.search.bot import SearchBot
from playmat.bots.sometimes import Sometimes
from playmat.core.chance import stream_of
from playmat.core.kernel import Kernel, MoveList
from playmat.core.match import TABLE, Match
from playmat.core.stream import Stream
from playmat.games.bang_zoom.bots.levels import BOTS
from playmat.games.bang_zoom.bots.simple import ALL_WORDS, EVERYDAY, Words
from playmat.games.bang_zoom.bots.strategy import Child, StrongBangZoom
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.trie import Trie
from playmat.games.big_bang.bots.strategy import LargeFirst
from playmat.games.stars_and_bars.bots.levels import BOTS as STARS
from playmat.games.stars_and_bars.bots.strategy import MOST_CANDIDATES, StarsAndBarsPolicy


def chosen(match: Match, bot: object, seat: int = 0, tries: int = 40) -> set[str]:
    """All that a bot plays here, over many streams of chance."""
    assert hasattr(bot, "choose")
    turn = TableTurn(match, seat)
    return {match.format(bot.choose(turn, stream_of(str(number)))) for number in range(tries)}


def test_the_child_at_big_bang_puts_its_largest_card() -> None:
    """BB-4: beside the star anything goes, so the 7 of 3, 5, 7 has three places."""
    match = big_bang_table.dealt([big_bang_table.whole_pile("3 7 5")])
    assert chosen(match, LargeFirst("easy")) == {"hand 7 @0,-1", "hand 7 @0,1", "hand 7 @1,0"}


def test_the_child_at_bang_zoom_spells_short_words_and_saves_the_goal() -> None:
    """BZ-9: BANG is laid whenever it can be; of other words only short ones, without a letter that BANG needs."""
    match = bang_zoom_table.dealt(["AAAAAA", "DOTSEB"], "O", "WW")
    child = Child("easy", Words(3, EVERYDAY), 0)
    assert chosen(match, child, seat=1) == {"draw"}
    match.play(1, match.parse("draw") or 0)
    words = chosen(match, child, seat=1, tries=200)
    assert {"lay TO", "lay DOT"} <= words
    assert all(text.startswith("lay ") and len(text) <= len("lay DOT") and "B" not in text for text in words)
    bang = bang_zoom_table.situation(["BANGSE", "EEEEEE"], "O", "WW")
    bang.play(0, bang.parse("draw") or 0)
    assert chosen(bang, child) == {"lay BANG"}


def test_the_child_at_bang_zoom_never_throws_away_what_the_goal_needs() -> None:
    """BZ-6, BZ-9: before BANG its letters, then those of ZOOM; the discard pile it does not look at."""
    child = Child("easy", Words(3, EVERYDAY), 0)
    needed = bang_zoom_table.situation(["BFKVWW", "EEEEEE"], "TG", "RR")
    assert chosen(needed, child) == {"draw"}
    needed.play(0, needed.parse("take") or 0)
    assert chosen(needed, child, tries=80) == {"discard F", "discard K", "discard V", "discard W"}
    after = bang_zoom_table.situation(["ZFKVGG", "EEEEEE"], "TB", "RR", laid="1BANG")
    assert chosen(after, child) == {"draw"}
    after.play(0, after.parse("draw") or 0)
    assert "discard Z" not in chosen(after, child, tries=80)


def test_the_child_at_bang_zoom_overlooks_a_word_now_and_then() -> None:
    """BZ-5: it then ends its turn, as one does who sees nothing."""
    match = bang_zoom_table.situation(["TOESIS", "EEEEEE"], "O", "WW")
    match.play(0, match.parse("draw") or 0)
    played = chosen(match, Child("easy", Words(3, EVERYDAY), 2), tries=60)
    assert {text.partition(" ")[0] for text in played} == {"lay", "discard"}


def test_the_greedy_speller_takes_the_card_that_makes_a_longer_word() -> None:
    """TOES is longer than TOE, and a V helps nobody; what the goal needs is not for other words."""
    with_s = bang_zoom_table.situation(["TOEWWF", "EEEEEE"], "S", "KK")
    assert chosen(with_s, BOTS["greedy"], tries=5) == {"take"}
    with_v = bang_zoom_table.situation(["TOEWWF", "EEEEEE"], "V", "KK")
    assert chosen(with_v, BOTS["greedy"], tries=5) == {"draw"}
    saving = bang_zoom_table.situation(["BANTOE", "EEEEEE"], "S", "WW")
    saving.play(0, saving.parse("draw") or 0)
    assert {len(text) for text in chosen(saving, BOTS["greedy"], tries=20)} == {len("lay TOE")}


def test_whoever_knows_fewer_words_finds_only_those() -> None:
    """BZ-14: short everyday words, and always BANG and ZOOM; what the table has agreed on where it is short enough."""
    match = bang_zoom_table.started({"vocabulary": 70})
    match.play(TABLE, match.parse("word ZOB") or 0)
    knowledge = BangZoomKnowledge(bang_zoom_table.GAME, match.view(0))
    everything = spelled_in(ALL_WORDS.of(knowledge))
    short = spelled_in(Words(3, EVERYDAY).of(knowledge))
    assert {"HOTELS", "AALII", "CAT", "ZOB"} <= everything
    assert {"CAT", "BANG", "ZOOM", "ZOB"} <= short < everything
    assert {word for word in short if len(word) > 3} == {"BANG", "ZOOM"} | {"GNAB"} & everything
    assert "AAH" not in short


def spelled_in(words: Trie) -> set[str]:
    return {bang_zoom_table.spelled(move) for move in words.moves()}


def test_a_strong_speller_keeps_letters_that_make_words() -> None:
    """What was learned keeps an E rather than a V."""
    match = bang_zoom_table.situation(["EFKVWW", "EEEEEE"], "O", "ZZ")
    match.play(0, match.parse("draw") or 0)
    assert "discard E" not in chosen(match, StrongBangZoom("hard"))


def test_a_strong_speller_of_two_swaps_a_hand_without_words_and_keeps_the_goal() -> None:
    """BZ-7: three letters of BANG stay, what makes no word goes; a card that completes BANG is taken."""
    stuck = bang_zoom_table.situation(["BNGVVW", "EEEEEE"], "K", "WW")
    assert chosen(stuck, StrongBangZoom("hard"), tries=5) == {"swap VVW"}
    complete = bang_zoom_table.situation(["BNGVVW", "EEEEEE"], "A", "WW")
    assert chosen(complete, StrongBangZoom("hard"), tries=5) == {"take"}


def test_who_waits_does_not_end_a_game_that_is_lost_by_it() -> None:
    """BZ-10, BZ-15: 30 points behind, ZOOM and a short word are not enough; 12 behind they are."""
    for behind, lays in ((30, False), (12, True)):
        match = bang_zoom_table.situation(["ZOOMAT", "EEEEEE"], "S", "KK", laid="1BANG")
        bang_zoom_table.position_of(match).kernel.take_scores([0, behind])
        match.play(0, match.parse("draw") or 0)
        bot = StrongBangZoom("hard")
        while match.actors() == [0] and not match.end:
            match.play(0, bot.choose(TableTurn(match, 0), stream_of("a")))
        assert (match.end == "zoom") is lays


def test_a_search_at_stars_and_bars_looks_at_the_cards_that_bring_most() -> None:
    """SB-6: on b3 alone under it, only a card with one difference scores there."""
    match = stars_and_bars_table.situation(
        "b3:S1rs c3:S1rt b2:S2bs c2:B3go", ["S1ro S2rs B1rs S3bt", "S1bs S1bt S1bo B2bo"], deck="B2rs B2rt"
    )
    policy = StarsAndBarsPolicy()
    moves = match.legal(0)
    looked = looked_at(policy, match)
    assert len(moves) > MOST_CANDIDATES == len(looked)
    worth = {move: points(match, move) for move in moves}
    left_out = [worth[move] for move in moves if move not in looked]
    assert min(worth[move] for move in looked) >= max(left_out)
    picked = {policy.pick(kernel_of(match), 0, stream_of(str(number))) for number in range(60)}
    assert picked == {move for move in moves if worth[move] == max(worth.values())}


def kernel_of(match: Match) -> Kernel:
    kernel = match.position.own_kernel()
    assert kernel is not None
    return kernel


def looked_at(policy: StarsAndBarsPolicy, match: Match) -> list[int]:
    moves = MoveList()
    policy.candidates_into(kernel_of(match), 0, moves)
    return moves.listed()


def points(match: Match, move: int) -> int:
    after = match.copy()
    after.play(0, move)
    return after.position.scores[0]


def test_a_search_at_stars_and_bars_does_what_is_due_and_says_what_is_right() -> None:
    """SB-12, SB-13: a whole stack is turned, then the right points are said."""
    match = stars_and_bars_table.situation(
        "b3:S1gs,S1rt,S1ro c3:S1bs b2:S2bs c2:B3go", ["S1rs", "S1bt"], stars_and_bars_table.GUIDE
    )
    policy = StarsAndBarsPolicy()
    match.play(0, match.parse("put S1rs b3") or 0)
    assert [match.format(move) for move in looked_at(policy, match)] == ["flip b3"]
    assert match.format(policy.pick(kernel_of(match), 0, stream_of(""))) == "flip b3"
    match.play(0, match.parse("flip b3") or 0)
    right = match.format(match.legal(0)[0])
    assert right.startswith("say ")
    assert [match.format(move) for move in looked_at(policy, match)] == [right]


def test_the_expert_at_stars_and_bars_thinks_as_hard_does_and_further() -> None:
    """The same candidates and the same judge, more visits; how strong it is: docs/bots.md."""
    hard, expert = STARS["hard"], STARS["expert"]
    assert isinstance(hard, SearchBot)
    assert isinstance(expert, SearchBot)
    assert expert.visits >= 10 * hard.visits
    match = stars_and_bars_table.situation("b2:S1rt a2:S2bs c2:S3gs", ["S1rs S2gt B1rs", "S3bo"], deck="B3go")
    few = SearchBot("expert", 60, expert.policy, expert.judge, expert.horizon)
    assert few.choose(TableTurn(match, 0), stream_of("same")) == few.choose(TableTurn(match, 0), stream_of("same"))


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
