"""A table as one reader may see it, with sentences in the reader's language. Nothing else is ever sent there."""

from collections.abc import Callable
from functools import cache
from typing import Final, Literal, cast

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.core.offer import Form, Offer
from playmat.core.refusal import Refusal
from playmat.core.views import Seen
from playmat.table import answers, questions
from playmat.table.answers import ClockView, OfferView, PlayView, SeatView, Sentence, TableEvent, TableFrame, You
from playmat.table.happenings import Happening, LatestMove
from playmat.table.host import leads
from playmat.table.question import Question
from playmat.table.series import told_series
from playmat.table.table import Table
from playmat.table.table_match import TableMatch
from playmat.table.take_backs import KIND as TAKE_BACK
from playmat.table.take_backs import undone_by
from playmat.words.catalogue import Catalogue, catalogue

MOST_EVENTS: Final = 500
MOST_TEXTS: Final = 20_000
SeatKind = Literal["open", "human", "bot"]


class Reader:
    """Who reads: a seat or none, perhaps the host, in a language."""

    def __init__(self, seat: int | None, host: bool, language: str) -> None:
        self.seat = seat
        self.host = host
        self.language = language


class Company:
    """The people at a table in one reader's language, as long as nothing changes about them."""

    def __init__(self, table: Table, words: Catalogue, present: frozenset[int]) -> None:
        self.seats = table.seats
        self.nicknames = table.names
        self.host = table.host
        self.names = shown_names(table, words)
        self.views = [seat_view(table, seat, name, seat in present) for seat, name in enumerate(self.names)]

    def is_at(self, table: Table) -> bool:
        return self.seats is table.seats and self.nicknames is table.names and self.host == table.host


class Around:
    """Who is there, which no log tells."""

    def __init__(self, present: frozenset[int] = frozenset(), watching: int = 0, link: str = "") -> None:
        self.present = present
        self.watching = watching
        self.link = link
        self._companies: dict[str, Company] = {}

    def company(self, table: Table, words: Catalogue) -> Company:
        known = self._companies.get(words.language)
        if known is None or not known.is_at(table):
            known = self._companies[words.language] = Company(table, words, self.present)
        return known


class Teller:
    """Says things about one table to one reader."""

    def __init__(self, table: Table, reader: Reader, names: list[str] | None = None) -> None:
        self.seat = reader.seat
        self.words: Catalogue = catalogue(reader.language, table.setup.game.name)
        self.names = shown_names(table, self.words) if names is None else names

    def line(self, what: Message) -> Sentence:
        return Sentence(what["key"], what["facts"], self.words.say(what, self.names, self.seat))

    def refused(self, refusal: Refusal, message_id: str | None) -> answers.Refused:
        sentence = self.words.explain(refusal, self.names, self.seat)
        return answers.Refused(message_id, refusal.code, sentence, refusal.facts, refusal.rule)


def shown_names(table: Table, words: Catalogue) -> list[str]:
    """Nicknames, and made-up names where there are none."""
    keys = ["bot-name" if seat.kind == "bot" else "seat-name" for seat in table.seats]
    return [
        name or made_up(words.language, key, seat + 1)
        for seat, (name, key) in enumerate(zip(table.names, keys, strict=True))
    ]


@cache
def made_up(language: str, key: str, number: int) -> str:
    return catalogue(language).say(message(key, {"number": number}))


# Tells what was missed, as much of it as is told at all.
TellEvents = Callable[[list[Happening], "Teller", LatestMove | None], list[TableEvent]]


def told_afresh(missed: list[Happening], teller: Teller, fresh: LatestMove | None) -> list[TableEvent]:
    return [event(told, teller, fresh) for told in missed[-MOST_EVENTS:]]


def table_frame(
    table: Table, reader: Reader, around: Around, since: int, now: int, tell: TellEvents = told_afresh
) -> TableFrame:
    company = around.company(table, catalogue(reader.language, table.setup.game.name))
    teller = Teller(table, reader, company.names)
    offer = offer_to(table, reader.seat)
    status = teller.line(status_of(table, reader.seat) if offer is None else offer.asks)
    asked = [question_view(table, question, teller) for question in table.questions]
    missed = table.happenings.after(since)
    sent = tell(missed, teller, table.fresh)
    return TableFrame(
        code=table.code,
        link=around.link,
        number=table.number,
        at=now,
        stage=table.stage,
        paused=table.paused,
        you=You(reader.seat, reader.host, may_rematch(table, reader, around)),
        game=table.setup.game.name,
        preset=table.preset,
        options=table.setup.options,
        open_deal=table.play.open_deal if table.play is not None else table.deal_seed != "",
        seats=company.views,
        clock=clock_view(table, now),
        helps=table.helps,
        spectators=table.spectators,
        locked=table.locked,
        watching=around.watching,
        patience=table.patience,
        waiting_for=table.waiting_for(),
        status=status,
        questions=asked,
        play=None if table.play is None else play_view(table, table.play, teller, offer, status),
        events=sent,
        first_event=missed[-len(sent)].number if len(sent) < len(missed) else 0,
        agreed=table.agreed.told(teller.words),
        series=table.series if table.series is not None and table.series.played else None,
    )


def may_rematch(table: Table, reader: Reader, around: Around) -> bool:
    return table.stage == "over" and (reader.host or leads(table, reader.seat, around.present))


