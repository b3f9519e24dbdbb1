"""Bang! Zoom!: make words of letter cards."""

from playmat.games.kit import Kit

KIT = Kit(
    "bang-zoom",
    "playmat.games.bang_zoom",
    rules={
        1: "playmat.games.bang_zoom.rules.game:GAME_OF_RULES_1",
        2: "playmat.games.bang_zoom.rules.game:GAME_OF_RULES_2",
        3: "playmat.games.bang_zoom.rules.game:GAME",
    },
    bots="playmat.games.bang_zoom.bots.levels:BOTS",
    slips="playmat.games.bang_zoom.slips:SLIPS",
    insight="playmat.games.bang_zoom.insight:INSIGHT",
    faces="playmat.games.bang_zoom.faces:FACES",
    paper="playmat.games.bang_zoom.paper:PAPER",
    pictures="playmat.games.bang_zoom.rule_pictures:PICTURES",
    pack="playmat.games.bang_zoom.pack:PACK",
    puzzles="playmat.games.bang_zoom.puzzles:PUZZLES",
    highlight="playmat.games.bang_zoom.highlight:highlight",
    workshop="playmat.games.bang_zoom.workshop:WORKSHOP",
    place=40,
)
