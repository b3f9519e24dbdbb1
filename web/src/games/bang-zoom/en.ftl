# The goals
goals = The goals: first BANG, then ZOOM
goal-held = { $goal }, the goal now. You hold { $count } of its 4 letters.
goal-now = the goal now
goal-later = after BANG
goal-missed = nobody played it
laid-by = { $seat }

# What lies on the table
words-laid = The words on the table
words-before = { $you ->
    [yes] Your words
   *[no] The words of { $seat }
}
no-words = no words yet
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
points = { $points ->
    [one] one point
   *[other] { $points } points
}
points-of = { $points ->
    [one] point
   *[other] points
}
piles = The two piles
draw-word = Draw pile
take-word = Discard pile
draw-more = { $count ->
    [0] the discards are shuffled when a card is needed
   *[other] face down
}
draw-none = no cards left
take-more = with { $letter } on top

# The two steps of a turn
step-take = Take a card
step-take-last = Last turn: take the discard
step-lay = Lay words, then discard a card
step-swap = Swap cards instead of a turn
invites-take = First take a card from a pile. You can already spell here.
invites-take-last = First take the discard. You can already spell here.
invites-lay = Tap letters to spell a word, or one card to discard it.
invites-done = You've had your last turn.
invites-wait = You can spell here while you wait.
invites-swap = Tap the cards to swap. The last one will lie on top.
row-word = Your row: { $letters }
row-swap = Cards to swap: { $letters }
spot = { $letter }: take it back
spot-missing = { $letter }, not in your hand: take it away
own-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
tile = { $letter }
tile-fresh = { $letter }, just taken
lay-it = Lay { $word }
lay-none = Lay
discard-it = Discard { $letter }
discard-none = Discard
discard-ends = Discarding { $letter } ends your turn.
ask-table = Ask the table: is { $word } a word?
agreed-words = Agreed at this table: { $words }
clear = Clear the row
shuffle = Mix your cards
spell-first = Spell a word first: tap letters, or type them.
choose-one = Put only the card in the row that you want to discard.
is-word-for = { $word } is a word: { $points ->
    [one] one point
   *[other] { $points } points
}
is-word = { $word } is a word
show-word = Show me a word
hint-lay = Spell { $word }
hint-discard = You could discard { $letters }.
hint-swap = You could swap { $letters }.
keys = Type letters to spell · Enter lays · Backspace and Esc take back · 1 and 2 take a card · Del discards

# Giving up the turn
swap-instead = or swap cards instead
swap-not = no, take a card
choose-swap = Choose at least one card to swap.
swap-these = { $count ->
    [0] Swap
    [one] Swap one card
   *[other] Swap { $count } cards
}
swap-sure = Give up this turn and swap { $letters }?{ $count ->
    [one] {""}
   *[other] {" "}{ $top } will lie on top.
}
swap-yes = Yes, swap
swap-no = No

# Beside the table
score-sheet = Score
game-number = Game { $number }
row-player = Player
row-words = Words
row-points = Points
row-match = Match
you-know = What you can know
discards-from-top = The discard pile, from the top:

# The end
how-zoom = ZOOM! { $you ->
    [yes] You have ended the game.
   *[no] { $seat } has ended the game.
}
how-exhausted = No cards are left. The game is over.
how-stalled = No word for { $turns } turns: the game stopped.
hands-open = All hands, open
hand-empty = no cards left
never-drawn = { $count ->
    [one] One card was never drawn:
   *[other] { $count } cards were never drawn:
}

# The end, played out on the board
counting = Word by word

value-bonus-instead = 10 instead
value-bonus-added = 10 on top
value-proper_names-true = yes
value-proper_names-false = no
value-abbreviations-true = yes
value-abbreviations-false = no
value-one_letter-true = yes
value-one_letter-false = no
value-vocabulary-35 = 35 · everyday
value-vocabulary-50 = 50 · common
value-vocabulary-60 = 60 · less common
value-vocabulary-70 = 70 · rare too
value-spelling-both = both
value-spelling-american = American
value-spelling-british = British
value-family-true = yes
value-family-false = no

# The idea behind what is asked, for who plays it the first time, and the rule that says it all
idea-asks-take = Lay words. First somebody lays BANG, then ZOOM ends the game.
rule-asks-take = BZ-4
idea-asks-last-take = No cards are left to draw. Lay all the words you can.
rule-asks-last-take = BZ-12
idea-asks-lay = Lay words. First somebody lays BANG, then ZOOM ends the game.
rule-asks-lay = BZ-5
idea-asks-lay-or-discard = Keep one card: the turn ends when you discard it.
rule-asks-lay-or-discard = BZ-6

# The workshop
workshop-how = Choose how many of each letter are in the deck. BANG and ZOOM must be possible.
deck-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} (a deck has { $least } to { $most })
deck-fewer = One { $letter } less
deck-more = One { $letter } more
deck-copies = Cards with { $letter }
