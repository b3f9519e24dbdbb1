"""A table as one reader may see it, with sentences in the reader's language. Nothing else is ever sent there."""

from collections.abc import Callable
from functools import cache
from typing import Final, Literal, cast

from msgspec import Struct

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.core.offer import Form, Offer
from playmat.core.refusal import Refusal
from playmat.core.views import Seen
from playmat.table import answers, questions
from playmat.table.answers import (
    AgreedView,
    ClockView,
    OfferView,
    PlayChange,
    PlayView,
    SeatView,
    Sentence,
    TableChange,
    TableEvent,
    TableFrame,
    You,
)
from playmat.table.highlights import highlight_of
from playmat.table.history import Happening, LatestMove
from playmat.table.host import leads
from playmat.table.presence import Presence
from playmat.table.question import Question
from playmat.table.table import Table
from playmat.table.table_match import TableMatch
from playmat.table.take_backs import TAKE_BACK, undone_by
from playmat.words.agreement import Agreed
from playmat.words.catalogue import Catalogue, catalogue

MOST_EVENTS: Final = 500
# So few are told at once: what a move leads to is not worth keeping.
FEW_EVENTS: Final = 30
MOST_TEXTS: Final = 20_000
SeatKind = Literal["open", "human", "bot"]


class Reader(Struct, eq=False):
    """Who reads: a seat or none, perhaps the host, in a language."""

    seat: int | None
    host: bool
    language: str


class Teller:
    """Says things about one table to one reader."""

    def __init__(self, table: Table, reader: Reader, names: list[str] | None = None) -> None:
        self.seat = reader.seat
        self.words: Catalogue = catalogue(reader.language, table.setup.game.name)
        self.names = names_for(
            reader.seat, table, shown_names(table, self.words) if names is None else names, self.words
        )

    def say(self, what: Message) -> Sentence:
        return Sentence(what["key"], what["facts"], self.words.say(what, self.names, self.seat))

    def refused(self, refusal: Refusal, message_id: str | None) -> answers.Refused:
        sentence = self.words.explain(refusal, self.names, self.seat)
        child = self.words.explain_to_child(refusal, self.names, self.seat)
        return answers.Refused(message_id, refusal.code, sentence, refusal.facts, refusal.rule, child)


def shown_names(table: Table, words: Catalogue) -> list[str]:
    """Nicknames, and made-up names where there are none."""
    keys = ["bot-name" if seat.kind == "bot" else "seat-name" for seat in table.seats]
    return [
        name or made_up(words.language, key, seat + 1)
        for seat, (name, key) in enumerate(zip(table.names, keys, strict=True))
    ]


def names_for(reader: int | None, table: Table, names: list[str], words: Catalogue) -> list[str]:
    """Who has given no name is "You" to themselves, never "Seat 1"."""
    if reader is None or table.names[reader]:
        return names
    return [words.say(message("you-name")) if seat == reader else name for seat, name in enumerate(names)]


@cache
def made_up(language: str, key: str, number: int) -> str:
    return catalogue(language).say(message(key, {"number": number}))


class Standing:
    """What every frame in one language says again as long as nothing but moves is made: who sits there, what is agreed,
    which game of which match it is. Whoever has been told one need not be told it again while it stands.
    """

    def __init__(self, table: Table, presence: Presence, words: Catalogue) -> None:
        self.facts = standing_facts(table, presence)
        self.names = shown_names(table, words)
        present = presence.present
        self.seats = [seat_view(table, seat, name, seat in present) for seat, name in enumerate(self.names)]
        self.agreed = agreed_view(table.agreed, words)


def standing_facts(table: Table, presence: Presence) -> tuple[object, ...]:
    """Whatever of a frame a mere move leaves as it is. What is still the same object is not looked into."""
    match = None if table.play is None else table.play.match
    return (
        table.seats,
        table.names,
        table.agreed,
        table.setup,
        table.preset,
        table.deal_seed,
        table.host,
        table.stage,
        table.paused,
        table.helps,
        table.spectators,
        table.locked,
        table.questions,
        table.series,
        len(table.past),
        0 if match is None else match.number,
        presence.present,
        presence.watching,
    )


