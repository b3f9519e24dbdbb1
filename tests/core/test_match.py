"""Matches: games in a row, a running score, and what everybody may do and see."""

import copy

import pytest

from playmat.core.chance import SearchChance, SeedChance, commitment_of, stream_of
from playmat.core.match import ABANDON, OWN_MOVES, TABLE, TIME, Match
from playmat.core.options import Options
from playmat.core.playout import play_out
from playmat.core.position import Position
from playmat.core.result import GameOutcome, Result
from playmat.core.views import result_view
from toy import ToyGame, WinsCount

SEED = "00112233445566778899aabbccddeeff"


def start(options: Options | None = None, game: ToyGame | None = None, seats: int = 2) -> Match:
    return (game or ToyGame()).start(options or {}, seats, SeedChance(SEED))


def say(match: Match, *numbers: int) -> None:
    for number in numbers:
        match.play(match.actors()[0], number)


def code_of(match: Match, seat: int, move: int) -> str:
    refusal = match.refuse(seat, move)
    return refusal.code if refusal else ""


def test_a_match_of_one_game_ends_with_it() -> None:
    match = start()
    assert (match.result, match.is_over, match.number) == (None, False, 1)
    say(match, 2, 3)
    assert match.is_over
    assert match.result == Result((2, 3), (1,), "three", (GameOutcome((2, 3), (1,), "three"),))
    assert match.actors() == []
    assert match.legal(0) == []


def test_games_follow_each_other_with_a_running_score_and_the_first_seat_rotates() -> None:
    match = start({"games": 3})
    say(match, 1, 3)
    assert (match.number, match.actors(), match.totals) == (2, [1], [1, 3])
    say(match, 3)
    assert (match.number, match.actors(), match.totals) == (3, [0], [1, 6])
    say(match, 2, 1, 3)
    result = match.result
    assert result is not None
    assert result.scores == (6, 7)
    assert result.winners == (1,)
    assert [game.scores for game in result.games] == [(1, 3), (0, 3), (5, 1)]
    assert [game.winners for game in result.games] == [(1,), (1,), (0,)]


def test_equal_totals_share_the_win() -> None:
    match = start({"games": 2})
    say(match, 3, 3)
    result = match.result
    assert result is not None
    assert result.winners == (0, 1)


def test_the_lowest_total_wins_where_low_is_good() -> None:
    match = start({}, ToyGame(low_wins=True))
    say(match, 2, 3)
    result = match.result
    assert result is not None
    assert result.winners == (0,)


def test_a_game_may_count_its_match_winners_in_its_own_way() -> None:
    match = start({}, WinsCount())
    say(match, 3)
    result = match.result
    assert result is not None
    assert result.winners == (1,)


def test_a_match_to_a_target_ends_when_a_total_reaches_it() -> None:
    match = start({"target": 6})
    say(match, 3, 3)
    assert (match.number, match.is_over, match.totals) == (3, False, [3, 3])
    say(match, 3)
    assert match.is_over
    assert match.totals == [6, 3]


def test_a_match_to_a_target_lasts_at_most_twenty_games() -> None:
    match = start({"target": 100000})
    for _ in range(19):
        say(match, 3)
    assert match.actors() == [1]
    say(match, 3)
    result = match.result
    assert result is not None
    assert len(result.games) == 20


def test_each_game_of_a_match_has_its_own_chance_outcomes() -> None:
    match = start({"games": 3})
    say(match, 3, 3)
    assert len(match.chance.outcomes) == 3


def test_a_match_that_is_given_up_has_no_winners_and_does_not_count_the_unfinished_game() -> None:
    match = start({"games": 2})
    say(match, 3, 1)
    assert match.refuse(TABLE, ABANDON) is None
    match.play(TABLE, ABANDON)
    assert match.result == Result((3, 0), (), "abandon", (GameOutcome((3, 0), (0,), "three"),))
    assert match.actors() == []
    assert match.legal(0) == []


def test_the_table_may_end_a_game_by_the_clock_where_the_game_allows_it() -> None:
    match = start({"games": 2})
    assert match.refuse(TABLE, TIME) is None
    match.play(TABLE, TIME)
    assert (match.number, match.games[0].end) == (2, "time")


