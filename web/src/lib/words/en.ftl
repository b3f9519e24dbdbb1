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
new-version = A new version of Playmat is here.
load-it = Load it
again = Try again
you = (you)
you-name = You

# Home
welcome = Pull up a chair. What shall we play?
games = Games
join-label = Somebody gave you a code?
join = Join
play-now = Play now
play-now-newcomer = New to this game? Play now opens an easy first game.
dealing = Dealing …
invite = Invite
alone = Alone, your way
alone-title = { $game } alone, your way
daily = Daily deal
daily-of = Daily deal of { $date }
game-facts = { $players } players · { $minutes } minutes · ages { $ages }
game-trains = You practise: { $skills }
your-tables = Your tables
all-tables = All of them
forget = Forget table { $code }
no-server = The server does not answer
no-server-text = It may be starting, or the network is down. Nothing is lost.

# A new table
new-table = A new table
new-table-of = A new table of { $game }
how-we-play = How do we play?
agreed = Agreed rules
agreed-paper = On paper, with a score sheet
agreed-besides = House rules
preset-usual = The usual game
more-settings = More settings
no-limit = none
nickname = Your name at the table
nickname-none = no name yet
nickname-take = Take it
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
    [expert] an expert bot
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
lock-table = Nobody new may sit down
open-table = Open the table

# Joining
join-title = Sit down at { $game }
join-state = { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}{ $asks ->
    [yes] {" "}The match is running: the others are asked whether you may take over from a bot.
   *[no] { $stage ->
        [over] {" "}The match is over: you can play in the next one.
       *[other] {""}
    }
}
table-locked = The host has locked this table. Ask the host to let you in.
ask-to-sit = Ask to sit down
ask-again = Ask again
wait-no-more = Do not wait
wait-over = You are not waiting any more. Ask again if you would still like to play.
sit-down = Sit down
watch = Watch
no-table = No such table
link-spent = This link does not work any more
seat-lost = You no longer have a seat here
seat-lost-text = Your seat is on another device now, or a bot plays there. You can ask to come back, or tell the host.
come-back = Ask to come back
table-ended = This table is closed for you
lost-page = There is nothing here
lost-page-text = Perhaps a letter is missing in the address.

# Before the deal
invite-title = Invite the others
code-tell = Tell them this code, or let them scan the picture.
only-here = Only this computer can open this.
only-here-how = To let others join, stop Playmat. Then start it again with this command. Your games are kept.
change-game = Change the game
more-helps = Help, and who may come
seat-more = One seat more
seat-fewer = One seat fewer
qr = QR code of the link to this table
code = Code
copy-link = Copy the link
file-loading = Getting your pages ready…
copied = Copied
copy-by-hand = Your browser didn't copy it. The link is selected, so you can copy it yourself.
copy-whole = Link to the game
seats = Seats
seat-waits = waiting for somebody
host = host
give-to-bot = Give to a bot
free-seat = Free this seat
start = Start
name-asked = What's your name?
start-unnamed = Start without a name
start-bots = Start with bots
done = I am done
done-title = Are you done here?
done-seat = { $count ->
    [one] The match is not over yet: a bot goes on in your place, for good.
   *[other] The match is not over yet: bots go on in your places, for good.
}
done-text = This device forgets your name, your seat and what you played. Somebody else can use it then.
done-all = { $count ->
    [one] Forget the other table on this device too
   *[other] Forget the { $count } other tables on this device too
}
done-forget = Forget me
done-not = Not yet
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
seat-acts = it is their turn
you-act = it is your turn
starting-player = starting player
time-left = time left
time-played = time played
log = What happened
log-cut = (Older lines are not shown.)
log-empty = Nothing yet.
the-game = The game
beside = Score and log
game-number = Game { $number } of this match
hint = Hint
hint-thinking = Thinking …
hint-best = The best moves
hint-close = Close the hint
hint-others = Other good moves
why = Why
hint-figures = In figures
worth-games = { $games ->
    [0] wins hardly ever
    [10] wins nearly always
   *[other] wins about { $games } of 10 games
}
worth-points = { $points ->
    [one] about 1 point
   *[other] about { $points } points
}
take-back = Take back
emotes = Say something
i-am-back = I am back
stale-page = A part of this page could not be loaded

