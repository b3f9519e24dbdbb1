# How moves are written and the table is drawn at the terminal: a code, " = ", what it means.
notation-board =
    {"*"} = the star
    · = a free space next to a card
    # = another player's card; you can't see its number
    @0,1 = row 0, column 1; the numbers are on the left and on top
notation-hand =
    hand 4 @0,1 = play the 4 from your hand on row 0, column 1
    { $rules_cards ->
        [0] {""}
       *[other] hand R3/2 @1,1 = play rules card R3, turned 2 steps clockwise
    }
notation-top = top 4 @0,1 = play the top card of the discard pile
notation-draw = draw = draw cards until you have three
notation-dead = dead 3 5 7 = discard your three cards; the 7 ends up on top
