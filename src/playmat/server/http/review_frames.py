"""A review in sentences, for a reader."""

from typing import Final, Literal, cast

from playmat.core.message import Facts, Message, message
from playmat.insight.insight import insight_of
from playmat.insight.review import Judged, Review
from playmat.insight.words import insight_words
from playmat.server.http.replay_bodies import ReviewFrame, ReviewMove, ReviewSummary, TurningPoint
from playmat.server.http.replay_frames import ReplayTeller
from playmat.server.http.reviews import Job
from playmat.server.rooms.hints import figure

TOLD_IN_WORDS: Final = {"review-turn-lost": "turn-lost", "review-turn-points": "turn-points"}
BETTER: Final = message("turn-better")


class ReviewTeller(ReplayTeller):
    """Says things about a review; about the seats by their names, to nobody of them."""

    def __init__(self, job: Job, language: str) -> None:
        super().__init__(job.replayed, "open", language)
        self.job = job
        self.words = insight_words(language, job.replayed.game.name)
        self.unit = cast(Literal["win", "points"], insight_of(job.replayed.game).unit)

    def review(self, first: int) -> ReviewFrame:
        job = self.job
        done = len(job.judged)
        judged = zip(job.judged[first:], job.best[first:], strict=True)
        return ReviewFrame(
            total=job.total,
            done=done,
            unit=self.unit,
            judged=[self.move(one, best) for one, best in judged if one is not None and best is not None],
            summary=None if job.review is None else self.summary(job.review),
        )

    def move(self, one: Judged, best: Message) -> ReviewMove:
        return ReviewMove(
            number=one.number,
            seat=one.seat,
            worth=one.worth,
            best_worth=one.best_worth,
            loss=one.loss,
            error=one.error,
            forced=one.forced,
            verdict=self.words.say(self.verdict(one), self.names),
            best=one.best,
            best_sentence=self.words.say(best, self.names),
            why=[self.words.say(reason, self.names) for reason in one.why],
        )

    def verdict(self, one: Judged) -> Message:
        if one.forced:
            return message("verdict-forced", {"seat": one.seat})
        loss = self.figure(one.loss)
        facts: Facts = {"seat": one.seat, "loss": loss, "worth": self.figure(one.worth)}
        facts["one"] = "yes" if loss == "1" else "no"
        return message(f"verdict-{'lost' if one.loss else 'best'}-{self.unit}", facts)

    def figure(self, worth: float) -> str:
        return figure(worth * 100, 0) if self.unit == "win" else figure(worth, 1)

    def summary(self, review: Review) -> ReviewSummary:
        seats = len(self.names)
        turns = zip(review.turning_points, review.says[seats:], strict=True)
        return ReviewSummary(
            accuracy=list(review.accuracy),
            says=[self.words.say(one, self.names) for one in review.says[:seats]],
            turning_points=[TurningPoint(number, self.turn(number, said)) for number, said in turns],
        )

    def turn(self, number: int, said: Message) -> str:
        """A move that gave something away, and the better one, in words; a terminal has them in notation."""
        told = TOLD_IN_WORDS.get(said["key"])
        if told is None:
            return self.words.say(said, self.names)
        judged = zip(self.job.judged, self.job.best, strict=True)
        [best] = [best for one, best in judged if one is not None and best is not None and one.number == number]
        parts = [message("turn-move", said["facts"]), self.played(number), message(told, said["facts"]), BETTER, best]
        return " ".join(self.words.say(part, self.names) for part in parts)

    def played(self, number: int) -> Message:
        """What was done, without what came of it."""
        note = self.replayed.record.moves[number - 1]
        match = self.replayed.match_at(number - 1)
        move = match.parse(note.text)
        assert move is not None, "the record was judged"
        return match.seen(note.seat, move, note.seat)["messages"][0]
