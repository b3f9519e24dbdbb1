"""Numbers for those who run a server, in the text format of Prometheus."""

from collections import Counter
from typing import Final

from playmat.server.logs import alarm
from playmat.server.workers.worker_line import place_of

MOST_LOGGED: Final = 100  # different faults of games

WORDS: Final = {
    "playmat_tables": ("gauge", "Tables in memory."),
    "playmat_connections": ("gauge", "Open WebSockets and event streams."),
    "playmat_sockets": ("gauge", "Open connections of any kind."),
    "playmat_sockets_idle_closed_total": ("counter", "Idle connections closed to make room."),
    "playmat_sockets_refused_total": ("counter", "Connections for which there was no room."),
    "playmat_tables_created_total": ("counter", "Tables opened."),
    "playmat_classes_created_total": ("counter", "Classes created."),
    "playmat_tables_forgotten_total": ("counter", "Tables forgotten when their time was over."),
    "playmat_tables_lost_total": ("counter", "Tables let go because another node may have taken them over."),
    "playmat_passed_on_total": ("counter", "Requests passed on to the node that has the table."),
    "playmat_nodes": ("gauge", "Nodes alive on the same store, this one among them."),
    "playmat_messages_total": ("counter", "Messages by type."),
    "playmat_faults_total": ("counter", "Faults of the server itself, each told to whoever met it."),
    "playmat_background_failures_total": ("counter", "Background tasks that failed."),
    "playmat_refusals_total": ("counter", "Refusals by code."),
    "playmat_moves_total": ("counter", "Moves accepted, by who made them."),
    "playmat_matches_total": ("counter", "Matches finished, by game."),
    "playmat_prints_total": ("counter", "PDFs made."),
    "playmat_commits_total": ("counter", "Transactions of the store."),
    "playmat_stored_total": ("counter", "Changes stored; many can share a transaction."),
    "playmat_workers_replaced_total": ("counter", "Bot workers that crashed or hung."),
}


class GameFaults:
    """Errors that games raise at tables and on pages. Count each one, and log its trace once.

    Anyone can meet the same error again and again, and the log must not grow with it.
    """

    def __init__(self, counters: "Counters") -> None:
        self.counters = counters
        self._logged: set[tuple[str, str]] = set()

    def count(self, game: str, error: BaseException, event: str = "game-failed", **facts: object) -> None:
        self.counters["playmat_faults_total", "", ""] += 1
        fault = game, f"{event} {type(error).__name__} {place_of(error)}"
        if fault not in self._logged and len(self._logged) < MOST_LOGGED:
            self._logged.add(fault)
            alarm(event, error, game=game, **facts)


class Counters(Counter[tuple[str, str, str]]):
    """Counts by name, label and its value, `""` where there is none; `text` shows it with the gauges of the moment."""

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for name, (kind, words) in WORDS.items():
            lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
            if name in gauges:
                lines.append(f"{name} {gauges[name]}")
            for (counted, label, value), number in sorted(self.items()):
                if counted == name:
                    lines.append(f'{name}{{{label}="{value}"}} {number}' if label else f"{name} {number}")
        return "\n".join(lines) + "\n"