def test_the_table_may_not_make_a_players_move() -> None:
    assert code_of(start(), TABLE, 1) == "not-a-table-move"


def test_moves_are_refused_for_the_general_reasons_first() -> None:
    match = start()
    assert code_of(match, 0, 1) == ""
    assert code_of(match, 0, 0) == "toy-too-small"
    assert code_of(match, 1, 1) == "not-your-turn"
    assert code_of(match, 2, 1) == "no-such-seat"
    assert code_of(match, -2, 1) == "no-such-seat"
    assert code_of(match, 0, 5) == "not-a-move"
    assert code_of(match, 0, ABANDON) == "not-a-move"
    refusal = match.refuse(1, 1)
    assert refusal is not None
    assert refusal.facts == {"seats": [0]}
    nobody = match.refuse(2, 1)
    assert nobody is not None
    assert nobody.facts == {"number": 2, "seats_given": 2}
    nonsense = match.refuse(0, 5)
    assert nonsense is not None
    assert nonsense.facts == {"text": "5"}
    say(match, 3)
    assert code_of(match, 0, 1) == "match-over"
    assert code_of(match, TABLE, ABANDON) == "match-over"


def test_only_a_seat_that_may_act_has_legal_moves() -> None:
    match = start()
    assert match.legal(0) == [1, 2, 3]
    assert match.legal(1) == []


def test_a_view_shows_the_match_and_keeps_the_last_game_open() -> None:
    match = start({"games": 2})
    first = match.view(1)
    lucky = first["now"]["lucky"]
    assert first == {
        "game": "toy",
        "rules": 4,
        "options": {"games": 2, "target": None, "size": 54, "odd": False},
        "seats": 2,
        "seat": 1,
        "first": 0,
        "commitment": commitment_of(SEED),
        "seed": None,
        "number": 1,
        "games": [],
        "totals": [0, 0],
        "actors": [0],
        "now": {"turn": 0, "lucky": lucky, "scores": [0, 0], "end": ""},
        "last_game": None,
        "result": None,
    }
    say(match, 3)
    second = match.view(None)
    assert second["seat"] is None
    assert second["number"] == 2
    assert second["last_game"] == {"turn": 1, "lucky": lucky, "scores": [3, 0], "end": "three"}
    assert second["games"] == [{"scores": [3, 0], "winners": [0], "end": "three"}]
    assert second["seed"] is None


def test_the_seed_is_shown_when_the_match_is_over_and_not_before() -> None:
    match = start()
    assert match.view(0)["seed"] is None
    say(match, 3)
    view = match.view(0)
    assert view["seed"] == SEED
    assert view["result"] == result_view(match.result)
    assert view["actors"] == []


def test_changing_a_view_changes_nothing_in_the_match() -> None:
    match = start({"games": 2})
    say(match, 3)
    view = match.view(0)
    view["totals"][0] = 99
    view["games"][0]["scores"][0] = 99
    view["games"][0]["winners"].append(1)
    view["options"]["games"] = 9
    result = match.copy()
    assert match.totals == [3, 0]
    assert match.games == [GameOutcome((3, 0), (0,), "three")]
    assert result.setup.options["games"] == 2


def test_a_copy_is_played_on_without_touching_the_match() -> None:
    match = start({"games": 3})
    say(match, 3)
    copy = match.copy()
    say(copy, 2, 3)
    assert (match.number, match.totals, len(match.games), len(match.chance.outcomes)) == (2, [3, 0], 1, 2)
    assert (copy.number, copy.totals, len(copy.games), len(copy.chance.outcomes)) == (3, [6, 2], 2, 3)
    assert copy.view(0)["last_game"] != match.view(0)["last_game"]


def test_a_copy_shows_what_the_match_shows_also_when_it_is_over_or_imagined() -> None:
    match = start({"games": 2})
    say(match, 3)
    assert match.copy().view(0) == match.view(0)
    imagined = match.setup.game.knowledge(match.view(0)).imagine(stream_of("x"))
    assert imagined.copy().view(0) == match.view(0)
    say(match, 3)
    finished = match.copy()
    assert finished.result == match.result
    assert finished.view(0) == match.view(0)


