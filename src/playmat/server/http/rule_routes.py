"""The rules in words by HTTP: of one game, or of all."""

from functools import cache
from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from playmat.games.registry import GAMES, find_game
from playmat.server.http.bodies import CreditInfo, RuleChapter, RuleInfo, RulePage, RuleShelf
from playmat.server.http.ready import JSON, ready_reply
from playmat.server.http.replies import encoded, language_of
from playmat.table.messages import Language
from playmat.words.catalogue import catalogue
from playmat.words.credits import credit_of
from playmat.words.rulebook import rulebook


async def rule_shelf(request: Request) -> Response:
    return ready_reply(request, shelf_of(language_of(request)), JSON)


async def rule_page(request: Request) -> Response:
    game = find_game(request.path_params["game"]).name
    return ready_reply(request, told_page(game, language_of(request)), JSON)


@cache
def shelf_of(language: str) -> bytes:
    return encoded(RuleShelf([page_of(game, language) for game in GAMES]))


@cache
def told_page(game: str, language: str) -> bytes:
    return encoded(page_of(game, language))


def page_of(game: str, language: str) -> RulePage:
    return RulePage(
        game=game,
        title=catalogue(language, game).say_or("title", game),
        language=cast(Language, language),
        credit=credit_info(game, language),
        chapters=[
            RuleChapter(
                chapter.title, [RuleInfo(rule.id, rule.title, rule.text, rule.has_ruling) for rule in chapter.rules]
            )
            for chapter in rulebook(game, language)
        ],
    )


def credit_info(game: str, language: str) -> CreditInfo:
    credit = credit_of(game, language)
    return CreditInfo(
        designer=credit.designer,
        publisher=credit.publisher,
        series=credit.series,
        year=credit.year,
        rights=credit.rights,
        link=credit.link,
        source=credit.source,
        lines=credit.lines,
    )
