title = Bang! Zoom!
line = Make words of letter cards. Lay BANG, then race for ZOOM.
option-bonus = whether BANG and ZOOM bring 10 points instead of their letters, or on top of them
option-proper_names = whether names of people and places count as words
option-abbreviations = whether short forms like ASAP count as words
option-one_letter = whether A, I and O count as words
option-vocabulary = how large the dictionary is: 35 is everyday words, 70 is for word lovers
option-spelling = American spelling, British spelling or both
option-family = leave out words that are not fit for a classroom
option-allow = words that this table allows, like QUA,ZZZ
option-deny = words that this table does not allow
option-letters = a deck of your own: each letter with its number of cards, like A9 B9 C2
preset-original-rules = Original rules
preset-first-game = First game: everyday words, and A, I and O count too
preset-more-words = Names, abbreviations and one-letter words count too
preset-word-lovers = Word lovers: the large dictionary
preset-three-games = Three games in a row
preset-to-100 = Play until someone has 100 points

# What was agreed, as it is told to everybody at the table
agreed-bonus-instead = BANG and ZOOM bring 10 points instead of those of their letters.
agreed-bonus-added = BANG and ZOOM bring 10 points on top of those of their letters.
agreed-proper_names-false = Names of people and places do not count as words.
agreed-proper_names-true = Names of people and places count as words.
agreed-abbreviations-false = Short forms like ASAP do not count as words.
agreed-abbreviations-true = Short forms like ASAP count as words.
agreed-one_letter-false = A single letter is no word.
agreed-one_letter-true = A, I and O count as words.
agreed-vocabulary-35 = The dictionary has everyday words only.
agreed-vocabulary-50 = The dictionary has common words.
agreed-vocabulary-60 = The dictionary has less common words too.
agreed-vocabulary-70 = The dictionary has rare words too.
agreed-spelling-both = American and British spelling both count.
agreed-spelling-american = Only American spelling counts.
agreed-spelling-british = Only British spelling counts.
agreed-family-true = Words that are not fit for a classroom are left out.
agreed-family-false = Words that are not fit for a classroom count too.
agreed-allow-empty = No other words than those of the dictionary count.
agreed-allow = This table also allows: { $words }.
agreed-deny-empty = No word of the dictionary is left out.
agreed-deny = This table does not allow: { $words }.
agreed-letters-empty = You play with the usual letters.
agreed-letters = You play with your own letters: { $words }.

skill-spelling = spelling
skill-vocabulary = new words
skill-planning = planning ahead

asks-take = Your turn: take a card from one of the piles, or swap cards instead.
asks-last-take = Last turn: take the card on the discard pile.
asks-lay = Lay words if you can, then discard a card.
asks-lay-or-discard = Lay another word, or discard a card.

move-draw = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
move-draw-own = { $you ->
    [yes] You draw { $letter }.
   *[no] { $seat } draws { $letter }.
}
move-take = { $you ->
    [yes] You take { $letter } from the discard pile.
   *[no] { $seat } takes { $letter } from the discard pile.
}
lay-letters = { $you ->
    [yes] You lay { $word }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } lays { $word }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
lay-bang = { $you ->
    [yes] You lay the first BANG: { $points } points! Now ZOOM is the goal.
   *[no] { $seat } lays the first BANG: { $points } points! Now ZOOM is the goal.
}
lay-zoom = { $you ->
    [yes] You lay ZOOM: { $points } points, and the game is over.
   *[no] { $seat } lays ZOOM: { $points } points, and the game is over.
}
move-discard = { $you ->
    [yes] You discard { $letter }.
   *[no] { $seat } discards { $letter }.
}
move-swap = { $you ->
    [yes] You give up the turn and swap { $letters }.
   *[no] { $seat } gives up the turn and swaps { $letters }.
}
fills = { $seat } { $number ->
    [one] draws a card to fill up the hand.
   *[other] draws { $number } cards to fill up the hand.
}
fills-own = { $you ->
    [yes] You fill up your hand with { $letters }.
   *[no] { $seat } fills up the hand with { $letters }.
}
rebuilt = { $number ->
    [one] The draw pile is empty: the card under the top discard becomes the new one.
   *[other] The draw pile is empty: the { $number } cards under the top discard are the new one, shuffled.
}
last-turns = There are no more cards to draw. Everyone takes one last turn with the discard pile.
stops-last-turns = Everyone has had a last turn. The game is over.
stops-exhausted = There are no more cards to draw: the game is over.
stops-stalled = Nobody has laid a word for { $turns } turns: the game stops here.
counted = { $you ->
    [yes] You have { $words }: { $points } points.
   *[no] { $seat } has { $words }: { $points } points.
}
counted-none = { $you ->
    [yes] You have no words: 0 points.
   *[no] { $seat } has no words: 0 points.
}
wins = { $you ->
    [yes] You win with { $points } points!
   *[no] { $count ->
        [one] { $seats } wins with { $points } points.
       *[other] { $seats } share the win with { $points } points.
    }
}

