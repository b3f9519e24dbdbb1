"""Big Bang by its first rules and by its second: other rules cards, and rules cards of your own."""

from pathlib import Path

import pytest

from big_bang_table import FIRST, GAME, RULES, now_of, position_of, standard
from playing import SEED, examples, legal, play
from playmat.bots.bot import TableTurn
from playmat.bots.registry import AT_TABLES, find_bot
from playmat.core.chance import SeedChance, stream_of
from playmat.core.options import Options
from playmat.core.record import read_record, record_of
from playmat.core.refusal import Refused
from playmat.core.replay import replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.big_bang.rules.cards import PIECE_NAMES
from playmat.games.big_bang.rules.deck import RULES_CARDS
from playmat.games.big_bang.rules.filling import Filling
from playmat.games.big_bang.rules.game import BigBang
from playmat.games.big_bang.rules.grid import CENTRE, beside
from playmat.games.big_bang.rules.rules_cards import rules_cards
from playmat.games.big_bang.rules.terms import Terms
from playmat.games.big_bang.solver.dealt import deals_of, played_out
from playmat.games.big_bang.solver.par import par_of
from playmat.games.registry import GAMES, find_game, game_of_record
from playmat.insight.advice import advise
from playmat.testing import check_game
from playmat.testing.check_game import check_walk
from playmat.testing.walks import Walk

GOLDENS = Path(__file__).parents[2] / "goldens" / "big-bang"
OWN: Options = {"rules_cards": 2, "faces": "5/5/dead,open/3/dead"}
ANY: Options = {"rules_cards": 6, "faces": "open/open/open,1/7/dead,open/4/4,2/3/4,dead/6/dead,7/7/7"}


def test_rules_are_found_by_their_number() -> None:
    """BB-14, BB-19: the second are the newest, and only they have the option `faces`."""
    first = find_game("big-bang", 1)
    assert find_game("big-bang") is find_game("big-bang", 2) is GAMES["big-bang"]
    assert (first.rules, GAMES["big-bang"].rules) == (1, 2)
    assert "faces" not in [option.name for option in first.options]
    assert first.setup({"faces": "", "rules_cards": 6}, 1).options == first.setup({"rules_cards": 6}, 1).options
    with pytest.raises(Refused) as wrong:
        first.setup(OWN, 1)
    assert (wrong.value.refusal.code, wrong.value.refusal.rule) == ("option-of-later-rules", "BB-19")


@pytest.mark.parametrize("seats", [1, 3])
def test_the_first_rules_still_keep_the_contract(seats: int) -> None:
    """BB-14: a table of theirs can be played to its end with any options."""
    check_game(FIRST, examples() // 2, seats)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("options", [OWN, ANY], ids=["two", "six"])
def test_rules_cards_of_your_own_keep_the_contract(options: Options, seats: int) -> None:
    """BB-19: with every other option, and from every seat."""
    stream = stream_of(f"own faces {seats}")
    for number in range(examples() // 8):
        more: Options = {option.name: option.sample(stream) for option in GAME.options if option.name not in options}
        mode: Options = {"mode": "race" if seats > 1 else "solo", "scoring": "normal"}
        check_walk(Walk(GAME.setup({**more, **mode, **options}, seats), f"{number:032x}", []))


@pytest.mark.parametrize("rules", [1, 2])
def test_each_rules_number_has_its_own_six_cards(rules: int) -> None:
    """BB-14: with three faces each; those of number 2 restrict what can be played."""
    game = find_game("big-bang", rules)
    rows = game.deck_table(game.setup(RULES, 1).options)[28:]
    assert [(row["name"], row["faces"]) for row in rows] == [
        (f"R{number}", list(faces)) for number, faces in enumerate(RULES_CARDS[rules], start=1)
    ]
    assert all("dead" in faces for faces in RULES_CARDS[2])
    terms = Terms.of(game.setup({"rules_cards": 4}, 1).options, rules)
    assert terms.rules_cards is standard(4, rules)
    assert len(terms.pack) == 32


def test_the_cards_that_are_listed_are_r1_r2_and_so_on() -> None:
    """BB-19: as many of them are shuffled in as `rules_cards` says."""
    for count in range(3):
        setup = GAME.setup({**OWN, "rules_cards": count}, 1)
        rows = GAME.deck_table(setup.options)
        assert [(row["name"], row["faces"]) for row in rows[28:]] == [
            ("R1", ["5", "5", "dead"]),
            ("R2", ["open", "3", "dead"]),
        ][:count]
        assert len(position_of(setup.start(SeedChance(SEED))).terms.pack) == 28 + count
    assert GAME.setup(OWN, 1).options["faces"] == "5/5/dead,open/3/dead"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("5/5/dead,", "option-not-faces"),
        (",5/5/dead", "option-not-faces"),
        ("5/5/dead/open", "option-not-faces"),
        ("dead", "option-not-faces"),
        (" ", "option-not-faces"),
        ("5/5/dead, open/3/dead", "option-not-a-face"),
        ("5/5/Dead", "option-not-a-face"),
        ("0/5/5", "option-not-a-face"),
        ("05/5/5", "option-not-a-face"),
        ("star/5/5", "option-not-a-face"),
        ("//", "option-not-a-face"),
        ("dead/dead/dead", "all-faces-dead"),
        ("x" * 5000, "too-many-faces"),
        (",,,,,,", "too-many-faces"),
        (None, "option-not-faces"),
        (5, "option-not-faces"),
        (True, "option-not-faces"),
    ],
)
def test_faces_have_one_spelling(text: bool | int | str | None, code: str) -> None:
    """BB-19: anything else is refused with a sentence that names the card."""
    with pytest.raises(Refused) as wrong:
        GAME.setup({"faces": text}, 1)
    refusal = wrong.value.refusal
    assert (refusal.code, refusal.rule) == (code, "BB-19")
    assert len(str(refusal.facts.get("text", ""))) <= 21