# The end of a game
step-of = { $step } of { $steps }
step-on = Next
to-result = To the result
more = More
count-again = Count it again
places = The result
place = Place { $place }
winner = winner
this-game = this game: { $points }
next-game = Next game
do-not-wait = Do not wait for the others
rematch = Play again
host-may-rematch = The host can start another match.
check-deal = Check the deal
arrange = Change who plays
back-to-result = Back to the result
series = Running score
series-match = Match
series-began = began
series-points = Points
series-wins = Wins
series-gone = has left
series-earlier = { $matches ->
    [one] One match before these
   *[other] { $matches } matches before these
}
series-fresh = Begin a fresh series
series-goes-on = The running score goes on, and another seat begins.

# The menu of the table
menu = Table menu
table-code = Table { $code }
hand-seat = To another device
invite-seat = Invite by link
seat-link = Open this link on the other device within { $minutes } minutes. It works once, and the seat moves there.
pause = Pause
go-on = Go on
stand-in = Let a bot play for me
end = End the match
end-sure = Really end it?

# The line to the server
line-connecting = Walking to the table …
line-broken = The line is down. Looking for the table again …
line-offline = You are offline. As soon as the network is back, the game goes on.

# Printing, and deals by a code
print = Print
print-title = Games on paper
print-line = Print, cut, play: one PDF holds all a group needs.
print-games = Which game?
print-what = What shall we print?
print-thing-cards = Cards
print-thing-mat = Board
print-thing-rules = Rules
print-thing-score = Score sheet
print-kind = What for?
print-kind-set = A set to play
print-kind-pack = Lesson pack
print-kind-shop = For a print shop
print-kind-pack-text = A plan for 30 minutes, two worksheets with answers, a recording sheet, a page for home, and the game.
print-kind-shop-text = Cards of 63 × 88 mm, one a page, with 3 mm bleed and their backs, as shops for playing cards ask for them.
print-order = Order of the pages
print-order-pairs = front, back, front, back
print-order-apart = all fronts, then all backs
print-thing-plan = Plan
print-thing-worksheet = Worksheets
print-thing-key = Answers
print-thing-record = Recording sheet
print-thing-home = Page for home
print-part-plan = Plan
print-part-worksheet = Worksheets
print-part-key = Answers
print-part-record = Recording sheet
print-part-home = Page for home
print-part-fronts = Fronts
print-part-backs = Backs
print-deal-pack-text = Another code, other tasks on the worksheets. Typed at a new table here, it deals the same cards to everybody.
print-shop-pages = { $pages } pages, { $cards } cards
print-shop-scale = The page is the card and its bleed: the shop cuts 3 mm off each side. Triangles are cut out by hand, along the line.
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
print-fewer = One set fewer
print-more = One set more
deal-code = Deal code, if you like
deal-code-text = The same code deals the same cards at every table: for homework, races, or a game from paper. Whoever knows it can know all cards, and a program can find out a short code. Without a code nobody can know them.
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
print-scale = Print at 100 %, not “fit to page”, and cut along the grey lines. Laminated, or in sleeves, cards last longer.
print-play = Play it here
open-deal = open deal
open-deal-text = whoever knows the code, or finds it out, can know all cards.

# More ways from the home page
pages = Pages
more-to-do = More to do
daily-line = The same cards for everybody, new every day
learn = Learn
learn-line = A lesson of two minutes for each game
rules = Rules
rules-line = Every rule, easy to find
print-line-short = Cards and boards to cut out
records = Records
records-line = What you have played here
about = About the games
about-line = Who made them, and what is ours

