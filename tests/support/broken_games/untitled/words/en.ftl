line = Say how many tricks you will take, then take exactly as many.
skill-counting = counting
option-cards = how many cards everyone gets
preset-short = A short game: three cards
agreed-cards = Everyone gets { $number } cards.

asks-call = Of { $cards } tricks, how many will you take?
asks-play = { $highest ->
    [0] Lead the trick: play a card.
   *[other] Play a card. The highest so far is { $highest }.
}

form-call = Call it
field-tricks = Tricks

move-call = { $you ->
    [yes] You call { $tricks }.
   *[no] { $seat } calls { $tricks }.
}
move-play = { $you ->
    [yes] You play the { $card }.
   *[no] { $seat } plays the { $card }.
}
takes-trick = { $you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
end-all-played = { $points ->
    [0] All cards are played, and nobody took as many tricks as called.
   *[other] All cards are played. Best: { $seats } with { $points } points.
}

text-trick = On the table: { $trick }
text-uncalled = { $seat }: no call yet
text-seat = { $seat }: { $taken } tricks of { $call }
text-hand = Your cards: { $hand }

refused-call-first = First everyone says how many tricks they will take: call a number.
refused-called-already = You have called already: play a card.
refused-call-too-high = There are only { $cards } tricks.
refused-not-in-hand = The { $card } is not in your hand.
