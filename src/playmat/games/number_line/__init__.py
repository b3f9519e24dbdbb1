"""Number Line: own the numbers that are closest to your card."""

from playmat.games.kit import Kit

KIT = Kit(
    "number-line",
    "playmat.games.number_line",
    rules={
        1: "playmat.games.number_line.rules.game:GAME_OF_RULES_1",
        2: "playmat.games.number_line.rules.game:GAME",
    },
    bots="playmat.games.number_line.bots.levels:BOTS",
    slips="playmat.games.number_line.slips:SLIPS",
    insight="playmat.games.number_line.insight:INSIGHT",
    faces="playmat.games.number_line.faces:FACES",
    paper="playmat.games.number_line.paper:PAPER",
    pictures="playmat.games.number_line.rule_pictures:PICTURES",
    pack="playmat.games.number_line.pack:PACK",
    solver="playmat.games.number_line.solver:SOLVER",
    puzzles="playmat.games.number_line.puzzles:PUZZLES",
    highlight="playmat.games.number_line.highlight:highlight",
    place=10,
)
