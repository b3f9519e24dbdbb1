# What stands only on its printed sheets.
print-about = 3–5 players · ages 5 and up · about 15 minutes · number order, number sense, addition
print-score-note = Cards left in hand: ace 15; 2 to 8: 5 each; 9 and 10: 10 each. No cards left: 0.
print-score-note-junior = Cards left in hand: the number on each of them, an ace 1. No cards left: 0.
print-score-low = Write the players’ names above the columns. The lowest total wins.
