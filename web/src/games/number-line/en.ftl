place = { $kind ->
    [free] { $number }, free
    [hidden] { $number }, a card of { $seat } face down
    [decoy] { $you ->
        [yes] { $number }, your decoy
       *[no] { $number }, the decoy of { $seat }
    }
   *[card] { $you ->
        [yes] { $number }, your card
       *[no] { $number }, the card of { $seat }
    }
}{ $owned ->
    [you] ; you are closest
    [yes] ; { $owner } is closest
   *[no] {""}
}
own-cards = Your cards
own-card = card
own-decoy = decoy
would-own = { $count ->
    [0] You would own no number.
    [one] You would own one number: { $numbers }.
   *[other] You would own { $count } numbers: { $numbers }.
}
put-there = Put it on { $number }
answer = Answer
pass = I do not answer
passed = no answer
field-number = your answer
buzz-text = Work it out in your head. Whoever knows it first presses their name.
buzz = { $seat } knows it
buzzed = { $seat }, what is it?
not-yet = Not yet after all
nobody-knows = Nobody wants to answer
field-points = your points
say-points = Check
how-to-count = Look at each number. Is your card the closest one? Then it's your point. A tie scores for nobody.
score-sheet = Score sheet
round = Round
sum = Points
match = Match
as-it-stands = In italics: the round as it stands.
points = { $points ->
    [one] one point
   *[other] { $points } points
}
plus = +{ $points }
round-is-scored = Round { $round }: who was closest?
round-share = { $seat }: { $numbers }
last-card = That was the last card.
decoy-turned = { $you ->
    [yes] { $number }: your decoy!
   *[no] { $number }: a decoy of { $seat }!
}

value-start-seat = the first seat
value-start-random = by chance
value-start-quiz = a quiz
value-decoys-hidden = face down
value-decoys-open = open
value-count-auto = counted for you
value-count-practice = you count

# The idea behind what is asked, for who plays it the first time, and the rule that says it all
idea-asks-quiz = The first right answer starts.
rule-asks-quiz = NL-2
idea-asks-put = Each number goes to the closest card.
rule-asks-put = NL-7
idea-asks-either = Play either card. This time both count the same.
rule-asks-either = NL-12
idea-asks-count = One point for each number that is closest to your card.
rule-asks-count = NL-18
