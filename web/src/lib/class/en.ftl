# What only the pages of a class say. Its animals are in src/playmat/classroom.

# The overview
class-pictures = Pictures of the tables
class-look-at = Look at
class-is-on-wall = on the wall
class-hand-of = has raised a hand
class-rests = a bot plays
class-need-hand = asks for you
class-drop-on-child = That table is full. Drop the child on another child: the two change places.
class-at-table = At this table
class-close = Close

# One child
class-lower-hand = Lower the hand
class-give-hint = Send a hint
class-allow-hint = Let them look at a hint
class-hint-sent = The hint is on the child's screen.
class-sit-beside = Sit beside
class-you-look = You see what { $name } sees, and { $name }'s screen says so.
class-look-away = Look away
class-bot-in = Let a bot play
class-seat-back = Give the seat back
class-move-to = Move to …
class-move = Move
class-swap-with = Change places with { $name }, table { $number }
class-more-of = Code, name and friends of { $name }
class-new-name = Another name
class-rename = Rename
class-remove-sure = Yes, take out of the class
class-guessing = Someone is guessing personal codes
class-guessing-text = { $wrong } wrong codes from { $addresses ->
    [one] one address
   *[other] { $addresses } addresses
} in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
class-guessing-harmless = Your students' codes still work.
class-guessing-blocks = No codes are checked for devices on those networks right now, not even the right ones.
class-guessing-lift = Lift the limit
class-recent = Remove recent joins
class-recent-title = Remove everyone who joined in the last minute?
class-recent-text = { $count ->
    [one] This student will be removed. Everyone who was here before stays.
   *[other] These { $count } students will be removed. Everyone who was here before stays.
}
class-recent-none = No one joined in the last minute.
class-recent-sure = { $count ->
    [one] Remove 1 student
   *[other] Remove { $count } students
}
class-more-time = One minute more
class-to-wall = Show on the wall
class-off-wall = Take off the wall
class-wall-with-names = with names
class-names-here = Real names are kept on this device only. Everyone else sees the animals.

# The wall
class-race = How far the class is
class-games-over = { $number ->
    [one] game played
   *[other] games played
}
class-tables-ready = { $number ->
    [one] one table is done
   *[other] { $number } tables are done
}
class-ready = done!

# Making a class
class-hide-names = Keep real names on this device only
class-hide-names-text = Everyone else sees only animals. You alone see who is who, on this device. Print the list or write it down: if it is lost, nobody can bring it back.
class-hide-today = Children do not type names: they are animals

# Planning a lesson
class-lessons = Lessons
class-lesson-name = Name of the lesson
class-preset = How to play it
class-minutes = Minutes
class-minutes-none = As long as it takes
class-level = Bots
class-hints-on = Hints, previews and taking back
class-shows-hands = I may look at a child's cards. The child's screen says so.
class-odd = Who is left over
class-odd-bot = plays with a bot
class-odd-share = shares a device with somebody
class-clock = Clock
class-edit = Change
class-edit-plan = Change the lesson { $name }
class-what-plan = { $game }, { $words }

# Paper
class-paper = On paper
class-paper-cards = Cards for the children
class-paper-poster = Poster for the door
class-paper-link = Your own link
class-paper-text = PDF, to print at 100 %. Each card has the child's code and a picture to scan, which opens the child's place.
class-paper-failed = The PDF could not be made. Try again.
class-paper-size = Paper

# For children
class-you-are = You are the
class-choose-animal = Which animal are you?
class-partner = You play with { $name } on one device.

