"""The workshop by HTTP: checks cards that people designed, and lets bots try them out."""

import sys
from typing import Final
from zlib import crc32

from starlette.requests import Request
from starlette.responses import Response

from playmat.core.message import message
from playmat.server.http.bodies import WorkshopDesign, WorkshopGoal, WorkshopTrial, WorkshopTrials
from playmat.server.http.kept_answers import KeptAnswers
from playmat.server.http.replies import Reply, language_of
from playmat.server.http.request_context import address_of, while_there
from playmat.server.workers.workshop_worker import TrialCounts, WorkshopQuestion
from playmat.words.catalogue import Catalogue, catalogue
from playmat.workshop.workshop import Trial, check_cards, find_workshop

COMMAND: Final = (sys.executable, "-m", "playmat.server.workers.workshop_worker")
Trials = KeptAnswers[WorkshopQuestion, list[TrialCounts]]


def make_trials() -> Trials:
    return KeptAnswers("workshop", COMMAND, list[TrialCounts], "no-trial")


async def design(request: Request) -> Response:
    """Return cards as an option writes them, with the options that put them into a game."""
    game, workshop = find_workshop(request.path_params["game"])
    cards = check_cards(game, workshop, request.query_params.get("cards", ""))
    return Reply(WorkshopDesign(game.name, cards, workshop.trials(cards)[-1].options))


async def trials(request: Request) -> Response:
    """Return what happened in the games that bots played with these cards."""
    game, workshop = find_workshop(request.path_params["game"])
    cards = check_cards(game, workshop, request.query_params.get("cards", ""))
    words = catalogue(language_of(request), game.name)
    kept: Trials = request.app.state.trials
    question = WorkshopQuestion(game.name, cards)
    counts = await while_there(request, kept.ask(question, crc32(address_of(request).encode())))
    pairs = zip(workshop.trials(cards), counts, strict=True)
    return Reply(WorkshopTrials(game.name, cards, [described(trial, found, words) for trial, found in pairs]))


def described(trial: Trial, found: TrialCounts, words: Catalogue) -> WorkshopTrial:
    goals = [
        WorkshopGoal(name, words.say(message("workshop-goal-" + name)), count) for name, count in found.reached.items()
    ]
    return WorkshopTrial(words.say(message("workshop-trial", trial.facts)), found.games, found.moves, goals)
