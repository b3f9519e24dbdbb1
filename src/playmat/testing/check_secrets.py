"""Checks that nobody sees what they must not see: a second match in which that is dealt anew must look the same."""

import json

from playmat.core.match import Match
from playmat.core.stream import Stream
from playmat.core.views import Seen, View
from playmat.testing.demand import demand, demand_plain

STEPS = 6
MOVES = 24


def check_secrets(match: Match, stream: Stream) -> None:
    seat = stream.below(match.setup.seats)
    view = match.view(seat)
    demand_plain(view, "a view")
    twin = match.setup.game.knowledge(view).imagine(stream)
    check_same(match, twin, seat)
    follow(match.copy(), twin, seat, stream)
    check_telling(match, seat)
    check_seed(match)


def check_telling(match: Match, viewer: int) -> None:
    """Two moves that only their maker can tell apart by what is seen afterwards are told in the same words."""
    for actor in match.actors():
        if actor == viewer:
            continue
        told: dict[str, tuple[Seen, View]] = {}
        for move in match.legal(actor)[:MOVES]:
            after = match.copy()
            after.play(actor, move)
            seen, own = match.seen(actor, move, viewer), after.view(actor)
            first_seen, first_own = told.setdefault(json.dumps(after.view(viewer)), (seen, own))
            same = seen == first_seen or own == first_own
            demand(same, f"seat {viewer} sees no difference but could tell {seen} from {first_seen}")


def check_seed(match: Match) -> None:
    seed = match.chance.seed
    for viewer in [None, *range(match.setup.seats)]:
        view = match.view(viewer)
        demand(match.is_over or not seed or seed not in repr(view), "the seed must not be seen before the end")
        demand(view["commitment"] == match.chance.commitment, "the commitment must be in every view")


def check_same(match: Match, twin: Match, seat: int) -> None:
    """A seat cannot tell a match from one imagined from its own view; nor can a spectator, who knows less."""
    for viewer in (seat, None):
        told, imagined = match.view(viewer), twin.view(viewer)
        demand(told == imagined, f"viewer {viewer} could tell them apart:\n{told}\n{imagined}")
    demand(match.legal(seat) == twin.legal(seat), f"seat {seat} must have the same legal moves")
    here, there = match.offer(seat), twin.offer(seat)
    same = here.moves == there.moves and here.asks == there.asks
    demand(
        same and [form.verb for form in here.forms] == [form.verb for form in there.forms], "offers must be the same"
    )


def follow(match: Match, twin: Match, seat: int, stream: Stream) -> None:
    """Play both on, with moves that look the same to the seat, and see that everything goes on looking the same."""
    outcomes = len(match.chance.outcomes)
    games = len(match.games)
    for _ in range(STEPS):
        actors = match.actors()
        if not actors:
            return
        actor = actors[stream.below(len(actors))]
        moves = match.legal(actor)
        move = moves[stream.below(len(moves))]
        other = alike(match, twin, actor, move, seat, stream)
        if other is None:
            return
        check_told(match, twin, actor, move, other)
        match.play(actor, move)
        if len(match.chance.outcomes) > outcomes or len(match.games) > games:
            # New cards by chance, or a game whose cards are open now: from here on the two differ rightly.
            return
        twin.play(actor, other)
        check_same(match, twin, seat)


def alike(match: Match, twin: Match, actor: int, move: int, seat: int, stream: Stream) -> int | None:
    """A move of the twin's that the seat cannot tell from this one."""
    told = match.seen(actor, move, seat)
    same = [other for other in twin.legal(actor) if twin.seen(actor, other, seat) == told]
    if actor == seat:
        # What follows from one's own move may rightly differ (a card taken); its text may not.
        demand(move in twin.legal(actor), f"{match.format(move)} must be legal in both")
        return move if move in same else None
    return same[stream.below(len(same))] if same else None


def check_told(match: Match, twin: Match, actor: int, move: int, other: int) -> None:
    """A spectator never sees more of a move than any seat does."""
    told, imagined = match.seen(actor, move, None), twin.seen(actor, other, None)
    demand(told == imagined, f"a spectator could tell {told} from {imagined}")