# Tells what was missed where that is much, or as much of it as there is time for.
Recap = Callable[[list[Happening], Teller, LatestMove | None], list[TableEvent]]


def told_afresh(missed: list[Happening], teller: Teller, fresh: LatestMove | None) -> list[TableEvent]:
    return [event(told, teller, fresh) for told in missed[-MOST_EVENTS:]]


class Frames:
    """Shows one table to each of its readers."""

    def __init__(self, link: str = "", recap: Recap = told_afresh) -> None:
        self.link = link
        self._recap = recap
        self._standing: dict[str, Standing] = {}
        self._moment: tuple[Table, int, Presence] | None = None  # for which they are known to be still so
        self._special: tuple[TableMatch, Message | None] | None = None  # of the match that was last told of

    def frame(self, table: Table, reader: Reader, presence: Presence, since: int, now: int) -> TableFrame:
        """The table as it stands, with what has happened since."""
        standing = self.standing(table, reader.language, presence)
        teller = Teller(table, reader, standing.names)
        offer = offer_to(table, reader.seat)
        status = teller.say(status_of(table, reader.seat) if offer is None else offer.asks)
        missed = table.happenings.after(since)
        sent = (told_afresh if len(missed) <= FEW_EVENTS else self._recap)(missed, teller, table.fresh)
        return TableFrame(
            code=table.code,
            link=self.link,
            number=table.number,
            at=now,
            stage=table.stage,
            paused=table.paused,
            you=You(reader.seat, reader.host, may_rematch(table, reader, presence)),
            game=table.setup.game.name,
            preset=table.preset,
            options=table.setup.options,
            open_deal=table.play.open_deal if table.play is not None else table.deal_seed != "",
            seats=standing.seats,
            clock=clock_view(table, now),
            helps=table.helps,
            spectators=table.spectators,
            locked=table.locked,
            watching=presence.watching,
            patience=table.patience,
            waiting_for=table.waiting_for(),
            status=status,
            questions=[question_view(table, question, teller) for question in table.questions],
            play=None if table.play is None else self._play_view(table, table.play, teller, offer, status),
            events=sent,
            first_event=missed[-len(sent)].number if len(sent) < len(missed) else 0,
            agreed=standing.agreed,
            series=table.series if table.series is not None and table.series.played else None,
        )

    def change(self, table: Table, reader: Reader, presence: Presence, since: int, now: int) -> TableChange:
        """What a frame says that is not in the standing, while a game is played."""
        assert table.play is not None
        teller = Teller(table, reader, self.standing(table, reader.language, presence).names)
        match, seat = table.play.match, reader.seat
        # Who has to wait is offered nothing, and told for whom.
        offer = None if seat is None or table.paused else match.offer(seat)
        return TableChange(
            number=table.number,
            at=now,
            clock=clock_view(table, now),
            status=teller.say(status_of(table, seat) if offer is None else offer.asks),
            play=PlayChange(
                now=match.position.view(seat),
                actors=match.actors(),
                moves=[] if offer is None else written(match, offer.moves),
                forms=[] if offer is None else [form_view(form, teller.words) for form in offer.forms],
                may_take_back=may_take_back(table, seat),
            ),
            events=told_afresh(table.happenings.after(since), teller, table.fresh),
        )

    def _play_view(
        self, table: Table, play: TableMatch, teller: Teller, offer: Offer | None, status: Sentence
    ) -> PlayView:
        seat = teller.seat
        special = None if table.stage not in ("between", "over") else self._special_of(play)
        return PlayView(
            match=len(table.past) + 1,
            view=play.match.view(seat),
            offer=offer_view(play.match, offer, status, teller.words),
            outcome=[teller.say(what) for what in outcome_of(play.match)],
            may_take_back=may_take_back(table, seat),
            asked_back=asked_back_view(table, teller),
            special=None if special is None else teller.say(special),
        )

    def _special_of(self, play: TableMatch) -> Message | None:
        """Of the game that has just ended: looked for once, and told to everybody."""
        if self._special is None or self._special[0] is not play:
            self._special = (play, special_of(play))
        return self._special[1]

    def standing(self, table: Table, language: str, presence: Presence) -> Standing:
        """Asked for by everybody who is told of a move, so it is compared once a move and not for each of them."""
        moment = self._moment
        if moment is None or moment[0] is not table or moment[1] != table.number or moment[2] is not presence:
            self._moment = (table, table.number, presence)
            facts = standing_facts(table, presence)
            self._standing = {known: it for known, it in self._standing.items() if it.facts == facts}
        standing = self._standing.get(language)
        if standing is None:
            words = catalogue(language, table.setup.game.name)
            standing = self._standing[language] = Standing(table, presence, words)
        return standing


