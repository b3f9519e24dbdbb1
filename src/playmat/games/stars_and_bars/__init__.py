"""Stars and Bars: put cards with exactly the right number of differences."""

from playmat.games.kit import Kit

KIT = Kit(
    "stars-and-bars",
    "playmat.games.stars_and_bars",
    rules={1: "playmat.games.stars_and_bars.rules.game:GAME"},
    bots="playmat.games.stars_and_bars.bots.levels:BOTS",
    insight="playmat.games.stars_and_bars.insight:INSIGHT",
    faces="playmat.games.stars_and_bars.faces:FACES",
    paper="playmat.games.stars_and_bars.paper:PAPER",
    pictures="playmat.games.stars_and_bars.rule_pictures:PICTURES",
    puzzles="playmat.games.stars_and_bars.puzzles:PUZZLES",
    pack="playmat.games.stars_and_bars.pack:PACK",
    highlight="playmat.games.stars_and_bars.highlight:highlight",
    slips="playmat.games.stars_and_bars.slips:SLIPS",
    place=30,
)
