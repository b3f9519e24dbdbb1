"""The list of attacks: by the number of the weakness each once used, and what it tries."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tools.proof import attacks_crowding as crowding
from tools.proof import attacks_flooding as flooding
from tools.proof import attacks_on_classes as on_classes
from tools.proof import attacks_on_games as on_games
from tools.proof import attacks_on_keys as on_keys
from tools.proof import attacks_on_lessons as on_lessons
from tools.proof import attacks_prying as prying
from tools.proof.attacker import Attacker
from tools.proof.homes import Kind


@dataclass(frozen=True)
class Attack:
    """One attack. In a school everybody shares one address; elsewhere the attacker has one of its own."""

    point: int
    tries: str
    run: Callable[[Attacker], Awaitable[None]]
    flags: tuple[str, ...] = ()
    school: bool = False
    files: int = 0  # how many files the server may have open; 0 as many as here
    prints: bool = False  # others print meanwhile
    longer: float = 1.0
    on_file: bool = False  # at the file of tables itself, which a database does not have
    # At what a server does with bare connections and heads: before nodes stands a proxy, and it is the proxy's to bear.
    at_door: bool = False
    games: bool = False  # next to broken games of another package
    traces: int = 0  # in each server's log, at most: those of the broken games

    def applies_to(self, kind: Kind) -> bool:
        return not (self.on_file and kind != "sqlite") and not (self.at_door and kind == "nodes")


ATTACKS = {
    "views": Attack(1, "a second seat in a running match", prying.second_views),
    "qr": Attack(2, "QR codes of a Host of 2,900 bytes, 8 lines", crowding.pictures),
    "since": Attack(2, "the whole of a long log, 20 lines", crowding.whole_logs),
    "hello": Attack(2, "hello without end, 8 lines", crowding.hellos),
    "pages": Attack(2, "every page without a key, 20 lines", crowding.everything),
    "silent": Attack(3, "1,100 silent lines, 1,024 files", crowding.silence, files=1024, at_door=True),
    "heads": Attack(3, "400 heads, a byte a second", crowding.slow_heads, files=1024, at_door=True),
    "bodies": Attack(3, "400 bodies, a byte a second", crowding.slow_bodies, files=1024, at_door=True),
    "heads-school": Attack(
        3, "400 slow heads, in a school", crowding.slow_heads, files=1024, school=True, at_door=True
    ),
    "hints": Attack(4, "50 tables × 4 hints, hung up", crowding.hints, longer=2),
    "streams": Attack(5, "one watch key, 200 streams", crowding.streams),
    "describe": Attack(5, "describe from 20 watchers", crowding.describing),
    "codes": Attack(7, "guessing codes at 11 addresses", prying.guess_codes, longer=2),
    "codes-school": Attack(7, "guessing codes, in a school", prying.guess_codes, school=True, longer=2),
    "proxy": Attack(7, "guessing codes, addresses made up", prying.guess_behind_a_proxy, ("--proxy",), longer=2),
    "tables": Attack(8, "5,200 tables to be kept an hour, 64 addresses", crowding.many_tables, longer=5),
    "files": Attack(9, "another account reads the file", prying.open_files, on_file=True),
    "faults": Attack(10, "addresses nobody thinks of", prying.faults),
    "prints": Attack(12, "20 abandoned PDFs", crowding.abandoned_prints, prints=True, longer=3),
    "hosts": Attack(12, "Host and Origin of another name", prying.made_up_hosts),
    "names": Attack(12, "look-alike and invisible names", prying.names_alike),
    "second": Attack(13, "a second server on the file", prying.second_server, on_file=True),
    # Found later, by who knew the list.
    "swarm": Attack(16, "40 own tables, 200 lines that talk", crowding.swarm),
    "swarm-school": Attack(16, "the same, in a school", crowding.swarm, school=True),
    "pings": Attack(16, "pings and pieces without end, 8 lines", flooding.odd_frames),
    "heads-long": Attack(16, "heads, addresses and trailers without end", flooding.endless_heads, at_door=True),
    "rows": Attack(16, "requests in a row, nothing is read", flooding.requests_in_a_row, at_door=True),
    "plans": Attack(16, "a new set to print each time, 24 lines", flooding.new_plans),
    "lines-school": Attack(
        16, "800 lines of one address, in a school", crowding.many_lines, files=1024, school=True, at_door=True
    ),
    "bots": Attack(16, "40 own tables of the strongest bots", crowding.thinking_bots, longer=3),
    "classes": Attack(17, "codes of classes and of their children are guessed", on_classes.strangers, longer=2),
    "pupils": Attack(17, "a child wants another's seat and the teacher's place", on_classes.pupils),
    "games": Attack(18, "games of another package that raise", on_games.broken_games, games=True, traces=4),
    "old-links": Attack(17, "a teacher link that was renewed", on_classes.old_links),
    "dead-keys": Attack(18, "keys of a renewed and a removed student", on_keys.dead_keys, longer=2),
    "guessed": Attack(19, "personal codes guessed while a class comes in", on_keys.guessed_codes, longer=2),
    "guessed-school": Attack(19, "the same, in a school", on_keys.guessed_codes, school=True, longer=2),
    "endless": Attack(20, "tables and students of a class without end", on_keys.endless_class, longer=3),
    "homework": Attack(21, "answers of homework, private names", on_lessons.spoiled_homework, longer=2),
    "stolen": Attack(22, "codes in the database, formulas in a sheet", on_lessons.stolen_database, longer=2),
    "back": Attack(16, "moves and take-backs at 20 own tables", flooding.back_and_forth, longer=2),
}
