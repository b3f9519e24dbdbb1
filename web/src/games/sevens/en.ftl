chains = The chains on the table
chain = { $suit ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
}: { $cards }
hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
knock = Knock
knock-scene = Knock, knock! { $you ->
    [yes] You have no card that fits.
   *[no] { $seat } has no card that fits.
}
chooses = { $you ->
    [yes] choose a card
   *[no] is choosing
}
face-down = face down
guessing-now = which card?
only-you = only you see it
was-right = right
was-wrong = wrong
guess-grid = Cards that can be named
counted = { $you ->
    [yes] { $count ->
        [0] You have no cards left
        [one] You still have one card
       *[other] You still have { $count } cards
    }
   *[no] { $count ->
        [0] { $seat } has no cards left
        [one] { $seat } still has one card
       *[other] { $seat } still has { $count } cards
    }
}
match-so-far = The match so far (low is good)
you-know = What you can know
know-nothing = Nothing yet about the other hands.
all-hands = All hands
gives = gives

# The end, played out on the board
last-card = That was the last card.
fewest-win = The fewest points win.
no-cards = no cards left

# Adding up your own hand
field-points = your sum
say-sum = Check
adding = still adding
costs = An ace costs 15. A 9 or a 10 costs 10. Every other card costs 5.
costs-junior = Every card costs its number. An ace costs 1.

value-variant-standard = ace to 10
value-variant-junior = ace to 6
value-guess-card = the card
value-guess-rank = only the number
value-count-auto = added up for you
value-count-practice = you add

# The idea behind what is asked, for who plays it the first time, and the rule that says it all
idea-asks-open = The game begins with this card.
rule-asks-open = SV-2
idea-asks-put = Chains grow from the sevens, up and down, in one suit.
rule-asks-put = SV-4
idea-asks-knock = Everybody gives you a card. Guess it, and it goes back.
rule-asks-knock = SV-6
idea-asks-give = If it is guessed, it comes back to you. Give one that is hard to guess.
rule-asks-give = SV-7
idea-asks-guess = Right: it goes back. Wrong: it is yours.
rule-asks-guess = SV-7
idea-asks-guess-rank = Right: it goes back. Wrong: it is yours.
rule-asks-guess-rank = SV-14
idea-asks-count = Add up what your cards cost. Start with the big ones.
rule-asks-count = SV-16
