title = Stars and Bars
line = Put your card where it has exactly the right number of differences.
option-deck = 54 cards with stars and bars, or 81 with moons too
option-housekeeping = whether stacks of four are turned and removed by themselves, or by the players
option-announce = whether you say your points: not at all, for practice, or so that a wrong sum costs the points
preset-original-rules = Original rules: you flip and clear the stacks and say your points
preset-first-game = First game: the app flips the stacks and counts
preset-with-moons = With moons: 81 cards
preset-contest = Contest: you flip and clear the stacks, and a wrong sum costs the points of the turn

# What was agreed, as it is told to everybody at the table
agreed-deck-54 = The deck has 54 cards with stars and bars.
agreed-deck-81 = The deck has 81 cards with stars, bars and moons.
agreed-housekeeping-auto = Stacks of four are turned and cleared by themselves.
agreed-housekeeping-manual = The players turn and clear stacks of four themselves.
agreed-announce-off = Nobody has to say their points.
agreed-announce-practise = You say your points; a wrong sum may be put right.
agreed-announce-strict = You say your points; a wrong sum costs them.

skill-classification = sorting
skill-logical-reasoning = clear thinking
skill-spatial-reasoning = seeing what lies where

# Cards
card = { $number } { $colour ->
    [red] red
    [blue] blue
   *[gold] gold
} { $fill ->
    [solid] solid
    [striped] striped
   *[outline] outline
} { $figure ->
    [star] { $number ->
        [one] star
       *[other] stars
    }
    [bar] { $number ->
        [one] bar
       *[other] bars
    }
   *[moon] { $number ->
        [one] moon
       *[other] moons
    }
}

# The working
# One line of the working in the log, a sentence of its own among others.
worked = – { $neighbour }.
neighbour = { $side ->
    [over] over
    [beside] beside
    [diagonal] diagonal to
    [above] above
   *[below] below
} { $cell }: { $card } against { $other }: { $differences ->
    [one] { $differences } difference
   *[other] { $differences } differences
}, needs { $needs }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
share = { $side ->
    [over] over
    [beside] beside
    [diagonal] diagonal to
    [above] above
   *[below] below
} { $cell } { $points }
share-claims = for what was forgotten { $points }
claimed = for what was forgotten: { $points } points

asks-put = Your turn: put a card on the board.
asks-stuck = Your turn. No card can be put as the board is now: what has to be done first?
asks-end = Is there anything to be done on the board? Then end your turn.
asks-say = How many points does this turn bring? What is your total now?
asks-keep-and-say = Is there anything to be done on the board? Then say the points of this turn and your total.

move-put = { $you ->
    [yes] You put { $card } on { $cell }.
   *[no] { $seat } puts { $card } on { $cell }.
}
move-back = { $you ->
    [yes] You take { $card } back from { $cell }.
   *[no] { $seat } takes { $card } back from { $cell }.
}
move-end = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
move-flip = { $you ->
    [yes] You turn the stack on { $cell } face down.
   *[no] { $seat } turns the stack on { $cell } face down.
}
move-clear = { $you ->
    [yes] You clear the four inner stacks away.
   *[no] { $seat } clears the four inner stacks away.
}
move-remove = { $you ->
    [yes] You take the stack on { $cell } away.
   *[no] { $seat } takes the stack on { $cell } away.
}
claim-flip = { $you ->
    [yes] You turn the forgotten stack on { $cell } face down: { $points } points.
   *[no] { $seat } turns the forgotten stack on { $cell } face down: { $points } points.
}
claim-clear = { $you ->
    [yes] You clear the four forgotten inner stacks away: { $points } points.
   *[no] { $seat } clears the four forgotten inner stacks away: { $points } points.
}
claim-remove = { $you ->
    [yes] You take the forgotten stack on { $cell } away: { $points } points.
   *[no] { $seat } takes the forgotten stack on { $cell } away: { $points } points.
}
say-right = { $you ->
    [yes] You say { $points } for the turn, { $total } in all: that is right.
   *[no] { $seat } says { $points } for the turn, { $total } in all: that is right.
}
say-wrong = { $you ->
    [yes] You say { $points } for the turn, { $total } in all. That is not right.
   *[no] { $seat } says { $points } for the turn, { $total } in all. That is not right.
}
say-again = { $you ->
    [yes] Add it up and say it again.
   *[no] { $seat } may say it again.
}
say-lost = { $you ->
    [yes] It would have been { $points } for the turn, { $total } in all. This turn brings you nothing.
   *[no] It would have been { $points } for the turn, { $total } in all. This turn brings { $seat } nothing.
}
turned = The stack on { $cell } has four cards and is turned face down.
cleared = All four inner stacks lie face down: they are cleared away.
removed = The stack on { $cell } has four cards and is taken away.
turn-scored = { $you ->
    [yes] You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $shares }) and have { $total }.
   *[no] { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $shares }) and has { $total }.
}
turn-nothing = { $you ->
    [yes] You get no points and have { $total }.
   *[no] { $seat } gets no points and has { $total }.
}
draws = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
end-over-200 = { $you ->
    [yes] The game is over: you win, { $points } to { $other }: more than 200 points and at least 15 ahead.
   *[no] The game is over: { $seats } wins, { $points } to { $other }: more than 200 points and at least 15 ahead.
}
end-over-50-ahead = { $you ->
    [yes] The game is over: you win more than 50 points ahead, { $points } to { $other }.
   *[no] The game is over: { $seats } wins more than 50 points ahead, { $points } to { $other }.
}
end-tie-over-200 = The game is over: { $seats } both have more than 200 points, less than 15 apart. A tie, { $points } to { $other }.
end-cards-out = { $you ->
    [yes] The game is over, no cards are left: you win at least 15 ahead, { $points } to { $other }.
   *[no] The game is over, no cards are left: { $seats } wins at least 15 ahead, { $points } to { $other }.
}
end-tie = The game is over, no cards are left: { $seats } are less than 15 apart. A tie, { $points } to { $other }.

