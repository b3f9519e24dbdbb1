"""The workshop of Bang! Zoom!: a deck of letters of your own (BZ-17)."""

from typing import Final, cast

from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.workshop.workshop import Trial, TrialGame, Workshop


class BangZoomWorkshop(Workshop):
    """Tries the deck with two, three and four players."""

    option = "letters"
    sample = "A9 B9 C2 D3 E6 F1 G9 H2 I4 J1 K1 L3 M9 N8 O16 P2 Q1 R4 S3 T4 U2 V1 W2 X1 Y2 Z10"
    goals = ("bang", "zoom")

    def trials(self, cards: str) -> list[Trial]:
        return [Trial({"count": seats}, seats, {"letters": cards}, "easy") for seats in (2, 3, 4)]

    def goals_reached(self, game: TrialGame) -> set[str]:
        view = cast(BangZoomView, game.match.view(None)["now"])
        return {laid["kind"] for laid in view["words"]} & set(self.goals)


WORKSHOP: Final = BangZoomWorkshop()
