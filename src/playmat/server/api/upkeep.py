"""What is kept, how the server is, and the API itself."""

from typing import Final

from playmat.server.http import (
    upkeep_routes,
)
from playmat.server.http.bodies import (
    Health,
    Privacy,
)
from playmat.server.http.endpoints import Api, Endpoint, Page
from playmat.server.http.pages import api_page, openapi_document, page_style
from playmat.server.http.privacy import privacy
from playmat.server.rooms.limits import (
    PAGE,
    UPKEEP,
)

UPKEEP_AND_PAGES: Final[Api] = (
    Endpoint("GET", "/api/privacy", privacy, PAGE, "What is kept, and for how many days.", Privacy),
    Endpoint(
        "GET",
        "/health",
        upkeep_routes.health,
        UPKEEP,
        "Whether the server is well.",
        Health,
        also=((503, Health, "It is not."),),
    ),
    Endpoint("GET", "/metrics", upkeep_routes.metrics, UPKEEP, "Numbers for Prometheus.", "text/plain"),
    Page("/api", api_page, PAGE, "The API as a page."),
    Page("/api/openapi.json", openapi_document, PAGE, "The API as an OpenAPI document."),
    Page("/api/page.css", page_style, PAGE, "How that page looks."),
)
