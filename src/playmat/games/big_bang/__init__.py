"""Big Bang: grow numbers around a star."""

from playmat.games.kit import Kit

KIT = Kit(
    "big-bang",
    "playmat.games.big_bang",
    rules={
        1: "playmat.games.big_bang.rules.game:GAME_OF_RULES_1",
        2: "playmat.games.big_bang.rules.game:GAME",
    },
    bots="playmat.games.big_bang.bots.levels:BOTS",
    insight="playmat.games.big_bang.insight:INSIGHT",
    faces="playmat.games.big_bang.faces:FACES",
    paper="playmat.games.big_bang.paper:PAPER",
    pictures="playmat.games.big_bang.rule_pictures:PICTURES",
    pack="playmat.games.big_bang.pack:PACK",
    solver="playmat.games.big_bang.solver.part:SOLVER",
    puzzles="playmat.games.big_bang.puzzles:PUZZLES",
    highlight="playmat.games.big_bang.highlight:highlight",
    slips="playmat.games.big_bang.slips:SLIPS",
    workshop="playmat.games.big_bang.workshop:WORKSHOP",
    place=50,
)
