"""What Number Line says: why a move is refused, what a move did, and the table in text."""

from typing import TYPE_CHECKING, Final, cast

from playmat.core.game import Say
from playmat.core.message import Message, message
from playmat.core.refusal import Refusal
from playmat.core.views import Seen, View
from playmat.games.number_line.rules.cards import EMPTY, KINDS, is_decoy, slot_seat
from playmat.games.number_line.rules.kernel import NumberLineKernel
from playmat.games.number_line.rules.moves import (
    ANSWER_PASS,
    answer,
    format_move,
    is_answer,
    is_say,
    kind_put,
    number_put,
    stated_points,
)
from playmat.games.number_line.rules.rounds import MAX_TRIES
from playmat.games.number_line.rules.scoring import owned_numbers
from playmat.games.number_line.rules.view import NumberLineView, ScoredRound, Slot, has_counted, is_face_down

if TYPE_CHECKING:
    from playmat.games.number_line.rules.position import NumberLinePosition


def refuse_move(kernel: NumberLineKernel, seat: int, move: int) -> Refusal | None:
    if kernel.starter < 0:
        if is_answer(move):
            return None
        return Refusal("quiz-first", {"a": kernel.factor, "b": kernel.other_factor}, "NL-2")
    if is_answer(move):
        return Refusal("no-quiz", {}, "NL-2")
    if is_say(move):
        return None if kernel.counting else Refusal("no-counting", {}, "NL-18")
    if kernel.counting:
        return Refusal("count-first", {"round": kernel.round}, "NL-18")
    number = number_put(move)
    if number > kernel.line.length:
        return Refusal("not-on-line", {"number": number, "highest": kernel.line.length}, "NL-13")
    slot = kernel.line.slot_at(number - 1)
    if slot != EMPTY:
        return Refusal("taken", {"number": number, "seat": slot_seat(slot)}, "NL-1")
    if not kernel.cards_left(seat) >> kind_put(move) & 1:
        if kernel.round == 1:
            return Refusal("decoy-not-yet", {}, "NL-4")
        return Refusal("card-used", {"kind": KINDS[kind_put(move)]}, "NL-5")
    return None


def refuse_waiting_seat(kernel: NumberLineKernel, actors: list[int]) -> Refusal:
    if kernel.starter < 0:
        return Refusal("locked-out", {}, "NL-2")
    if kernel.counting:
        return Refusal("counted-already", {"seats": actors}, "NL-18")
    return Refusal("not-your-turn", {"seats": actors}, "NL-3")


def build_move_view(
    before: "NumberLinePosition", after: "NumberLinePosition", seat: int, move: int, viewer: int | None
) -> Seen:
    if is_answer(move):
        text = format_move(move)
        messages = [answer_message(before.kernel, seat, move)]
    elif is_say(move):
        is_open = viewer == seat or has_counted(after.kernel, viewer)
        text = format_move(move) if is_open else "say ?"
        messages = statement_messages(before, seat, stated_points(move), is_open)
    elif is_face_down(before.kernel) and viewer != seat:
        text = f"put {number_put(move)}"
        messages = [message("move-put", {"seat": seat, "number": number_put(move)})]
    else:
        text = format_move(move)
        messages = [message("move-" + KINDS[kind_put(move)], {"seat": seat, "number": number_put(move)})]
    return {"text": text, "messages": messages + followup_messages(before, after)}


def answer_message(kernel: NumberLineKernel, seat: int, move: int) -> Message:
    if move == ANSWER_PASS:
        return message("move-answer-pass", {"seat": seat})
    right = answer(kernel.factor * kernel.other_factor)
    key = "move-answer-right" if move == right else "move-answer-wrong"
    return message(key, {"seat": seat, "answer": move - answer(0)})


