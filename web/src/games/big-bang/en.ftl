board = Your board
board-of = Board of { $seat }, { $count ->
    [one] one card
   *[other] { $count } cards
}{ $hidden ->
    [yes] , numbers not shown
   *[no] {""}
}
looking = How you look at the board
larger = Larger
smaller = Smaller
show-all = Show all of it
some-card = a card
cell-taken = { $alone ->
    [yes] { $card }
   *[no] { $card }, { $place }
}
cell-free = { $place }: free{ $kind ->
    [fits] {"; "}{ $card } fits
    [turned] {"; "}fits if you turn it
    [closed] {"; "}{ $card } does not fit
   *[free] {""}
}
put-so-far = { $count } put
own-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-card = { $card }{ $place ->
    [0] { $fits ->
        [yes] {""}
       *[no] , fits nowhere
    }
   *[other] , goes as number { $place }
}
hand-empty = Your hand is empty.
choose-first = First choose one of your cards.
picked-up = { $count ->
    [0] You hold { $card }: it fits nowhere now.
   *[other] { $lit ->
        [0] You hold { $card }: turn it.
        [one] You hold { $card }: one place lights up.
       *[other] You hold { $card }: { $lit } places light up.
    }
}
turn-card = Turn
dead-order = In this order: { $cards }. The { $top } lies on top.

draw = Draw
draw-label = Draw; { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
discards-word = Discards
no-discards = The discard pile is empty
top-label = Discard pile, on top { $card }{ $fits ->
    [yes] , which can be put
   *[no] , which fits nowhere
}{ $count ->
    [0] {""}
   *[other] ; below it { $cards }
}
discard-hand = Discard the hand

points = { $points ->
    [one] one point
   *[other] { $points } points
}
match-so-far = The match so far
best-here = Your best on this device
best-of-day = Daily deal of { $date }
no-best = No game finished yet.
not-counted = A move was taken back: this game does not count here.
took = Time: { $time }
par = Par: { $points } points, { $draws ->
    [one] one draw
   *[other] { $draws } draws
}
par-means = { $proved ->
    [yes] With this deal nobody can do better.
   *[no] Nothing better was found for this deal.
}

counted = { $you ->
    [yes] You have
   *[no] { $seat } has
} put { $count ->
    [one] one card
   *[other] { $count } cards
}{ $left ->
    [0] : all of them!
   *[other] {""}
}
sum-numbers = { $count ->
    [one] One number, 1 point
   *[other] { $count } numbers, 1 point each
}
sum-rules = { $count ->
    [one] One rules card, 2 points
   *[other] { $count } rules cards, 2 points each
}
sum-left = { $count ->
    [0] No card left
    [one] { $minus ->
        [yes] One card left, minus 1 point
       *[no] One card left
    }
   *[other] { $minus ->
        [yes] { $count } cards left, minus 1 point each
       *[no] { $count } cards left
    }
}
sum = Points
sum-stolen = { $count ->
    [0] Stolen: nothing
   *[other] Stolen from the others
}
left-over = Not put:

# The end, played out on the board
last-card = That was the last card.
counting = Every card on the board counts.
nothing-left = Not one card is left!
what-is-left = And what was left?

value-draw-strict = only if needed
value-draw-free = at any time
value-unplayed-zero = nothing
value-unplayed-minus = 1 point each
value-replay-true = shuffled again
value-replay-false = not shuffled again
value-mode-solo = alone
value-mode-race = a race
value-same_deal-true = same for all
value-same_deal-false = each their own
value-scoring-normal = own points
value-scoring-stolen = winner takes all

# The idea behind what is asked, for who plays it the first time, and the rule that says it all
idea-asks-put = Neighbours differ by exactly 1.
rule-asks-put = BB-3
idea-asks-put-or-draw = Neighbours differ by exactly 1.
rule-asks-put-or-draw = BB-3
idea-asks-top-or-dead = The top card of the pile is yours to put, too.
rule-asks-top-or-dead = BB-8
idea-asks-draw = Draw when nothing fits, until you have three.
rule-asks-draw = BB-6
idea-asks-dead = A hand that fits nowhere is dead. New cards come for it.
rule-asks-dead = BB-7

# The workshop
workshop-how = Rules cards go into the deck with your numbers. Tap a face, then tap what can go next to it.
face-kind = { $kind ->
    [open] Any card
    [dead] Dead end
   *[other] { $kind }
}
face-label = Card { $card }, { $side ->
    [left] left face
    [right] right face
   *[bottom] bottom face
}: { $kind ->
    [open] any card
    [dead] dead end
   *[other] only { $kind }
}
face-choose = What can go next to the { $side ->
    [left] left face
    [right] right face
   *[bottom] bottom face
} of card { $card }
face-all-dead = Nothing can go next to this card. Open one face.
card-add = Add a card
card-remove = Remove
card-remove-label = Remove card { $card }
