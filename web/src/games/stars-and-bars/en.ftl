board = The board
space = { $cell }, { $inner ->
    [yes] inner space
   *[no] outer space
}: { $kind ->
    [empty] empty
    [down] { $count } cards face down
    [card] { $card }
   *[stack] { $count } cards, on top { $card }
}
space-would = would bring { $points ->
    [one] one point
   *[other] { $points } points
}
own-hand = Your cards, { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-of = { $you ->
    [yes] Your cards
   *[no] Cards of { $seat }
}, { $count ->
    [one] one card
   *[other] { $count } cards
}
deck = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
deck-word = deck
discards = { $count ->
    [one] One card cleared away
   *[other] { $count } cards cleared away
}
discards-word = away

# The turn
begins = { $you ->
    [yes] You begin: you had the first starred card, { $card }.
   *[no] { $seat } begins: the first with a starred card, { $card }.
}
choose-first = First choose one of your cards.
picked-up = { $card }: where to?
would-bring = { $cell }: { $points ->
    [0] no points
    [one] one point ({ $working })
   *[other] { $points } points ({ $working })
}
put-here = Put it here
take-up = Take it back
turn-brings = { $points ->
    [one] This turn brings one point.
   *[other] This turn brings { $points } points.
}
end-turn = End the turn
claimed-so-far = { $points } of it for what was forgotten.
last-turn = { $cell }: { $points ->
    [one] one point
   *[other] { $points } points
}
show-working = (show the working)
neighbour-short = { $side ->
    [over] over
    [beside] beside
    [diagonal] diagonal to
    [above] above
   *[below] below
} { $cell }: { $differences ->
    [one] one difference
   *[other] { $differences } differences
}, needs { $needs }
working = What each card it touches brings
touches-none = The card touches no other card.

# Stacks
stack-menu = { $cell }: { $count ->
    [one] one card
   *[other] { $count } cards
}
flip = Turn over
remove = Take away
clear = Clear the four

# Saying the points
lies-on = { $card } on { $cell }.
field-points = this turn
field-total = total (was { $score })
say-it = Say it
said-wrong = { $points } and { $total }: not right yet.
said-wrong-strict = That was not right
go-on = Go on

# The score
points = { $points ->
    [one] one point
   *[other] { $points } points
}
score-sheet = Score sheet
round = Round
no-turns = No turns yet.
misstated = points were said wrong
race = Race to 200: { $one } { $first }, { $other } { $second }. { $lead }
race-even = Nobody is ahead.
race-ahead = { $you ->
    [yes] You are { $points } ahead.
   *[no] { $seat } is { $points } ahead.
}

# The end
step-race = Who has won?
is-over = Has somebody more than { $finish }? { $points } at most.
is-ahead = At least { $lead } ahead? { $high } − { $low } = { $ahead }
is-far-ahead = More than { $lead } ahead? { $high } − { $low } = { $ahead }
are-cards-out = Are all cards played?
yes = yes
no = no
how-over-200 = { $you ->
    [yes] You win: more than 200 points and at least 15 ahead.
   *[no] { $seat } wins: more than 200 points and at least 15 ahead.
}
how-over-50-ahead = { $you ->
    [yes] You win: more than 50 points ahead.
   *[no] { $seat } wins: more than 50 points ahead.
}
how-tie-over-200 = A tie: both have more than 200 points and are less than 15 apart.
how-cards-out = { $you ->
    [yes] You win: no cards are left, and at least 15 ahead.
   *[no] { $seat } wins: no cards are left, and at least 15 ahead.
}
how-tie = A tie: no cards are left, and less than 15 apart.
step-mistakes = { $count ->
    [one] One statement was wrong
   *[other] { $count } statements were wrong
}
mistake = Round { $round }, { $card } on { $cell }: said { $points } and { $total }, right was { $right } and { $sum }.

value-deck-54 = 54 cards
value-deck-81 = 81 cards, with moons
value-housekeeping-auto = by themselves
value-housekeeping-manual = by the players
value-announce-off = not at all
value-announce-practise = for practice
value-announce-strict = strictly

# The idea behind what is asked, for who plays it the first time, and the rule that says it all
idea-asks-put = Count what differs from each card it touches. Beside: 2. Under: 1. Corner: 3. Above or below: 4.
rule-asks-put = SB-6
idea-asks-stuck = A stack of four is turned or taken away first.
rule-asks-stuck = SB-12
idea-asks-end = A stack of four: inside turn it, outside take it away.
rule-asks-end = SB-9
idea-asks-say = Add up what each card you touch brings.
rule-asks-say = SB-13
idea-asks-keep-and-say = Add up what each card you touch brings.
rule-asks-keep-and-say = SB-13
