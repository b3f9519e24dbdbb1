# The words of the interface. What happens in a game is said by the server.

# Everywhere
home = Playmat: home
to-home = To the games
language = Language
to-dark = Dark colours
to-light = Light colours
close = Close
erase = Erase
next-field = Next
again = Try again
you = (you)

# Home
welcome = Pull up a chair. What shall we play?
games = Games
join-label = Somebody gave you a code?
join = Join
play-now = Play now
dealing = Dealing …
invite = Play with others
daily = Daily deal
daily-of = Daily deal of { $date }
game-facts = { $players } players · { $minutes } minutes · ages { $ages }
your-tables = Your tables
forget = Forget table { $code }
no-server = The server does not answer
no-server-text = It may be starting, or the network is down. Nothing is lost.

# A new table
new-table = A new table
new-table-of = A new table of { $game }
how-we-play = How do we play?
preset-usual = The usual game
all-options = Every option
no-limit = none
nickname = Your name at the table
colour = Colour
colour-green = green
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-blue = blue
i-play = I play too
how-many = How many seats?
seat-number = Seat { $number }
seat-for-somebody = for somebody who joins
seat-for-bot = { $bot ->
    [easy] an easy bot
    [medium] a good bot
    [hard] a strong bot
    [random] a bot that plays anything
    [simple] a sensible bot
   *[other] a bot: { $bot }
}
all-bots = Bots on all other seats
helps = Help at this table
help-preview = Show what a move would bring
help-hints = Hints
help-take_back = Moves can be taken back
help-word_check = Check words
clock = Clock
clock-none = No clock
clock-move-30 = 30 seconds a move
clock-move-60 = A minute a move
clock-player-300 = Five minutes each
allow-spectators = Others may watch
open-table = Open the table

# Joining
join-title = Sit down at { $game }
join-state = { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}{ $stage ->
    [lobby] {""}
   *[other] {" "}The game is running: you take over from a bot.
}
sit-down = Sit down
watch = Watch
no-table = No such table
link-spent = This link does not work any more
table-ended = This table is closed for you
lost-page = There is nothing here
lost-page-text = Perhaps a letter is missing in the address.

# Before the deal
invite-title = Invite the others
qr = QR code of the link to this table
code = Code
copy-link = Copy the link
copied = Copied
seats = Seats
seat-waits = waiting for somebody
host = host
give-to-bot = Give to a bot
free-seat = Free this seat
fill-bots = Fill with bots
start = Start
leave = Leave the table
leave-sure = Leave for good?
watching = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}

# The table
seat-bot = bot
seat-away = away, a bot plays
seat-absent = not connected
seat-acts = is asked now
starting-player = starting player
time-left = time left
time-played = time played
log = What happened
log-cut = (Older lines are not shown.)
log-empty = Nothing yet.
beside = Score and log
game-number = Game { $number } of this match
hint = Hint
take-back = Take back
emotes = Say something
i-am-back = I am back
stale-page = A part of this page could not be loaded

# The end of a game
scoring = Let us count
step-of = { $step } of { $steps }
step-on = Next
step-back = Back
to-result = To the result
winner = winner
this-game = this game: { $points }
next-game = Next game
do-not-wait = Do not wait for the others
rematch = Play again
host-may-rematch = The host can start another match.
check-deal = Check the deal
check-deal-text = The SHA-256 of this seed was shown before the match; all cards follow from it.

# The menu of the table
menu = Table menu
table-code = Table { $code }
hand-seat = To another device
seat-link = Open this link on the other device within { $minutes } minutes. It works once, and the seat moves there.
pause = Pause
go-on = Go on
stand-in = Let a bot play for me
end = End the match
end-sure = Really end it?

# The line to the server
line-connecting = Walking to the table …
line-broken = The line is down. Looking for the table again …

# Printing, and deals by a code
print = Print
print-all = Print the games: cards, boards, rules
print-title = Games on paper
print-line = Print, cut, play: one PDF holds all a group needs.
print-games = Which game?
print-what = What shall be printed?
print-thing-cards = Cards
print-thing-mat = Board
print-thing-rules = Rules
print-thing-score = Score sheet
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-full = full colour
print-ink-low = little ink
print-ink-mono = black and white
print-size = Size of the cards
print-size-normal = normal
print-size-large = large print
print-backs = Backs for the cards
print-backs-text = Print on both sides, flip on the long edge. The first sheet is a test.
print-copies = How many sets?
print-fewer = One set less
print-more = One set more
deal-code = Deal code, if you like
deal-code-text = The same code deals the same cards at every table: for homework, races, or a game from paper. Whoever knows it can know all cards.
print-deal-text = Printed on every sheet. Typed at a new table here, it deals the same cards to everybody: for homework and races.
print-preview = What will be printed
print-first-sheet = { $cards ->
    [one] The first sheet, with one card
   *[other] The first sheet, with { $cards } cards
}
print-first-back = Its other side
print-nothing = Choose at least one thing to print.
print-sheets = { $sheets ->
    [one] One sheet of paper
   *[other] { $sheets } sheets of paper
}
print-part-test = Test sheet
print-part-cards = { $cards } cards
print-part-mat = Board
print-part-rules = Rules
print-part-score = Score sheet
print-pages = { $pages ->
    [one] (one page)
   *[other] ({ $pages } pages)
}
print-open = Open the PDF
new-tab = (in a new tab)
print-scale = Print at 100 %, not “fit to page”, and cut along the grey lines.
print-play = Play it here
open-deal = open deal
open-deal-text = whoever knows the code can know all cards.
