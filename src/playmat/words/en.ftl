# What every game shares. Facts called $seat are names of people; $you says whether the reader is meant.

language-name = English
seat-name = Seat { $number }
you-name = You
anybody-name = another player
joined = { $first } and { $last }

# What is asked of a seat
asks-move = It is your turn.
asks-nothing-over = The match is over.
asks-newcomer = { $name } would like to play and asks for seat { $number }. A bot plays there now.
asks-table-move = { $alone ->
    [yes] { $question } You are alone among bots: are you sure?
   *[no] { $you ->
        [yes] You ask the table: { $question }
       *[no] { $seat } asks: { $question }
    }
}
asks-take-back = { $you ->
    [yes] You have asked to take your last move back.
   *[no] { $seat } asks to take the last move back.
}{ $number ->
    [one] {""}
   *[other] {" "}With it { $number } moves go.
}
asks-nothing-wait = { $count ->
    [one] It is { $seats }'s turn.
   *[other] Waiting for { $seats }.
}

# What the table itself does
table-abandon = The match was given up.
table-time = Time is up.

# Results
result-winner = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the win.
    }
}
result-nobody = Nobody wins.
result-total = { $seat }: { $total }
match-option-games = how many games are played
match-option-target = play on until somebody has so many points
preset-default = The usual game
agreed-games = { $number ->
    [one] One game is played.
   *[other] { $number } games are played in a row.
}
agreed-target = { $number ->
    [one] You play on until somebody has 1 point.
   *[other] You play on until somebody has { $number } points.
}
agreed-target-null = You do not play for a number of points.
agreed-besides = { $preset }. Agreed besides:
agreed-plain = { $preset }.

# Who made a game
credit-designer = Designed by { $name }.
credit-publisher = Published by { $name }.
credit-series = In the series “{ $name }”.
credit-source = We learned it from { $name }.
credit-year = It is from { $name }.
credit-buy = If it is still sold, please buy it from { $name }.

# Skills
skill-number-sense = a feeling for numbers
skill-number-order = the order of numbers
skill-distance = how far apart numbers are
skill-planning = planning ahead
skill-addition = adding up

# Refusals: playing
refused-match-over = The match is over: no more moves can be made.
refused-no-such-seat = There is no seat { $number } at this table; it has { $seats_given } seats, counted from 0.
refused-not-your-turn = { $count ->
    [one] It is not your turn: { $seats } plays now.
   *[other] It is not your turn: { $seats } play now.
}
refused-not-a-move = “{ $text }” is not a move of this game.
refused-not-a-table-move = Only a player can make that move, not the table.

# Refusals: setting up
refused-unknown-game = { $has_near ->
    [no] There is no game called “{ $name }”. The games are: { $names }.
   *[other] There is no game called “{ $name }”. Did you mean { $near }? The games are: { $names }.
}
refused-unknown-option = { $has_near ->
    [no] There is no option called “{ $name }”. The options are: { $names }.
   *[other] There is no option called “{ $name }”. Did you mean { $near }? The options are: { $names }.
}
refused-option-not-a-choice = The option “{ $option }” cannot be { $value }. It can be: { $values }.
refused-option-of-later-rules = The option “{ $option }” is only in rules number { $rules } and later. With older rules, { $empty ->
    [yes] leave it empty.
   *[no] it must be { $value }.
}
refused-option-out-of-range = { $none ->
    [yes] The option “{ $option }” cannot be { $value }. It must be a whole number from { $low } to { $high }, or none.
   *[no] The option “{ $option }” cannot be { $value }. It must be a whole number from { $low } to { $high }.
}
refused-wrong-seats = { $exact ->
    [yes] This game is for { $high } players, not { $seats_given }.
   *[no] This game is for { $low } to { $high } players, not { $seats_given }.
}
refused-wrong-first = Seat { $number } cannot begin: the seats are counted from 0 to { $high }.
refused-preset-seats = { $number ->
    [one] The preset “{ $name }” is for one player, but you are { $seats_given }.
   *[other] The preset “{ $name }” is for { $number } players, but you are { $seats_given }.
}
refused-unknown-preset = { $has_near ->
    [no] There is no preset called “{ $name }”. The presets are: { $names }.
   *[other] There is no preset called “{ $name }”. Did you mean { $near }? The presets are: { $names }.
}
refused-bad-argument = “{ $name }” can't be of the type { $found }. Give it as { $wanted }.
refused-bad-view = This view isn't whole, so no move can be chosen. Pass a view just as Match.view returns it.
refused-unknown-language = There is no language called “{ $language }”. The languages are: { $names }.
refused-unknown-bot = { $has_near ->
    [no] There is no bot called “{ $name }”. The bots are: { $names }.
   *[other] There is no bot called “{ $name }”. Did you mean { $near }? The bots are: { $names }.
}
refused-unknown-colour = There is no colour called “{ $colour }” here. The colours are: { $names }.
refused-colour-taken = Two players cannot both be { $colour }.
refused-bad-seed = “{ $seed }” is not a seed: a seed is 32 digits from 0 to 9 and a to f.

