"""Sevens: notation, deck, options, presets, and play to the end."""

import pytest

from playing import examples, play
from playmat.bots.bot import SentTurn, TableTurn
from playmat.bots.registry import find_bot
from playmat.core.chance import SearchChance, SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.playout import play_out
from playmat.core.refusal import Refused
from playmat.games.registry import find_game
from playmat.testing import check_game
from sevens_table import GAME, hands_of, kernel_of, now_of, situation

ALL_OPTIONS: list[Options] = [
    {"variant": variant, "guess": guess} for variant in ("standard", "junior") for guess in ("card", "rank")
]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sevens_keeps_the_contract_with_any_options(seats: int) -> None:
    """SV-1, SV-3: for every number of players, over random options, deals and moves."""
    check_game(find_game("sevens"), examples(), seats)


def test_every_move_has_one_spelling() -> None:
    """SV-4, SV-5, SV-6, SV-8, SV-14, SV-16: `play 7C`, `knock`, `give 4H`, `guess 4H`, `guess 4`, `say 45`."""
    spelled = [GAME.format(move) for move in range(GAME.move_space)]
    assert [GAME.parse(text) for text in spelled] == list(range(GAME.move_space))
    assert len(set(spelled)) == GAME.move_space == 10131
    assert {"play 7C", "knock", "give 4H", "guess 10S", "guess 10", "guess A", "say 0", "say 9999"} <= set(spelled)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 7",
        "play 7c",
        "play 1C",
        "play 11C",
        "knock ",
        "Knock",
        "give ?",
        "give 4",
        "guess ?",
        "guess 1",
        "guess",
        "say",
        "say ?",
        "say 10000",
        "say 045",
        "take 4H",
        "play  7C",
        "play 7C 8C",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    """SV-4: the notation is exact."""
    assert GAME.parse(text) is None


def test_the_deck_table_lists_every_card_once() -> None:
    """SV-1, SV-13: clubs, diamonds, hearts, spades, each from the ace up."""
    table = GAME.deck_table({})
    assert [row["name"] for row in table] == GAME.card_names
    assert table[6] == {"kind": "card", "name": "7C", "suit": "C", "rank": "7", "number": 7, "cost": 5}
    assert sum(int(str(row["cost"])) for row in table) == 4 * 70
    junior = GAME.deck_table({"variant": "junior"})
    assert [row["name"] for row in junior[:7]] == ["AC", "2C", "3C", "4C", "5C", "6C", "AD"]
    assert len(junior) == 24
    assert sum(int(str(row["cost"])) for row in junior) == 4 * 21


def test_the_game_is_registered_with_its_presets() -> None:
    """SV-12, SV-13, SV-14: as the paper says, for the youngest, three games, up to a hundred."""
    game = find_game("sevens")
    assert (game.low_wins, game.least_seats, game.most_seats) == (True, 3, 5)
    assert [preset.name for preset in game.presets] == [
        "original-rules",
        "first-game",
        "younger-students",
        "three-games",
        "quick",
        "to-100",
    ]
    assert game.preset("younger-students") == {"variant": "junior", "count": "practice"}, (
        "the paper names the whole card for the youngest, too"
    )
    assert game.preset("first-game") == {"variant": "junior", "guess": "rank"}
    assert game.has_secrets(game.setup({}, 4))


