title = Big Bang
line = Put your numbers around the star: neighbours differ by exactly 1.
option-draw = whether you draw only when nothing in your hand fits, or whenever you have fewer than 3 cards
option-unplayed = whether cards you could not put cost nothing, or 1 point each
option-replay = whether the discard pile is shuffled into a new deck when the deck is empty
option-rules_cards = how many rules cards are shuffled in
option-faces = faces of your own rules cards, such as 5/5/dead,open/3/dead; leave it empty for the standard ones
option-mode = alone, or a race in which everybody plays their own set at the same time
option-same_deal = whether everybody in a race gets the cards in the same order
option-scoring = whether everybody in a race counts their own points, or only the winner counts the cards of the others
option-clock = how many minutes a game lasts at most, if there is a clock
preset-original-rules = Original rules: each card you don't play costs a point
preset-first-game = First game: discarded cards come back
preset-replay = Original rules with a replay: discarded cards come back
preset-rules-cards = Original rules with all six rules cards
preset-five-minutes = Original rules with a timer: five minutes
preset-stolen-race = Stolen scoring: three races, and the winner scores the other players' cards
preset-race = Race with the same cards: everyone draws in the same order

# What may be chosen alone
alone-clock = Clock
alone-rules_cards = Rules cards
alone-replay = When the deck is empty
alone-draw = Drawing
alone-unplayed = Cards left over

# What was agreed, as it is told to everybody at the table
agreed-draw-strict = You draw only when nothing in your hand fits.
agreed-draw-free = You may draw whenever you have fewer than 3 cards.
agreed-unplayed-zero = Cards that were not put cost nothing.
agreed-unplayed-minus = Every card that was not put costs 1 point.
agreed-replay-false = The discard pile is not shuffled again.
agreed-replay-true = The discard pile is shuffled and becomes the new deck when the deck is empty.
agreed-rules_cards = { $number ->
    [0] There are no rules cards in the deck.
    [one] One rules card is shuffled into the deck.
   *[other] { $number } rules cards are shuffled into the deck.
}
agreed-faces = The rules cards are your own: { $words }.
agreed-faces-empty = The rules cards are the standard ones.
agreed-mode-solo = You play alone.
agreed-mode-race = It is a race: everybody plays their own set at the same time.
agreed-same_deal-true = Everybody gets the cards in the same order.
agreed-same_deal-false = Everybody gets the cards in another order.
agreed-scoring-normal = Everybody counts the points of their own cards.
agreed-scoring-stolen = Only the winner scores: a point for each card that the others have left.
agreed-clock-null = There is no clock.
agreed-clock = { $number ->
    [one] A game lasts at most one minute.
   *[other] A game lasts at most { $number } minutes.
}

skill-patterns = patterns
skill-strategy = strategy

# Cards
card = { $kind ->
    [star] the star
    [rules] the rules card { $name }
   *[number] the { $name }
}

# A place, by what lies around it
place-side = { $way ->
    [right] to the right of
    [left] to the left of
    [above] above
   *[below] below
} { $kind ->
    [star] the star
    [rules] the rules card { $name }
    [some] a card
   *[number] the { $name }
}
place-between = between { $card } and { $other }

asks-put = Put a card beside another one.
asks-put-or-draw = Put a card, or draw.
asks-top-or-dead = Your three cards fit nowhere. Put the top of the discard pile, or discard your hand: the last card you name lies on top.
asks-draw = No card can be put: draw.
asks-dead = Your three cards fit nowhere: discard them. The last one you name lies on top.

