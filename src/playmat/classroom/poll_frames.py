"""A question to the class as one reader may see it: how many have answered, and later what they chose."""

from collections import Counter
from collections.abc import Collection
from typing import Final, cast

from playmat.classroom.poll import Poll
from playmat.classroom.poll_answers import PollBar, PollReview, PollStage, PollView
from playmat.table.choices import told_apart
from playmat.table.frames import Reader, Teller
from playmat.table.move_words import said_of_choices
from playmat.table.table import Table
from playmat.words.catalogue import catalogue

MOST_BARS: Final = 8


def poll_view(
    poll: Poll,
    bars: list[PollBar],
    review: PollReview | None,
    here: Collection[int],
    language: str,
    *,
    child: int | None = None,
    teacher: bool = False,
) -> PollView:
    """Before the answers are shown, a child learns nothing of the others and the wall only how many there are."""
    is_shown, is_told = poll.stage in ("shown", "told"), poll.stage == "told"
    return PollView(
        poll=poll.number,
        stage=cast(PollStage, poll.stage),  # a question that is over is shown to nobody
        game=poll.posed.game,
        title=catalogue(language, poll.posed.game).say_or("title", poll.posed.game),
        answered=0 if child is not None and not is_shown else len(poll.answers),
        here=len(here),
        mine=None if child is None else poll.answers.get(child),
        bars=bars if teacher else [nameless(bar) for bar in bars] if is_shown else [],
        review=review if teacher or is_told else None,
    )


def nameless(bar: PollBar) -> PollBar:
    return PollBar(bar.text, bar.sentence, bar.count)


def bars_of(poll: Poll, table: Table, language: str) -> list[PollBar]:
    """What was chosen, the most often first; beyond some the rarest are one bar."""
    counted = Counter(poll.answers.values())
    texts = sorted(counted, key=lambda text: (-counted[text], text))
    sentences = in_words(texts, table, poll.posed.seat, language, reader=poll.posed.seat)
    bars = [
        PollBar(text, sentence, counted[text], [child for child, chosen in poll.answers.items() if chosen == text])
        for text, sentence in zip(texts, sentences, strict=True)
    ]
    if len(bars) <= MOST_BARS:
        return bars
    rest = bars[MOST_BARS - 1 :]
    children = [child for bar in rest for child in bar.children]
    return [*bars[: MOST_BARS - 1], PollBar("", "", sum(bar.count for bar in rest), children)]


def in_words(texts: list[str], table: Table, seat: int, language: str, *, reader: int | None = None) -> list[str]:
    """Moves of a seat, told to who sits there or, without a reader, to anybody who looks on."""
    assert table.play is not None, "a position is in a match"
    match = table.play.match
    moves = [move for move in map(match.parse, texts) if move is not None]
    teller = Teller(table, Reader(reader, False, language))
    said = said_of_choices(match.setup.game, seat, match.view(seat), [*moves])
    return [told.sentence for told in told_apart(texts, [teller.say(what).sentence for what in said])]