def statement_messages(before: "NumberLinePosition", seat: int, points: int, is_open: bool) -> list[Message]:
    """NL-18: return stated points and whether they are right. Players who still count read only who is done."""
    assert before.counted is not None
    right = before.counted.points[seat]
    left = MAX_TRIES - 1 - before.kernel.tries_made(seat)
    if not is_open:
        return [message("move-say-hidden" if points == right or not left else "move-say-again", {"seat": seat})]
    if points == right:
        return [message("move-say-right", {"seat": seat, "points": points})]
    messages = [message("move-say-wrong", {"seat": seat, "points": points, "left": left})]
    if not left:
        numbers = owned_numbers(before.counted.scored["owners"], seat)
        messages.append(message("count-shown", {"seat": seat, "numbers": numbers, "points": right}))
    return messages


def followup_messages(before: "NumberLinePosition", after: "NumberLinePosition") -> list[Message]:
    """Return what follows a move: a player starts, a round is counted or scored, the game ends."""
    messages: list[Message] = []
    kernel = before.kernel
    if kernel.starter < 0 and after.kernel.starter >= 0:
        messages.append(message("starts", {"seat": after.kernel.starter}))
    full = after.counted
    if full is not None and before.counted is None:
        messages += decoy_messages(kernel, full.slots)
        messages.append(message("counting-begins", {"round": kernel.round}))
    if len(after.rounds) > len(before.rounds):
        full = after.rounds[-1]
        messages += decoy_messages(kernel, full.slots)
        shares = [message("gains", {"seat": seat, "points": points}) for seat, points in enumerate(full.points)]
        messages.append(message("round-scored", {"round": kernel.round, "shares": shares}))
    if after.end:
        messages.append(message("end-" + after.end, {"seats": after.winners(), "points": max(after.scores)}))
    return messages


def decoy_messages(kernel: NumberLineKernel, slots: list[int]) -> list[Message]:
    """NL-6: return where the decoys are, if they were face down."""
    if not is_face_down(kernel):
        return []
    places = [
        message("decoy-place", {"seat": slot_seat(slot), "number": place + 1})
        for place, slot in enumerate(slots)
        if slot >= 0 and is_decoy(slot)
    ]
    return [message("decoys-shown", {"places": places})]


WIDTH: Final = 4
MARKS: Final = {"card": "", "decoy": "*", "hidden": "?"}
NOBODY: Final = "·"


def render_text(view: View, say: Say) -> str:
    now = cast(NumberLineView, view["now"])
    lines = [scored_round_line(scored, say) for scored in now["rounds"]]
    if now["stage"] == "quiz" and now["quiz"] is not None:
        factors = now["quiz"]["factors"]
        lines.append(say(message("text-quiz", {"a": factors[0], "b": factors[1]})))
    if now["stage"] == "round" or now["counting"] is not None:
        lines.append(say(message("text-round", {"round": now["round"], "seat": now["starter"]})))
        lines.append(join_cells([str(number) for number in range(1, len(now["line"]) + 1)]))
        lines.append(join_cells([slot_text(slot) for slot in now["line"]]))
    if now["stage"] == "round" and now["standing"]:
        owners = [NOBODY if owner is None else seat_letter(owner) for owner in now["standing"]]
        lines.append(join_cells(owners) + "  " + say(message("text-standing")))
    if now["counting"] is not None:
        lines.append(say(message("text-counting", {"seats": now["counting"]["waiting"]})))
    lines.append(say(message("text-scores", {"shares": share_messages(now["scores"])})))
    return "\n".join(lines)


def scored_round_line(scored: ScoredRound, say: Say) -> str:
    """Return a scored round in one line: its cards and points."""
    cards = join_cells([slot_text(slot) for slot in scored["line"]])
    facts: dict[str, object] = {"round": scored["round"], "line": cards, "shares": share_messages(scored["points"])}
    return say(message("text-scored", facts))


def share_messages(points: list[int]) -> list[object]:
    return [
        message("text-share", {"letter": seat_letter(seat), "seat": seat, "points": share})
        for seat, share in enumerate(points)
    ]


def join_cells(cells: list[str]) -> str:
    return "".join(cell.rjust(WIDTH) for cell in cells)


def slot_text(slot: Slot | None) -> str:
    return NOBODY if slot is None else seat_letter(slot["seat"]) + MARKS[slot["kind"]]


def seat_letter(seat: int) -> str:
    """Return A, B, C and so on, which can't be taken for a number on the line."""
    return chr(ord("A") + seat)
