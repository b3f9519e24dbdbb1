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
print-calibration-1 = Print these two pages on one sheet: both sides, “flip on long edge”, at 100 % (not “fit to page”).
print-calibration-2 = Hold the sheet up to the light. Every small diamond should sit inside a large one. A shift of 2 mm does no harm: the backs have a white rim.
print-calibration-3 = Lay a ruler on the line below. Is it 10 cm long? Then all cards have their right size.
print-calibration-back = Back of the test sheet
print-ruler = 10 centimetres

# A lesson pack.
print-plan = plan
print-plan-line = Lesson plan, 30 minutes
print-practises = Practises
print-minutes = { $minutes } min
print-worksheet = Worksheet { $version }
print-key = Answers to worksheet { $version }
print-key-line = Worked out by the rules of the game. A tick and a ring show what is right.
print-pack-code = code { $code }
print-name = Name
print-played-with = Played with
print-record = Recording sheet
print-record-line = Write about the turns that made you think.
print-record-turn = turn
print-record-did = what I did
print-record-why = why
print-record-result = what came of it
print-now-i-can = Now I can …
print-can-not-yet = not yet
print-can-nearly = nearly
print-can-yes = yes
print-can-1 = … tell how the game is won.
print-can-2 = … say which moves are allowed.
print-can-3 = … say why I made a move.
print-home = My page
print-home-today = Today I played { $title }.
print-home-how = I can teach it to you.
print-home-ask = Ask me
print-home-ask-1 = How do you win?
print-home-ask-2 = Which move was your best one, and why?
print-home-ask-3 = What is hard about it?
print-home-mine = My best move
print-home-next = Next time I want to try …
print-open-task-1 = Draw a move that is allowed.
print-open-task-2 = Draw a move that is not allowed. Which rule says no?
print-open-task-3 = Make up a puzzle for your neighbour.