# Refusals: records
refused-bad-json = This is not readable JSON (column { $column }).
refused-unknown-format = This is not a Playmat record of format { $format }.
refused-unknown-rules = There is no rules number { $rules } of { $game } here. The newest one is { $known }.
refused-bad-field = The field “{ $field }” is missing or wrong: it must be { $expected }.
refused-time-goes-back = The time of this move is before the time of the move before it.
refused-chance-missing = The record tells no chance outcome number { $outcome }, but one is needed here.
refused-chance-no-permutation = Chance outcome number { $outcome } does not hold exactly the cards that were shuffled.
refused-chance-out-of-range = Chance outcome number { $outcome } is not a number that could be drawn here.
refused-chance-not-from-seed = Chance outcome number { $outcome } does not follow from the seed.
refused-chance-left-over = { $count ->
    [one] The record tells one chance outcome more than there was.
   *[other] The record tells { $count } chance outcomes more than there were.
}
refused-result-too-early = The record gives a result, but the match is not over.
refused-result-missing = The match is over, but the record gives no result.
refused-wrong-result = The record gives another result than the moves do: the scores are { $scores }.
expected-object = an object
expected-text = a text
expected-number = a whole number
expected-numbers = a list of whole numbers
expected-list = a list
expected-texts = a list of texts
expected-value = null, true, false, a whole number or a text
expected-seat = an object with a name
expected-change = a pair: first move, and a level or null
expected-level = a text or null
expected-time = a number of milliseconds
expected-move = a list: seat, text and perhaps a time

# The command line
person-you = You
cover = Pass the screen to { $seat }. Press Enter when only { $seat } can see it.
who-is-first = Who knows it first? Type a name or the number of the seat ({ $seats }).
how-to-move = Type a move like “{ $example }”.
players = Players: { $players }
player = { $bot ->
    [none] { $seat }
   *[other] { $seat } (bot, { $bot })
}
typed-hello = Type a move, “{ $help }” for help, or “{ $quit }” to end the game.
typed-moves = moves, list
typed-board = board, show
typed-hint = hint
typed-why = why
typed-undo = undo
typed-rules = rules, rule
typed-help = help, ?
typed-quit = quit, exit
meaning-moves = list your moves; you can also type the number of a move
meaning-board = show the table again
meaning-hint = the best moves, and why
meaning-why = explain the last “no”, the hint or your last move
meaning-undo = take back your last move, and what came after it
meaning-rules = the rules; “rules 7” reads only rule 7
meaning-help = this page
meaning-quit = end the game; nobody wins
help-moves = How to write moves and read the table:
help-commands = You can also type:
list-is-long = You have { $number } moves. Type { $moves } for the list.
no-list = There's no list for this. Type your own answer.
undone = { $number ->
    [one] Your last move is undone.
   *[other] { $number } moves are undone, back to your last one.
}
no-rules = This game has no rules page.
no-such-rule = There is no rule { $name }. The first one is { $first }. Type rules for all of them.
ruling-mark = { $mark } marks a rule of ours: the original doesn't say.
why-nothing = There is nothing to explain yet. Make a move or ask for a hint.
why-forced = { $move } was the only move.
why-best = { $move } was a good move. We found nothing better.
why-lost-win = { $move } gives away { $loss } of 100 games. Better: { $best }.
why-lost-points = { $move } gives away { $loss } points. Better: { $best }.
time-left = Time left: { $time }
time-played = Time: { $time }
next-game = Game { $number } begins.
seed-shown = The seed of this match was { $seed }: anyone can check the deal.
records-checked = { $bad ->
    [0] { $records ->
        [one] One record, all good.
       *[other] { $records } records, all good.
    }
   *[other] { $records } records: { $good } good, { $bad } bad.
}
refused-unreadable-file = The file { $file } cannot be read: { $reason }.
refused-unwritable-file = The file { $file } cannot be written: { $reason }.
refused-unwritable-output = The output can't be written: { $reason }. Make room, or send it somewhere else.
refused-unusable-file = { $file } can't be used: { $reason }. Check the name and who may use the file.
refused-damaged-gzip = { $file } is compressed with gzip and damaged. Get the file again.
refused-not-text = { $file } isn't a text file with records. If it's compressed, unpack it first (gzip files can stay as they are).
refused-no-records = { $file } is empty: there is no record to check. Choose a file with records.
refused-would-replace = { $file } already exists. Choose another name, or add --force to replace it.
replace-question = { $file } already exists. Replace it? [y/N]
# Answers that mean yes, separated by commas.
replace-yes = y, yes
refused-record-kept-elsewhere = The match couldn't be added to { $file }: { $reason }. Its record was saved to { $kept } instead.
refused-record-not-kept = The match couldn't be added to { $file }: { $reason }. Copy its record from the line above this one.
refused-interrupted = { $total ->
    [0] Stopped.
   *[other] Stopped after { $done } of { $total }.
}{ $fate ->
    [thrown-away] {" "}The results so far were thrown away.
    [not-written] {" "}The results so far were thrown away, and { $file } was not written.
    [unchanged] {" "}The results so far were thrown away. { $file } is unchanged.
    [written] {" "}{ $file } is complete.
    [match-kept] {" "}The match so far was added to { $file }.
    [match-lost] {" "}The match was not recorded. To keep one, add --record FILE.
   *[nothing] {""}
}
refused-usage = { $kind ->
    [command] { $has_near ->
        [yes] There is no command “{ $value }”. Did you mean { $near }?
       *[no] There is no command “{ $value }”. The commands are: { $names }.
    }
    [option] { $has_near ->
        [yes] There is no option { $value }. Did you mean { $near }?
       *[no] There is no option { $value }.
    }
    [missing] { $option } is missing.
    [no-value] { $option } needs a value.
    [value] { $wanted ->
        [whole-number] { $option } can't be “{ $value }”: it must be a whole number.
        [number] { $option } can't be “{ $value }”: it must be a number.
        [yes-or-no] { $option } can't be “{ $value }”: it must be yes or no.
       *[other] { $option } can't be “{ $value }”.
    }
    [twice] { $option } can be given only once.
    [extra] This command doesn't take “{ $value }”.
    [combined] Options of one letter can't be joined. Write each with its own -.
   *[other] These options don't go together.
} Try: { $help }
refused-options-not-json = “{ $text }” is not a JSON object of options, like {"{"}"games": 3{"}"}.
refused-wrong-names = There are { $names_given } names for { $seats_given } seats. Give one name per seat, or none at all.
refused-wrong-move-count = { $number } is not a number of moves. Use 0 or more, or leave it out to replay them all.
refused-no-input = There is no terminal and no move to read. Send moves on standard input, one per line, or let bots play with --humans 0.
refused-input-ended = { $fate ->
    [match-kept] The input ended before the game was over. The game so far was added to { $file }.
   *[other] The input ended before the game was over. It wasn't recorded. To keep such a game, add --record FILE.
}
refused-too-many-people = { $people } people cannot sit in { $seats_given } seats.
refused-no-such-line = There is no record on line { $line }.
refused-unfinished-record = The match on line { $line } was never finished: only a finished one can be reviewed.
refused-nothing-to-advise = Nothing is asked of this seat now: there is nothing to give a hint for.

