title = Number Line
line = Own the numbers that are closest to your card.
option-start = who starts: the first seat, somebody by chance, or the winner of a quiz
option-decoys = whether decoys lie face down or open
option-count = whether players count their own points
preset-original-rules = Original rules: 17 × 34 decides who starts, and you count your points
preset-first-game = First game: everyone can see the decoys
preset-quick = Quick game: the first seat starts, and the app counts
preset-ten-minutes = Ten minutes: three games, and chance decides who starts

# What was agreed, as it is told to everybody at the table
left-out-start = There is no quiz, since nobody else would answer: the first seat starts.
agreed-start-seat = The first seat starts, and in the next game the seat after it.
agreed-start-random = Chance decides who starts.
agreed-start-quiz = A quiz decides who starts: the first right answer.
agreed-decoys-hidden = The decoys lie face down until the points are counted.
agreed-decoys-open = The decoys lie open.
agreed-count-auto = The points are counted for you.
agreed-count-practice = After each round, you count your own points. You get three tries.

asks-quiz = How much is { $a } × { $b }? The first right answer starts.
asks-put = { $cards ->
    [both] Round { $round }: put your card or your decoy on a free number.
    [decoy] Round { $round }: put your decoy on a free number.
   *[card] Round { $round }: put your card on a free number.
}
asks-either = Round { $round }: play one card on a free number. Every card counts.
asks-count = How many points did you score in round { $round }? Count your numbers.

move-card = { $you ->
    [yes] You put your card on { $number }.
   *[no] { $seat } puts the card on { $number }.
}
move-decoy = { $you ->
    [yes] You put your decoy on { $number }.
   *[no] { $seat } puts the decoy on { $number }.
}
move-put = { $seat } puts a card face down on { $number }.
move-answer-pass = { $you ->
    [yes] You do not answer.
   *[no] { $seat } does not answer.
}
move-answer-right = { $you ->
    [yes] You answer { $answer }, and that is right.
   *[no] { $seat } answers { $answer }, and that is right.
}
move-answer-wrong = { $you ->
    [yes] You answer { $answer }. That is not right.
   *[no] { $seat } answers { $answer }. That is not right.
}
starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
counting-begins = Round { $round } is over. Everyone counts their own points.
move-say-right = { $you ->
    [yes] { $points ->
        [one] You counted { $points } point. That's right!
       *[other] You counted { $points } points. That's right!
    }
   *[no] { $points ->
        [one] { $seat } counted { $points } point. That's right!
       *[other] { $seat } counted { $points } points. That's right!
    }
}
move-say-wrong = { $you ->
    [yes] You counted { $points }. { $left ->
        [0] That isn't right either.
        [one] Not quite. You have one try left.
       *[other] Not quite. You have { $left } tries left.
    }
   *[no] { $seat } counted { $points }. That isn't right.
}
move-say-hidden = { $you ->
    [yes] You are done counting.
   *[no] { $seat } is done counting.
}
move-say-again = { $you ->
    [yes] You count again.
   *[no] { $seat } counts again.
}
count-shown = { $you ->
    [yes] { $points ->
        [0] You don't own any numbers, so you score 0 points.
        [one] You own { $numbers }. That makes { $points } point.
       *[other] You own { $numbers }. That makes { $points } points.
    }
   *[no] { $points ->
        [0] { $seat } doesn't own any numbers, so that makes 0 points.
        [one] { $seat } owns { $numbers }. That makes { $points } point.
       *[other] { $seat } owns { $numbers }. That makes { $points } points.
    }
}
gains = { $seat } { $points }
decoys-shown = The decoys are turned up: { $places }.
decoy-place = { $seat } on { $number }
round-scored = Points of round { $round }: { $shares }.
end-most-points = { $you ->
    [yes] The game is over: you win with { $points } points.
   *[no] The game is over: { $seats } wins with { $points } points.
}
end-shared = The game is over: no number is left, so { $seats } share the win with { $points } points.

known-one-decoy = One of the two cards of { $seat } on { $numbers } is the decoy.

text-quiz = Quiz: { $a } × { $b } = ?
text-round = { $you ->
    [yes] Round { $round }, you began
   *[no] Round { $round }, { $seat } began
}
text-standing = (closest so far)
text-counting = Still counting: { $seats }
text-scored = Round { $round }: { $line }   { $shares }
text-share = { $letter } { $seat } { $points }
text-scores = Score: { $shares }

refused-quiz-first = First the quiz: how much is { $a } × { $b }?
refused-no-quiz = There is no question to answer now: put a card on a free number.
refused-locked-out = You have had your one answer; the others may still try.
refused-no-counting = There are no points to count now.
refused-count-first = First say how many points you scored in round { $round }.
refused-counted-already = You're done counting. We're waiting for { $seats }.
refused-not-on-line = The number { $number } is no longer on the line: it ends at { $highest } in this round.
refused-taken = { $you ->
    [yes] Your own card lies on { $number } already: choose a number without a card.
   *[no] A card of { $seat } lies on { $number } already: choose a number without a card.
}
refused-decoy-not-yet = In round 1 everybody puts only the plain card; the decoy comes in round 2.
refused-card-used = { $kind ->
    [decoy] You have put your decoy in this round already.
   *[card] You have put your plain card in this round already.
}

# The same for who has just learned to read, where it is not short enough above.
child-taken = { $you ->
    [yes] Your own card is on { $number }. Choose a free number.
   *[no] { $seat }'s card is on { $number }. Choose a free number.
}
child-not-on-line = The line is shorter now. It ends at { $highest }.
# What was special about a game
special-from-behind = { $you ->
    [yes] You were last before round { $round } and still won!
   *[no] { $seat } was last before round { $round } and still won!
}
special-owned = { $you ->
    [yes] In round { $round } you owned { $numbers } with one card!
   *[no] In round { $round } { $seat } owned { $numbers } with one card!
}
special-one-point = { $you ->
    [yes] You won by a single point!
   *[no] { $seat } won by a single point!
}

# What a report says a child misses, behind the name and a colon.
slip-taken = puts cards on numbers that are taken
slip-decoy-not-yet = wants to put the decoy in round 1
slip-card-used = wants to put the same card twice
slip-wrong-answer = gets the product of the quiz wrong
slip-wrong-count = counts the points of a round wrong
slip-not-on-line = wants a number that is not on the line any more
# The same in the words of a child: "I can already …", "Next I try to …"
able-taken = put my cards on free numbers
able-decoy-not-yet = keep my decoy for round 2
able-card-used = use each of my cards once
able-wrong-answer = work out the product of the quiz
able-wrong-count = count my points after a round
able-not-on-line = see which numbers are still on the line

# What was tried and is told in a report only.
tried-answer = { $you ->
    [yes] You answer { $answer }.
   *[no] { $seat } answers { $answer }.
}
tried-say = { $you ->
    [yes] You counted { $points }.
   *[no] { $seat } counted { $points }.
}