asks-word = Is { $word } a word?
table-word = The table has agreed: { $word } is a word in this match.
agreed = { $number ->
    [one] The table agreed on a word: { $words }.
   *[other] The table agreed on these words: { $words }.
}

known-hand = { $seat } has taken these from the discard pile and still holds them: { $letters }.
known-pile = { $number ->
    [one] The card of the draw pile is one of these: { $letters }.
   *[other] The { $number } cards of the draw pile are among these: { $letters }.
}

text-words = { $seat }: { $words } = { $points }
text-no-words = { $seat }: no words yet = 0
text-piles = Draw pile: { $draw }. Discard pile: { $discards }, top { $top }.
text-last-turns = { $number ->
    [one] This is the last turn of the game.
   *[other] Last turns: { $number } are left. There are no more cards to draw.
}
text-goal = The goal: { $goal }
text-counts = Cards: { $shares }
text-count = { $seat } { $number }
text-hand = Your hand: { $letters }
text-agreed = Agreed words: { $words }
text-left = { $you ->
    [yes] You still hold: { $letters }
   *[no] { $seat } still holds: { $letters }
}
text-left-none = { $you ->
    [yes] You have no cards left.
   *[no] { $seat } has no cards left.
}

note-other-words = This match was played with another word list; its words are taken as they were.

refused-take-first = First take a card: draw one, or take the top of the discard pile.
refused-last-turn-draw = There are no more cards to draw. In your last turn, take the card on the discard pile.
refused-last-turn-swap = There are no more cards to swap for. In your last turn, take the card on the discard pile.
refused-already-taken = You have taken your card for this turn.
refused-swap-is-a-turn = Swapping takes the place of a whole turn, and you have taken a card already. Discard a card to end your turn.
refused-swap-too-many = You hold only { $most } cards: you cannot swap more.
refused-swap-not-in-hand = { $number ->
    [one] You cannot swap { $letters }: that card is not in your hand.
   *[other] You cannot swap { $letters }: those cards are not in your hand.
}
refused-not-in-hand = You cannot discard { $letter }: it is not in your hand.
refused-letters-missing = { $number ->
    [one] You cannot lay { $word }: you are missing the letter { $letters }.
   *[other] You cannot lay { $word }: you are missing the letters { $letters }.
}
refused-keep-a-card = { $word } would use your last card: you must keep one to discard. Only ZOOM may use the last card.
refused-zoom-before-bang = ZOOM can be laid only when somebody has laid BANG.
refused-word-too-long = A word can have { $most } letters at most: you hold seven cards and must keep one to discard.
refused-word-denied = This table has agreed not to play { $word }.
refused-word-one-letter = { $word } is only one letter: here a word needs two or more.
refused-word-unfit = { $word } is left out of the dictionary of this table.
refused-word-level = { $word } is in a larger dictionary: it counts from level { $level } on, and this table plays with { $vocabulary }.
refused-word-spelling = { $spelling ->
    [american] { $word } is American spelling, and this table plays with British spelling.
   *[british] { $word } is British spelling, and this table plays with American spelling.
}
refused-word-name = { $word } is a name: this table plays without names.
refused-word-abbreviation = { $word } is a short form: this table plays without short forms.
refused-word-unknown = { $word } is not in the dictionary.
refused-agree-too-long = A word that you agree on can have { $most } letters at most: longer ones can never be laid.
refused-agree-denied = This table has agreed not to play { $word }.
refused-agree-one-letter = { $word } is only one letter: at this table a word needs two or more.
refused-agree-known = { $word } is in the dictionary already.
refused-agree-unfit = { $word } cannot be agreed on: this table leaves out words that are not fit for a classroom.
refused-option-not-words = The option “{ $option }” cannot be “{ $value }”. It must be words of 2 to 6 capital letters in alphabetical order with commas between them, like CAT,DOG; at most { $most } of them.
refused-option-not-letters = The option “{ $option }” can't be “{ $value }”. List each letter once, in alphabetical order, with its number of cards: A9 B9 C2. Put one space between letters.
refused-letters-of-one-kind = The deck can't have { $number } cards with the letter { $letter }. Each listed letter has 1 to { $most } cards. Leave out letters that aren't in the deck.
refused-letters-without-goal = { $number ->
    [one] The deck needs one more { $letters }. Without it, nobody can lay BANG and ZOOM.
   *[other] The deck also needs these letters: { $letters }. Without them, nobody can lay BANG and ZOOM.
}
refused-letters-size = The deck has { $number } cards. A deck of your own needs { $low } to { $high }.
refused-denied-goal = { $word } is always in the dictionary: the game is played for it.
refused-allowed-and-denied = { $word } cannot be both allowed and denied.
refused-allowed-unfit = { $word } cannot be allowed at a table that leaves out words not fit for a classroom.

