# What stands only on its printed sheets.
print-about = 2–4 players · ages 8 and up · about 20 minutes · spelling, vocabulary, planning
print-score-note = One point a letter. The first BANG counts 10, later ones 4; ZOOM counts 10 and ends the game.
print-score-note-added = One point a letter. The first BANG counts 14, later ones 4; ZOOM counts 14 and ends the game.
print-word = word
print-first-bang = first BANG 10
print-zoom = ZOOM 10
print-first-bang-added = first BANG 14
print-zoom-added = ZOOM 14
