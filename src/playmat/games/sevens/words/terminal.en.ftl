# How moves are written and the table is drawn at the terminal: a code, " = ", what it means.
notation-board =
    C D H S = clubs, diamonds, hearts, spades
    7C = the 7 of clubs; A is an ace
    · = a card that isn't on the table yet
notation-play = play 7C = play the 7 of clubs
notation-knock = knock = nothing fits, so everyone else gives you a card
notation-give = give 4H = give the 4 of hearts, face down
notation-guess = { $guess ->
    [rank] guess 4 = guess that the card is a 4
   *[other] guess 4H = guess that the card is the 4 of hearts
}
notation-say = say 45 = the cards in your hand add up to 45
