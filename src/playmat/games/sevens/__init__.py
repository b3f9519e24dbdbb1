"""Sevens: build chains up and down from the seven."""

from playmat.games.kit import Kit

KIT = Kit(
    "sevens",
    "playmat.games.sevens",
    rules={1: "playmat.games.sevens.rules.game:GAME"},
    bots="playmat.games.sevens.bots.levels:BOTS",
    insight="playmat.games.sevens.insight:INSIGHT",
    faces="playmat.games.sevens.faces:FACES",
    paper="playmat.games.sevens.paper:PAPER",
    pictures="playmat.games.sevens.rule_pictures:PICTURES",
    pack="playmat.games.sevens.pack:PACK",
    puzzles="playmat.games.sevens.puzzles:PUZZLES",
    highlight="playmat.games.sevens.highlight:highlight",
    slips="playmat.games.sevens.slips:SLIPS",
    place=20,
)