def is_change(table: Table, since: int) -> bool:
    """Whether a change can tell what has happened since, if it is still the same standing."""
    return table.stage == "playing" and table.number - since <= FEW_EVENTS


def may_rematch(table: Table, reader: Reader, presence: Presence) -> bool:
    return table.stage == "over" and (reader.host or leads(table, reader.seat, presence.present))


def agreed_view(agreed: Agreed, words: Catalogue) -> AgreedView:
    """What was agreed, in the words of the game."""
    return AgreedView(words.say(agreed.preset), [words.say(told) for told in agreed.besides])


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
        named=bool(table.names[seat]),
    )


def clock_view(table: Table, now: int) -> ClockView:
    clock = table.clock
    left = [clock.left_at(seat, now) for seat in range(len(table.seats))]
    return ClockView(clock.setting, left, clock.running, clock.game_left_at(now), clock.elapsed_at(now))


def may_take_back(table: Table, seat: int | None) -> bool:
    may_ask = table.helps.take_back and not table.paused and table.question(TAKE_BACK) is None
    return may_ask and undone_by(table, seat) > 0


def special_of(play: TableMatch) -> Message | None:
    game = len(play.match.games)
    return highlight_of(play.match, [(move.seat, move.text) for move in play.moves if move.game == game])


def question_view(table: Table, question: Question, teller: Teller) -> answers.QuestionView:
    line = teller.say(questions.line(table, question))
    waiting, until = questions.waiting(table, question), questions.lapses(table, question)
    on_hold = questions.is_on_hold(table, question)
    return answers.QuestionView(question.number, question.kind, question.seat, waiting, line, until, on_hold)


def asked_back_view(table: Table, teller: Teller) -> answers.AskedBack | None:
    asked = table.question(TAKE_BACK)
    if asked is None or asked.seat is None:
        return None
    waiting = questions.waiting(table, asked)
    return answers.AskedBack(
        asked.seat, undone_by(table, asked.seat), waiting, teller.say(questions.line(table, asked))
    )


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
    labels = [words.say_or(f"field-{field.name}", field.name) for field in form.fields]
    return answers.FormView(form.verb, form.fields, words.say_or(f"form-{form.verb}", form.verb), labels)


# Every game offers the same moves over and over: their texts, by the name and the rules number of the game.
_texts: dict[tuple[str, int], dict[int, str]] = {}


def written(match: Match, moves: list[int]) -> list[str]:
    """Moves in their one spelling."""
    game = match.setup.game
    known = _texts.setdefault((game.name, game.rules), {})
    if len(known) > MOST_TEXTS:
        known.clear()
    return [known.get(move) or known.setdefault(move, match.format(move)) for move in moves]


def outcome_of(match: Match) -> list[Message]:
    result = match.result
    if result is None:
        return []
    winners = [*result.winners]
    said = [message("result-winner", {"seats": winners}) if winners else message("result-nobody")]
    said += [message("result-total", {"seat": seat, "total": total}) for seat, total in enumerate(result.scores)]
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
        return TableEvent(told.number, told.at, told.kind, told.seat, None, [teller.say(it) for it in told.messages])
    messages = [*told.messages, *seen["messages"]]
    return TableEvent(told.number, told.at, told.kind, told.seat, seen["text"], [teller.say(it) for it in messages])
