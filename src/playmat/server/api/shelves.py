"""What there is to play, read and print."""

from typing import Final

from playmat.server.http import (
    print_routes,
    rule_routes,
    shelf_routes,
    workshop_routes,
)
from playmat.server.http.bodies import (
    FaceIndex,
    PrintPlan,
    PrintShelf,
    RulePage,
    RuleShelf,
    Shelf,
    WorkshopDesign,
    WorkshopTrials,
)
from playmat.server.http.endpoints import Api, Endpoint
from playmat.server.rooms.limits import (
    LOOK,
    PAGE,
    PREVIEW,
    PRINT,
    TRIALS,
)

PRINTED: Final = (
    "kind",
    "order",
    "paper",
    "what",
    "ink",
    "size",
    "backs",
    "copies",
    "deal",
    "preset",
    "options",
    "rules",
    "language",
)
NOT_PRINTED: Final = (
    "option-not-a-choice",
    "option-out-of-range",
    "options-not-json",
    "nothing-to-print",
    "shop-prints-cards",
    "bad-deal-code",
    "unknown-rules",
)

SHELVES: Final[Api] = (
    Endpoint("GET", "/api/games", shelf_routes.games, PAGE, "What there is to play.", Shelf, query=("language",)),
    Endpoint(
        "GET",
        "/api/words/{language}.ftl",
        shelf_routes.words,
        PAGE,
        "Every sentence of a language, as Fluent text; with a game, its own too.",
        "text/plain",
        query=("game",),
        refuses=("unknown-language", "unknown-game"),
    ),
    Endpoint(
        "GET", "/api/rules", rule_routes.rule_shelf, PAGE, "The rules of all games.", RuleShelf, query=("language",)
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        rule_routes.rule_page,
        PAGE,
        "The rules of a game by their ids, with its credit and its pictures; ◊ marks rulings of ours.",
        RulePage,
        query=("language",),
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}/{name}.svg",
        rule_routes.rule_picture,
        PAGE,
        "An example of a rule as a picture.",
        "image/svg+xml",
        query=("ink",),
        refuses=("unknown-picture", "option-not-a-choice"),
    ),
    Endpoint(
        "GET", "/api/print", print_routes.print_shelf, PAGE, "What there is to print.", PrintShelf, query=("language",)
    ),
    Endpoint(
        "GET",
        "/api/print/{game}.pdf",
        print_routes.print_pdf,
        PRINT,
        "A game on paper.",
        "application/pdf",
        query=PRINTED,
        refuses=NOT_PRINTED,
    ),
    Endpoint(
        "GET",
        "/api/print/{game}",
        print_routes.print_plan,
        PREVIEW,
        "What the PDF would hold.",
        PrintPlan,
        query=PRINTED,
        refuses=NOT_PRINTED,
    ),
    Endpoint("GET", "/api/faces/{game}", print_routes.face_index, PAGE, "Every card face of a game.", FaceIndex),
    Endpoint(
        "GET",
        "/api/faces/{game}/{name}.svg",
        print_routes.face_picture,
        PAGE,
        "A card as a picture.",
        "image/svg+xml",
        query=("ink", "size", "side"),
        refuses=("unknown-face", "option-not-a-choice"),
    ),
    Endpoint(
        "GET",
        "/api/workshop/{game}",
        workshop_routes.design,
        LOOK,
        "Checks cards that someone designed.",
        WorkshopDesign,
        query=("cards",),
        refuses=("no-workshop",),
    ),
    Endpoint(
        "GET",
        "/api/workshop/{game}/trials",
        workshop_routes.trials,
        TRIALS,
        "What happened in the games that bots played with these cards.",
        WorkshopTrials,
        query=("cards", "language"),
        refuses=("no-trial", "no-workshop"),
    ),
)
