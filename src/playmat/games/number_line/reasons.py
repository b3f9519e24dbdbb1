"""Number Line: which numbers a card makes one's own, and how many of them the next card can take away."""

from typing import cast

from playmat.core.message import Facts, Message, message
from playmat.core.views import View
from playmat.games.number_line.rules.cards import DECOY, EMPTY, KINDS, PLAIN, card_on
from playmat.games.number_line.rules.moves import is_answer, kind_put, number_put
from playmat.games.number_line.rules.scoring import owners
from playmat.games.number_line.rules.view import NumberLineView


class Line:
    """The line of a round as its seat sees it: a face-down card of another is taken to count."""

    def __init__(self, view: View, seat: int) -> None:
        self.now = cast(NumberLineView, view["now"])
        self.seat = seat
        self.decoys_count = self.now["round"] == 3
        self.slots = [
            EMPTY if slot is None else card_on(slot["seat"], DECOY if slot["kind"] == "decoy" else PLAIN)
            for slot in self.now["line"]
        ]
        # Whether what is said of owned numbers hangs on cards that may be decoys.
        is_hidden = any(slot is not None and slot["kind"] == "hidden" for slot in self.now["line"])
        self.hidden = "yes" if is_hidden else "no"
        self.others = [other for other, left in enumerate(self.now["cards_left"]) if other != seat and left]

    def after(self, move: int) -> list[int]:
        slots = self.slots[:]
        slots[number_put(move) - 1] = card_on(self.seat, kind_put(move))
        return slots

    def owned(self, slots: list[int]) -> list[int]:
        return [place + 1 for place, owner in enumerate(owners(slots, self.decoys_count)) if owner == self.seat]

    def kept(self, slots: list[int]) -> int | None:
        """How many numbers stay the seat's own after the worst card of another; none where no card comes."""
        free = [place for place, slot in enumerate(slots) if slot == EMPTY]
        if not self.others or not free:
            return None
        counts: list[int] = []
        for place in free:
            answered = slots[:]
            answered[place] = card_on(self.others[0], PLAIN)
            counts.append(len(self.owned(answered)))
        return min(counts)

    def best_place(self, slots: list[int]) -> tuple[int, int]:
        """Where the plain card would own the most numbers now, the lowest such place, and how many."""
        most = (0, 0)
        for place, slot in enumerate(slots):
            if slot == EMPTY:
                laid = slots[:]
                laid[place] = card_on(self.seat, PLAIN)
                count = len(self.owned(laid))
                if count > most[1]:
                    most = (place + 1, count)
        return most

    def counts(self, move: int) -> bool:
        return self.decoys_count or kind_put(move) == PLAIN


def reasons(view: View, seat: int, move: int, rival: int | None) -> list[Message]:
    if is_answer(move):
        return []
    line = Line(view, seat)
    if not line.counts(move):
        return about_decoy(line, move, rival)
    after = line.after(move)
    owned = line.owned(after)
    facts: Facts = {"number": number_put(move), "count": len(owned), "numbers": owned, "hidden": line.hidden}
    return [message("nl-own", facts), about_answer(line, move, rival)]


def about_answer(line: Line, move: int, rival: int | None) -> Message:
    """What one more card of another leaves, beside what it would leave of the rival move."""
    kept = line.kept(line.after(move))
    if kept is None:
        return about_end(line, line.after(move))
    facts: Facts = {"kept": kept}
    if rival is not None and not is_answer(rival) and line.counts(rival):
        rival_kept = line.kept(line.after(rival))
        if rival_kept is not None:
            if rival_kept == kept:
                return message("nl-kept", facts)
            facts |= {"rival": number_put(rival), "rival_kept": rival_kept}
            return message("nl-kept-more" if rival_kept < kept else "nl-kept-beside", facts)
    return message("nl-kept", facts)


def about_end(line: Line, slots: list[int]) -> Message:
    """The round as it ends; with a card of another face down nobody can know."""
    if line.hidden == "yes":
        return message("nl-final")
    owned = owners(slots, line.decoys_count)
    others = [owned.count(other) for other in range(len(line.now["cards_left"])) if other != line.seat]
    return message("nl-final-score", {"count": owned.count(line.seat), "other": max(others)})


def about_decoy(line: Line, move: int, rival: int | None) -> list[Message]:
    """NL-5: a decoy owns nothing; it takes a place from the others, and the plain card can wait."""
    after = line.after(move)
    facts: Facts = {"number": number_put(move)}
    if KINDS[PLAIN] in line.now["own_cards"]:
        place, count = line.best_place(after)
        to_come = sum(line.now["cards_left"][other] for other in line.others)
        said = [message("nl-decoy-waits", facts | {"to_come": to_come})]
        if count:
            said.append(message("nl-card-later", {"place": place, "count": count, "hidden": line.hidden}))
        return said
    kept = line.kept(after)
    if kept is None:
        return [message("nl-decoy-nothing", facts)]
    said = [message("nl-decoy-blocks", facts | {"kept": kept, "hidden": line.hidden})]
    if rival is not None and not is_answer(rival) and not line.counts(rival):
        rival_kept = line.kept(line.after(rival))
        if rival_kept is not None and rival_kept != kept:
            said.append(message("nl-decoy-beside", {"rival": number_put(rival), "rival_kept": rival_kept}))
    return said