# The table (server): names, status, events
somebody = Somebody
waits-asked = { $count ->
    [one] You asked to sit down. { $seats } is asked.
   *[other] You asked to sit down. { $seats } are asked.
}
waits-soon = You would like to sit down. The others are asked in a moment.
waits-later = Not everybody at the table has agreed. You sit down as soon as the match is over.
waits-race = Everybody here plays with the same cards, so nobody new comes in. You sit down as soon as the race is over.
waits-gone = You do not wait for a seat any more.
waits-seated = You sit at the table.
# What the table calls people and itself: nobody may be called so, nor so with a number. Separated by commas.
own-words = bot, bots, seat, host, the host, you, somebody, someone, nobody, everybody, the table, playmat
bot-name = Bot { $number }
status-seats-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
status-host-starts = Everybody is here: the host can start.
status-between = { $count ->
    [0] The next game begins.
    [one] { $you ->
        [yes] The others wait for you to go on.
       *[no] Waiting for { $seats } to go on.
    }
   *[other] Waiting for { $seats } to go on.
}
status-paused = The game is paused.
event-sat = { $you ->
    [yes] You sit down.
   *[no] { $seat } sits down.
}
event-sat-newcomer = { $name } sits down on seat { $number }, where a bot has played.
event-left-newcomer = { $name } leaves seat { $number } again: a bot plays on.
event-handed = { $you ->
    [yes] You go on playing on another device.
   *[no] { $seat } goes on playing on another device.
}
event-handed-by-host = { $you ->
    [yes] The host has opened your seat on another device.
   *[no] The host has opened the seat of { $seat } on another device.
}
event-left = The player of seat { $number } has left.
event-removed = The host has freed seat { $number }.
event-set-bot = A bot plays seat { $number }.
event-set-open = Seat { $number } is open.
event-host = { $you ->
    [yes] You are the host now.
   *[no] { $seat } is the host now.
}
event-dealt = The match begins.
event-rematch = A new match begins.
event-series-fresh = A fresh series begins: the running score is at zero.
event-series-anew = Somebody new plays, so the running score begins anew.
series-after = { $matches ->
    [one] Running score after one match:
   *[other] Running score after { $matches } matches:
}
series-row = { $seat }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
series-row-gone = The player who has left seat { $number }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-next-game = Game { $number } begins.
event-took-back = { $you ->
    [yes] You take your last move back.
   *[no] { $seat } takes the last move back.
}
event-asked-newcomer = { $name } asks to sit down on seat { $number }.
event-declined-newcomer = { $you ->
    [yes] You would rather not: { $name } can sit down when the match is over.
   *[no] { $seat } would rather not: { $name } can sit down when the match is over.
}
event-withdrew-newcomer = { $name } does not ask any more.
event-lapsed-newcomer = Not everybody has answered: { $name } can sit down when the match is over.
event-asked-table-move = { $you ->
    [yes] You ask the table.
   *[no] { $seat } asks the table.
}
event-declined-table-move = { $you ->
    [yes] You do not agree: nothing changes.
   *[no] { $seat } does not agree: nothing changes.
}
event-withdrew-table-move = { $you ->
    [yes] You do not ask any more.
   *[no] { $seat } does not ask any more.
}
event-lapsed-table-move = Not everybody has answered: nothing changes.
event-asked-take-back = { $you ->
    [yes] You ask to take your last move back.
   *[no] { $seat } asks to take the last move back.
}
event-agreed = { $you ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
event-declined-take-back = { $you ->
    [yes] You would rather not: the move stays.
   *[no] { $seat } would rather not: the move stays.
}
event-withdrew-take-back = { $you ->
    [yes] You let the move stay after all.
   *[no] { $seat } lets the move stay after all.
}
event-lapsed-take-back = Not everybody has answered: the move stays.
event-ready = { $you ->
    [yes] You are ready.
   *[no] { $seat } is ready.
}
event-time-given = Everybody has { $seconds } seconds more.
event-paused = The game is paused.
event-goes-on = The game goes on.
event-stand-in = { $you ->
    [yes] A bot plays for you for a while.
   *[no] A bot plays for { $seat } for a while.
}
event-away = { $you ->
    [yes] You are away: a bot plays on.
   *[no] { $seat } is away: a bot plays on.
}
event-back = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
event-spectators-on = People may watch now.
event-spectators-off = Nobody may watch any more.
event-locked = The table is locked: nobody new can sit down.
event-unlocked = The table is open: people with the code can sit down.
event-helps = The host has changed the help at this table.
event-agreed-set = The host has changed what is agreed here.
event-time-out = { $you ->
    [yes] Your time is up.
   *[no] The time of { $seat } is up.
}
emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-wow = Wow!
emote-oops = Oops!
emote-thinking = Let me think …
emote-hurry = Your turn, please!
emote-good-luck = Good luck!
goodbye-stopping = The server is being restarted. One moment, please.
goodbye-seat-lost = Your seat is on another device now, or a bot plays there. You can ask to come back, or tell the host.
goodbye-spectators-off = The host lets nobody watch this table any more.
goodbye-too-many-lines = This seat is open in too many windows. This one was closed. Load the page again to go on here.
goodbye-table-gone = This table does not exist any more.
goodbye-class-gone = This class no longer exists.
goodbye-game-fault = Something went wrong in this game, so the table can't be shown. Please start a new game.
goodbye-server-fault = Something went wrong on the server. One moment, please.
goodbye-too-slow = The line is too slow. Trying again.

# The table (server): refusals
refused-bad-message = This message cannot be read: { $detail }
refused-too-large = This is too much at once: at most { $number } bytes.
refused-too-slow = The request came in too slowly. Try again.
refused-wrong-method = This address does not take { $method }, only { $methods }.
refused-not-found = There is nothing at this address.
refused-unknown-table = There is no table with the code { $code }. Look at the code again.
refused-too-many-codes = Too many wrong codes came from your network, so codes of tables elsewhere are not looked up for now. Look at the code again, open the link of the table or scan its picture, or wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-unknown-token = You have no seat at this table. Join it first.
refused-wrong-origin = This request comes from another web page and is not accepted.
refused-unknown-host = This server does not answer to the name { $host }. If that is its name, start it with --allow-host (or with --public for the address people use).
serving-network = Playmat on this network: { $address }
refused-bad-address = “{ $address }” is not the address of a website: write it like https://play.example.org.
refused-bad-host-name = “{ $host }” is not the name of a computer: write it like play.example.org.
refused-server-fault = Something went wrong in the server. It was noted there. Try again.
refused-not-host = Only the host of the table can do that.
refused-no-seat = Only somebody who sits at the table can do that.
refused-table-full = All seats are taken.
refused-table-locked = The host has locked this table: nobody new can sit down now. Ask the host to let you in.
refused-waits-for-seat = You wait for a seat at this table. What is played there you see when you sit.
refused-bots-seat = A bot plays seat { $number } in this match. Somebody new asks to sit down with the code of the table.
refused-seat-in-use = { $seat } is at the table, and alone can take the seat to another device: by the own menu.
refused-seat-taken = Somebody sits on seat { $number }.
refused-nickname-length = A nickname has at most { $high } letters.
refused-nickname-letters = A nickname is made of letters, numbers and spaces.
refused-nickname-mixed = A nickname is written in one alphabet.
refused-nickname-own-word = That is a word the table itself uses. Please choose another nickname.
refused-nickname-unfit = Please choose another nickname.
refused-nickname-taken = Somebody here is called { $name } already.
refused-two-me = You can take only one seat.
refused-race-on-one-device = In this game all play at the same time, so each needs a device. On one device, play it alone.
refused-mates-without-seats = There are { $names } names for { $number } seats at this device. Sit there yourself, and give each a seat.
refused-seats-open = Seats still open: { $numbers }. Wait for somebody, or fill the table with bots.
refused-already-started = The match has begun already.
refused-not-started = The match has not begun yet.
refused-table-paused = The game is paused. The host can let it go on.
refused-question-on-hold = The game is paused. You can answer when it goes on.
refused-already-paused = The game is paused already.
refused-not-paused = The game is not paused.
refused-between-games = The next game begins when everybody is ready.
refused-not-between = There is no next game to get ready for now.
refused-match-running = The match is still being played.
refused-help-off = { $help ->
    [hints] There are no hints at this table.
    [preview] There are no previews at this table.
    [take_back] Moves cannot be taken back at this table.
   *[other] This help is switched off at this table.
}
refused-nothing-to-take-back = There is no move that you could take back now.
refused-question-open = The table is asked something like this already. First it is answered.
refused-no-such-question = This is not asked any more, or you have answered already.
refused-take-back-asked = { $you ->
    [yes] You have asked already. First the others answer.
   *[no] { $seat } has asked already. First the others answer.
}
refused-no-take-back-asked = Nobody asks you to take a move back just now.
refused-take-back-shown = This move has shown something that was hidden, like a new card. Nobody can forget it again, so the move stays.
refused-no-hint = There is no hint for you now.
refused-spectators-off = Nobody may watch at this table.
refused-too-many = There is no room for more: at most { $number }.
refused-seat-not-human = Nobody sits on seat { $number }.
refused-link-spent = This link was used already or is too old. Ask for a new one.
refused-record-not-yet = The record is ready when the match is over.
refused-too-fast = { $seconds ->
    [one] That was too fast. Wait a second.
   *[other] That was too fast. Wait { $seconds } seconds.
}
refused-table-full-log = This table has seen { $number } things happen; open a new one.
refused-stopping = The server is being restarted. Try again in a moment.
refused-store-failed = This could not be stored, so it did not happen. Try again in a moment.
refused-table-damaged = What is stored of this table is not what was written (from entry { $entry } on), so it cannot be played on. Whoever runs the server can look at it with “playmat store check”.
refused-table-of-other-rules = This table was begun by rules number { $rules } of { $game }, which this Playmat does not know. It is kept: a version that knows them can go on with it.
refused-bad-database = { $file } is not a database of Playmat.
refused-newer-database = { $file } was written by a newer Playmat (version { $version } of the database; this program knows { $known }). Use the newer program.
refused-unsafe-database = The database { $file } cannot be kept safe here: the setting { $setting } is not taken. Put it on a disk of this computer.
refused-database-in-use = Another Playmat server is working with { $file } at this moment, and one file is for one server. Stop the other one first, or choose another file with --data.
refused-folder-unwritable = The folder that { $file } is in cannot be written to, and the database needs to keep files there. Change the rights of the folder, or choose another file with --data.
refused-database-emptied = The file { $file } is empty or missing, but Playmat has stored tables in it. Restore your newest backup, or start over with an empty file: playmat store accept-loss.
refused-database-behind = The file { $file } is missing changes that were saved in it, or it is an older copy. Restore your newest backup if this is not it. To go on with what is there: playmat store accept-loss.
refused-database-swapped = The file { $file } is not the one that was here before: its mark belongs to another file. Put the right file back, or go on with this one: playmat store accept-loss.
refused-mark-unreadable = The file { $mark } next to { $file } can't be read, so Playmat can't tell whether something is missing. Check your disk, then go on with: playmat store accept-loss.
refused-codes-key-missing = The file { $key } isn't next to { $file }. Without it, the codes of your classes can't be read. Put it back, or restore it from where you keep a copy.
refused-codes-key-wrong = The file { $key } doesn't belong to { $file }: the codes of its classes were encrypted with another key. Put the right one back.
refused-codes-key-unreadable = The file { $key } next to { $file } isn't a key. Restore it from where you keep a copy.
refused-codes-key-unset = With --store, set PLAYMAT_CODES_KEY to a key for the codes of classes, the same for all nodes. To make one: openssl rand -hex 32
refused-codes-key-invalid = PLAYMAT_CODES_KEY isn't a key: it takes 64 hexadecimal digits. To make one: openssl rand -hex 32
refused-codes-key-not-this = PLAYMAT_CODES_KEY isn't the key of this database: the codes of its classes were encrypted with another one. Use that one.
store-keep-key = Also keep a copy of { $key }, in another place: without it, nobody can read the codes of classes in a backup.
store-codes-locked = { $count ->
    [one] The codes of one class can't be read: its key isn't here.
   *[other] The codes of { $count } classes can't be read: their key isn't here.
} For a file, put the key back next to it. For a database, set PLAYMAT_CODES_KEY.
refused-no-mark = This is for data files. A PostgreSQL database protects its own data: restore it with the tools of PostgreSQL.
refused-database-unusable = The database { $file } cannot be used: { $reason }.
refused-no-database = There is no database { $file }.
refused-file-exists = { $file } exists already: choose another name.
refused-unknown-store = Playmat keeps tables in a file or in PostgreSQL; { $scheme }:// is neither.
refused-store-no-address = --store takes the address of a database, as in postgresql://localhost/playmat. A file is given with --data.
refused-nodes-need-store = Several nodes need a PostgreSQL database that they share: give its address with --store. One file is for one server.
refused-no-postgres = PostgreSQL needs one package more. Install it with: pip install "playmat[postgres]"
refused-store-not-empty = { $file } is not empty. Copy into a store that has no tables and no puzzle tries.
store-copied = { $count ->
    [one] One table was copied.
   *[other] { $count } tables were copied.
}
store-backed-up = The database was copied to { $file }.
store-exported-unknown = { $count ->
    [one] One table is of rules that this version does not know. It was written as it is stored.
   *[other] { $count } tables are of rules that this version does not know. They were written as they are stored.
}
store-exported-damaged = { $count ->
    [one] One table is damaged. It was written as it is stored.
   *[other] { $count } tables are damaged. They were written as they are stored.
}
store-file-damaged = The file { $file } itself is damaged: { $detail }. Take the newest backup.
store-checked = { $bad ->
    [0] { $count ->
        [one] One table, and it is as it was written.
       *[other] { $count } tables, all as they were written.
    }
    [one] { $count } tables, one of which cannot be played on.
   *[other] { $count } tables, { $bad } of which cannot be played on.
}
store-loss-accepted = Accepted. Now run playmat store check, then start the server.
store-nothing-lost = Nothing is missing, so there is nothing to accept.
store-erased = { $count ->
    [0] Nothing was found to erase.
    [one] One entry was erased.
   *[other] { $count } entries were erased.
}
refused-erase-what = Say what to erase: --table CODE, --nickname NAME or --older-than DAYS, one of them.
refused-no-home = This account has no folder of its own to keep the tables in. Say with --data in which file they are to be kept.
refused-no-network = This computer is on no network that others could reach it by.
refused-bad-host = This computer cannot listen on { $host }, port { $port }. Try --host 127.0.0.1, or a port above 1023.
refused-port-taken = Port { $port } is in use already. Another one can be given with --port.

# Studies: simulate, bench, and which build is in use
build-fits = The native build is in use.
build-asked = Plain Python is in use, as PLAYMAT_NATIVE=0 asks for.
build-missing = Plain Python is in use: there is no native build for this Python.
build-stale = Plain Python is in use: the native build was made from other sources than these. “make native” makes it anew.
study-what = { $matches ->
    [one] One match
   *[other] { $matches } matches
} of { $title } (seed { $seed }), { $build ->
    [native] native build
   *[pure] plain Python
}, { $cores ->
    [one] one core
   *[other] { $cores } cores
}
study-speed = Speed: { $games } games a second, { $moves } moves a second
study-length = Length: { $mean } moves a match, from { $least } to { $most }
study-endings = Endings: { $shares }
study-options = Options: { $options }
study-random-options = Options: drawn anew for every match
study-seat = seat
study-bot = bot
study-matches = matches
study-score = score
study-win-share = win share
study-note = In brackets: where the true value lies with 95 % certainty. A win shared by several seats counts for each of them in equal parts; { $share } of the matches were shared.
study-written = The records are in { $file }.
study-playing = playing
bench-measuring = measuring
bench-game = game
bench-seats = seats
bench-build = build
bench-speed = moves a second
bench-ratio = × yardstick
bench-note = Random play with the usual options: dealing, listing legal moves, drawing one, playing it, counting every give and guess. The yardstick is random tic-tac-toe in plain Python: { $yardstick } moves a second here, now.
bench-before = { $game }, { $seats_given } seats, { $build }: { $now } × the yardstick, last time { $before } × ({ $change } %).
bench-slower = { $game }, { $seats_given } seats, { $build }: slower than last time by more than 20 %!
refused-bad-seats = “{ $text }” is not a number of seats: write 4, or 2-5.
refused-seats-reversed = { $low } to { $high } seats: the smaller number comes first.
refused-out-of-range = “{ $option }” must be a whole number from { $low } to { $high }.
refused-no-random-options = No options that go together were found for { $seats_given } seats.
refused-worker-died = A process that was playing matches has died; there may be too little memory.
refused-not-a-plain-file = { $file } is not a plain file: choose another name.
refused-bench-failed = The { $build } build cannot be measured: { $reason }
refused-bad-history = Line { $line } of { $file } is no speed that was written down by “playmat bench”.

# The print shop
printed = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}{ $cards ->
    [0] .
   *[other] {" "}with { $cards } cards.
}
refused-unknown-face = { $has_near ->
    [no] There is no card called “{ $name }”. The cards are: { $names }.
   *[other] There is no card called “{ $name }”. Did you mean { $near }? The cards are: { $names }.
}
refused-unknown-picture = { $has_near ->
    [no] There is no picture called “{ $name }”. The pictures are: { $names }.
   *[other] There is no picture called “{ $name }”. Did you mean { $near }? The pictures are: { $names }.
}
refused-nothing-to-print = { $game } has no { $thing } to print. It has: { $values }.
refused-pack-or-shop = Print a lesson pack or cards for a print shop, not both at once.
refused-shop-prints-cards = A print shop makes the cards only. Print { $thing } at home, without the shop.
refused-bad-deal-code = “{ $code }” is not a deal code: a deal code is 1 to { $longest } letters (A to Z) and digits, nothing else.

