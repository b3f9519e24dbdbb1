"""The whole API as one table, of which the routes, the OpenAPI document, the page at /api and docs/api.md are made."""

from typing import Final

from playmat.server.api.class_puzzles import CLASS_PUZZLES
from playmat.server.api.classes import CLASSES
from playmat.server.api.records import RECORDS_AND_PUZZLES
from playmat.server.api.shelves import SHELVES
from playmat.server.api.tables import TABLES
from playmat.server.api.upkeep import UPKEEP_AND_PAGES
from playmat.server.http.endpoints import Api

API: Final[Api] = (*SHELVES, *RECORDS_AND_PUZZLES, *TABLES, *CLASSES, *CLASS_PUZZLES, *UPKEEP_AND_PAGES)
ROUTES: Final = [each.route() for each in API]
