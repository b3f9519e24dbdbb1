# How moves are written at the terminal: a code, " = ", what it means.
notation-draw = draw = take the top card of the draw pile
notation-take = take = take the top card of the discard pile
notation-lay = lay CAT = lay down the word CAT
notation-discard = discard X = discard the X and end your turn
notation-swap = swap VWY = discard V, W and Y for new cards; your turn is over
