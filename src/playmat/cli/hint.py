"""`playmat hint`: the best moves of a position of a record."""

from typing import Annotated

from cyclopts import Parameter

from playmat.cli.arguments import check_range
from playmat.cli.chosen_record import record_at
from playmat.cli.output import AS_TEXT, GOOD, USAGE, Output, explain, write, write_json
from playmat.core.chance import stream_of
from playmat.core.message import Facts, message
from playmat.core.record import Record
from playmat.core.refusal import refused
from playmat.core.replay import Fault, Replay
from playmat.games.registry import find_game
from playmat.insight.advice import Advice, Choice, advise
from playmat.insight.words import insight_words
from playmat.words.catalogue import Catalogue

MOST_EFFORT = 10_000


def hint(
    place: str,
    /,
    *,
    move: Annotated[int | None, Parameter(name="--move")] = None,
    seat: Annotated[int | None, Parameter(name="--seat")] = None,
    effort: int = 100,
    output: Output = AS_TEXT,
) -> int:
    """Say the best three moves of a position, what they are worth, and why.

    Made from what the player could see there, never from hidden cards. Exit code 2: nothing can be said, and why.

    Parameters
    ----------
    place
        FILE:LINE of a record; FILE alone for its first one.
    move
        The position before this move, counted from 1 (default: the last position in which somebody could move).
    seat
        For the player in this seat, counted from 1 (default: who made the move, else the first who may).
    effort
        How long to look ahead, in percent of the usual.
    """
    record, _ = record_at(place)
    game = find_game(record.game, record.rules)
    check_range("--effort", effort, 1, MOST_EFFORT)
    if seat is not None:
        check_range("--seat", seat, 1, len(record.seats))
    try:
        played = Replay(game, record)
        at = position_asked(played, move)
    except Fault as fault:
        explain(fault.refusal, output, record.game)
        return USAGE
    asked = seat_asked(played, seat)
    view = played.match.view(asked)
    advice = advise(game, asked, view, stream_of(f"hint {at}"), effort)
    words = insight_words(output.words().language, game.name)
    names = [note.name for note in record.seats]
    if output.json:
        write_json({"move": at, **advice.as_data(), "sentences": sentences(advice, words, names)})
        return GOOD
    write(game.text(view, lambda what: words.say(what, names, asked)))
    write("")
    write(words.say(message("hint-head", {"seat": asked, "number": at}), names))
    tell(advice, words, names)
    return GOOD


def position_asked(played: Replay, move: int | None) -> int:
    """Replay up to the position before a move; which one it is."""
    record = played.record
    high = len(record.moves) + (0 if record.result else 1)
    if not high:
        raise refused("nothing-to-advise", {"seats": []})
    if move is not None:
        check_range("--move", move, 1, high)
    at = move or last_of_a_seat(record, high)
    while played.made < at - 1:
        played.step()
    return at


def last_of_a_seat(record: Record, high: int) -> int:
    """The table itself needs no hint."""
    while 1 < high <= len(record.moves) and record.moves[high - 1].seat < 0:
        high -= 1
    return high


def seat_asked(played: Replay, seat: int | None) -> int:
    actors = played.match.actors()
    if seat is not None:
        return seat - 1
    if played.made < len(played.record.moves) and played.record.moves[played.made].seat in actors:
        return played.record.moves[played.made].seat
    if not actors:
        raise refused("nothing-to-advise", {"seats": actors})
    return actors[0]


def tell(advice: Advice, words: Catalogue, names: list[str]) -> None:
    for said in advice.says:
        write(words.say(said, names, advice.seat))
    for number, choice in enumerate(advice.choices, 1):
        write(f"{number}. {worth_line(advice, choice, words)}")
        for said in choice.why:
            write("   " + words.say(said, names, advice.seat))


def worth_line(advice: Advice, choice: Choice, words: Catalogue) -> str:
    facts: Facts = {"move": choice.move}
    if advice.unit == "win":
        facts |= {"percent": round(100 * choice.worth), "error": round(100 * choice.error, 1)}
    else:
        facts |= {"points": round(choice.worth, 1), "error": round(choice.error, 1)}
    return words.say(message(f"hint-{advice.unit}", facts))


def sentences(advice: Advice, words: Catalogue, names: list[str]) -> dict[str, object]:
    """What the choices and the advice say, in words."""
    return {
        "says": [words.say(said, names, advice.seat) for said in advice.says],
        "why": [[words.say(said, names, advice.seat) for said in choice.why] for choice in advice.choices],
    }
