# What stands on printed sheets. Facts are in { braces }.

# Where a game says nothing of its own
print-about = { $players } players · about { $minutes } minutes

print-our-ruling = { $mark } Decided by us: the source says nothing about it, or does not show it.
print-made-by = This sheet and the cards: Playmat, which is independent of those who made the game.

print-set = set { $letter }
print-copy = set { $number } of { $total }
print-sheet = sheet { $number } of { $total }
print-scale = print at 100 %
print-deal = Deal code { $code }
print-deal-hint = Typed in Playmat, it deals the same cards to everybody.
print-mat-piece = piece { $number }

print-rules = rules
print-agreed = What we have agreed
print-score-sheet = Score sheet
print-date = Date
print-player = player
print-total = total
print-round = round { $number }
print-game = game
print-points = points
print-points-short = pts
print-time = time
print-began = who began
print-began-here = began
print-running = running total
print-running-short = so far
print-lasts-cards = to last: laminate before you cut, or use card sleeves
print-lasts-triangles = to last: laminate before you cut
print-lasts-sheet = to last: laminate
print-lasts-score = to last: laminate, and write with a pen that wipes off

print-calibration = Try this sheet first
print-calibration-1 = Print these two pages on one sheet: both sides, turned at the long edge, at 100 % (not “fit to page”).
print-calibration-2 = Hold the sheet against the light. Every small diamond should sit inside a large one. A shift of 2 mm does no harm: the backs have a white rim.
print-calibration-3 = Lay a ruler on the line below. Is it 10 cm long? Then all cards have their right size.
print-calibration-back = Back of the test sheet
print-ruler = 10 centimetres