# Arena.
arena-what = { $title }, { $seats_given ->
    [one] one seat
   *[other] { $seats_given } seats
}, { $matches } matches (seed { $seed }), { $build ->
    [native] native build
   *[other] plain Python
}
arena-bot = bot
arena-among = among
arena-matches = matches
arena-win-share = win share
arena-score = score
arena-rating = rating
arena-note = In brackets: where the true value lies with 95 % certainty. A shared win counts in equal parts, so that { $fair } % is fair. Ratings are on a scale of their own: 25 is the middle.
arena-note-alone = In brackets: where the true value lies with 95 % certainty. Every bot played the same deals.
refused-arena-bots = An arena needs at least two bots, each named once.

# Records that are looked at again
refused-bad-record = This record goes wrong after move { $move }: { $why }
refused-bad-record-move = Move { $move } of this record, by { $seat }, is wrong: { $why }
refused-record-too-long = This record is too long to look at: at most { $number } moves.
refused-no-such-move = This record has { $high } moves, so there is nothing after move { $number }.
refused-no-such-viewer = “{ $text }” is nobody to look as: say open, spectator, or a seat from 0 to { $high }.
refused-unknown-replay = This record is not here any more. Bring it again.

# Solving: `playmat solve`
solve-what = { $deals ->
    [one] One deal of { $title } ({ $seed })
   *[other] { $deals } deals of { $title } (seed { $seed })
}, { $build ->
    [native] native build
   *[other] plain Python
}
solve-winnable = All cards can be put: { $share }
solve-impossible = It is proved that not all cards can be put: { $share }
solve-reshuffle = Not all cards can be put before the discard pile is shuffled: { $share }
solve-open = Still open at the limit: { $share }
solve-decided = Decided: { $share }
solve-nodes = Positions looked at: { $nodes } a deal, { $most } at most
solve-times = Time: { $mean } ms a deal, { $most } ms at most
solve-par-scores = Par, best score: { $shares } (proved: { $exact })
solve-par-draws = Par, fewest draws: { $shares } (proved: { $exact })
solve-par-one = Par: { $points } points, { $draws } draws{ $proved ->
    [yes] , and that is proved.
   *[no] ; nothing better was found, but it is not proved.
}
solve-note = In brackets: where the true value lies with 95 % certainty.
solve-line-round = { $round ->
    [1] Round 1, { $seats_given } players, everybody playing for points
   *[other] Round { $round } with open decoys, { $seats_given } players, everybody playing for points
}
solve-line-first = Best first moves: { $moves }
solve-line-duel = { $winner ->
    [first] The whole game with open decoys: whoever begins can always win.
    [second] The whole game with open decoys: whoever does not begin can always win.
   *[shared] The whole game with open decoys: neither can be kept from sharing the win.
}
solve-line-ties = { $ties ->
    [low] Among moves that bring a seat the same, it takes the lowest number.
    [harsh] Among moves that bring a seat the same, it takes what leaves the others the fewest points.
    [kind] Among moves that bring a seat the same, it takes what leaves the others the most points.
   *[average] Among moves that bring a seat the same, it takes any, each as likely as the others.
}
refused-no-solver = There is no solver for “{ $name }”. There is one for: { $names }.
refused-solve-alone = { $seats_given } players cannot be solved: this game is solved for one player.
refused-solve-one-game = A match of several games cannot be solved: give one game, without a target.
refused-no-par = There is no par for this game.
refused-unknown-tie-rule = “{ $name }” is not one of: { $names }.

