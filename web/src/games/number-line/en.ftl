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

# Is 5 the best start?
best-start-title = Is 5 the best start?
best-start-idea = It's round 1, and you go first. Pick a number. The computer plays the other cards as well as it can.
best-start-how-many = How many players?
best-start-players = { $count } players
best-start-you = You
best-start-player = Player { $number }
best-start-pick = Which number will you start on?
best-start-scores = Start on { $number }, and you score { $count ->
    [one] { $points } point.
   *[other] { $points } points.
}
best-start-average = Start on { $number }, and you score about { $points } points.
best-start-others = This is how a round can go. The colors show who is closest.
best-start-table = Points for each start, { $count } players
best-start-why-average = Sometimes several moves are equally good. Then we show the average.
best-start-show = Show all ten
best-start-answer = { $five ->
    [yes] Yes! The best starts are { $numbers }.
   *[no] No! The best starts are { $numbers }.
}
best-start-whole = And the whole game? If both players can see the decoys, player 2 can always win.
