# What stands only on its printed sheets.
print-about = 2 players · ages 9 and up · about 30 minutes · logic, space, addition
print-score-note = Points only for the exact number of differences: 1 with the card under it · 2 beside it · 3 across a corner · 4 above or below
print-score-end = You win after a full round with over 200 and 15 ahead, or with more than 50 ahead. Both players keep both scores.
print-score-series = In a series a won game counts 2, a tie 1 for each.
print-part-moons = moons, only for the deck of 81
print-board = board
print-me = Me
print-other = The other player
print-running-me = me, running total
print-running-other = the other, running total