# Hints
hint-draws = { $you ->
    [yes] You draw.
   *[no] { $seat } draws.
}
hint-worth-win = { $sure ->
    [yes] wins { $worth } of 100 games
   *[no] wins { $worth } of 100 games (± { $error })
}
hint-worth-points = { $sure ->
    [yes] about { $worth } points
   *[no] about { $worth } points (± { $error })
}

# Reviews
verdict-forced = { $seat } could do nothing else.
verdict-best-win = Nothing better was found for { $seat }: wins { $worth } of 100 games.
verdict-lost-win = { $seat } gives away { $loss } of 100 games: wins { $worth } of 100.
verdict-best-points = Nothing better was found for { $seat }: about { $worth } points.
verdict-lost-points = { $one ->
    [yes] { $seat } gives away one point.
   *[no] { $seat } gives away { $loss } points.
}
refused-review-too-long = A review of so many moves would take too long: at most { $number }.

# Games of other packages
game-left-out = The game “{ $name }” of the package { $package } is left out: { $why }.
refused-broken-game = The game “{ $name }” of the package { $package } can't be played here: { $why }. Update or remove the package, or choose another game.
refused-game-fault = Something went wrong in the game “{ $name }”, so nothing was changed. Try another move, or start a new game.
child-game-fault = That didn't work. Try another move.
refused-game-raised = The game “{ $name }” of the package { $package } raised { $error }. Update or remove the package, or choose another game.
problem-unregistered = no installed package has it: name its kit as { $name } among the entry points playmat.games
problem-import = importing { $where } raised { $error }
problem-kit = { $where } isn't a kit named { $name }
problem-name-taken = { $where } has the name of a game that is already here
problem-part = its part “{ $part }” can't be loaded ({ $error })
problem-methods = it lacks { $names }
problem-field = its field { $field } is { $found }, not { $wanted }
problem-words = its words/en.ftl lacks { $names }
problem-raised = { $method } raised { $error }
problem-shown = showing it raised { $error }
problem-type = { $method } returned { $found }, not { $wanted }
problem-number = { $method } returned { $number }, not { $low } to { $high }
problem-plain = { $method } returned something that isn't plain data
problem-notation = the text “{ $text }” doesn't stand for the move it was written for
problem-same-copy = copy() returned the position itself
problem-seats = it is for { $low } to { $high } players, but Playmat has room for 1 to { $most }
problem-colors = it has { $number } colors for { $seats_given } players
problem-moves = it has no moves
problem-too-many-moves = legal() returned { $number } moves, but Playmat has room for { $most }

