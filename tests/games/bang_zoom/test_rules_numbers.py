"""Bang! Zoom! by its first rules: what was begun with them goes on with them."""

import json
from pathlib import Path

import pytest

from playing import examples
from playmat.bots.bot import SentTurn, TableTurn
from playmat.bots.registry import EXPERT, NAMES, find_bot
from playmat.core.chance import SeedChance, stream_of
from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.core.replay import Fault, replay
from playmat.games.bang_zoom.bots.expert import ExpertBangZoom
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, deck_of
from playmat.games.registry import GAMES, all_rules, find_game
from playmat.insight.advice import advise
from playmat.testing import check_game
from thorough import when_compiled

SEED = "00112233445566778899aabbccddeeff"
GOLDENS = Path(__file__).parents[2] / "goldens" / "bang-zoom"
FIRST = find_game("bang-zoom", 1)


def test_a_game_is_found_by_the_number_of_its_rules() -> None:
    """BZ-1: the newest where none is asked for."""
    assert find_game("bang-zoom") is find_game("bang-zoom", 3) is GAMES["bang-zoom"]
    assert (FIRST.name, FIRST.rules) == ("bang-zoom", 1)
    assert find_game("sevens", 1) is find_game("sevens")
    for game in all_rules():
        assert game.rules <= GAMES[game.name].rules


@pytest.mark.parametrize(("name", "rules", "known"), [("bang-zoom", 4, 3), ("bang-zoom", 0, 3), ("sevens", 2, 1)])
def test_rules_of_an_unknown_number_are_refused(name: str, rules: int, known: int) -> None:
    with pytest.raises(Refused) as wrong:
        find_game(name, rules)
    assert wrong.value.refusal.code == "unknown-rules"
    assert wrong.value.refusal.facts == {"game": name, "rules": rules, "known": known}


def test_the_first_rules_still_keep_the_contract() -> None:
    """BZ-1: a table of theirs can be played to its end."""
    check_game(FIRST, examples() // 4, 2)


def test_a_record_is_played_by_its_own_rules_only() -> None:
    """BZ-1: other rules would tell another story, so that is refused, not guessed."""
    text = (GOLDENS / "default-2-seats.txt").read_text(encoding="utf-8").partition("\n")[0]
    record = read_record(text)
    assert record.rules == 1
    assert replay(find_game(record.game, record.rules), record).result == record.result
    with pytest.raises(Fault) as wrong:
        replay(find_game(record.game), record)
    assert wrong.value.refusal.code == "unknown-rules"
    claimed = read_record(json.dumps({**json.loads(text), "rules": 2}))
    with pytest.raises(Fault) as dealt:
        replay(find_game("bang-zoom", 2), claimed)
    assert dealt.value.refusal.code == "chance-no-permutation"


def test_knowledge_and_imagined_deals_are_of_the_deck_of_their_rules() -> None:
    """BZ-1, BZ-2: in whatever way the unseen cards are dealt, all cards together are that deck."""
    for rules in (1, 2, 3):
        game = find_game("bang-zoom", rules)
        match = game.start({}, 3, SeedChance(SEED))
        view = json.loads(json.dumps(match.view(1)))
        now = game.knowledge(view).imagine(stream_of("deal")).position.view(None)
        assert view["rules"] == rules
        assert now["counts"] == [6, 6, 6]
        unseen = game.knowledge(view).unseen  # type: ignore[attr-defined]  # of this game's knowledge
        seen = [CARD_NAMES.index(name) for name in view["now"]["hand"] + view["now"]["discards"]]
        assert sorted(unseen + seen) == list(deck_of(rules))


@pytest.mark.parametrize("name", [when_compiled(name) if name == EXPERT else name for name in NAMES])
def test_bots_play_on_at_tables_of_the_first_rules(name: str) -> None:
    """BZ-1: from a view alone, as in another process."""
    match = FIRST.start({}, 2, SeedChance(SEED))
    bot = ExpertBangZoom(name, 6, 3) if name == EXPERT else find_bot(name, FIRST)  # fewer deals than at a table
    for _ in range(12):
        seat = match.actors()[0]
        view = json.loads(json.dumps(match.view(seat)))
        move = bot.choose(TableTurn(match, seat), stream_of("a"))
        assert bot.choose(SentTurn(find_game("bang-zoom", view["rules"]), seat, view), stream_of("a")) == move
        assert match.refuse(seat, move) is None
        match.play(seat, move)


def test_hints_are_given_at_tables_of_the_first_rules() -> None:
    """BZ-1: which cards may come is reckoned with their deck."""
    match = FIRST.start({}, 2, SeedChance(SEED))
    advice = advise(FIRST, 1, match.view(1), stream_of("hint"), 10)
    drawing = next(choice for choice in advice.choices if choice.move == "draw")
    assert [said["facts"]["number"] for said in drawing.why if said["key"] == "bz-draw"] == [110 - 7]