# What was played on this device
records-text = What was played in this browser. It is kept here and nowhere else.
open-record = Open a record file
records-played = Matches you have finished
records-none = None yet. Play a game to its end, and it shows up here.
records-result = { $won ->
    [host] you were the host of { $seats } players
    [alone] { $seats ->
        [one] all done, { $score } points
       *[other] you won with { $score } points
    }
    [shared] a shared win with { $score } points
   *[no] { $score ->
        [one] one point
       *[other] { $score } points
    }
}
records-best = { $game }: best results
records-points = { $points ->
    [one] one point
   *[other] { $points } points
}
records-keys = You still have a seat at these tables.
records-no-tables = You have no seat at any table now.
watch-again = Watch again

# The rules
rule-why = Why?
rule-number = Rule { $rule }
all-rules = All rules of the game
rules-title = The rules of the games
rules-of = The rules of { $game }
rules-search = Search for a word or a rule
rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-not-found = No rule like that. Try another word.
rules-loading = Looking it up …
best-start = Where's the best start?
rules-on-paper = Print the rules
our-ruling = our ruling
our-ruling-text = Decided by us: the source says nothing about it, or does not show it.
learn-by-playing = Learn it by playing

# Privacy
privacy = Privacy
privacy-line = What is kept here, and for how long
privacy-lead = You can play here without telling anybody who you are. There is no account and no advertising.
privacy-kept = What this server keeps
privacy-kept-text = Of each table: which game it is, the cards that were dealt, every move and when it was made, and the name you typed. So you can come back after a break, and look at a match again.
privacy-finished = A table whose match is over
privacy-abandoned = A table that nobody came back to
privacy-name = Your name at a table
privacy-name-kept = as long as the table, or until you leave your seat
privacy-replays = A match you look at again
privacy-replays-kept = not stored at all, only held in memory, { $count } matches at most
privacy-days = { $days ->
    [one] for one day after it was last used
   *[other] for { $days } days after it was last used
}
privacy-for-ever = until somebody erases it
privacy-class = Of a class: the names its teacher or the children typed, who sat where, how the games ended, which moves the rules refused and which hints were taken. Only the teacher sees that. It is forgotten with its tables, { $days } days after the last lesson unless the teacher chooses another time ({ $most } days at most), or at once with one press. A child who is taken out of the class is named nowhere any more.
privacy-then = What is forgotten is overwritten, not only hidden.
privacy-not-kept = What it does not keep
privacy-no-account = No account, e-mail, password, photo, age or school.
privacy-no-tracks = No cookies. Your network address is only used to stop floods of requests, and is never written down.
privacy-no-chat = No chat. The little faces you can show are gone when they have been seen.
privacy-no-others = Nothing goes to other companies or web sites: no advertising, no counting of visitors.
privacy-seen = What others see
privacy-seen-text = Everybody at your table sees your name, your colour and your moves, and so does whoever watches, where the host allows that. Your hidden cards are sent to your device only. Who played with you can save the finished match as a file, also with the names.
privacy-nickname = So take a short name that your friends know, not your full one.
privacy-device = What stays on this device
privacy-device-text = The keys to your seats, your settings, the list of what you played, your best results and the puzzles you solved. They are in this browser only. On a device that you share, tap “I am done” in the table’s menu or after the end: then it forgets you.
privacy-erase = To have something erased
privacy-erase-text = Ask whoever runs this server, for example your teacher. A table, or a name wherever it was used, can be erased at any time, at once and for good; copies that were made as a backup have to be erased too.
privacy-erase-how = On the computer of the server:

