title = Sevens
line = Build chains up and down from the sevens, and be the first without cards.
option-variant = the whole pack, or for younger players only ace to 6
option-guess = whether a guess names a card, or only its number
option-count = whether players add up their own hands
preset-original-rules = Original rules: you add up your own cards
preset-first-game = First game: ace to 6, chains start at 3, and you only guess the number
preset-younger-students = Original rules for younger students: ace to 6, chains start at 3
preset-three-games = Original rules, three games in a row
preset-quick = Quick game: the app adds up the cards
preset-to-100 = Play until someone has 100 points

# What was agreed, as it is told to everybody at the table
agreed-variant-standard = The whole pack is dealt, from the ace to the 10.
agreed-variant-junior = Only the cards from the ace to the 6 are dealt.
agreed-guess-card = A guess names the very card.
agreed-guess-rank = A guess names only the number of the card.
agreed-count-auto = The hands are added up for you.
agreed-count-practice = When a game is over, you add up your own hand. You get three tries.

# Cards
card = { $rank ->
    [A] the ace
   *[other] the { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
rank-named = { $rank ->
    [A] an ace
   *[other] a card with the number { $rank }
}

asks-open = You have { $card }: put it on the table to open the game.
asks-put = Your turn: put a card that fits.
asks-knock = No card of yours fits: you must knock.
asks-give = { $knocker_seat } has knocked: choose a card to give away, face down.
asks-guess = Which card did { $giver_seat } give you? Name one.
asks-guess-rank = Which number is on the card that { $giver_seat } gave you? An ace is A.
asks-count = Add up the cards in your hand. How many points is that?

move-play = { $you ->
    [yes] You put { $card } on the table.
   *[no] { $seat } puts { $card } on the table.
}
move-knock = { $you ->
    [yes] You knock: everybody else gives you a card, face down.
   *[no] { $seat } knocks: everybody else gives a card, face down.
}
move-give = { $seat } gives { $knocker_seat } a card, face down.
move-give-you = { $seat } gives you a card, face down.
move-give-own = { $you ->
    [yes] You give { $knocker_seat } { $card }, face down.
   *[no] { $seat } gives { $knocker_seat } { $card }, face down.
}
guessing-begins = { $you ->
    [yes] All cards are there: now you guess.
   *[no] All cards are there: now { $seat } guesses.
}
move-guess = { $you ->
    [yes] You guess what { $giver_seat } gave: { $named }.
   *[no] { $seat } guesses what { $giver_seat } gave: { $named }.
}
guess-right = { $you ->
    [yes] That is right: it is { $card }, and you keep it.
   *[no] That is right: it is { $card }, and { $seat } keeps it.
}
guess-wrong = That is wrong: { $seat } takes the card.
guess-wrong-seen = { $you ->
    [yes] That is wrong: you take the card. It is { $card }.
   *[no] That is wrong: { $seat } takes the card. It is { $card }.
}
goes-out = { $you ->
    [yes] You have no cards left.
   *[no] { $count ->
        [one] { $seats } has no cards left.
       *[other] { $seats } have no cards left.
    }
}
stalls = No card was put on the table for { $turns } turns: the game stops here.
hand-shown = { $you ->
    [yes] You still have { $cards }.
   *[no] { $seat } still has { $cards }.
}
counting-begins = { $you ->
    [yes] Now add up your hand.
   *[no] Now it's time to add: { $seats }.
}
move-say-right = { $you ->
    [yes] You said { $points }. That's right!
   *[no] { $seat } said { $points }. That's right!
}
move-say-wrong = { $you ->
    [yes] You said { $points }. { $left ->
        [0] That isn't right either.
        [one] Not quite. You have one try left.
       *[other] Not quite. You have { $left } tries left.
    }
   *[no] { $seat } said { $points }. That isn't right.
}
sum-shown = { $you ->
    [yes] You have { $cards }: { $sum } = { $points }.
   *[no] { $seat } has { $cards }: { $sum } = { $points }.
}
hand-counted = { $you ->
    [yes] You still have { $cards }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } still has { $cards }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
end-out = { $you ->
    [yes] The game is over: you win!
   *[no] { $count ->
        [one] The game is over: { $seats } wins.
       *[other] The game is over: { $seats } share the win.
    }
}
end-stalled = { $you ->
    [yes] The game is over: you win with the fewest points, { $points }.
   *[no] { $count ->
        [one] The game is over: { $seats } wins with the fewest points, { $points }.
       *[other] The game is over: { $seats } share the win with the fewest points, { $points }.
    }
}

known-opens = { $seat } has { $card } and opens the game.
known-shown = { $seat } has { $card }: everybody has seen it.
known-gave = { $seat } has { $card }: you gave it away.
known-not-knock = { $seat } had to knock, so these are not in that hand: { $cards }.
known-not-guess = { $seat } guessed them, so these are not in that hand: { $cards }.
known-taken = { $seat } took a card after a wrong guess. It is none of these: { $cards }.

text-counts = Cards: { $shares }
text-count = { $seat } { $number }
text-knock = { $you ->
    [yes] You have knocked.
   *[no] { $seat } has knocked.
}
text-own = You gave: { $card }
text-hand = Your hand: { $cards }
text-scored = { $seat }: { $cards } = { $points }
text-scored-out = { $seat }: no cards = 0
text-uncounted = { $seat }: { $cards } = ?
text-known = You know:

either = { $first } or { $second }
needs-centre = { $suit ->
    [C] clubs begin
    [D] diamonds begin
    [H] hearts begin
   *[S] spades begin
} with { $wanted }
needs-next = { $suit ->
    [C] the clubs
    [D] the diamonds
    [H] the hearts
   *[S] the spades
} go on with { $wanted }

refused-opening-card = The first card of the game is { $card }: put that one.
refused-must-play = You may knock only when no card of yours fits. You can put { $cards }.
refused-not-held = You do not have { $card } in your hand.
refused-already-put = You cannot put { $card }: it lies on the table already.
refused-not-adjacent = You cannot put { $card } now: { $needs }.
refused-not-in-pack = We play without { $card }: the cards go from ace to { $highest }.
refused-no-knock = Nobody has knocked: there is no card to give now.
refused-give-first = { $knocker_seat } has knocked: first give a card.
refused-already-given = You have given your card: one is enough.
refused-knocker-gives-nothing = You have knocked yourself: the others give cards to you.
refused-nothing-to-guess = There is no card for you to guess now.
refused-guess-too-early = You can guess when all cards are there. Still choosing: { $seats }.
refused-guess-first = First guess the card that { $giver_seat } gave you.
refused-guess-on-table = It cannot be { $card }: that one lies on the table.
refused-guess-own = It cannot be { $card }: that one is in your own hand.
refused-no-counting = There is nothing to add up now.
refused-count-first = First add up the cards in your hand.
refused-counted-already = You're done adding. We're waiting for { $seats }.
refused-guess-a-rank = Name only the number: guess { $rank }.
refused-guess-a-card = Name one card, with its suit: for example { $rank }H for hearts.
refused-rank-not-in-pack = { $rank } cannot be right: the cards go from ace to { $highest }.
refused-rank-impossible = { $rank ->
    [A] It cannot be an ace: all four are on the table or in your own hand.
   *[other] It cannot be a card with the number { $rank }: all four of them are on the table or in your own hand.
}

# The same for who has just learned to read, where it is not short enough above.
child-must-play = You can knock only when nothing fits. You can put { $cards }.
child-rank-impossible = { $rank ->
    [A] It cannot be an ace. You see all four.
   *[other] It cannot be a { $rank }. You see all four.
}

# What was special about a game
special-out = { $you ->
    [yes] You were out while all others still had { $left } or more!
   *[no] { $seat } was out while all others still had { $left } or more!
}
special-one-point = { $you ->
    [yes] You won by a single point!
   *[no] { $seat } won by a single point!
}
special-knocks = { $you ->
    [yes] You had to knock { $knocks } times.
   *[no] { $seat } had to knock { $knocks } times.
}
special-no-knock = Nobody had to knock at all!
special-put = { $you ->
    [yes] You put the most cards: { $cards }.
   *[no] { $seat } put the most cards: { $cards }.
}

# What a report says a child misses, behind the name and a colon.
slip-excluded-guess = guesses cards that the giver cannot have
slip-wrong-sum = adds up the hand wrong
slip-must-play = knocks although a card can be put
slip-not-adjacent = puts cards that are not next in their chain
slip-already-put = wants to put a card that lies on the table already
slip-opening-card = begins with another card than the opening card
slip-guess-on-table = guesses cards that lie on the table
slip-guess-own = guesses cards of the own hand
slip-rank-impossible = guesses numbers of which no card is left
# The same in the words of a child: "I can already …", "Next I try to …"
able-excluded-guess = guess only cards that the giver can have
able-wrong-sum = add up the cards in my hand
able-must-play = look for a card to put before I knock
able-not-adjacent = put the next card of a chain
able-already-put = see which cards lie on the table
able-opening-card = begin with the opening card
able-guess-on-table = leave out cards on the table when I guess
able-guess-own = leave out my own cards when I guess
able-rank-impossible = guess numbers that are still to come

# What was tried and is told in a report only.
tried-guess = { $you ->
    [yes] You guess { $named }.
   *[no] { $seat } guesses { $named }.
}
tried-say = { $you ->
    [yes] You said { $points }.
   *[no] { $seat } said { $points }.
}