# A class.
refused-unknown-class = There is no class with the code { $code }. Look at the code again.
refused-unknown-child-code = Nobody in this class has that personal code. Look at your card again.
refused-name-needed = Type your name first.
refused-class-closed = Your teacher is not there yet. Wait a moment and try again.
refused-too-many-child-codes = Too many wrong codes have been tried here. Tell your teacher.
refused-too-many-joining = Many students are joining right now. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-many-class-tables = This class has opened too many tables in a short time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-class-full = A class can have up to { $number } children.
refused-class-full-log = This class is too old to go on. Make a new one.
refused-not-teacher = Only the teacher can do that.
refused-no-such-child = That child is not in this class any more.
refused-unknown-animal = There is no such animal here.
refused-animal-taken = Somebody else is that animal already.
refused-pair-of-one = Choose two different children.
refused-no-such-plan = That lesson is not saved any more.
refused-no-plan = Choose a game first.
refused-nobody-there = Nobody is here yet. Let the children come in first.
refused-no-lesson = Nothing is being played just now.
refused-no-seat-yet = You have no seat yet. Wait a moment.
refused-same-deal-move = All tables have the same cards in this lesson, so nobody can change tables until the next game.
refused-poll-hidden = Somebody still plays this game, and its hidden cards would be seen. Ask about it when the game is over, or about a game that is over already.
refused-poll-same-deal = All tables play these cards. Ask about them when every table has finished them.
refused-poll-no-move = There is nothing to choose in this position.
refused-poll-not-dealt = Nothing is dealt at this table yet.
refused-poll-no-such-match = This table has played { $number ->
    [one] one match
   *[other] { $number } matches
} so far.
refused-poll-no-such-move = This match has { $number ->
    [one] one move
   *[other] { $number } moves
} so far.
refused-poll-no-such-position = That position was never on this table. Open the report again and choose a position there.
refused-poll-no-such-scene = The lesson of this game has no such step.
refused-poll-on = The class is being asked something already. Finish that first.
refused-poll-over = The answers are shown already.
refused-no-poll = This question is over.
class-poll-asked = What would you play? Choose a move.
class-poll-chosen = You have chosen. You can still change it.
class-poll-shown = This is what the class chose.
class-poll-told = This is what the review says.
refused-no-clock = No clock runs at this table.
refused-bot-plays = A bot plays for this child just now.
refused-bot-plays-not = No bot plays for this child.
refused-child-not-seated = That child sits at no table just now.
refused-child-not-asked = It is not this child's turn. A hint helps whoever plays next.
refused-hands-hidden = In this lesson nobody looks into a child's cards. You can change that in the plan of the next game.
refused-same-table = Those two sit at the same table already.
refused-here-already = You are on this device already. Somebody else types their code.
refused-device-full = { $number } children can play on one device, not more.
refused-seated-twice = Somebody has two places there.
refused-no-such-host = Who plays along must sit with somebody of the same table.
refused-same-deal-wall = All tables have the same cards. None goes on the wall before the lesson is over.
refused-no-such-table = There is no such table in this lesson.
refused-not-on-wall = That table is not on the wall.
refused-no-hint-given = There is no hint for you just now.
class-bot-plays = A bot plays for you now. Look at your teacher.
class-play-beside = Play together with { $name }: look at that screen.
refused-names-hidden = Names of this class stay on your own device. The class itself knows only animals.
class-eyes-on-teacher = Look at your teacher.
class-look-at-table = Look at your table: play!
class-wait-for-seat = You are in. Look at the wall: it starts soon.
class-do-homework = You are in. Here is your homework.
class-homework-done = Your homework is done. Well done!
class-wait-for-next = Wait a moment: your teacher finds you a seat.
class-come-in = Come in with this code.