# Credits
credits = Credits
credits-line = Who made the fonts, drawings and code
credits-lead = Other people share the fonts, drawings, word lists and code in Playmat. Thank you!
credits-font = Fonts
credits-font-use = For text on the screen, on cards and on paper.
credits-drawing = Drawings
credits-drawing-use = The animals that students choose in a class.
credits-words = Word lists
credits-words-use = For the words you can spell in Bang! Zoom!
credits-data = Data
credits-data-use = Shows which letters look alike, so no one can copy your name.
credits-code = Code
credits-code-use = The app in your browser is built with it.
credits-all = All licenses in one file
credits-playmat = Playmat itself
credits-playmat-text = Playmat is free and open source. Anyone can use it, change it and share it.

# About the games
about-thanks = People thought these games up, drew them and tried them out. If you like one, get the original: it is the best thanks to those who made it.
about-ours = What is ours
about-independent = Playmat is independent. None of the people, publishers or organisations named here has made, paid for or approved it.
about-words = We explain the rules in our own words, and we drew the cards and boards. The fonts and the animals come from others: see Credits.
about-rulings = Where a source leaves a question open or does not show its cards, we had to decide. The letters of Bang! Zoom!, the cards and the board of Stars and Bars and the rules cards of Big Bang are such decisions; the published games may differ. In the rules each of them carries a mark.
about-marks = All names and marks belong to their owners. They are used only to say which game is meant.
about-wrong = Are you the author of one of these games, and is something here wrong or unwelcome? Tell us, and we will put it right.

# Lessons
learn-title = Learn a game
learn-text = Each lesson takes about two minutes. You learn by playing.
lesson-begin = Start the lesson
lesson-of = Learn { $game }
lesson-other = That is allowed, too. But try this one now.
lesson-refused = Nearly! Try again.
lesson-read-first = Read this first, then press Next.
lesson-failed = The lesson cannot go on: the server does not answer.
lesson-done = Well done! Now you can play { $game }.
lesson-turns = Good! Have a look. Then comes another game.
lesson-again = Once more
other-lessons = More lessons
show-me = Show me
skip-step = Skip this

# A record, looked at again
replay-title = Looking again
replay-line = Open the record of a match and go through it move by move.
replay-reading = Reading the record …
replay-choose-file = Choose a file
replay-drop = Or drop it here. It may hold one record, or one on each line.
replay-paste = Or paste a record
replay-look = Look at it
replay-empty = There is nothing in it.
replay-too-large = This file is too large.
replay-damaged = This link is not whole: a part of it is missing, or it is from a table where you have no seat.
replay-no-record = no record
replay-several = { $count } records. Which one?
replay-line-of = line { $line } · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-more = … and { $count } more.
replay-only-looking = This is a record: you can look, but not play.
replay-dealt = The cards are dealt.
replay-move-of = Move { $move } of { $moves }
replay-table = The table at this move
replay-moves = Moves
replay-beside = Moves, review and deal
replay-controls = Going through the moves
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play by itself
replay-pause = Stop
replay-slider = Move
replay-look-as = Look as
replay-open = everything open
replay-spectator = somebody watching
replay-share = Keep and share
replay-share-text = The link holds the whole record. Nothing of it is stored on the server.
replay-with-names = With the names of the players
replay-from-here = Begin at move { $move }
replay-link = Link to this record
replay-save = Save the record
replay-another = Another record
look-again = Look at the game again

# Was the deal honest?
deal-checking = Checking the deal …
deal-fits = The promise made before the first card fits the seed; the deal follows from it.
deal-follows = The deal follows from the seed.
deal-wrong = This deal is not what was promised.
deal-by-hand = These cards were dealt by hand: there is no seed to check.
deal-promise-fits = The promise (commitment) that this device noted when the match began is the fingerprint of this seed. Checked here, in your browser.
deal-promise-wrong = The promise (commitment) that this device noted when the match began is not the fingerprint of this seed.
deal-promise-unseen = This device did not see the match begin. Whoever was there can compare the promise they saw with the fingerprint below.
deal-outcomes = { $count ->
    [0] Nothing was left to chance in this match.
    [one] The one shuffle was done again from the seed and gave the same cards. Checked here, in your browser.
   *[other] All { $count } shuffles and draws were done again from the seed and gave the same. Checked here, in your browser.
}
deal-outcome-wrong = Shuffle number { $number } does not follow from the seed.
deal-moves = Every move was allowed, and the result is right. Checked by the server.
deal-figures = The figures
deal-figures-text = Before the first card everybody is shown the fingerprint (SHA-256) of a secret seed. When the match is over the seed is told: nobody can have changed it in between.
deal-seed = Seed
deal-fingerprint = Its fingerprint