# The same for who has just learned to read, where it is not short enough above.
child-last-turn-draw = No cards are left to draw. Take the card on the discard pile.
child-last-turn-swap = No cards are left for a swap. Take the card on the discard pile.
child-swap-is-a-turn = You have taken a card, so you cannot swap now. Discard one.
child-keep-a-card = { $word } uses your last card. Keep one to discard.
child-word-too-long = A word has { $most } letters at most. Keep one card to discard.
child-word-level = { $word } is too rare for the dictionary of this table.
child-word-unfit = We do not play { $word } here.
child-agree-unfit = { $word } is not a word for the classroom.
# What was special about a game
special-both = { $you ->
    [yes] You laid BANG and ZOOM, both of them!
   *[no] { $seat } laid BANG and ZOOM, both of them!
}
special-longest = { $you ->
    [yes] The longest word was yours: { $word }!
   *[no] { $seat } laid the longest word: { $word }!
}
special-most-words = { $you ->
    [yes] You laid the most words: { $count }.
   *[no] { $seat } laid the most words: { $count }.
}

# What a report says a child misses, behind the name and a colon.
slip-letters-missing = lays words for which a letter is missing
slip-take-first = lays or discards before taking a card
slip-already-taken = takes a second card in one turn
slip-keep-a-card = uses the last card for a word
slip-zoom-before-bang = lays ZOOM before anybody has laid BANG
slip-last-turn-draw = wants to draw when there are no more cards
slip-last-turn-swap = wants to swap when there are no more cards
slip-word-unknown = lays words that are not in the dictionary
slip-word-name = lays names
slip-word-abbreviation = lays abbreviations
slip-word-one-letter = lays words of one letter
slip-word-level = lays words beyond the agreed word list
slip-word-spelling = lays words in another spelling than agreed
slip-word-denied = lays words that this table does not count
slip-word-unfit = lays words that are not fit for a classroom
slip-word-too-long = lays words that are too long
slip-swap-is-a-turn = swaps letters after taking a card
# The same in the words of a child: "I can already …", "Next I try to …"
able-letters-missing = check that I have all letters of a word
able-take-first = take a card before I lay a word or discard
able-already-taken = take one card in a turn
able-keep-a-card = keep one card to discard
able-zoom-before-bang = wait with ZOOM until BANG was laid
able-last-turn-draw = take the card on the discard pile in my last turn
able-last-turn-swap = leave swapping when there are no more cards
able-word-unknown = lay words that are in the dictionary
able-word-name = lay words that are no names
able-word-abbreviation = lay whole words
able-word-one-letter = lay words of two letters or more
able-word-level = lay words of our word list
able-word-spelling = spell words as we agreed
able-word-denied = lay words that count at our table
able-word-unfit = lay words that everybody likes to read
able-word-too-long = lay words that fit
able-swap-is-a-turn = swap letters instead of taking a card

# What was tried and is told in a report only.
tried-lay = { $you ->
    [yes] You lay { $word }.
   *[no] { $seat } lays { $word }.
}
tried-lay-long = { $you ->
    [yes] You lay more than six letters.
   *[no] { $seat } lays more than six letters.
}
tried-swap-long = { $you ->
    [yes] You swap more than six letters.
   *[no] { $seat } swaps more than six letters.
}
tried-take = { $you ->
    [yes] You take the card on the discard pile.
   *[no] { $seat } takes the card on the discard pile.
}

# The workshop
workshop-trial = { $count } players
workshop-goal-bang = Someone laid BANG
workshop-goal-zoom = Someone laid ZOOM
