# What stands on printed sheets. Facts are in { braces }.

print-title-number-line = Number Line
print-title-sevens = Sevens
print-title-big-bang = Big Bang
print-title-stars-and-bars = Stars and Bars
print-title-bang-zoom = Bang! Zoom!

print-about-number-line = 2–5 players · about 10 minutes · number sense, distance, planning
print-about-sevens = 3–5 players · ages 5 and up · about 15 minutes · number order, number sense, addition
print-about-big-bang = 1 player, or a race of 2–3 · about 10 minutes · patterns, numbers, planning
print-about-stars-and-bars = 2 players · ages 9 and up · about 30 minutes · logic, space, addition
print-about-bang-zoom = 2–4 players · ages 8 and up · about 20 minutes · spelling, vocabulary, planning

print-our-ruling = { $mark } Decided by us: the source says nothing about it, or does not show it.
print-made-by = This sheet and the cards: Playmat, which is independent of those who made the game.

print-set = set { $letter }
print-copy = set { $number } of { $total }
print-sheet = sheet { $number } of { $total }
print-part-rules = rules cards, if you want them
print-part-moons = moons, only for the deck of 81
print-scale = print at 100 %
print-deal = Deal code { $code }
print-deal-hint = Typed in Playmat, it deals the same cards to everybody.
print-mat-piece = piece { $number }
print-board = board

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
print-me = Me
print-other = The other player
print-word = word
print-first-bang = first BANG 10
print-zoom = ZOOM 10
print-numbers-put = numbers put
print-rules-put = rules cards × 2
print-began = who began
print-began-here = began
print-running = running total
print-running-short = so far
print-running-me = me, running total
print-running-other = the other, running total
print-stolen = stolen points
print-lasts-cards = to last: laminate before you cut, or use card sleeves
print-lasts-triangles = to last: laminate before you cut
print-lasts-sheet = to last: laminate
print-lasts-score = to last: laminate, and write with a pen that wipes off
print-score-stolen = Stolen points: only the winner scores, one point for every card that the others have left.
print-score-stars-and-bars-series = In a series a won game counts 2, a tie 1 for each.
print-score-number-line = One point for every number that your counting card is closest to. Round 3 and on only after a tie.
print-score-sevens = Cards left in hand: ace 15, 2 to 8 5 each, 9 and 10 10 each. Nothing for who is out.
print-score-low = Write the players’ names above the columns. The lowest total wins.
print-score-big-bang = One point for every number card put, two for every rules card.
print-score-stars-and-bars = Exactly 1 difference to the card under it: 1 · 2 beside: 2 · 3 across a corner: 3 · 4 above or below: 4
print-score-stars-and-bars-end = You win after a full round with over 200 and 15 ahead, or with more than 50 ahead. Both players keep both scores.
print-score-bang-zoom = One point a letter. The first BANG counts 10, later ones 4; ZOOM counts 10 and ends the game.

print-calibration = Try this sheet first
print-calibration-1 = Print these two pages on one sheet: both sides, turned at the long edge, at 100 % (not “fit to page”).
print-calibration-2 = Hold the sheet against the light. Every small diamond should sit inside a large one. A shift of 2 mm does no harm: the backs have a white rim.
print-calibration-3 = Lay a ruler on the line below. Is it 10 cm long? Then all cards have their right size.
print-calibration-back = Back of the test sheet
print-ruler = 10 centimetres