@pytest.mark.parametrize("seats", [1, 3])
def test_a_record_lists_the_faces_and_replays(seats: int) -> None:
    """BB-19: the same match comes out of its record."""
    match = GAME.start({**ANY, "mode": "race" if seats > 1 else "solo"}, seats, SeedChance(SEED))
    stream = stream_of("record")
    notes = []
    while match.actors():
        seat = match.actors()[stream.below(len(match.actors()))]
        text = legal(match, seat)[stream.below(len(match.legal(seat)))]
        notes.append(MoveNote(seat, text))
        play(match, f"{seat} {text}")
    record = record_of(match, [SeatNote(f"Seat {seat}") for seat in range(seats)], notes)
    assert '"faces":"open/open/open,1/7/dead,open/4/4,2/3/4,dead/6/dead,7/7/7"' in record.to_json()
    again = read_record(record.to_json())
    assert again.rules == 2
    assert now_of(replay(game_of_record(again), again), 0) == now_of(match, 0)


def test_games_of_the_first_rules_are_the_ones_they_have_always_been() -> None:
    """BB-14: every record of number 1 replays to the result that is written in it."""
    lines = [line for name in ("random-20", "solved-5", "par-5") for line in read(GOLDENS / f"{name}.jsonl")]
    assert len(lines) == 30
    for line in lines:
        record = read_record(line)
        game = game_of_record(record)
        assert game.rules == record.rules == 1
        assert replay(game, record).result == record.result


def read(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_the_same_move_is_judged_by_the_cards_of_the_table() -> None:
    """BB-14, BB-19: a 4 fits next to R1 of number 1, but not where number 2 has a dead face."""
    moves = {"1": FIRST, "2": GAME}
    found = {}
    for name, game in moves.items():
        match = game.start({"rules_cards": 1}, 1, SeedChance(SEED))
        own = position_of(match).sets[0]
        own.hand = [8, 4, 4]
        position_of(match).see()
        play(match, "0 hand R1/1 @0,1")
        found[name] = [text for text in legal(match, 0) if text.endswith(("@0,2", "@-1,1"))]
    assert found == {"1": ["hand 4 @-1,1"], "2": []}


@pytest.mark.parametrize(
    ("game", "options"), [(FIRST, RULES), (GAME, RULES), (GAME, ANY)], ids=["first", "second", "own"]
)
def test_bots_hints_and_the_solver_play_by_the_cards_of_the_table(game: BigBang, options: Options) -> None:
    """BB-14, BB-19: every move they choose is legal, and a solution replays."""
    setup = game.setup(options, 1)
    for level in AT_TABLES:
        match = setup.start(SeedChance(SEED))
        bot = find_bot(level, game)
        for step in range(8):
            if match.is_over:
                break
            move = bot.choose(TableTurn(match, 0), stream_of(f"{level} {step}"))
            assert match.refuse(0, move) is None
            advice = advise(game, 0, match.view(0), stream_of(""), 1)
            assert all(choice.move in legal(match, 0) for choice in advice.choices)
            match.play(0, move)
    seed = f"{5:032x}"
    deal = deals_of(setup, seed)[0]
    assert deal.rules_cards is rules_cards(position_of(setup.start(SeedChance(seed))).terms.rules_cards.faces)
    par = par_of(deal, 400)
    record = read_record(played_out(setup, seed, par.moves).to_json())
    assert record.result is not None
    assert record.result.scores[0] >= par.score
    assert replay(game_of_record(record), record).result == record.result


def test_a_rules_card_that_fits_nowhere_is_never_imagined() -> None:
    """BB-19: only open faces can touch the star, so the card next to it is R1."""
    cards = rules_cards((("open", "dead", "dead"), ("1", "dead", "dead")))
    imagined = {Filling([beside(CENTRE, 0)], 1, cards, []).fill(stream_of(str(seed)))[0] for seed in range(20)}
    assert {PIECE_NAMES[piece] for piece in imagined} == {"R1/0"}


def test_a_game_without_statements_is_never_decided_before_its_end() -> None:
    """BB-10: there is nothing to state once the game is over."""
    assert not GAME.setup({}, 1).start(SeedChance(SEED)).position.is_decided()
