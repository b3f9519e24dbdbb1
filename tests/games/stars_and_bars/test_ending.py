"""Stars and Bars: drawing, rounds, the three ways to win and the two ties, matches."""

import pytest

from playing import play
from playmat.core.chance import SearchChance, stream_of
from playmat.core.options import Options
from playmat.core.playout import play_out
from playmat.core.result import GameOutcome, Result
from playmat.games.stars_and_bars.rules.board import CELLS
from stars_and_bars_table import (
    ALL_OPTIONS,
    GAME,
    dealt,
    hand_cards,
    now_of,
    position_of,
    set_scores,
    situation,
    started,
)

# Two puts that bring nothing: over or diagonal to cards with the wrong number of differences.
ROUND = ("0 put S1rs c2", "1 put B2rs c2")


def after_round(scores: list[int], hands: list[str] | None = None) -> str:
    match = situation("b3:B1rs", hands or ["S1rs S3go", "B2rs B3go"], scores=scores[:])
    play(match, ROUND[0])
    assert match.end == ""
    play(match, ROUND[1])
    assert position_of(match).scores == scores
    return match.end


@pytest.mark.parametrize(
    ("scores", "end", "winners"),
    [
        ([201, 186], "over-200", [0]),
        ([180, 216], "over-200", [1]),
        ([260, 201], "over-200", [0]),
        ([260, 200], "over-200", [0]),
        ([51, 0], "over-50-ahead", [0]),
        ([149, 200], "over-50-ahead", [1]),
        ([201, 201], "tie-over-200", [0, 1]),
        ([201, 215], "tie-over-200", [0, 1]),
        ([216, 201], "over-200", [0]),
    ],
)
def test_how_a_game_ends_after_a_full_round(scores: list[int], end: str, winners: list[int]) -> None:
    """SB-15: more than 200 and 15 ahead; more than 50 ahead; both more than 200 and less than 15 apart."""
    match = situation("b3:B1rs", ["S1rs S3go", "B2rs B3go"], scores=scores)
    play(match, *ROUND)
    assert match.result == Result(
        tuple(scores), tuple(winners), end, (GameOutcome(tuple(scores), tuple(winners), end),)
    )
    assert (now_of(match)["stage"], now_of(match)["winners"]) == ("over", winners)


@pytest.mark.parametrize("scores", [[200, 180], [201, 187], [187, 201], [50, 0], [0, 50], [200, 200], [0, 0]])
def test_the_game_goes_on_where_it_is_just_not_enough(scores: list[int]) -> None:
    """SB-15: exactly 200, 14 ahead, exactly 50 ahead: play on."""
    assert after_round(scores) == ""


def test_nothing_is_decided_in_the_middle_of_a_round() -> None:
    """SB-15: the second player has a turn first, whoever is the beginning player."""
    match = situation("b3:B1rs", ["S1rs S3go", "B2rs B3go"], scores=[250, 10])
    play(match, ROUND[0])
    assert match.end == ""
    assert (now_of(match)["round"], match.actors()) == (1, [1])
    play(match, ROUND[1])
    assert match.end == "over-200"
    assert now_of(match)["round"] == 1
    match = situation("b3:B1rs", ["S1rs S3go", "B2rs B3go"], scores=[60, 0], turn=1)
    position_of(match).kernel.beginner = 1
    play(match, "1 put B2rs c2")
    assert match.end == ""
    play(match, "0 put S1rs c2")
    assert match.end == "over-50-ahead"


def test_rounds_are_counted() -> None:
    """SB-15: a turn of the beginning player and one of the second player."""
    match = situation("b3:B1rs", ["S1rs S3go", "B2rs B3go"])
    rounds = [now_of(match)["round"]]
    for text in ROUND:
        play(match, text)
        rounds.append(now_of(match)["round"])
    assert rounds == [1, 1, 2]


@pytest.mark.parametrize(
    ("scores", "end"),
    [
        ([15, 0], "cards-out"),
        ([0, 15], "cards-out"),
        ([14, 0], "tie"),
        ([0, 0], "tie"),
        ([51, 0], "over-50-ahead"),
        ([201, 201], "tie-over-200"),
        ([201, 186], "over-200"),
        ([201, 187], "tie"),
    ],
)
def test_without_cards_at_least_15_ahead_wins_else_it_is_a_tie(scores: list[int], end: str) -> None:
    """SB-16: a last full round is looked at as every round first."""
    assert after_round(scores, ["S1rs", "B2rs"]) == end


@pytest.mark.parametrize(("scores", "end"), [([100, 0], "cards-out"), ([205, 201], "tie"), ([0, 14], "tie")])
def test_a_last_round_that_is_half_played_is_judged_without_the_rules_of_a_round(scores: list[int], end: str) -> None:
    """SB-16: the other player has no card and no turn, so neither 50 ahead nor 200 counts."""
    match = situation("b3:B1rs", ["S1rs", ""], scores=scores[:])
    play(match, ROUND[0])
    assert match.end == end
    assert match.result is not None
    assert match.result.winners == ((0, 1) if end == "tie" else (0,))