# Several people at one device
one-device = On one device
where-others = Where do the others sit?
where-own = Each on their own device, by code or link
where-here = All on this device
where-here-text = You pass it round; between turns a cover hides the cards.
where-here-not = Not in this game: all play at the same time.
seat-for-mate = for somebody here
mate-name = Name for seat { $number }
pass-to = { $name }, it is your turn
pass-text = Take the device. Are you { $name }? Then the others look away.
pass-lift = I am { $name }: show my cards
pass-next = Done! Now it is { $name }'s turn.
pass-cover = Cover the table
pass-news = What happened meanwhile

# Questions at the table
asked-agree = { $kind ->
    [table-move] Yes
   *[other] That is fine
}
asked-decline = { $kind ->
    [table-move] No
   *[other] Rather not
}
asked-waiting = Waiting for { $names }
asked-withdraw = Never mind
asked-on-hold = You can answer when the game goes on.

# The table read, heard, and on the wall
plain-seen-by = As { $name } sees it
plain-board = What lies on the table
read-table = Read the table as text
read-title = The table as text
sounds = Sounds
calm = Calm: no sounds, nothing flies when somebody wins
to-wall = Show on the wall
wall-join = Join with this code
wall-not-yet = Nobody may watch yet
wall-not-yet-text = The host can allow it in the table’s menu. Then the table shows up here by itself.

# The review of a record
review = Review
review-begins = Getting ready …
review-progress = Looking at every move: { $done } of { $total }
review-done = The review is ready.
review-chart-win = How many of 100 games each player would win after each move
review-chart-points = How many points each player can expect after each move
review-choose = Choose a move
review-move = Move { $move }
review-better = Better:
review-not-judged = There is nothing to judge about this move.
review-show-better = Show the better move on the table
review-show-played = Show what was played
review-turns = Turning points
review-no-turns = There were none: nobody gave anything away.
review-accuracy = How well everybody played
review-what = 100 means that no move could have been better, from what that player could see.