# Homework
homework = Homework
homework-yours = Your homework
homework-ticket = Exit ticket
homework-now = To do now
homework-until = Until { $date }
homework-done = All done!
homework-begin = Begin
homework-go-on = Go on
homework-new = New homework
homework-count = How many puzzles?
homework-day = Until the end of
homework-title = Name of the homework
homework-how = Children open it at home with their own code and this one: { $code }. There is no clock.
homework-give = Give homework
homework-give-ticket = Exit ticket now
homework-ticket-text = Three easy puzzles. Children see it once the lesson has ended.
homework-how-many = { $done } of { $all } { $done ->
    [one] has
   *[other] have
} done all of it, { $began ->
    [one] one has begun
   *[other] { $began } have begun
}.
homework-hardest = Hardest was puzzle { $number }: of { $tried } children who tried it, { $solved ->
    [0] nobody solved it
    [one] one solved it
   *[other] { $solved } solved it
}.
homework-is-over = Time is up.
homework-is-ticket = It is open for half a day.
homework-is-open = Open until { $date }.
homework-solved = Solved
homework-at-once = First try
homework-tries = Tries
homework-by-class = Solved by / tried by
homework-legend = ✓ right first time · ✓ 3 right at the third try · ✗ 2 tried twice, not solved · (✓) right after the answer was shown · – not tried
homework-not-tried = not tried
homework-not-solved = { $tries ->
    [one] tried once, not solved
   *[other] tried { $tries } times, not solved
}
homework-after-answer = solved after the answer was shown
homework-solved-in = { $tries ->
    [one] solved at the first try
   *[other] solved with { $tries } tries
}
homework-drop = Take this homework back
homework-drop-sure = Yes, take it back, with all results
homework-what = What kind of homework?
homework-what-puzzles = Puzzles
homework-what-own = Puzzles from your own games
homework-what-matches = Matches against bots
homework-matches = How many matches?
homework-bots = Bots
homework-seats = Who plays
homework-seats-of = { $bots ->
    [0] alone
    [one] the child and one bot
   *[other] the child and { $bots } bots
}
homework-alike = The same deals for all children
homework-looking = Looking through the games of the class …
homework-ticket-own-text = Three puzzles from the games of this lesson. Where there are too few, others are added. Children see it once the lesson has ended.
homework-own = { $own ->
    [one] One of the { $all } puzzles is from games of this class.
   *[other] { $own } of the { $all } puzzles are from games of this class.
}
homework-own-all = { $all ->
    [one] The puzzle is from a game of this class.
   *[other] All { $all } puzzles are from games of this class.
}
homework-own-none = No puzzle was found in the games of this class, so these come from other games.
homework-own-yours = From games of your class
homework-played-count = { $played } of { $all } played
homework-match = Match { $number }
homework-match-of = Match { $number } of { $all }
homework-match-play = Play match { $number }
homework-match-go-on = Go on with match { $number }
homework-match-won = won, { $score }
homework-match-lost = not won, { $score }
homework-match-on = being played
homework-match-none = not played
homework-match-late = It was too late to count.
homework-won = Won
homework-beside = Compared with the others
homework-hints = Hints
homework-refused = Moves not allowed
homework-match-legend = The child's points : those of the best bot. ✓ won · … being played · crossed out: too late.
homework-beside-legend = Compared with the others: how many of the other children's results with the same cards it beat. An equal result counts half.
homework-back = Back to my homework
deal-together = The deal, table by table
deal-look-together = Look at the deal together
deal-tables = { $count ->
    [one] Table { $numbers }
   *[other] Tables { $numbers }
}
deal-board-over = The match is over.
deal-outcome = The results
deal-percent = Beside the points: how many of the other results from the same seat they beat. An equal result counts half.
deal-beaten = { $beaten } of { $of }
deal-par = The best possible
deal-par-text = The best anyone can do with these cards. The solver found it.
deal-bots = Strong bots
deal-bots-text = { $matches ->
    [one] What strong bots scored from the same seats in one match. Even better may be possible.
   *[other] What strong bots scored from the same seats, on average over { $matches } matches. Even better may be possible.
}
deal-par-thinks = Strong bots are looking at the deal …
deal-fork-before = Previous fork
deal-fork-after = Next fork
deal-no-fork = All tables played the same moves.
deal-which = Which tables? Six at most.
deal-on-wall = Show on the wall
deal-off-wall = Take off the wall

# Several children on one device
class-device-too = Somebody else plays on this device too
class-who-else = Who else plays here?
class-not-now = Not now
class-one-done = { $name } is done
class-all-done = All of us are done on this device
class-poll-next = Pass the device on

# Looking at the tables before they are dealt
class-preview = Look at the tables first
class-preview-title = Who plays with whom
class-preview-text = Nobody else sees this yet. Drag a child, or press a name and then a table.
class-preview-again = Try other tables
class-preview-deal = Deal these tables
class-preview-back = Close without dealing
class-preview-left = Not seated
class-preview-new = One more table
class-preview-bots = { $bots ->
    [one] and a bot
   *[other] and { $bots } bots
}
class-preview-along = plays along with { $name }
class-preview-full = That table is full. Drop the child on another child: the two change places.
class-preview-to = Where does { $name } sit?
class-preview-swap = in the place of { $name }
class-sharers = Children who share a device
class-sharers-together = sit at the same table
class-sharers-any = sit anywhere
class-shares-with = on one device with { $names }
class-on-one-device = Shared device { $number }

# A cup
cup-winners = { $count ->
    [one] { $names } has won it.
   *[other] { $names } have won it together.
}
cup-who-plays = Everybody who is here when a round is drawn takes part. Whoever comes later joins in the next round.
cup-standing = How the cup stands
cup-byes = No opponent
cup-legend = A win is one point, and so is a round without an opponent. If points are equal, the harder way counts: “Opponents” adds up the points of the children one has played.
cup-legend-ladder = The ladder counts, from the top down; the points only tell how many tables were won. “Opponents” adds up the points of the children one has played.
cup-waits = { $tables ->
    [0] It is still being played.
    [one] One table has no result yet. The next round can be drawn when it has one.
   *[other] { $tables } tables have no result yet. The next round can be drawn when all have one.
}
cup-result = Result of { $names }
cup-open = no result yet
cup-as-played = as played
