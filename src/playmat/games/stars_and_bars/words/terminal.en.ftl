# How moves are written and the table is drawn at the terminal: a code, " = ", what it means.
notation-board =
    S2ro = a card: 2 stars, red, outline
    S, B = stars, bars{ $deck ->
        [81] ; M is moons
       *[other] {""}
    }
    r, b, g = red, blue, gold
    s, t, o = solid, striped, outline
    S2ro×3 = three cards in a stack, this one on top
    #### = a stack that's face down
    b3 = column b, row 3
notation-put = put S2ro b3 = play that card on b3
notation-back = back = pick the card up again
notation-flip = { $housekeeping ->
    [auto] {""}
   *[other] flip b3 = flip the stack on b3 face down
}
notation-clear = { $housekeeping ->
    [auto] {""}
   *[other] clear = clear the four inner stacks
}
notation-remove = { $housekeeping ->
    [auto] {""}
   *[other] remove a1 = remove the stack on a1
}
notation-say = { $announce ->
    [off] {""}
   *[other] say 9 57 = this turn scores 9 points, and your new total is 57
}
notation-end = end = end your turn