# A class
teach = Teach
teach-line = A whole class in a minute
teach-title = Play with your class
teach-lead = One code on the wall, every child on any device, one press seats them all. No accounts, no e-mail.
your-classes = Your classes
class-called = Class { $code }
class-today = A class for today
class-today-text = Choose a game. Children type the code and a name.
class-roster = A class you teach often
class-roster-text = Type or paste the names, one a line. A first name is enough. Each child gets a code of eight letters.
class-names = Names
class-go-to = Go to
class-type = and type
class-code = Class
class-not-yours = This class is not on this device
class-not-yours-text = Open the teacher link of the class, or ask for it.
class-wall-closed = Open the wall again from the page of the class.
class-forget = Take it off this list
class-closed = This class is closed
class-playing = { $game } is being played
class-will-play = We play { $game }.
class-eyes = Eyes on me
class-go-on = Go on playing
class-five-minutes = Five minutes left
class-no-signal = No time signal
class-end = End the lesson
class-other-game = Game and settings
class-wall = On the wall
class-hands = Hands raised
class-late = Here, but without a seat
class-seat-one = give a seat
class-more = More for you
class-calm-on = Calm: no sounds, nothing in the air
class-calm-off = End the calm
class-link = Teacher link
class-link-text = Anyone with this link is a teacher too. Show it only to a colleague.
class-renew = New teacher link
class-forgotten = The class is forgotten on { $date } if there is no other lesson.
class-seated = { $seated } have a seat.
class-tables = Tables
class-table = Table { $number }
class-bot = a bot
class-turn = to move
class-need-opening = waits for its children
class-need-gone = somebody is gone: a bot keeps the seat
class-need-over = finished
class-need-paused = paused
class-need-playing = playing
class-plan = What shall they play?
class-ready-made = Ready lessons
class-size = How many at a table?
class-size-usual = as suits the game
class-mixing = Who plays with whom?
class-mixing-random = by chance, nobody twice
class-mixing-mixed = strong players with beginners
class-mixing-similar = players of similar strength
class-same-deal = The same cards at every table
class-take-plan = Play this
class-save-plan = Keep it for another day
class-saved = Saved lessons
class-drop-plan = Forget this lesson
class-children = Children
class-is-here = is here
class-not-here = is not here
class-code-of = Personal code
class-to-table = To table { $number }
class-new-code = New code
class-remove = Take out of the class
class-with = Together or apart with
class-pair-apart = apart
class-pair-together = together
class-pair-any = no matter
class-add = More names
class-add-them = Add
class-time-left = { $clock } left
class-finish = Time is up: finish this round.
no-class = There is no such class
class-out = You are out of the class
class-come-in = Come in!
class-your-code = Your code
class-your-name = What is your name?
class-have-code = I have a personal code
class-no-code = I don't have a code
class-enter = I am here
class-hello = Hello, { $name }!
class-keep-code = Your code, if you need another device:
class-pick-animal = Another animal
class-who-is-here = Who is here
class-on-this-device = Who plays on this device
class-done = I am done on this device
class-hand = Help, please
class-hand-up = Your teacher knows
class-teacher-looks = Your teacher is looking at your cards.
class-hint-waits = Your teacher has a hint for you: look
class-hint-from = A hint from your teacher
class-teacher-sees = Your teacher may look at your cards.
class-make = { $number ->
    [0] Make a class
    [one] Make a class of one child
   *[other] Make a class of { $number } children
}
class-here = { $here ->
    [0] Nobody is here yet
    [one] 1 is here
   *[other] { $here } are here
}
class-here-of = { $here } of { $all } { $here ->
    [one] is
   *[other] are
} here
class-seat-all = { $here ->
    [0] Seat everybody
    [one] Seat 1 child and deal
   *[other] Seat all { $here } and deal
}
class-seat-again = New tables, next game
class-need-stuck = { $minutes ->
    [one] nothing played for a minute
   *[other] nothing played for { $minutes } minutes
}
class-back = Back to the class
class-erase = Forget this class now
class-erase-sure = Yes, forget it, with all its tables

# Puzzles
puzzles = Puzzles
puzzles-line = A new one for each game every day
puzzles-title = Puzzles
puzzles-lead = Each one comes from a real game. There is always an answer, and you can find it.
puzzles-today = Today’s puzzles
puzzles-all = All puzzles
puzzles-game = Game
puzzles-every-game = All games
puzzles-band = How hard?
puzzles-every-band = All
puzzle-band = { $band ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
puzzles-streak = { $days ->
    [0] Solve one today!
    [one] Solved on one day
   *[other] Solved on { $days } days in a row
}
puzzles-streak-beside = { $days ->
    [0] Solve one today!
    [one] day with a puzzle of the day solved
   *[other] days in a row with a puzzle of the day solved
}
puzzles-solved-count = { $solved } of { $all } solved
puzzles-surprise = Surprise me
puzzles-none = There are none of these.
puzzle-number = Puzzle { $number }, { $band }
puzzle-number-solved = Puzzle { $number }, { $band }, solved
puzzle-try = Try it
puzzle-done = Solved
puzzle-of = Puzzle: { $game }
puzzle-of-day = Puzzle of the day
puzzle-place = { $place } of { $count }
puzzle-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}
puzzle-not-sent = That didn't go through. Check your connection.
puzzle-way = Give me a tip
puzzle-show = Show the answer
puzzle-restart = From the start
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-solved = Solved!
puzzle-solved-first = Solved at the first try!
puzzle-shown = That is how it goes. Now do it yourself.
puzzle-because = Why
puzzle-answer = The answer
puzzle-set-done = That was the last one. Well done!

