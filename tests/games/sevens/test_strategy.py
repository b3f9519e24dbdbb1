"""What the strong player of Sevens looks at: cards that clear the own way, presents that come last, likely guesses."""

import sevens_table
from playmat.bots.bot import TableTurn
from playmat.bots.search.judge import Judge
from playmat.core.chance import stream_of
from playmat.core.kernel import MoveList
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.games.sevens.bots.lookahead import Lookahead
from playmat.games.sevens.bots.policy import SevensPolicy
from playmat.games.sevens.bots.strategy import SevensSearch
from playmat.games.sevens.rules.cards import CARD_NUMBERS, CARDS, card_mask
from playmat.games.sevens.rules.knowledge import SevensKnowledge

# 4C 9C 3D 10D 5H 8H 6S 8S may be put. Ada has the whole lower end of clubs, and Bo nothing that fits.
CHAINS = "C:5-8 D:4-9 H:6-7 S:7"
HANDS = ["AC 2C 3C 4C 9C 10D 5H 8S AS", "10C AD 2D AH 2H 3H 9H 5S 9S", "3D 4H 8H 10H 2S 3S 4S 6S 10S"]


def table(turn: int) -> Match:
    return sevens_table.situation(CHAINS, HANDS, turn)


def after_knock() -> Match:
    """Bo has knocked."""
    match = table(1)
    match.play(1, match.legal(1)[0])
    return match


def looked_at(match: Match, seat: int) -> list[str]:
    moves = MoveList()
    SevensPolicy().candidates_into(sevens_table.kernel_of(match), seat, moves)
    return [match.format(move) for move in moves.listed()]


def picked(match: Match, seat: int) -> set[str]:
    policy = SevensPolicy()
    kernel = sevens_table.kernel_of(match)
    return {match.format(policy.pick(kernel, seat, stream_of(str(number)))) for number in range(40)}


def test_a_strong_player_of_sevens_puts_what_its_own_cards_wait_for() -> None:
    """SV-4: behind 4C wait three own cards; 10D opens nothing, 9C one card; behind 5H and 8S all cards are others'."""
    match = table(0)
    assert looked_at(match, 0) == ["play 4C", "play 10D", "play 9C"]
    assert picked(match, 0) == {"play 4C"}


def test_a_strong_player_of_sevens_gives_what_most_cards_of_others_come_before() -> None:
    """SV-6: before AS five cards of others must be put; before AC and 2C only own ones; what fits now is kept."""
    match = after_knock()
    assert looked_at(match, 0) == ["give AS", "give AC", "give 2C"]
    assert picked(match, 0) == {"give AS"}


def test_all_that_may_be_done_is_looked_at_where_it_is_little() -> None:
    """SV-5: who cannot put a card knocks; of two cards that fit both are looked at."""
    assert looked_at(table(1), 1) == ["knock"]
    assert picked(table(1), 1) == {"knock"}
    two = sevens_table.situation(CHAINS, ["AC 2C 3C 4C 9C 2D AD 3H AS", "10C 10D 5H AH 2H 8S 9H 5S 9S", HANDS[2]])
    assert looked_at(two, 0) == ["play 4C", "play 9C"]
    assert len(two.legal(0)) < 3


def test_who_thinks_of_two_cards_gives_the_better_one() -> None:
    """Of AS, AC and 9C the first is in two of three pairs and the best of both, the second of one, 9C of none."""
    knowledge = TableTurn(after_knock(), 0).knowledge()
    assert isinstance(knowledge, SevensKnowledge)
    ahead = Lookahead(knowledge.deals(), 0, SevensPolicy(), Judge())
    ahead.add_odds(card_mask(["AS", "AC", "9C"]))
    assert [ahead.odds_of(CARD_NUMBERS[name]) for name in ("AS", "AC", "9C")] == [2 / 3, 1 / 3, 0.0]
    ahead.add_odds(card_mask(["9C"]))
    assert ahead.odds_of(CARD_NUMBERS["9C"]) == 1.0
    assert sum(ahead.odds_of(card) for card in range(CARDS)) == 2.0


def test_a_strong_player_of_sevens_never_guesses_what_nobody_would_give() -> None:
    """SV-7: a card that fits now is given by hardly anybody; what the giver is known not to hold is not named."""
    match = after_knock()
    match.play(0, match.parse("give AS") or 0)
    match.play(2, match.parse("give 10S") or 0)
    bot = SevensSearch("hard", 200)
    guesses = [bot.choose(TableTurn(match, 1), stream_of(str(number))) for number in range(8)]
    assert set(guesses) <= set(match.legal(1))
    fitting = {f"guess {card}" for card in ["4C", "9C", "3D", "10D", "5H", "8H", "6S", "8S"]}
    assert not fitting & {match.format(guess) for guess in guesses}


def test_a_strong_player_of_sevens_names_ranks_where_ranks_are_named() -> None:
    """SV-13, SV-14: in the junior pack chains begin with the three, and a rank is enough for a guess."""
    options: Options = {"variant": "junior", "guess": "rank"}
    hands = ["AC 6C AD 2D 6D 5H 6H", "AH 5C 4C 5D 4D 4H 2H", "AS 2S 3S 4S 5S 6S"]
    match = sevens_table.situation("C:2-3 D:3 H:3", hands, 2, options)
    match.position.play(2, match.legal(2)[0])
    assert looked_at(match, 0) == ["play AC", "play 2D"]
    knocking = sevens_table.situation("C:2-5 D:2-4 H:2-4 S:A-6", ["6D 6H", "AC 6C AD", "5D AH 5H"], 0, options)
    knocking.play(0, knocking.parse("knock") or 0)
    knocking.play(1, knocking.parse("give AD") or 0)
    knocking.play(2, knocking.parse("give 5D") or 0)
    guess = SevensSearch("hard", 100).choose(TableTurn(knocking, 0), stream_of("ranks"))
    assert guess in knocking.legal(0)
    assert knocking.format(guess) in ("guess A", "guess 5", "guess 6")


def test_a_strong_player_of_sevens_answers_as_soon_as_its_time_is_up() -> None:
    """It is asked after the first slice, which three cards share evenly, and then plays one of them."""
    asked: list[str] = []

    def time_is_up() -> bool:
        asked.append("time")
        return False

    bot = SevensSearch("hard", 100_000).limited(time_is_up)
    match = table(0)
    move = bot.choose(TableTurn(match, 0), stream_of("time"))
    assert asked == ["time"]
    assert match.format(move) in looked_at(match, 0)
