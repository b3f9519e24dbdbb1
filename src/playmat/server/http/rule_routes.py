"""The rules in words by HTTP: of one game, or of all."""

from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from playmat.faces import INKS, Ink
from playmat.games.registry import find_game, kits, show_games
from playmat.pictures.rule_pictures import drawn, examples_of
from playmat.pictures.words import caption_of, shown_in
from playmat.print.order import one_of
from playmat.server.http.bodies import CreditInfo, RuleChapter, RuleInfo, RulePage, RulePicture, RuleShelf
from playmat.server.http.ready import FOR_AN_HOUR, JSON, made_aside, ready_reply
from playmat.server.http.replies import encoded, language_of
from playmat.table.messages import Language
from playmat.words.catalogue import LANGUAGES, catalogue
from playmat.words.credits import credit_of
from playmat.words.rulebook import Rule, rulebook


async def rule_shelf(request: Request) -> Response:
    return ready_reply(request, await shelf_of(language_of(request), tuple(kits())), JSON)


async def rule_page(request: Request) -> Response:
    game = find_game(request.path_params["game"]).name
    return ready_reply(request, await told_page(game, language_of(request)), JSON)


async def rule_picture(request: Request) -> Response:
    game = find_game(request.path_params["game"]).name
    ink = one_of("ink", request.query_params.get("ink", "full"), INKS)
    svg = await picture(game, request.path_params["name"], ink)
    return ready_reply(request, svg, "image/svg+xml", {"cache-control": FOR_AN_HOUR})


@made_aside(512)
def picture(game: str, name: str, ink: Ink) -> bytes:
    return drawn(game, name, ink).svg().encode()


@made_aside(len(LANGUAGES))
def shelf_of(language: str, _: tuple[str, ...]) -> bytes:
    # Every picture is drawn for it, to know its size.
    return encoded(RuleShelf(show_games(lambda game: page_of(game, language))))


@made_aside(128)
def told_page(game: str, language: str) -> bytes:
    return encoded(page_of(game, language))


def page_of(game: str, language: str) -> RulePage:
    return RulePage(
        game=game,
        title=catalogue(language, game).say_or("title", game),
        language=cast(Language, language),
        credit=credit_info(game, language),
        chapters=[
            RuleChapter(chapter.title, [rule_info(game, rule, language) for rule in chapter.rules])
            for chapter in rulebook(game, language)
        ],
    )


def rule_info(game: str, rule: Rule, language: str) -> RuleInfo:
    pictures = [picture_info(game, example.name, language) for example in examples_of(game, rule.id)]
    return RuleInfo(rule.id, rule.title, rule.text, rule.has_ruling, pictures)


def picture_info(game: str, name: str, language: str) -> RulePicture:
    drawing = drawn(game, name)
    return RulePicture(
        name=name,
        caption=caption_of(game, name, language),
        shows=shown_in(game, name, language),
        width=round(drawing.width, 2),
        height=round(drawing.height, 2),
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