# Asking the class
poll-ask = Ask the class
poll-ask-table = Ask the class about table { $number }
poll-ask-text = Everybody sees this position and chooses a move. All tables stop until you go back to them.
poll-from = From
poll-scene = How to play, step { $number }
poll-instead = Or choose a step of “How to play” above.
poll-match = Match
poll-move = Move
poll-back = One move back
poll-on-one = One move on
poll-at = after { $move } of { $all } moves
poll-on = The class is asked: { $game }
poll-answered = { $count } of { $here } { $count ->
    [one] has
   *[other] have
} chosen
poll-now-asked = Everybody chooses without seeing the others. You alone see this.
poll-now-shown = The wall and every device show how many chose what, without names.
poll-now-told = The wall and every device show what the review says.
poll-show = Show the answers
poll-tell = Show what the review says
poll-close = Back to the tables
poll-thinking = The review is still thinking.
poll-nobody = Nobody has chosen yet.
poll-bars = What the class chose
poll-best = Best:
poll-others = something else
poll-yours = your move
poll-no-review = The review has nothing to say about this one.
poll-only-looking = Here you only look.
# The report on a class
report = What the class can do
report-text = From what happened at the tables. It says what is likely, and nothing where too little was seen.
report-which = Lesson
report-all-lessons = all lessons
report-lesson-number = Lesson { $number }
report-homework = Homework: { $games }, from { $day }
report-homework-short = Homework from { $day }
report-csv = Save as a spreadsheet
report-reading = Reading the tables…
report-none-yet = There was no lesson yet. Come back after the first one.
report-class = For the whole class
report-children = Child by child
report-of = { $number } of { $all }
report-of-children = { $number } of { $all } children
report-who = Who does not seem to know it
report-slips-only = { $number ->
    [one] One child slipped here
   *[other] { $number } children slipped here
}, as everybody does. There is no sign that anybody does not know it.
report-unsure = Too little was seen to say it of: { $names }.
report-show = { $count ->
    [one] Position
   *[other] Positions
}
report-figures = Figures
report-missed = { $chances ->
    [one] There was one chance, and it was { $missed ->
        [0] not missed
       *[other] missed
    }.
   *[other] Missed at { $missed } of { $chances } chances.
}
report-likely = How sure this is: { $percent }%.
report-lesson = Lesson
report-missed-short = Missed
report-share = part
report-nothing = Nothing stands out.
report-too-little = Too little was seen.
report-nothing-class = Nothing stands out. Children slipped now and then, as everybody does.
report-child = { $decisions ->
    [one] one move
   *[other] { $decisions } moves
}, { $hints ->
    [one] one hint
   *[other] { $hints } hints
}, { $matches ->
    [one] one match
   *[other] { $matches } matches
}
report-seconds = { $seconds ->
    [0] less than a second a move
    [one] about one second a move
   *[other] about { $seconds } seconds a move
}
report-more = Show { $number } more
report-how = Read from { $tables ->
    [one] one table
   *[other] { $tables } tables
}: refused moves, duties, sums and guesses.
report-left-out = { $number ->
    [one] One table is
   *[other] { $number } tables are
} not kept any more.
report-tried = Tried here: { $move }
report-place = A position to show
report-choosing = How well the class chooses
report-judging = The review is still at work: { $done } of { $total } tables. The figures will change.
report-judging-later = How well the class chooses is worked out when the lesson is over.
report-few-choices = { $number ->
    [0] No choice was seen yet: too few to say anything about how good they are.
    [one] One choice is too few to say how good the choices are.
   *[other] { $number } choices are too few to say how good they are.
}
report-choices-figures = Good moves: { $good } of { $choices }. A move is good if it costs less than 5% of the chance to win. Accuracy: { $accuracy } of 100.
report-choices-lesson = { $lesson }: { $good } of { $choices } good ({ $percent }%)
report-costly = { $count ->
    [one] Costly move
   *[other] Costly moves
}
report-hinted = { $count ->
    [one] Hint
   *[other] Hints
}
report-pondered = { $count ->
    [one] Long thought
   *[other] Long thoughts
}
report-by-lesson = Lesson by lesson
report-child-lesson = { $lesson }: { $decisions ->
    [one] one move
   *[other] { $decisions } moves
}, { $missed } missed, { $hints ->
    [one] one hint
   *[other] { $hints } hints
}{ $seconds ->
    [-1] { "" }
    [0] , less than a second a move
    [one] , about one second a move
   *[other] , about { $seconds } seconds a move
}
report-class-figures = The whole class: { $hints ->
    [one] one hint
   *[other] { $hints } hints
}, { $seconds ->
    [0] less than a second a move
    [one] about one second a move
   *[other] about { $seconds } seconds a move
}.
report-played = Played here: { $move }
report-better = The review would have played: { $move }
report-asked = What the class was asked
report-answered = { $number ->
    [one] One child answered.
   *[other] { $number } children answered.
}
report-review = What the review says
report-asked-show = Show the position
report-home-pages = Pages to take home
report-home-page = Page to take home
report-home-page-of = Page to take home for { $name }

