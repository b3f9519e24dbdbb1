"""Big Bang as a whole: the contract, notation, options, the cards others may have, a simple player."""

from itertools import pairwise, permutations

import pytest

from big_bang_table import (
    GAME,
    MINUS,
    ONES,
    OWN_DEALS,
    REPLAY,
    RULES,
    cards,
    dealt,
    now_of,
    position_of,
    set_view,
    situation,
    started,
    whole_pile,
)
from playing import SEED, examples, legal, play
from playmat.bots.bot import Bot, RandomBot, SentTurn, TableTurn
from playmat.bots.play import play_match
from playmat.core.chance import SearchChance, SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.playout import play_out_listing
from playmat.core.record import read_record, record_of
from playmat.core.replay import replay
from playmat.core.stream import Stream
from playmat.core.written import MoveNote, SeatNote
from playmat.games.big_bang.bots.simple import SimpleBigBang
from playmat.games.big_bang.rules.cards import CARD_OF, END_PIECE, FIRST_PIECE, NUMBERS, PIECES
from playmat.games.big_bang.rules.grid import beside
from playmat.games.big_bang.rules.own_set import OwnSet
from playmat.study.plan import random_setup
from playmat.testing import check_game
from playmat.testing.check_game import check_walk
from playmat.testing.walks import Walk
from thorough import when_compiled

