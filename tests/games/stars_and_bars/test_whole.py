"""Stars and Bars as a whole: the contract, notation, what may be imagined, a simple player."""

import pytest

from playing import examples, legal, play
from playmat.bots.bot import Bot, RandomBot, SentTurn, TableTurn
from playmat.core.chance import SearchChance, SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.games.stars_and_bars.bots.simple import SimpleStarsAndBars
from playmat.testing import check_game
from stars_and_bars_table import ALL_OPTIONS, GAME, GUIDE, MANUAL, now_of, position_of, situation, started

SPARE = "B3go B2go B3gs B3bo"


def test_stars_and_bars_keeps_the_contract_with_any_options() -> None:
    """SB-1, SB-12, SB-13: all options in combination, over random deals and moves."""
    check_game(GAME, examples())
    assert GAME.rules == 1


def test_what_stars_and_bars_says_of_itself() -> None:
    """SB-1, SB-12, SB-13: the options, and the preset as in the guide."""
    assert (GAME.name, GAME.least_seats, GAME.most_seats, GAME.minutes, GAME.ages) == ("stars-and-bars", 2, 2, 30, "9+")
    tables = [option.table() for option in GAME.options[2:]]
    assert [(table["name"], table["values"], table["rule"]) for table in tables] == [
        ("deck", [54, 81], "SB-1"),
        ("housekeeping", ["auto", "manual"], "SB-12"),
        ("announce", ["off", "practise", "strict"], "SB-13"),
    ]
    assert GAME.preset("original-rules") == {"housekeeping": "manual", "announce": "practise"}
    assert [preset.name for preset in GAME.presets] == ["original-rules", "first-game", "with-moons", "contest"]
    assert not GAME.has_secrets(GAME.setup({}, 2))
    sets: list[Options] = [{}, {"deck": 81}, GUIDE]
    assert [GAME.bound(GAME.setup(options, 2)) for options in sets] == [50, 77, 500]


def test_every_move_has_one_spelling() -> None:
    """SB-4, SB-12, SB-13, SB-14: `put S2ro b3`, `back`, `clear`, `end`, `flip b3`, `remove a1`, `say 9 57`."""
    spelled = [GAME.format(move) for move in range(GAME.move_space)]
    assert len(set(spelled)) == GAME.move_space == 81 * 16 + 3 + 32 + 100000
    assert all(GAME.parse(text) == move for move, text in enumerate(spelled))
    assert {"put S2ro b3", "put M3go d4", "back", "clear", "end", "flip b3", "remove a1", "say 9 57"} <= set(spelled)


@pytest.mark.parametrize(
    "text",
    ["", "put", "put S2ro", "put S2ro e1", "put S4ro b3", "put s2ro b3", "put S2ro b3 b4", "Back", "back b3", "flip",
     "flip b5", "remove", "remove a0", "clear a1", "end 1", "say", "say 9", "say 9 057", "say 09 57", "say -1 5",
     "say 100 5", "say 5 1000", "say 5 5 5", "say 9  57", "say ٩ 57", "turn b3", "say x 5"],
)  # fmt: skip
def test_anything_else_is_no_move(text: str) -> None:
    """SB-4: the notation is exact."""
    assert GAME.parse(text) is None


def test_imagined_matches_cover_every_order_of_the_deck_and_nothing_else() -> None:
    """SB-3: three cards are left: six orders, and only these."""
    match = situation("b3:B1rs", ["S1rs", "B2rs"], deck="S3go S1rt B3bs")
    knowledge = GAME.knowledge(match.view(1))
    piles = {tuple(deck_of(knowledge.imagine(stream_of(f"{number}")))) for number in range(100)}
    assert len(piles) == 6
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(deck_of(match)))}


def deck_of(match: Match) -> list[int]:
    return position_of(match).kernel.deck_cards()


def test_an_imagined_turn_can_be_taken_back_and_goes_on_alike() -> None:
    """SB-12, SB-13, SB-14: claims, the card, duties and wrong statements are all there."""
    board = (
        "b3:B3rs,B3rt,B3ro,B3bs c3:B1bt,B1bo,B1gs,B1gt b2:B2rs,B2rt,B2ro,B2bs c2:B2bt,B2bo,S1rt a1:S3rs,S3rt,S3ro,S3bs"
    )
    match = situation(board, ["S1rs S2gs", SPARE], GUIDE, face_down="b3 c3 b2", deck="S1bs")
    play(match, "0 remove a1", "0 put S1rs c2", "0 say 9 9", "0 flip c2", "0 clear", "0 say 8 8")
    twin = GAME.knowledge(match.view(1)).imagine(stream_of("twin"))
    assert twin.view(0) == match.view(0)
    for text in ("0 back", "0 put S2gs c2", "0 flip c2", "0 say 2 2"):
        play(match, text)
        play(twin, text)
        assert twin.view(1) == match.view(1)
    assert [mistake["right"]["points"] for mistake in now_of(twin)["mistakes"]] == [3, 3]


