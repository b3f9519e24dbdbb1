# What stands only on its printed sheets.
print-about = 2–5 players · about 10 minutes · number sense, distance, planning
print-score-note = One point for every number that your counting card is closest to. Round 3 and on only after a tie.
