"""Checks of legality, notation and offers at one position of a match."""

from playmat.core.kernel import MOST_MOVES
from playmat.core.match import Match
from playmat.core.stream import Stream
from playmat.testing.demand import demand, demand_plain, snapshot

SAMPLES = 12


def check_moves(match: Match, stream: Stream) -> None:
    before = snapshot(match)
    actors = match.actors()
    demand(actors == sorted(set(actors)), f"actors must be ascending, each once: {actors}")
    demand(all(0 <= seat < match.setup.seats for seat in actors), f"actors must be seats: {actors}")
    alone = actors[0] if len(actors) == 1 else -1
    demand(match.position.on_turn() in (alone, -1), f"the seat on turn can only be {alone}")
    for seat in range(match.setup.seats):
        legal = match.legal(seat)
        demand(bool(legal) == (seat in actors), f"seat {seat} must have moves exactly when it may act")
        demand(len(set(legal)) == len(legal), f"no move may be listed twice: {legal}")
        demand(len(legal) <= MOST_MOVES, f"there is room for {MOST_MOVES} moves at once, not {len(legal)} moves")
        check_legal(match, seat, legal)
        check_others(match, seat, legal, stream)
    demand(snapshot(match) == before, "asking must change nothing")


def check_legal(match: Match, seat: int, legal: list[int]) -> None:
    for move in legal:
        demand(0 <= move < match.setup.game.move_space, f"{move} must lie in the move space")
        demand(match.refuse(seat, move) is None, f"the legal move {match.format(move)} must not be refused")
        check_notation(match, move)
    offer = match.offer(seat)
    demand(set(offer.moves) <= set(legal), "an offer must list legal moves only")
    verbs = {form.verb for form in offer.forms}
    for move in legal:
        offered = move in offer.moves or verb_of(match, move) in verbs
        demand(offered, f"{match.format(move)} must be offered as a move or by a form")
    if legal:
        timeout = match.timeout_move(seat)
        demand(match.refuse(seat, timeout) is None, f"the time-out move {match.format(timeout)} must be legal")
        declined = match.decline(seat)
        demand(declined is None or match.refuse(seat, declined) is None, "declining must be legal")
        for move in legal[:3]:
            demand_plain(match.preview(seat, move), "the working of a move")


def check_others(match: Match, seat: int, legal: list[int], stream: Stream) -> None:
    """Moves that are not listed are refused, but for those of a form, which must then be playable."""
    space = match.setup.game.move_space
    tried = [stream.below(space) for _ in range(SAMPLES)]
    tried += [stream.below(min(space, 100)) for _ in range(SAMPLES)]
    tried += [-1, -2, space]
    forms = {form.verb for form in match.offer(seat).forms}
    for move in tried:
        if move in legal:
            continue
        refusal = match.refuse(seat, move)
        if 0 <= move < space:
            check_notation(match, move)
        if refusal is not None:
            demand(bool(refusal.code), "a refusal must have a code")
            demand_plain(refusal.facts, f"the facts of {refusal.code}")
            continue
        demand(verb_of(match, move) in forms, f"{match.format(move)} is neither listed nor of a form, but not refused")
        match.copy().play(seat, move)


def check_notation(match: Match, move: int) -> None:
    text = match.format(move)
    demand(match.parse(text) == move, f"{text!r} must stand for the move {move} it was written for")
    for spoilt in (text + " ", " " + text, text.upper() + "!", text.replace(" ", "  ", 1) + "?"):
        demand(match.parse(spoilt) is None, f"{spoilt!r} must stand for no move")


def verb_of(match: Match, move: int) -> str:
    return match.format(move).partition(" ")[0]
