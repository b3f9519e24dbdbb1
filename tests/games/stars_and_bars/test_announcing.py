"""Stars and Bars: saying the points, right and wrong; taking a card back; how a turn ends."""

import pytest

from playing import code_of, legal, move_of, play
from playmat.core.match import Match
from playmat.core.options import Options
from stars_and_bars_table import GUIDE, MANUAL, PRACTISE, STRICT, hand_cards, now_of, situation, stack_on, told

SPARE = "B3go B2go B3gs B3bo"


def corner(options: Options, scores: list[int] | None = None) -> Match:
    """S2rt on a1 brings 4 + 3 + 2 = 9."""
    return situation("a2:B1bs b2:B3gt b1:S2bo", ["S2rt S1rs", SPARE], options, scores or [48, 40], "S3go S3gt S3gs")


def forgotten(options: Options) -> Match:
    """A stack of four on c3 was forgotten: 2 points before the card."""
    board = "a2:B1bs b2:B3gt b1:S2bo c3:S3rs,S3rt,S3ro,S3bs"
    return situation(board, ["S2rt S1rs", SPARE], options, [48, 40], "S3go S3gt S3gs")


def test_the_points_of_the_turn_and_the_new_total_are_said() -> None:
    """SB-13: 9 points make 57; the right statement ends the turn."""
    match = corner(PRACTISE)
    play(match, "0 put S2rt a1")
    assert now_of(match)["stage"] == "say"
    assert now_of(match)["scores"] == [48, 40]
    play(match, "0 say 9 57")
    assert (now_of(match)["scores"], match.actors(), now_of(match)["mistakes"]) == ([57, 40], [1], [])
    assert hand_cards(match, 0) == "S3go S1rs"


@pytest.mark.parametrize("wrong", ["8 56", "9 56", "8 57", "0 0", "99 999"])
def test_a_wrong_statement_may_be_said_again_in_practice(wrong: str) -> None:
    """SB-13: the right points are recorded, the mistake goes to the report."""
    match = corner(PRACTISE)
    play(match, "0 put S2rt a1", f"0 say {wrong}")
    assert (match.actors(), now_of(match)["stage"], now_of(match)["scores"]) == ([0], "say", [48, 40])
    assert now_of(match)["mistakes"] == []
    play(match, "0 say 10 58", "0 say 9 57")
    assert now_of(match)["scores"] == [57, 40]
    points, total = (int(number) for number in wrong.split())
    report = now_of(match)["mistakes"]
    assert report[0] == {
        "seat": 0,
        "round": 1,
        "card": "S2rt",
        "cell": "a1",
        "said": {"points": points, "total": total},
        "right": {"points": 9, "total": 57},
    }
    assert [mistake["said"]["points"] for mistake in report] == [points, 10]


def test_a_wrong_statement_scores_nothing_when_strict() -> None:
    """SB-13: the turn is over, its points are lost, and so are its claims."""
    match = forgotten({**STRICT, **MANUAL})
    play(match, "0 flip c3", "0 put S2rt a1", "0 say 9 57")
    assert (now_of(match)["scores"], match.actors()) == ([48, 40], [1])
    assert now_of(match)["sheet"] == [{"seat": 0, "points": 0, "total": 0}]
    assert now_of(match)["mistakes"][0]["right"] == {"points": 11, "total": 59}
    last = now_of(match)["last_turn"]
    assert last is not None
    assert (last["points"], last["recorded"], last["drawn"]) == (11, 0, "S3go")


def test_a_right_strict_statement_scores() -> None:
    """SB-13: claims are points of the turn: 2 + 9."""
    match = forgotten({**STRICT, **MANUAL})
    play(match, "0 flip c3", "0 put S2rt a1", "0 say 11 59")
    assert now_of(match)["scores"] == [59, 40]


@pytest.mark.parametrize("options", [PRACTISE, STRICT, GUIDE])
def test_nothing_gives_the_correct_statement_away(options: Options) -> None:
    """SB-13: no working, no preview, no points in view, offer or telling before it was said."""
    match = corner(options)
    assert match.preview(0, move_of(match, "put S2rt a1")) is None
    assert told(match, "0 put S2rt a1") == ["Ada puts 2 red striped stars on a1."]
    play(match, "0 put S2rt a1")
    running = now_of(match)["running"]
    assert running is not None
    assert (running["points"], running["neighbours"]) == (None, [])
    offer = match.offer(0)
    assert offer.moves == []
    assert [form.verb for form in offer.forms] == (
        ["say", "flip", "clear", "remove", "back"] if "housekeeping" in options else ["say", "back"]
    )
    assert [(field.name, field.high) for field in offer.forms[0].fields] == [("points", 99), ("total", 999)]
    assert offer.asks["facts"] == {}


def test_a_wrong_statement_in_practice_is_followed_by_the_working_without_the_sum() -> None:
    """SB-13: told and in the view, until the card is taken back or the turn ends."""
    match = forgotten(GUIDE)
    play(match, "0 flip c3", "0 put S2rt a1")
    assert told(match, "0 say 8 56", 0) == [
        "You say 8 for the turn, 56 in all. That is not right.",
        "– beside b1: 2 red striped stars against 2 blue outline stars: 2 differences, needs 2: 2 points.",
        "– below a2: 2 red striped stars against 1 blue solid bar: 4 differences, needs 4: 4 points.",
        "– diagonal to b2: 2 red striped stars against 3 gold striped bars: 3 differences, needs 3: 3 points.",
        "– for what was forgotten: 2 points.",
        "Add it up and say it again.",
    ]
    play(match, "0 say 8 56")
    running = now_of(match)["running"]
    assert running is not None
    assert [beside["points"] for beside in running["neighbours"]] == [2, 4, 3]
    assert (running["points"], running["said"]) == (None, [{"points": 8, "total": 56}])
    play(match, "0 back")
    running = now_of(match)["running"]
    assert running is not None
    assert (running["said"], running["neighbours"], running["misstated"]) == ([], [], True)
    assert now_of(match)["mistakes"][0]["right"] == {"points": 11, "total": 59}


