# What stands only on its printed sheets.
print-about = 1 player, or a race of 2–3 · about 10 minutes · patterns, numbers, planning
print-score-note = One point for every number card put, two for every rules card.
print-score-note-minus = One point for every number card put, two for every rules card, one off for every card left.
print-score-stolen = Stolen points: only the winner scores, one point for every card that the others have left.
print-stolen = stolen points
print-numbers-put = numbers put
print-rules-put = rules cards × 2
print-part-rules = rules cards, if you want them