def test_after_the_put_a_card_is_drawn_into_its_place() -> None:
    """SB-4: hands stay at four as long as there is a deck."""
    match = dealt("S1rs B1rt B1ro B1bs S2rs B1bt S2rt B1bo S2ro B1gs S2bs B1gt S3rs B3rs")
    assert hand_cards(match, 0) == "S2rs S2rt S2ro S2bs"
    play(match, "0 put S2rt c2")
    assert hand_cards(match, 0) == "S2rs S3rs S2ro S2bs"
    play(match, "1 put B1bt c2")
    assert hand_cards(match, 1) == "B3rs B1bo B1gs B1gt"
    assert now_of(match)["deck"] == 40


def test_without_a_deck_the_players_go_on_until_both_hands_are_empty() -> None:
    """SB-4, SB-16: nothing is drawn, hands become smaller."""
    match = situation("b3:B1rs", ["S1rs S2rs", "B2rs B3rs"], deck="S3go")
    play(match, ROUND[0])
    assert (hand_cards(match, 0), now_of(match)["deck"]) == ("S3go S2rs", 0)
    play(match, ROUND[1])
    assert hand_cards(match, 1) == "B3rs"
    play(match, "0 put S2rs b2", "1 put B3rs c3", "0 put S3go b2")
    assert match.end in ("tie", "cards-out")
    assert [hand_cards(match, seat) for seat in (0, 1)] == ["", ""]


def test_with_81_cards_the_beginning_player_has_the_last_turn() -> None:
    """SB-16: 69 cards in the deck are an odd number, so the last round is half played."""
    match = started({"deck": 81})
    position = position_of(match)
    beginner = position.kernel.beginner
    while not match.end:
        # Points are wiped away, so that only empty hands can end it.
        set_scores(match, [0, 0])
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    sheet = now_of(match)["sheet"]
    assert len(sheet) == 77
    assert sheet[-1]["seat"] == beginner
    assert [line["seat"] for line in sheet[:2]] == [beginner, 1 - beginner]


def test_the_score_sheet_has_every_turn_of_both() -> None:
    """SB-17: seat, points and the new total, in the order of the turns."""
    match = situation("b2:S1rt", ["S1rs S1bs", "S2rt"])
    play(match, "0 put S1rs b2", "1 put S2rt c2", "0 put S1bs b2")
    assert now_of(match)["sheet"] == [
        {"seat": 0, "points": 1, "total": 1},
        {"seat": 1, "points": 2, "total": 2},
        {"seat": 0, "points": 1, "total": 2},
    ]
    assert now_of(match)["scores"] == [2, 2]


def outcome(winners: list[int]) -> GameOutcome:
    return GameOutcome((0, 0), tuple(winners), "tie")


@pytest.mark.parametrize(
    ("games", "winners"),
    [
        ([[0]], [0]),
        ([[0, 1]], [0, 1]),
        ([[1], [0, 1]], [1]),
        ([[0], [1]], [0, 1]),
        ([[0], [1], [0, 1]], [0, 1]),
        ([[0], [0, 1], [0, 1], [1], [1]], [1]),
    ],
)
def test_a_won_game_counts_2_and_a_tied_one_1_for_each(games: list[list[int]], winners: list[int]) -> None:
    """SB-15, SB-16: a match is won by games, not by the sum of points."""
    assert GAME.match_winners([outcome(each) for each in games], [500, 0]) == winners


def test_a_match_goes_on_to_its_target() -> None:
    """SB-17: the totals of the games are added up."""
    match = GAME.start({"target": 60}, 2, SearchChance(stream_of("target")))
    play_out(match, stream_of("random"))
    assert match.result is not None
    totals = match.result.scores
    assert max(totals) >= 60
    assert [*totals] == [sum(game.scores[seat] for game in match.result.games) for seat in (0, 1)]


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_random_play_ends_within_the_bound_and_no_card_gets_lost(options: Options) -> None:
    """SB-4, SB-16: every card is in a hand, on the board, thrown away or in the deck, once."""
    setup = GAME.setup(options, 2)
    stream = stream_of(f"random {options}")
    for _ in range(4):
        match = setup.start(SearchChance(stream))
        assert play_out(match, stream) <= GAME.bound(setup)
        kernel = position_of(match).kernel
        hands = [kernel.hand_cards(seat) for seat in (0, 1)]
        stacks = [kernel.stack_at(cell) for cell in range(CELLS)]
        cards = [card for group in (*hands, *stacks, *kernel.discarded_stacks()) for card in group]
        assert sorted(cards + kernel.deck_cards()) == list(range(kernel.cards))
        assert sum(line["points"] for line in now_of(match)["sheet"]) == sum(match.position.scores)
