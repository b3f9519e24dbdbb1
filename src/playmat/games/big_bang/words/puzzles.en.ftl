# Puzzles: goals, hints, what is said to a wrong try, and reasons.
goal-hand = Put all { $cards } cards of your hand.
hint-hand = Which of your cards has the fewest places? Which card makes a new place for another one?
wrong-hand = Then one of your cards finds no place. Try it another way.
goal-all = The deck is empty. Put all { $cards } cards that are left: then all 28 lie on the table.
hint-all = Think of the last card first: where could it go? Keep that place open, or make one.
wrong-all = Then one card is left over. Try it another way.
pz-first = { $card } has to go there first. Of the { $ways } ways to begin, no other one leads to the end.
pz-firsts = Of the { $ways } ways to begin, { $others } leave a card without a place.
pz-ends = { $ends ->
    [one] There is only one way to lay them all, though not always one order.
   *[other] There are { $ends } ways to lay them all.
}
goal-pile = Play your whole hand and { $card } on top of the discard pile. It doesn't fit anywhere yet.
hint-pile = Which number would make room for the card on the discard pile?
wrong-pile = Now one of the cards doesn't fit. Try another way.
goal-rules = Play all { $cards } cards in your hand. Rotate the rules cards to make them fit.
hint-rules = Look at the sides of your rules card. Which cards can touch them?
wrong-rules = Now one of your cards doesn't fit. Try another way.
