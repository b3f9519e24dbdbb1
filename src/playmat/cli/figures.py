"""The figures of a simulation as sentences and a table."""

from typing import TypedDict

from rich.table import Table

from playmat.cli.output import console
from playmat.core.message import Facts, message
from playmat.core.options import as_text
from playmat.study.intervals import Interval
from playmat.study.plan import Plan
from playmat.study.tally import Figures
from playmat.words.catalogue import Catalogue


class Speed(TypedDict):
    """How long it took, and on what."""

    seconds: float
    games_per_second: float
    moves_per_second: float
    cores: int
    build: str


def show(plan: Plan, figures: Figures, speed: Speed, words: Catalogue) -> None:
    for line in sentences(plan, figures, speed, words):
        console().print(line, markup=False, soft_wrap=True)
    console().print(seat_table(plan, figures, words))
    note = message("study-note", {"share": percent(figures["shared_wins"])})
    console().print(words.say(note), markup=False)


def sentences(plan: Plan, figures: Figures, speed: Speed, words: Catalogue) -> list[str]:
    what: Facts = {
        "matches": figures["matches"],
        "title": words.say(message("title")),
        "seed": plan.seed,
        "build": speed["build"],
        "cores": speed["cores"],
    }
    pace: Facts = {"games": whole(speed["games_per_second"]), "moves": whole(speed["moves_per_second"])}
    length: Facts = {"mean": number(figures["length"]), "least": figures["shortest"], "most": figures["longest"]}
    shares = [f"{end} {percent(share)}" for end, share in figures["endings"].items()]
    return [
        words.say(message("study-what", what)),
        agreed(plan, words),
        words.say(message("study-speed", pace)),
        words.say(message("study-length", length)),
        words.say(message("study-endings", {"shares": shares})),
    ]


def agreed(plan: Plan, words: Catalogue) -> str:
    if plan.options is None:
        return words.say(message("study-random-options"))
    given = [f"{name} {as_text(value)}" for name, value in plan.options.items()]
    return words.say(message("study-options", {"options": given or [words.say(message("preset-default"))]}))


def seat_table(plan: Plan, figures: Figures, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("seat", "bot", "matches", "score", "win-share"):
        table.add_column(words.say(message("study-" + heading)), justify="left" if heading == "bot" else "right")
    for row in figures["seats"]:
        bot = plan.bots[row["seat"] % len(plan.bots)]
        table.add_row(str(row["seat"] + 1), bot, str(row["matches"]), number(row["score"]), percent(row["win_share"]))
    return table


def number(interval: Interval) -> str:
    return f"{interval['value']:.2f} ({interval['low']:.2f}–{interval['high']:.2f})"


def percent(interval: Interval) -> str:
    return f"{100 * interval['value']:.1f} % ({100 * interval['low']:.1f}–{100 * interval['high']:.1f})"


def whole(number: float) -> str:
    """With thin spaces, which no language mistakes for a decimal sign."""
    return f"{number:,.0f}".replace(",", "\N{THIN SPACE}")
