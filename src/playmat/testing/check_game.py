"""The public check of a game: everything the contract asks, over random options, seats, seeds and moves."""

from hypothesis import HealthCheck, Phase, given, settings

from playmat.core.chance import SeedChance, stream_of
from playmat.core.game import Game, Setup
from playmat.core.match import ABANDON, TABLE, Match
from playmat.core.refusal import Refused
from playmat.core.stream import Stream
from playmat.core.written import MoveNote
from playmat.testing.check_moves import check_moves
from playmat.testing.check_offers import check_offering
from playmat.testing.check_record import check_record
from playmat.testing.check_secrets import check_secrets
from playmat.testing.check_words import check_words
from playmat.testing.demand import demand, snapshot
from playmat.testing.walks import Walk, walks

# A close look takes a thousand times as long as a move, so only some positions get one: more of them in short games.
LEAST_BETWEEN_LOOKS = 6
MOST_BETWEEN_LOOKS = 48
MOST_LOOKS = 2


def check_game(game: Game, examples: int = 200, seats: int | None = None, shorten: bool = True) -> None:
    """Every demand of the contract, for one number of seats or for all of them.

    Raises an AssertionError that says what is wrong, with the shortest match hypothesis could find for it; that search
    takes a while and is left out where `shorten` is false.
    """
    check_offering(game)

    phases = tuple(Phase) if shorten else (Phase.generate,)

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=phases,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(walks(game, seats))
    def check(walk: Walk) -> None:
        try:
            check_walk(walk)
        except Refused as wrong:
            raise AssertionError(f"a legal move must not be refused: {wrong.refusal}") from wrong

    check()


def check_walk(walk: Walk) -> None:
    """Play a match to its end, looking closely at some of its positions."""
    setup = walk.setup
    check_first(setup, walk.seed)
    match = setup.start(SeedChance(walk.seed))
    chooser = walk.chooser()
    stream = stream_of("look:" + walk.seed)
    moves: list[MoveNote] = []
    made = 0
    game_number = 1
    looks = MOST_LOOKS
    between = max(LEAST_BETWEEN_LOOKS, min(MOST_BETWEEN_LOOKS, setup.game.bound(setup) // 8))
    while match.actors():
        demand(match.result is None, "a match with actors must not have a result")
        if looks and stream.below(between) == 0:
            look(match, moves, stream)
            looks -= 1
        seat, move = chooser.next_move(match)
        demand(match.refuse(seat, move) is None, f"the legal move {match.format(move)} must not be refused")
        moves.append(MoveNote(seat, match.format(move)))
        match.play(seat, move)
        made = made + 1 if match.number == game_number else 0
        game_number = match.number
        demand(made <= setup.game.bound(setup), f"a game must end within {setup.game.bound(setup)} moves")
    check_result(match)
    check_record(match, moves)


def check_first(setup: Setup, seed: str) -> None:
    """A match of a series begins where as many games more would have begun; nothing else changes by it."""
    dealt = setup.game.begin(setup, 2, SeedChance(seed))
    later = setup.game.begin(setup.beginning_with(0), 2 + setup.first, SeedChance(seed))
    for viewer in [None, *range(setup.seats)]:
        same = dealt.view(viewer) == later.view(viewer) and dealt.actors() == later.actors()
        demand(same, f"a match that begins with seat {setup.first} must begin that many seats further on")


def look(match: Match, moves: list[MoveNote], stream: Stream) -> None:
    check_moves(match, stream)
    check_secrets(match, stream)
    actor = match.actors()[0]
    legal = match.legal(actor)
    check_words(match, actor, legal[stream.below(len(legal))], stream)
    check_copy(match, stream)
    check_record(match, moves)


def check_copy(match: Match, stream: Stream) -> None:
    """Whatever happens to a copy, the match stays as it is."""
    before = snapshot(match)
    other = match.copy()
    demand(snapshot(other) == before, "a copy must be the same match")
    # A bounded walk: a game that never ends is found out by `check_walk`.
    for _ in range(match.setup.game.bound(match.setup)):
        if not other.actors() or other.number != match.number:
            break
        seat = other.actors()[0]
        legal = other.legal(seat)
        other.play(seat, legal[stream.below(len(legal))])
    demand(snapshot(match) == before, "playing on a copy must change nothing")
    given_up = match.copy()
    demand(given_up.refuse(TABLE, ABANDON) is None, "a match may always be given up")
    given_up.play(TABLE, ABANDON)
    check_result(given_up)


def check_result(match: Match) -> None:
    result = match.result
    demand(result is not None and match.is_over, "a match without actors must have a result")
    assert result is not None
    seats = range(match.setup.seats)
    demand(match.actors() == [] and all(match.legal(seat) == [] for seat in seats), "nobody may act after the end")
    totals = [sum(game.scores[seat] for game in result.games) for seat in seats]
    demand([*result.scores] == totals, "the totals must be the sums of the games")
    demand([*result.winners] == sorted(set(result.winners)), "winners must be ascending")
    for game in result.games:
        demand([*game.winners] == sorted(set(game.winners)) and bool(game.end), f"a bad outcome: {game}")
    refusal = match.refuse(0, 0)
    demand(refusal is not None and refusal.code == "match-over", "no move may be made after the end")
    views = [match.view(seat) for seat in seats]
    demand(all(view["seed"] == match.chance.seed for view in views), "the seed must be open after the end")
    if result.end != "abandon":
        demand(all(view["now"] == match.position.view(None) for view in views), "all cards must be open after the end")