known-deck = Still in the deck ({ $number }), in an order nobody knows: { $cards }.

text-last = { $seat } put { $card } on { $cell }: { $points }
text-lies = { $card } lies on { $cell }
text-hand = { $seat }: { $cards }
text-round = { $you ->
    [yes] Round { $round }, your turn, { $number } in the deck
   *[no] Round { $round }, turn of { $seat }, { $number } in the deck
}
text-scores = Score: { $shares }
text-share = { $seat } { $points }

refused-already-put = You have put { $card } on { $cell } already. Take it back first if you want to put another card.
refused-not-in-deck = We play without { $card }: there are only stars and bars.
refused-not-held = You do not have { $card } in front of you.
refused-face-down = The stack on { $cell } lies face down: nothing may be put on it.
refused-touches-nothing = On { $cell } the card would touch no other card: on the outer spaces it must touch at least one.
refused-must-score = On the outer space { $cell } a card must score with every card that it touches, but { $neighbour }.
refused-no-announcing = In this game nobody has to say points: they are counted for you.
refused-nothing-to-say = First put a card, then say your points.
refused-say-ends-turn = Say your points and your total: that ends the turn.
refused-put-ends-turn = Here the turn ends by itself when the card is put.
refused-put-first = First put a card, then end your turn.
refused-put-stays = In this game a card that is put stays: the turn ends with it.
refused-nothing-put = You have not put a card yet: there is nothing to take back.
refused-done-by-itself = Here stacks of four are turned and taken away by themselves.
refused-claim-too-late = That is not for this card: what was forgotten before can be done only at the start of a turn, before a card is put.
refused-not-all-face-down = The inner stacks are cleared only when all four lie face down. Not so yet: { $cells }.
refused-flip-outer = { $cell } is an outer space: its stacks are taken away, not turned.
refused-remove-inner = { $cell } is an inner space: its stacks are turned face down, not taken away.
refused-already-face-down = The stack on { $cell } lies face down already.
refused-no-stack = There is no card on { $cell }.
refused-stack-not-whole = { $number ->
    [one] There is only { $number } card on { $cell }: a stack needs 4.
   *[other] There are only { $number } cards on { $cell }: a stack needs 4.
}

# The same for who has just learned to read, where it is not short enough above.
child-already-put = You have put a card on { $cell }. Take it back first.
child-touches-nothing = It would touch no card there. Outside it must touch one.
child-must-score = Every card it touches must count. { $neighbour }
child-neighbour = { $cell } does not: { $differences ->
    [one] { $differences } thing differs
   *[other] { $differences } things differ
}, it needs { $needs }.
child-claim-too-late = Too late for that. Do it before you put a card.
child-not-all-face-down = All four inner stacks must lie face down. Not yet: { $cells }.
# What was special about a game
special-from-behind = { $you ->
    [yes] You were { $points } points behind and still won!
   *[no] { $seat } was { $points } points behind and still won!
}
special-lead-changes = The lead changed { $changes } times!
special-best-turn = { $you ->
    [yes] The best turn was yours: { $points } points.
   *[no] { $seat } had the best turn: { $points } points.
}

# What a report says a child misses, behind the name and a colon.
slip-missed-diagonal = does not look at diagonal neighbours on the outside
slip-missed-vertical = does not look at neighbours above and below on the outside
slip-missed-horizontal = does not look at neighbours on the left and right on the outside
slip-missed-stack = does not look at the card underneath on the outside
slip-missed-several = puts cards on the outside that do not count with every neighbour
slip-touches-nothing = puts cards on the outside where they touch nothing
slip-face-down = puts cards on stacks that lie face down
slip-already-put = wants to put a second card in one turn
slip-put-first = wants to end the turn before a card is put
slip-wrong-sum = says wrong points or a wrong total
slip-forgot-turn = forgets to turn over inner stacks of four
slip-forgot-clear = forgets to clear the four inner stacks away
slip-forgot-remove = forgets to take outer stacks of four away
slip-turn-too-early = wants to turn inner stacks of fewer than four
slip-remove-too-early = wants to take away outer stacks of fewer than four
slip-not-all-face-down = wants to clear the inner stacks too early
slip-claim-too-late = claims a forgotten stack after putting a card
# The same in the words of a child: "I can already …", "Next I try to …"
able-missed-diagonal = look at the corners too before I put a card outside
able-missed-vertical = look above and below before I put a card outside
able-missed-horizontal = look left and right before I put a card outside
able-missed-stack = look at the card underneath before I cover it
able-missed-several = look all around before I put a card outside
able-touches-nothing = put cards outside only where they touch others
able-face-down = leave stacks alone that lie face down
able-already-put = put just one card in a turn
able-put-first = put a card before I end my turn
able-wrong-sum = add up my points and say the right sum
able-forgot-turn = turn inner stacks over when they have four cards
able-forgot-clear = clear the four inner stacks away
able-forgot-remove = take outer stacks away when they have four cards
able-turn-too-early = wait for four cards before I turn an inner stack
able-remove-too-early = wait for four cards before I take away an outer stack
able-not-all-face-down = clear the inner stacks only when all lie face down
able-claim-too-late = claim a forgotten stack before I put my card

# What was tried and is told in a report only.
tried-say = { $you ->
    [yes] You say { $points } for the turn, { $total } in all.
   *[no] { $seat } says { $points } for the turn, { $total } in all.
}