SETS: list[tuple[Options, int]] = [
    ({}, 1),
    ({"draw": "free"}, 1),
    (MINUS, 1),
    (REPLAY, 1),
    (RULES, 1),
    ({**RULES, **REPLAY, "draw": "free"}, 1),
    ({}, 2),
    (OWN_DEALS, 2),
    ({**RULES, **MINUS}, 2),
    ({**REPLAY, **OWN_DEALS, "scoring": "stolen"}, 3),
    ({**REPLAY, **RULES}, 3),
]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_big_bang_keeps_the_contract_with_any_options(seats: int) -> None:
    """BB-1, BB-15: for every number of players, over random options, deals and moves."""
    check_game(GAME, examples() // 2, seats)
    assert GAME.rules == 2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_big_bang_keeps_the_contract_with_options_that_go_together(seats: int) -> None:
    """BB-6, BB-12, BB-13, BB-14, BB-15, BB-16, BB-17: no set-up stands in for one that is refused."""
    stream = stream_of(f"setups:{seats}")
    modes = set()
    for number in range(examples() // 8):
        setup = random_setup(GAME, seats, stream)
        modes.add(setup.options["mode"])
        check_walk(Walk(setup, f"{number:032x}", []))
    assert modes == {"solo" if seats == 1 else "race"}


def test_what_big_bang_says_of_itself() -> None:
    """BB-6, BB-12 to BB-17: the options with their values and defaults, and the presets."""
    assert (GAME.name, GAME.least_seats, GAME.most_seats, GAME.minutes) == ("big-bang", 1, 3, 10)
    tables = [option.table() for option in GAME.options[2:]]
    assert [
        (table["name"], table["values"] or [table["low"], table["high"]], table["default"]) for table in tables
    ] == [
        ("draw", ["strict", "free"], "strict"),
        ("unplayed", ["zero", "minus"], "zero"),
        ("replay", [False, True], False),
        ("rules_cards", [0, 6], 0),
        ("faces", [None, None], ""),
        ("mode", ["solo", "race"], "solo"),
        ("same_deal", [True, False], True),
        ("scoring", ["normal", "stolen"], "normal"),
        ("clock", [1, 30], None),
    ]
    assert [preset.name for preset in GAME.presets] == [
        "original-rules",
        "first-game",
        "replay",
        "rules-cards",
        "five-minutes",
        "stolen-race",
        "race",
    ]
    original = {"unplayed": "minus", "same_deal": False}
    assert GAME.preset("original-rules") == original
    assert GAME.preset("first-game") == {"replay": True}
    assert GAME.preset("stolen-race") == {**original, "mode": "race", "scoring": "stolen", "games": 3}
    assert GAME.preset("race") == {"mode": "race"}
    assert len(GAME.deck_table({})) == 28


def test_every_move_has_one_spelling() -> None:
    """BB-7, BB-14: `hand 4 @0,1`, `top R3/2 @1,1`, `draw`, `dead 3 R2 7`."""
    assert GAME.move_space == 2 * 25 * 1891 + 1 + 13**3
    for first in (0, GAME.move_space - 13**3):
        for move in range(first, GAME.move_space, 17):
            assert GAME.parse(GAME.format(move)) == move
    for text in ("hand 4 @0,1", "top 4 @0,1", "draw", "dead 3 5 7", "hand R3/2 @1,1", "top R3/2 @1,1", "dead 3 R2 7"):
        spelled = GAME.parse(text)
        assert spelled is not None
        assert GAME.format(spelled) == text


@pytest.mark.parametrize(
    "text",
    ["", "draw ", "Draw", "draw 3", "hand", "hand 4", "hand 4 0,1", "hand 4 @", "hand 4 @0,1 ", "hand 4 @0,01",
     "hand 4 @0, 1", "hand 4 @+0,1", "hand 4 @0,99", "hand 8 @0,1", "hand 0 @0,1", "hand star @0,1", "hand R3 @1,1",
     "hand R3/3 @1,1", "hand R7/0 @1,1", "top  4 @0,1", "pile 4 @0,1", "dead", "dead 3 5", "dead 3 5 7 7",
     "dead 3 5 8", "dead 3 star 7", "dead 3 R2/0 7", "hand 4 @0,1 @0,1"],
)  # fmt: skip
def test_anything_else_is_no_move(text: str) -> None:
    """BB-14: the notation is exact."""
    assert GAME.parse(text) is None


def check_sets(match: Match) -> None:
    """Every card is in one place, every neighbour suits, and the board knows what fits where."""
    for own in position_of(match).sets:
        placed = own.placed()
        everything = [CARD_OF[own.piece_on(cell)] for cell in placed] + own.hand + own.discards + own.deck
        assert sorted(everything) == sorted(own.rules_cards.pack)
        assert own.left == len(everything) - len(placed)
        for cell in placed:
            for place in range(3):
                other = own.piece_on(beside(cell, place))
                assert other < 0 or own.rules_cards.can_touch(own.piece_on(cell), other, place)
        cards_in_play = sorted(set(own.rules_cards.pack))
        assert [own.puts(card) for card in cards_in_play] == [puts_anew(own, card) for card in cards_in_play]


def puts_anew(own: OwnSet, card: int) -> list[int]:
    """The moves that put a card, from the board alone."""
    puts = []
    around = sorted({beside(cell, place) for cell in [0, *own.placed()] for place in range(3)})
    for piece in range(FIRST_PIECE[card], END_PIECE[card]):
        for cell in around:
            neighbours = [(own.piece_on(beside(cell, place)), place) for place in range(3) if beside(cell, place) >= 0]
            if own.piece_on(cell) < 0 and all(
                other < 0 or own.rules_cards.can_touch(piece, other, place) for other, place in neighbours
            ):
                puts.append((piece - 1) * 1891 + cell)
    return puts


@pytest.mark.parametrize(("options", "seats"), SETS)
def test_random_play_keeps_every_card_and_every_rule(options: Options, seats: int) -> None:
    """BB-3, BB-14: at any time, and within the bound."""
    stream = stream_of(f"random:{options}:{seats}")
    setup = GAME.setup(options, seats)
    for _ in range(2):
        match = setup.start(SearchChance(stream))
        made = 0
        while match.actors():
            if made % 7 == 0:
                check_sets(match)
            seat = match.actors()[stream.below(seats)]
            moves = match.legal(seat)
            match.play(seat, moves[stream.below(len(moves))])
            made += 1
        check_sets(match)
        assert made <= GAME.bound(setup)


def test_the_longest_games_stay_within_the_bound() -> None:
    """BB-13: 28 cards put, drawn and discarded by threes; with replays once more for every card put, and twice."""
    assert GAME.bound(GAME.setup({}, 1)) == 28 + 28 + 9
    assert GAME.bound(GAME.setup({}, 3)) == 3 * 65
    assert GAME.bound(GAME.setup(REPLAY, 1)) == 28 + 30 * 37


# What may be imagined.


def test_alone_the_deck_may_come_in_any_order_and_no_other() -> None:
    """BB-1: three cards are left: six orders."""
    match = dealt([whole_pile("1 2 3")])
    own = position_of(match).sets[0]
    deck = own.deck
    own.discards, own.deck = deck[:17] + deck[18:23], [deck[17], *deck[23:]]
    knowledge = GAME.knowledge(match.view(0))
    decks = {tuple(position_of(knowledge.imagine(stream_of(f"{number}"))).sets[0].deck) for number in range(60)}
    assert decks == set(permutations([6, 7, 7]))


def imagined(match: Match, seat: int | None, count: int) -> list[list[OwnSet]]:
    knowledge = GAME.knowledge(match.view(seat))
    found = []
    for number in range(count):
        twin = knowledge.imagine(stream_of(f"imagine:{number}"))
        assert twin.view(seat) == match.view(seat)
        check_sets(twin)
        found.append(position_of(twin).sets)
    return found


def test_with_the_same_deal_every_board_of_that_shape_can_be_imagined_and_no_other() -> None:
    """BB-15: two cards side by side: any two that differ by 1, as far as there are such cards."""
    match = dealt([whole_pile("4 5 6 1")], seats=2)
    play(match, "1 hand 4 @0,1", "1 hand 5 @0,2")
    boards = {tuple(sets[1].piece_on(cell) for cell in sets[1].placed()) for sets in imagined(match, 0, 400)}
    pairs = {(low, low + 1) for low in range(1, 7)}
    assert boards == pairs | {(high, low) for low, high in pairs}


def test_with_the_same_deal_everybody_has_drawn_from_the_front_of_one_order() -> None:
    """BB-15: what another has drawn and the viewer not comes next in the viewer's deck."""
    match = dealt([whole_pile("4 5 6 1 2 2 7 7 3")], seats=3)
    play(match, "1 hand 4 @0,1", "1 hand 5 @0,2", "1 hand 6 @0,3", "1 draw", "1 hand 2 @0,-1", "1 hand 1 @0,-2")
    play(match, "2 hand 6 @1,0")
    pack = NUMBERS
    ahead = 0
    for sets in imagined(match, 0, 100):
        drawn = []
        for own in sets:
            rest = pack[:]
            for card in own.deck:
                rest.remove(card)
            drawn.append(sorted(rest))
        drawn.sort(key=len)
        for fewer, more in pairwise(drawn):
            assert all(fewer.count(card) <= more.count(card) for card in fewer)
        ahead += len(sets[1].deck) < 25
    assert ahead > 50


@pytest.mark.parametrize(
    ("options", "seats"), [({}, 2), when_compiled(RULES, 3), (OWN_DEALS, 2), ({**REPLAY, **RULES}, 2), (MINUS, 3)]
)
def test_late_in_a_race_the_others_can_still_be_imagined(options: Options, seats: int) -> None:
    """BB-15: shapes of nearly all cards, with rules cards told by their points; nobody is stuck who plays on."""
    stream = stream_of(f"late:{options}:{seats}")
    setup = GAME.setup(options, seats)
    looked = 0
    for _ in range(3):
        match = setup.start(SearchChance(stream))
        while match.actors():
            seat = match.actors()[stream.below(seats)]
            moves = match.legal(seat)
            match.play(seat, moves[stream.below(len(moves))])
            if not match.is_over and stream.below(12) == 0:
                viewer = stream.below(seats)
                for sets in imagined(match, viewer, 2):
                    assert not any(own.is_stuck() for own in sets)
                    assert len(sets) == seats
                imagined(match, None, 1)
                looked += 1
    assert looked > 3


def test_a_seat_that_has_replayed_knows_nothing_of_the_order_any_more() -> None:
    """BB-13, BB-15: it has drawn everything once, so the others may have any cards."""
    match = situation(ONES, "5 6 7", "", "2", REPLAY, [("0,1:4", "5 6 7", "1 2", "")])
    play(match, "0 dead 5 6 7", "0 draw")
    view = set_view(match)
    assert (view["replays"], view["may_replay"]) == (1, False)
    knowledge = GAME.knowledge(match.view(0))
    twin = knowledge.imagine(stream_of("replayed"))
    assert now_of(twin, 0)["sets"][1] == now_of(match, 0)["sets"][1]
    assert position_of(twin).sets[0].replays == 1


def test_a_finished_game_is_imagined_as_it_was() -> None:
    """BB-10, BB-16: all cards are open then."""
    match = started({"scoring": "stolen", **REPLAY}, 2)
    play_out_listing(match, stream_of("finished"))
    for seat in (0, 1, None):
        assert now_of(GAME.knowledge(match.view(seat)).imagine(stream_of("over")), seat) == now_of(match, seat)
        assert GAME.knowledge(match.view(seat)).facts() == []


def test_a_recorded_match_with_replays_is_replayed_from_its_record() -> None:
    """BB-13: every shuffle is told, in the order it happened."""
    for number in range(100):
        match = GAME.start(REPLAY, 1, SeedChance(f"{number:032x}"))
        played = play_match(match, [RandomBot()], [stream_of(f"record:{number}")], "")
        if len(match.chance.outcomes) > 1:
            break
    moves = [MoveNote(seat, match.format(move)) for seat, move in played]
    assert len(match.chance.outcomes) > 1
    record = record_of(match, [SeatNote("Ada")], moves).to_json()
    assert replay(GAME, read_record(record)).result == match.result


# A simple player.


def all_put(bot: Bot, options: Options, games: int) -> int:
    won = 0
    for number in range(games):
        match = GAME.start(options, 1, SeedChance(f"{number:032x}"))
        play_match(match, [bot], [stream_of(f"bot:{number}")], "")
        won += match.end == "all-put"
    return won


def test_the_simple_bot_puts_all_cards_more_often_than_a_random_player() -> None:
    """BB-10: nearly always."""
    assert all_put(SimpleBigBang(), {}, 40) >= 38
    assert all_put(RandomBot(), {}, 40) < 38


@pytest.mark.parametrize(("options", "seats"), SETS)
def test_the_simple_bot_plays_any_options(options: Options, seats: int) -> None:
    """BB-6, BB-7, BB-14, BB-15: only legal moves, to the end."""
    bot = SimpleBigBang()
    match = GAME.start(options, seats, SeedChance(SEED))
    stream = stream_of("bots")
    while match.actors():
        for seat in match.actors():
            move = bot.choose(TableTurn(match, seat), stream)
            assert match.refuse(seat, move) is None
            match.play(seat, move)
            if match.is_over:
                break
    assert match.end in ("all-put", "no-move", "race-over")


def chosen(match: Match, stream: Stream | None = None) -> str:
    return match.format(SimpleBigBang().choose(TableTurn(match, 0), stream or stream_of("chosen")))


def test_the_simple_bot_keeps_places_for_what_is_still_to_come() -> None:
    """BB-3: with three 7s to come a 6 goes where it leaves a place for each; a 7 beside the star would close one."""
    match = situation("0,-1:1 1,0:1", "6 6", "7 7 7")
    assert chosen(match).startswith("hand 6 @0,1")


def test_the_simple_bot_takes_the_same_card_from_the_pile_first() -> None:
    """BB-8: what lies below it comes free."""
    assert chosen(situation(ONES, "2", "7", "7 2")).startswith("top 2")


def test_the_simple_bot_puts_on_top_of_a_dead_hand_what_is_likely_to_fit_soon() -> None:
    """BB-7: many 6s are still to come, so a 7 or 5 on top; a rules card never."""
    own = situation(ONES, "R3 3 7", "6 6 6", options=RULES)
    knowing = GAME.knowledge(own.view(0))
    assert legal(own, 0)[0] == "dead R3 3 7"
    assert knowing.facts() != []
    assert chosen(own).endswith(" 7")


def test_the_simple_bot_chooses_the_same_from_a_view_alone() -> None:
    """BB-15: it needs nothing but its view."""
    bot = SimpleBigBang()
    match = started({**RULES}, 2)
    made = 0
    while match.actors():
        seat = made % 2
        move = bot.choose(TableTurn(match, seat), stream_of("a"))
        assert bot.choose(SentTurn(GAME, seat, match.view(seat)), stream_of("a")) == move
        match.play(seat, move)
        made += 1
    assert made > 40


def test_cards_and_pieces_are_counted_as_on_the_page() -> None:
    """BB-14: 7 numbers, 6 rules cards in three turns each, and the star."""
    assert PIECES == 1 + 7 + 18
    assert cards("star 1 7 R1 R6") == [0, 1, 7, 8, 13]
