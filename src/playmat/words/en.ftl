# What every game shares. Facts called $seat are names of people; $you says whether the reader is meant.

language-name = English
seat-name = Seat { $number }
joined = { $first } and { $last }

# What is asked of a seat
asks-move = It is your turn.
asks-nothing-over = The match is over.
asks-nothing-wait = { $count ->
    [one] It is the turn of { $seats }.
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

# Skills
skill-number-sense = number sense
skill-number-order = number order
skill-distance = distance
skill-planning = planning
skill-addition = addition

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
refused-option-out-of-range = { $none ->
    [yes] The option “{ $option }” cannot be { $value }. It must be null or a whole number from { $low } to { $high }.
   *[no] The option “{ $option }” cannot be { $value }. It must be a whole number from { $low } to { $high }.
}
refused-wrong-seats = This game is not for { $seats_given } players: it takes { $low } to { $high }.
refused-unknown-preset = { $has_near ->
    [no] There is no preset called “{ $name }”. The presets are: { $names }.
   *[other] There is no preset called “{ $name }”. Did you mean { $near }? The presets are: { $names }.
}
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
refused-unknown-rules = The record is of rules number { $rules } of { $game }; this program knows number { $known }.
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
expected-changes = a list of pairs: first move, level or null
expected-move = a list: seat, text and perhaps a time

# The command line
person-you = You
cover = Pass the screen to { $seat }. Press Enter when only { $seat } can see it.
who-is-first = Who knows it first? Type a name or the number of the seat ({ $seats }).
how-to-move = Type a move like “{ $example }”. ? lists your moves, quit gives up.
your-moves = Your moves: { $moves }
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
refused-options-not-json = “{ $text }” is not a JSON object of options, like {"{"}"games": 3{"}"}.
refused-too-many-people = { $people } people cannot sit in { $seats_given } seats.
refused-no-such-line = There is no record on line { $line }.