move-hand = { $you ->
    [yes] You put { $card } { $place }.
   *[no] { $seat } puts { $card } { $place }.
}
move-top = { $you ->
    [yes] You put { $card } from the discard pile { $place }.
   *[no] { $seat } puts { $card } from the discard pile { $place }.
}
move-put = { $seat } puts { $card } { $place }.
move-put-number = { $seat } puts a number.
move-put-rules = { $seat } puts a rules card.
move-cards = { $seat } draws or discards cards.
move-draw = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
move-dead = { $you ->
    [yes] You discard your dead hand: { $cards }.
   *[no] { $seat } discards a dead hand: { $cards }.
}
replayed = { $number ->
    [one] The deck is empty: the only card of the discard pile is the new deck.
   *[other] The deck is empty: the { $number } cards of the discard pile are the new one, shuffled.
}
all-put = { $you ->
    [yes] You have put all your cards!
   *[no] { $seat } has put all cards!
}
stuck = { $you ->
    [yes] You cannot put, draw or discard any more.
   *[no] { $seat } cannot put, draw or discard any more.
}
scored = { $you ->
    [yes] You have
   *[no] { $seat } has
} put { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}{ $rules ->
    [0] {""}
    [one] {" "}and { $rules } rules card (2 points)
   *[other] {" "}and { $rules } rules cards (2 points each)
}; { $left ->
    [one] { $left } card is left
   *[other] { $left } cards are left
}{ $minus ->
    [yes] {" "}(minus 1 point each)
   *[no] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-solo = { $won ->
    [yes] { $you ->
        [yes] The game is over: you win!
       *[no] The game is over: { $seat } wins!
    }
   *[no] The game is over: not all cards were put.
}
end-race = { $you ->
    [yes] The race is over: you win with { $points } points.
   *[no] { $count ->
        [one] The race is over: { $seats } wins with { $points } points.
       *[other] The race is over: { $seats } share the win with { $points } points each.
    }
}
steals = { $you ->
    [yes] You steal the cards that the others have left: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seats } steals the cards that the others have left: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
steals-nothing = A tie: nobody steals anything.

known-deck = Still in your deck ({ $number }), in an order you do not know: { $cards }.

text-seat = { $seat }:
text-hand = { $none ->
    [yes] Hand: no cards
   *[no] Hand: { $cards }
}
text-discards = { $none ->
    [yes] Discard pile: empty
   *[no] Discard pile, the last one on top: { $cards }
}
text-deck = { $none ->
    [yes] Deck: { $number }
   *[no] Deck: { $number } ({ $cards })
}
text-rules-cards = Rules cards and their sides, clockwise: { $cards }
text-scores = Score: { $shares }
text-share = { $seat } { $points }

refused-race-alone = A race needs 2 or 3 players. Choose “solo” to play alone.
refused-solo-together = “Solo” is for one player, but you are { $seats_given }. Choose “race” to play together.
refused-nobody-to-steal-from = “Stolen” scoring is for races: alone there is nobody whose cards could be stolen.
refused-option-not-faces = “{ $text }” can't be { $card }. A rules card needs three faces, such as 5/5/dead. Put commas between cards.
refused-option-not-a-face = “{ $text }” can't be a face of { $card }. A face is open, dead or a number from 1 to 7.
refused-all-faces-dead = { $card } has three dead faces, so nobody could play it. Make at least one face open or a number.
refused-too-many-faces = You can have up to { $most } rules cards of your own. List fewer cards.
refused-too-few-faces = You want { $number } rules cards but listed { $listed }. List more cards, or choose a smaller number.
refused-no-clock = This game has no clock: time cannot run out.
refused-not-in-deck = This game is played without { $card }.
refused-not-in-hand = You do not have { $card } in your hand.
refused-no-discards = The discard pile is empty.
refused-not-on-top = Only the top card of the discard pile may be put: that is { $top }, not { $card }.
refused-cell-taken = There lies { $other } already.
refused-touches-nothing = There { $card } would touch no card: put it beside one that lies already.
refused-not-one-apart = There { $card } would touch { $other }: neighbours must differ by exactly 1.
refused-their-face-dead = Nothing may be put there: that is the dead side of { $other }.
refused-their-face-number = There { $card } would touch { $other }, and on that side it only lets a { $number } touch it.
refused-own-face-dead = There the dead side of { $card } would touch { $other }: nothing may touch a dead side.
refused-own-face-number = There the side with the { $number } of { $card } would touch { $other }: only a { $number } may touch it.
refused-hand-full = You have three cards in your hand: there is no room for more.
refused-must-put = You cannot draw yet: { $card } can be put { $place }.
refused-hand-not-full = { $number ->
    [0] Your hand is empty: only a hand of three cards can be discarded.
    [one] You have only { $number } card: only a hand of three cards can be discarded.
   *[other] You have only { $number } cards: only a hand of three cards can be discarded.
}
refused-not-your-hand = Discard your whole hand, no other cards. You have: { $cards }.
refused-hand-alive = Your hand is not dead: { $card } can be put { $place }.
refused-nothing-to-come = The deck is empty: no card can come any more.
refused-no-second-replay = The deck is empty, and you have put no card since the discard pile was shuffled: it is not shuffled again.

# The same for who has just learned to read: without places, since the board shows none. What is not here is short enough above.
child-not-on-top = Only the top card of the pile may be put. That is { $top }.
child-cell-taken = There lies { $other } already.
child-touches-nothing = There { $card } would touch nothing. Put it beside a card.
child-not-one-apart = There { $card } would touch { $other }. Neighbours must be exactly 1 apart.
child-their-face-dead = There is the dead side of { $other }. Nothing may touch it.
child-their-face-number = There { $card } would touch { $other }. That side wants a { $number }.
child-own-face-dead = Its dead side would touch { $other }. Nothing may touch a dead side.
child-own-face-number = That side of { $card } wants a { $number }. It would touch { $other }.
child-must-put = You cannot draw yet: { $card } still fits somewhere.
child-hand-alive = You cannot discard yet: { $card } still fits somewhere.
child-no-second-replay = The deck is empty. Since the last shuffle you put no card: it was the last.
# What was special about a game
special-perfect = { $you ->
    [yes] A perfect Big Bang: you put every single card!
   *[no] A perfect Big Bang: { $seat } put every single card!
}
special-perfect-all = Perfect Big Bangs: { $seats } put every single card!
special-run = { $you ->
    [yes] You put { $cards } cards in a row without drawing!
   *[no] { $seat } put { $cards } cards in a row without drawing!
}
special-no-dead-hand = Not a single dead hand in the whole game!

# What a report says a child misses, behind the name and a colon.
slip-equal-beside = puts equal numbers side by side
slip-not-one-apart = puts numbers side by side that differ by more than 1
slip-touches-nothing = puts cards where they touch no other card
slip-cell-taken = puts cards on places that are taken
slip-must-put = draws although a card of the hand can be put
slip-hand-full = draws with three cards in hand
slip-hand-alive = gives up a hand of which a card can be put
slip-hand-not-full = gives up a hand of fewer than three cards
slip-not-on-top = takes cards from below the top of the discard pile
slip-their-face-number = puts a wrong number at the side of a rules card
slip-their-face-dead = puts cards at a grey side of a rules card
slip-own-face-number = turns rules cards so that a side does not fit
slip-own-face-dead = turns the grey side of a rules card to another card
# The same in the words of a child: "I can already …", "Next I try to …"
able-equal-beside = keep equal numbers apart
able-not-one-apart = put numbers side by side that differ by 1
able-touches-nothing = put cards so that they touch another card
able-cell-taken = find free places for my cards
able-must-put = put a card before I draw
able-hand-full = hold three cards at most
able-hand-alive = find a place for a card before I give up a hand
able-hand-not-full = give up a hand only when I hold three cards
able-not-on-top = take only the top card of the discard pile
able-their-face-number = put the right number beside a rules card
able-their-face-dead = leave the grey side of a rules card free
able-own-face-number = turn a rules card so that all sides fit
able-own-face-dead = turn the grey side away from other cards

# What was tried and is told in a report only.
tried-draw = { $you ->
    [yes] You draw.
   *[no] { $seat } draws.
}
tried-alone = { $you ->
    [yes] You put { $card } where it touches nothing.
   *[no] { $seat } puts { $card } where it touches nothing.
}

# The workshop
workshop-trial = { $count ->
    [0] No rules cards
    [one] 1 rules card
   *[other] { $count } rules cards
}
workshop-goal-all-played = An easy bot played every card
workshop-goal-winnable = Every card could be played