# Puzzles
refused-unknown-puzzle = There is no puzzle “{ $name }” here.
refused-unknown-band = There is no difficulty called “{ $name }”. There are: { $names }.
refused-bad-puzzle-set = A set has 1 to { $number } puzzles, each of them once.
refused-bad-date = “{ $text }” is no date. Write it like 2026-11-17.
refused-no-puzzle-play = Nobody has said how “{ $name }” is played to find puzzles. Give a record: --record FILE:LINE.
refused-other-game = This record is of another game: { $name }.

# Reports on a class
slip-any = plays what rule { $rule } does not allow
report-choices = chose a good move in about { $tenths } of 10 decisions
report-choices-below = chose a good move in about { $tenths } of 10 decisions, the class in about { $class }
report-choices-unsure = chose a good move in about { $tenths } of 10 decisions, { $alike ->
    [yes] a little less often than the class
   *[other] the class in about { $class }
}; that may be chance
report-choices-easy = chose a good move in about { $tenths } of 10 decisions; here almost any move is one
report-choices-alike = the review sees hardly any difference between the moves here
refused-no-such-lesson = This class has no lesson { $number } yet.

# Cups and same deals
refused-cup-too-few = A cup needs at least { $number } children.
refused-no-such-cup = This class has no such cup.
refused-cup-over = This cup is over.
refused-cup-round-on = Round { $number } is not over yet. Finish it, or say what its tables came to.
refused-no-such-round = This cup has had { $number } rounds.
refused-not-a-table-of-cup = Name all children of one table, each once.
refused-no-same-deal = No lesson with the same cards at every table was played yet.

# Homework
refused-no-such-homework = This homework is not there any more.
refused-homework-over = The time for this homework is over.
refused-homework-try-first = Try it yourself first. You can see the answer after { $number } wrong tries.
refused-name-of-class = At a class table you have your class name. Ask your teacher to change it.
refused-homework-date = Choose a day from today on, at most { $days } days from now: so long the class is kept.
refused-deal-not-over = Some tables still play these cards. You can open them when all are done.
refused-homework-other-game = All puzzles of a homework are of the same game.
refused-homework-finish-first = Play a match to its end first. You may have { $number } open at a time.
refused-no-such-match = There is no such match in this homework.

# The workshop: cards of your own
workshop-cards = { $title } with { $cards }
workshop-games-with = Games with
workshop-moves = Moves per game
workshop-play = Play it:  { $command } --options { $options }
workshop-print = Print it: { $command } --options { $options }
refused-no-workshop = There's no workshop for “{ $name }”. Try one of these: { $names }.
refused-no-trial = The bots couldn't play just now. Please try again.
