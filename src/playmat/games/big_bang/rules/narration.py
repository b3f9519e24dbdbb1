"""What is said about a move of Big Bang, to each as far as they may know."""

from typing import TYPE_CHECKING, Final

from playmat.core.message import Facts, Message, message
from playmat.core.views import Seen
from playmat.games.big_bang.rules.cards import FIRST_RULES, PIECE_NAMES, card_message, piece_message
from playmat.games.big_bang.rules.grid import CELL_NAMES
from playmat.games.big_bang.rules.moves import DRAW, cell_of, discarded, format_move, is_put, is_top, piece_of
from playmat.games.big_bang.rules.own_set import OwnSet
from playmat.games.big_bang.rules.places import place_words
from playmat.games.big_bang.rules.view import scoring_of

if TYPE_CHECKING:
    from playmat.games.big_bang.rules.position import BigBangPosition

# What happens between deck, hand and discard pile of another player is nobody's business.
UNSEEN: Final = "cards ?"


def seen_of(before: "BigBangPosition", after: "BigBangPosition", seat: int, move: int, viewer: int | None) -> Seen:
    if viewer == seat:
        text = format_move(move)
        messages = said_own(before.sets[seat], after.sets[seat], seat, move)
    elif is_put(move):
        text, messages = said_put(before, seat, move)
    else:
        text, messages = UNSEEN, [message("move-cards", {"seat": seat})]
    if after.end:
        done = "stuck" if after.sets[seat].left else "all-put"
        messages = [*messages, message(done, {"seat": seat}), *said_points(after)]
    return {"text": text, "messages": messages}


def said_own(before: OwnSet, after: OwnSet, seat: int, move: int) -> list[Message]:
    facts: Facts = {"seat": seat}
    if is_put(move):
        facts["card"] = piece_message(piece_of(move))
        facts["cell"] = CELL_NAMES[cell_of(move)]
        facts["place"] = place_words(before, cell_of(move))
        return [message("move-top" if is_top(move) else "move-hand", facts)]
    if move == DRAW:
        facts["cards"] = [card_message(card) for card in after.hand[len(before.hand) :]]
        said = [message("replayed", {"number": len(before.discards)})] if after.replays > before.replays else []
        return [*said, message("move-draw", facts)]
    facts["cards"] = [card_message(card) for card in discarded(move)]
    return [message("move-dead", facts)]


def said_put(before: "BigBangPosition", seat: int, move: int) -> tuple[str, list[Message]]:
    """BB-15: a card put by somebody else, from hand or discard pile; the points tell a rules card from a number."""
    cell = CELL_NAMES[cell_of(move)]
    piece = piece_of(move)
    hides_numbers = before.terms.hides_numbers
    if hides_numbers and piece < FIRST_RULES:
        return f"put ? @{cell}", [message("move-put-number", {"seat": seat, "cell": cell})]
    if hides_numbers:
        return f"put R? @{cell}", [message("move-put-rules", {"seat": seat, "cell": cell})]
    facts: Facts = {"seat": seat, "card": piece_message(piece), "cell": cell}
    facts["place"] = place_words(before.sets[seat], cell_of(move))
    return f"put {PIECE_NAMES[piece]} @{cell}", [message("move-put", facts)]


def said_points(after: "BigBangPosition") -> list[Message]:
    """BB-11 to BB-16: what everybody has at the end, who wins and what is stolen."""
    said: list[Message] = []
    scorings = [scoring_of(after, seat) for seat in range(len(after.sets))]
    for other, scoring in enumerate(scorings):
        facts: Facts = {"seat": other, "numbers": scoring["numbers"], "rules": scoring["rules"]}
        facts["left"] = scoring["left"]
        facts["points"] = scoring["points"]
        facts["minus"] = "yes" if after.terms.put_saves else "no"
        said.append(message("scored", facts))
    winners = after.winners()
    if not after.terms.is_race:
        return [*said, message("end-solo", {"seat": 0, "won": "yes" if winners else "no"})]
    said.append(message("end-race", {"seats": winners, "points": max(scored["points"] for scored in scorings)}))
    if after.terms.is_stealing:
        key = "steals" if len(winners) == 1 else "steals-nothing"
        said.append(message(key, {"seats": winners, "points": sum(after.scores)}))
    return said