def seat_view(table: Table, seat: int, name: str, present: bool) -> SeatView:
    it = table.seats[seat]
    return SeatView(
        seat=seat,
        kind=cast(SeatKind, it.kind),
        name=name,
        colour=it.colour,
        bot=it.bot,
        away=it.away,
        present=present,
        program=it.program,
        host=table.host == seat,
        ready=it.ready,
        shares=it.shares,
    )


def clock_view(table: Table, now: int) -> ClockView:
    clock = table.clock
    left = [clock.left_at(seat, now) for seat in range(len(table.seats))]
    return ClockView(clock.setting, left, clock.running, clock.game_left_at(now), clock.elapsed_at(now))


def play_view(table: Table, play: TableMatch, teller: Teller, offer: Offer | None, status: Sentence) -> PlayView:
    seat = teller.seat
    return PlayView(
        match=len(table.past) + 1,
        view=play.match.view(seat),
        offer=offer_view(play.match, offer, status, teller.words),
        outcome=[teller.line(what) for what in outcome_of(play.match)],
        may_take_back=undone_by(table, seat) > 0 and table.question(TAKE_BACK.name) is None,
        asked_back=asked_back_view(table, teller),
    )


def question_view(table: Table, question: Question, teller: Teller) -> answers.QuestionView:
    line = teller.line(questions.line(table, question))
    waiting, until = questions.waiting(table, question), questions.lapses(table, question)
    return answers.QuestionView(question.number, question.kind, question.seat, waiting, line, until)


def asked_back_view(table: Table, teller: Teller) -> answers.AskedBack | None:
    asked = table.question(TAKE_BACK.name)
    if asked is None or asked.seat is None:
        return None
    waiting = questions.waiting(table, asked)
    return answers.AskedBack(
        asked.seat, undone_by(table, asked.seat), waiting, teller.line(questions.line(table, asked))
    )


def described(table: Table, reader: Reader) -> str:
    """The table in letters and words: what is asked for, then all that this reader may see."""
    teller = Teller(table, reader)
    lines = [teller.line(status_of(table, reader.seat)).sentence]
    lines.append("\n".join(table.agreed.agreed.lines(teller.words)))
    if table.play is not None:
        lines.append(board_text(table, teller))
    score = [teller.line(what).sentence for what in told_series(table.series)]
    return "\n\n".join([*lines, "\n".join(score)] if score else lines)


def board_text(table: Table, teller: Teller) -> str:
    """The match alone, without what is asked and agreed; nothing before the deal."""
    if table.play is None:
        return ""
    match = table.play.match
    return match.setup.game.text(match.view(teller.seat), lambda what: teller.line(what).sentence)


def offer_to(table: Table, seat: int | None) -> Offer | None:
    """What a seat may do now; nothing where it is not asked."""
    if seat is None or table.play is None or seat not in table.may_act():
        return None
    return table.play.match.offer(seat)


def offer_view(match: Match, offer: Offer | None, status: Sentence, words: Catalogue) -> OfferView:
    if offer is None:
        return OfferView([], [], status)
    return OfferView(written(match, offer.moves), [form_view(form, words) for form in offer.forms], status)


def form_view(form: Form, words: Catalogue) -> answers.FormView:
    labels = [words.say_or(f"field-{field['name']}", field["name"]) for field in form.fields]
    return answers.FormView(form.verb, form.fields, words.say_or(f"form-{form.verb}", form.verb), labels)


# Every game offers the same moves over and over: their texts, game by game.
_texts: dict[str, dict[int, str]] = {}


def written(match: Match, moves: list[int]) -> list[str]:
    """Moves in their one spelling."""
    known = _texts.setdefault(match.setup.game.name, {})
    if len(known) > MOST_TEXTS:
        known.clear()
    texts: list[str] = []
    for move in moves:
        text = known.get(move)
        if text is None:
            text = known[move] = match.format(move)
        texts.append(text)
    return texts


def outcome_of(match: Match) -> list[Message]:
    result = match.result
    if result is None:
        return []
    winners = result["winners"]
    said = [message("result-winner", {"seats": winners}) if winners else message("result-nobody")]
    said += [message("result-total", {"seat": seat, "total": total}) for seat, total in enumerate(result["scores"])]
    return said


def status_of(table: Table, seat: int | None) -> Message:
    """Whose turn it is, or what is waited for."""
    if table.stage == "lobby":
        empty = sum(1 for it in table.seats if it.kind == "open")
        return message("status-seats-open", {"open": empty}) if empty else message("status-host-starts")
    if table.stage == "between":
        return message("status-between", {"seats": table.waiting_for()})
    if table.paused:
        return message("status-paused")
    assert table.play is not None
    if seat is None:
        actors = table.play.match.actors()
        return message("asks-nothing-wait", {"seats": actors}) if actors else message("asks-nothing-over")
    return table.play.match.offer(seat).asks


def event(told: Happening, teller: Teller, fresh: LatestMove | None) -> TableEvent:
    seat = teller.seat
    if fresh is not None and fresh.number == told.number:
        seen: Seen | None = fresh.seen[-1 if seat is None else seat]
    else:
        seen = told.seen_by(seat)
    if seen is None:
        return TableEvent(told.number, told.at, told.kind, told.seat, None, [teller.line(it) for it in told.messages])
    messages = [*told.messages, *seen["messages"]]
    return TableEvent(told.number, told.at, told.kind, told.seat, seen["text"], [teller.line(it) for it in messages])