def test_the_seat_on_turn_is_told_where_there_is_just_one() -> None:
    match = start()
    assert match.position.on_turn() == 0
    say(match, 2)
    assert match.position.on_turn() == 1
    say(match, 3)
    assert match.position.on_turn() == -1


def test_offers_say_what_is_asked_of_a_seat() -> None:
    match = start()
    offer = match.offer(0)
    assert (offer.moves, offer.forms, offer.asks) == ([1, 2, 3], [], {"key": "asks-move", "facts": {}})
    waiting = match.offer(1)
    assert (waiting.moves, waiting.forms) == ([], [])
    assert waiting.asks == {"key": "asks-nothing-wait", "facts": {"seats": [0]}}
    say(match, 3)
    over = match.offer(0)
    assert (over.moves, over.forms, over.asks) == ([], [], {"key": "asks-nothing-over", "facts": {}})


def test_moves_have_one_spelling_those_of_the_table_too() -> None:
    match = start()
    assert [match.parse(text) for text in ("say 2", "abandon", "time", "sing 2")] == [2, ABANDON, TIME, None]
    assert [match.format(move) for move in (2, ABANDON, TIME, 5)] == ["say 2", "abandon", "time", "5"]
    # A game without moves of its own for the table spells their numbers as they are.
    assert [match.format(move) for move in (OWN_MOVES, OWN_MOVES - 4)] == ["0", "4"]


def test_a_move_is_told_as_the_game_tells_it_and_one_of_the_table_as_the_tables() -> None:
    match = start()
    assert match.seen(0, 2, None)["text"] == "say 2"
    told = match.seen(TABLE, TIME, 0)
    assert told == {"text": "time", "messages": [{"key": "table-time", "facts": {}}]}
    assert match.seen_by_all(TABLE, TIME) == [told, told, told]


def test_a_game_need_not_have_workings_or_questions() -> None:
    match = start()
    assert match.preview(0, 1) is None
    assert match.decline(0) is None
    assert match.timeout_move(0) == 1


def test_an_imagined_match_looks_the_same_and_has_no_seed() -> None:
    match = start({"games": 3})
    say(match, 1, 3, 2)
    twin = match.setup.game.knowledge(match.view(1)).imagine(stream_of("x"))
    assert twin.view(1) == match.view(1)
    assert twin.chance.seed is None
    say(twin, 3)
    assert match.number == 2
    assert twin.number == 3
    assert match.totals == [1, 3]
    assert match.setup.game.knowledge(match.view(1)).facts() == []


def test_a_finished_match_can_be_imagined_too() -> None:
    match = start()
    say(match, 3)
    twin = match.setup.game.knowledge(match.view(0)).imagine(stream_of("x"))
    assert twin.result == match.result


def test_a_play_out_plays_random_moves_to_the_end_and_counts_them() -> None:
    stream = stream_of("play")
    lengths = set()
    for _ in range(50):
        match = ToyGame().setup({}, 2).start(SearchChance(stream))
        lengths.add(play_out(match, stream))
        assert match.is_over
    assert min(lengths) == 1
    assert len(lengths) > 3


def test_a_position_that_does_not_say_how_is_not_a_game() -> None:
    position = Position(ToyGame().setup({}, 2))
    for ask in (position.actors, position.copy, position.winners):
        with pytest.raises(NotImplementedError):
            ask()
    for ask_seat in (position.legal, position.view, position.timeout_move, position.play_table, position.asks_table):
        with pytest.raises(NotImplementedError):
            ask_seat(0)
    for ask_move in (position.refuse, position.play):
        with pytest.raises(NotImplementedError):
            ask_move(0, 0)
    with pytest.raises(NotImplementedError):
        position.seen(0, 0, None, position)


def test_what_came_of_a_match_travels_to_other_processes_and_stays_as_it_is() -> None:
    match = start()
    say(match, 3)
    result = match.result
    assert result is not None
    assert copy.deepcopy(result) == result
    with pytest.raises(AttributeError):
        result.end = "otherwise"  # type: ignore[misc]  # that is the point