# Cups and the same cards
results = Homework, cups, results
cup = Cup
cup-new = A new cup in { $game }
cup-of = Cup in { $game }
cup-choose-game = Choose a game on the page of the class first.
cup-method = Who meets whom?
cup-swiss = Swiss
cup-swiss-text = Children with the same points meet. Nobody is knocked out. Nobody meets twice if it can be helped.
cup-round-robin = Everybody meets everybody
cup-round-robin-text = It takes more rounds, over several lessons.
cup-ladder = Ladder
cup-ladder-text = Neighbours on the ladder meet. Whoever wins from below moves up.
cup-title = Name of the cup
cup-rounds = Rounds
cup-rounds-usual = the usual
cup-begin = Begin the cup
cup-draw = Draw round { $number } and deal
cup-end = End the cup
cup-at = { $round ->
    [0] No round has been drawn yet. { $said ->
        [one] There will be one.
       *[other] There will be { $said }.
    }
   *[other] Round { $round } of { $said } has been drawn.
}
cup-is-over = The cup is over.
cup-place = Place
cup-child = Name
cup-points = Points
cup-opposition = Opponents
cup-played = Played
cup-round = Round { $number }
cup-won = { $name } won
cup-equal = a draw
cup-free = { $name } has no opponent in this round. That counts as a win.
deal-title = The same cards in { $game }
deal-over = { $tables ->
    [one] { $over ->
        [0] The table has not finished yet.
       *[other] The table has finished.
    }
   *[other] { $over } of { $tables } tables have finished.
}
deal-low = Fewer points are better.
deal-high = More points are better.
deal-seat = Seat { $number }

# Homework
puzzle-own = from your class

workshop = Workshop
workshop-line = Make your own cards
workshop-title = Workshop
workshop-lead = Make your own cards. See what they do, then play with them or print them.
workshop-of = Make your own { $game } cards
workshop-what-next = What to do with these cards
workshop-try = Try them out
workshop-trying = Bots are playing…
workshop-play = Play with them
workshop-print = Print them
workshop-results = What happened when bots played
workshop-stale = You changed your cards. Try them out again.
workshop-share = { $count } of { $total }
workshop-moves = About { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} per game
print-workshop = Make your own cards