def test_statements_are_told() -> None:
    """SB-13: right, wrong and lost, in both languages."""
    match = corner(PRACTISE)
    play(match, "0 put S2rt a1")
    assert told(match, "0 say 9 57", 1) == [
        "Ada says 9 for the turn, 57 in all: that is right.",
        "Ada gets 9 points (beside b1 2, below a2 4, diagonal to b2 3) and has 57.",
        "Ada draws 3 gold outline stars.",
    ]
    assert told(match, "0 say 9 58", 1)[-1] == "Ada may say it again."
    strict = corner(STRICT)
    play(strict, "0 put S2rt a1")
    assert told(strict, "0 say 9 58", 0)[-3:] == [
        "It would have been 9 for the turn, 57 in all. This turn brings you nothing.",
        "You get no points and have 48.",
        "You draw 3 gold outline stars.",
    ]
    assert told(strict, "0 say 9 58", 1, "es")[-3:] == [
        "Eran 9 en el turno, 57 en total. Este turno no da nada a Ada.",
        "Ada no gana puntos y tiene 48.",
        "Ada roba 3 estrellas doradas vacías.",
    ]


def test_the_legal_list_is_a_sample_with_the_correct_statement_and_one_wrong_a_turn() -> None:
    """SB-13, SB-14: so that random play ends; people may write any statement and take back as often as they like."""
    match = corner(PRACTISE)
    play(match, "0 put S2rt a1")
    assert legal(match, 0) == ["say 9 57", "say 10 58", "back"]
    play(match, "0 say 10 58")
    assert legal(match, 0) == ["say 9 57", "back"]
    play(match, "0 back", "0 put S2rt a1")
    assert legal(match, 0) == ["say 9 57"]
    play(match, "0 say 1 1", "0 back", "0 put S1rs b2", "0 back", "0 put S2rt a1", "0 say 9 57", "1 put B3go c3")
    assert legal(match, 1)[-1] == "back"
    strict = corner(STRICT)
    play(strict, "0 put S2rt a1", "0 back", "0 put S2rt a1")
    assert legal(strict, 0) == ["say 9 57", "say 10 58"]


def test_a_card_may_be_changed_until_the_turn_is_ended() -> None:
    """SB-14: it goes back to its place in the hand, and everything is as before."""
    match = corner(MANUAL)
    before = match.view(0)
    play(match, "0 put S2rt a1")
    assert (stack_on(match, "a1"), hand_cards(match, 0)) == ("S2rt", "S1rs")
    assert told(match, "0 back", 1) == ["Ada takes 2 red striped stars back from a1."]
    play(match, "0 back")
    after = match.view(0)
    assert now_of(match)["running"] is not None
    for field in ("board", "hands", "scores", "discards", "deck", "last_turn", "sheet"):
        assert after["now"][field] == before["now"][field]
    play(match, "0 put S1rs b2", "0 end")
    assert match.actors() == [1]


def test_the_card_itself_ends_the_turn_where_nothing_is_to_be_done_or_said() -> None:
    """SB-14: housekeeping by itself, no announcing."""
    match = corner({})
    play(match, "0 put S2rt a1")
    assert (match.actors(), now_of(match)["scores"]) == ([1], [57, 40])
    assert code_of(match, "1 back") == "put-stays"


def test_by_hand_and_without_announcing_end_ends_the_turn() -> None:
    """SB-14: the card is drawn only then, and the points are shown at once."""
    match = corner(MANUAL)
    play(match, "0 put S2rt a1")
    running = now_of(match)["running"]
    assert running is not None
    assert (now_of(match)["stage"], running["points"], now_of(match)["deck"]) == ("end", 9, 3)
    assert told(match, "0 end", 0) == [
        "You end your turn.",
        "You get 9 points (beside b1 2, below a2 4, diagonal to b2 3) and have 57.",
        "You draw 3 gold outline stars.",
    ]
    play(match, "0 end")
    assert (now_of(match)["deck"], hand_cards(match, 0)) == (2, "S3go S1rs")


def test_in_the_guide_duties_come_before_the_statement() -> None:
    """SB-13, SB-14: put, flip, say."""
    match = situation("b2:B1rs,B2rs,S1rt", ["S1rs S2gs", SPARE], GUIDE)
    play(match, "0 put S1rs b2")
    assert legal(match, 0) == ["say 1 1", "say 2 2", "flip b2", "back"]
    play(match, "0 flip b2", "0 say 1 1")
    assert (stack_on(match, "b2"), now_of(match)["scores"]) == ("#B1rs B2rs S1rt S1rs", [1, 0])


def test_when_time_is_up_the_first_card_is_put_and_nothing_is_forgotten_to_be_said() -> None:
    """SB-13, SB-14: in practice the right statement, strictly none, so that waiting never pays."""
    match = corner(PRACTISE)
    assert match.format(match.timeout_move(0)) == legal(match, 0)[0]
    play(match, "0 put S2rt a1")
    assert match.format(match.timeout_move(0)) == "say 9 57"
    strict = corner(STRICT)
    play(strict, "0 put S2rt a1")
    assert strict.format(strict.timeout_move(0)) == "say 0 48"
    by_hand = corner(MANUAL)
    play(by_hand, "0 put S2rt a1")
    assert by_hand.format(by_hand.timeout_move(0)) == "end"