def test_an_unknown_variant_is_refused() -> None:
    """SV-13: standard or junior."""
    with pytest.raises(Refused) as wrong:
        GAME.setup({"variant": "senior"}, 4)
    assert wrong.value.refusal.code == "option-not-a-choice"


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_play_ends_within_the_bound_and_no_card_gets_lost(options: Options, seats: int) -> None:
    """SV-10, SV-15: every game ends; every card is on the table or in one hand."""
    setup = GAME.setup(options, seats)
    stream = stream_of(f"random:{options}:{seats}")
    for _ in range(40):
        match = setup.start(SearchChance(stream))
        assert play_out(match, stream) <= GAME.bound(setup)
        kernel = kernel_of(match)
        hands = hands_of(match)
        cards = kernel.table
        for hand in hands:
            assert cards & hand == 0
            cards |= hand
        assert cards == kernel.deck
        assert match.position.winners() == [seat for seat, hand in enumerate(hands) if not hand]


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_a_move_picked_without_a_list_is_the_one_picked_from_it(options: Options) -> None:
    """SV-5, SV-8: the same numbers of chance, the same move."""
    stream = stream_of(f"pick:{options}")
    for seats in (3, 4, 5):
        match = GAME.start(options, seats, SearchChance(stream))
        number = 0
        while match.actors():
            number += 1
            seat = match.actors()[0]
            moves = match.legal(seat)
            listed = moves[stream_of(f"{number}").fast_below(len(moves))]
            assert match.position.pick(seat, stream_of(f"{number}")) == listed
            match.play(seat, listed)


def test_the_bound_counts_every_knock_that_can_come() -> None:
    """SV-15: 40 cards, and around them 41 times 40 knocks of 7 moves for four players."""
    assert GAME.bound(GAME.setup({}, 4)) == 40 + 41 * 40 * 7
    assert GAME.bound(GAME.setup({"variant": "junior"}, 3)) == 24 + 25 * 30 * 5


def play_bots(match: Match, name: str) -> None:
    bot = find_bot(name, GAME)
    stream = stream_of("bots")
    while match.actors():
        for seat in match.actors():
            move = bot.choose(TableTurn(match, seat), stream)
            assert match.refuse(seat, move) is None
            match.play(seat, move)


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_sensible_players_do_not_stall(options: Options) -> None:
    """SV-15: they keep the cards that fit, so somebody can always put one soon."""
    for seats in (3, 4, 5):
        for number in range(5):
            match = GAME.start(options, seats, SeedChance(f"{number:032x}"))
            play_bots(match, "simple")
            assert match.end == "out"


def test_the_simple_bot_beats_random_players() -> None:
    """SV-12: alone among three random players it wins far more than its quarter of the games."""
    simple, plain = find_bot("simple", GAME), find_bot("random", GAME)
    stream = stream_of("contest")
    setup = GAME.setup({}, 4)
    won = 0
    for number in range(60):
        match = setup.start(SearchChance(stream))
        while match.actors():
            for seat in match.actors():
                bot = simple if seat == number % 4 else plain
                match.play(seat, bot.choose(TableTurn(match, seat), stream))
        won += number % 4 in match.position.winners()
    assert won >= 24


def test_the_simple_bot_chooses_the_same_from_a_view_alone() -> None:
    """SV-6: it needs nothing but its view."""
    bot = find_bot("simple", GAME)
    match = GAME.start({}, 5, SeedChance("00112233445566778899aabbccddeeff"))
    stream = stream_of("moves")
    while match.actors():
        for seat in match.actors():
            sent = bot.choose(SentTurn(GAME, seat, match.view(seat)), stream_of(f"{seat}"))
            assert sent == bot.choose(TableTurn(match, seat), stream_of(f"{seat}"))
            match.play(seat, bot.choose(TableTurn(match, seat), stream))


def test_the_simple_bot_does_not_guess_what_cannot_be() -> None:
    """SV-7: it names no card that it knows to be elsewhere, or that the giver cannot hold."""
    match = situation("C:A-10 D:A-10 H:6-8 S:A-8", ["AH 2H 4H", "5H 3H", "10H", "9H 9S 10S"])
    play(match, "0 knock", "1 give 3H", "2 give 10H", "3 give 10S", "0 guess 3H", "0 guess 10H", "0 guess 10S")
    play(match, "1 play 5H", "2 knock", "0 give 4H", "1 give 3H", "3 give 9S")
    assert now_of(match, 2)["known"]["cards"]
    bot = find_bot("simple", GAME)
    for number in range(20):
        move = bot.choose(TableTurn(match, 2), stream_of(f"{number}"))
        assert match.format(move) in ("guess AH", "guess 2H", "guess 4H", "guess 9H", "guess 9S", "guess 10S")
