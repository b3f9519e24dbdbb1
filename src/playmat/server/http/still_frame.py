"""A match as a table that nobody sits at: a record that is looked at, a puzzle that somebody tries."""

from dataclasses import dataclass

from playmat.core.match import Match
from playmat.core.views import View
from playmat.table.answers import (
    AgreedView,
    ClockView,
    OfferView,
    PlayView,
    SeatView,
    Sentence,
    Stage,
    TableEvent,
    TableFrame,
    You,
)
from playmat.table.messages import ClockSetting, Helps


@dataclass(frozen=True)
class Still:
    """What is said of the match besides its view."""

    seat: int | None
    number: int  # how many moves were made
    stage: Stage
    seats: list[SeatView]
    helps: Helps
    status: Sentence
    offer: OfferView
    agreed: AgreedView
    outcome: list[Sentence]
    events: list[TableEvent]
    special: Sentence | None = None


def still_frame(match: Match, view: View, told: Still) -> TableFrame:
    """Nobody has a clock, is waited for or can be asked there."""
    return TableFrame(
        code="",
        link="",
        number=told.number,
        at=0,
        stage=told.stage,
        paused=False,
        you=You(told.seat, False),
        game=match.setup.game.name,
        preset=None,
        options=match.setup.options,
        open_deal=False,
        seats=told.seats,
        clock=ClockView(ClockSetting(), [None for _ in told.seats], [], None, None),
        helps=told.helps,
        spectators=False,
        locked=False,
        watching=0,
        patience=0,
        waiting_for=[],
        status=told.status,
        play=PlayView(
            match=1, view=view, offer=told.offer, outcome=told.outcome, may_take_back=False, special=told.special
        ),
        events=told.events,
        first_event=0,
        agreed=told.agreed,
    )
