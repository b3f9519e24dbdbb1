"""The rules in words by HTTP: of one game, or of all."""

from functools import cache
from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from playmat.core.message import message
from playmat.games.registry import GAMES, find_game
from playmat.server.bodies import RuleChapter, RuleInfo, RulePage, RuleShelf
from playmat.server.messages import Language
from playmat.server.replies import Reply, language_of
from playmat.words.catalogue import catalogue
from playmat.words.rulebook import rulebook


async def rule_shelf(request: Request) -> Response:
    language = language_of(request)
    return Reply(RuleShelf([page_of(game, language) for game in GAMES]))


async def rule_page(request: Request) -> Response:
    return Reply(page_of(find_game(request.path_params["game"]).name, language_of(request)))


@cache
def page_of(game: str, language: str) -> RulePage:
    return RulePage(
        game=game,
        title=catalogue(language, game).say(message("title")),
        language=cast(Language, language),
        chapters=[
            RuleChapter(chapter.title, [RuleInfo(rule.id, rule.title, rule.text) for rule in chapter.rules])
            for chapter in rulebook(game, language)
        ],
    )