def test_a_finished_game_is_imagined_as_it_was() -> None:
    """SB-16: all cards are open then, also those that were never drawn."""
    match = situation("b3:B1rs", ["S1rs S3go", "B2rs B3go"], scores=[60, 0], deck="S1bs S2bs S3bs")
    play(match, "0 put S1rs c2", "1 put B2rs c2")
    assert now_of(match)["deck_cards"] == ["S3bs"]
    assert GAME.knowledge(match.view(0)).imagine(stream_of("over")).view(0) == match.view(0)


def play_bots(match: Match, bots: list[Bot]) -> None:
    stream = stream_of("bots")
    while match.actors():
        seat = match.actors()[0]
        move = bots[seat].choose(TableTurn(match, seat), stream)
        assert match.refuse(seat, move) is None
        match.play(seat, move)


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_the_simple_bot_plays_any_options_without_a_mistake(options: Options) -> None:
    """SB-12, SB-13: it forgets no duty and says the right points, so all options give the same game."""
    match = GAME.start(options, 2, SeedChance(f"{7:032x}"))
    play_bots(match, [SimpleStarsAndBars(), SimpleStarsAndBars()])
    plain = GAME.start({"deck": options["deck"]}, 2, SeedChance(f"{7:032x}"))
    play_bots(plain, [SimpleStarsAndBars(), SimpleStarsAndBars()])
    assert now_of(match)["mistakes"] == []
    assert match.end == plain.end


def test_the_simple_bot_beats_a_random_player() -> None:
    """SB-15: it is far ahead nearly every time."""
    won = 0
    for number in range(10):
        match = GAME.start({}, 2, SeedChance(f"{number:032x}"))
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = SimpleStarsAndBars()
        play_bots(match, bots)
        won += match.result is not None and match.result.winners == (number % 2,)
    assert won >= 9


def test_the_simple_bot_takes_the_most_points_and_claims_first() -> None:
    """SB-6, SB-12: 9 points on a1 are the best there is; the forgotten stack comes before."""
    match = situation("a2:B1bs b2:B3gt b1:S2bo c3:S3rs,S3rt,S3ro,S3bs", ["S1rs S2rt", SPARE], MANUAL)
    bot = SimpleStarsAndBars()
    chosen = []
    while match.actors() == [0]:
        move = bot.choose(TableTurn(match, 0), stream_of("bot"))
        chosen.append(match.format(move))
        match.play(0, move)
    assert chosen == ["flip c3", "put S2rt a1", "end"]


def test_of_equal_moves_the_simple_bot_takes_the_one_that_leaves_the_other_least() -> None:
    """SB-6: nothing scores; wherever S1rs lies alone B2bt would bring 4 above or below it, so it keeps away."""
    match = situation("b2:S1rt,S1ro c3:B3rs,B3ro,B3bs", ["S3gs", "S3gt"], MANUAL)
    bot = SimpleStarsAndBars()
    best = {match.format(bot.choose(TableTurn(match, 0), stream_of(f"{number}"))) for number in range(10)}
    gains = {}
    for text in legal(match, 0):
        after = match.copy()
        play(after, f"0 {text}", "0 end")
        gains[text] = max(position_points(after, reply) for reply in legal(after, 1) if reply.startswith("put"))
    own = {text: position_points(match, text) for text in legal(match, 0)}
    top = [text for text in own if own[text] == max(own.values())]
    assert best <= {text for text in top if gains[text] == min(gains[other] for other in top)}


def position_points(match: Match, text: str) -> int:
    seat = match.actors()[0]
    working = match.preview(seat, GAME.parse(text) or 0)
    assert working is not None
    points = working["points"]
    assert isinstance(points, int)
    return points


def test_the_simple_bot_chooses_the_same_from_a_view_alone() -> None:
    """SB-3: it needs nothing but its view."""
    bot = SimpleStarsAndBars()
    match = started(GUIDE)
    for _ in range(30):
        seat = match.actors()[0]
        move = bot.choose(TableTurn(match, seat), stream_of("a"))
        assert bot.choose(SentTurn(GAME, seat, match.view(seat)), stream_of("a")) == move
        match.play(seat, move)


def test_the_same_chance_and_moves_give_the_same_game() -> None:
    """SB-3: also in a search, whose chance is a stream of its own."""
    ends = []
    for _ in range(2):
        match = GAME.start({}, 2, SearchChance(stream_of("same")))
        play_bots(match, [SimpleStarsAndBars(), RandomBot()])
        ends.append(match.result)
    assert ends[0] == ends[1]
