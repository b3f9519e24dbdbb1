### The pictures of the rules. `picture-`: what there is to learn. `shows-`: what is to be seen, for who cannot see it.

picture-free-number = The 5 has a card already. The 8 is free.
shows-free-number = A green card lies on 5. An orange card on 5 is refused. On 8 it is allowed.
picture-two-cards = Your two cards: the plain one, and the decoy with the mask.
shows-two-cards = Green and red: each has a plain card and a decoy.
picture-wait-for-your-turn = One card, then it is the next player’s turn.
shows-wait-for-your-turn = A green card lies on 3. A second green card at once is refused.
picture-no-decoy-yet = In round 1 the decoy stays in your hand.
shows-no-decoy-yet = An empty line in round 1. A green decoy on 4 is refused. A plain card on 6 is allowed.
picture-decoy-only-fools = The decoys get nothing. Only the plain cards on 8 and 9 count.
shows-decoy-only-fools = Green lies on 8 and owns 1 to 8. Orange lies on 9 and owns 9 and 10. Decoys on 3 and 6 own nothing.
picture-each-card-once = { $ink ->
    [mono] The plain card with the disc lies on 5. Now only its decoy is left.
   *[other] The plain card of orange lies on 5. Now only its decoy is left.
}
shows-each-card-once = Orange has a card on 5. A second plain card is refused. The decoy on 2 is allowed.
picture-which-is-the-decoy = Face down both look the same. Which one is the decoy?
shows-which-is-the-decoy = Two orange cards lie face down on 4 and 5. Green puts the decoy on 2. It is allowed.
picture-flag = The flag shows who starts. After each round it goes on to the left.
shows-flag = The card of the starting player: a flag, and an arrow to the next player.
picture-in-the-middle = The 5 is 2 away from both cards. So nobody gets it.
shows-in-the-middle = Green on 3 owns 1 to 4: 4 points. Orange on 7 owns 6 to 10: 5 points. Nobody owns 5.
picture-right-beside = Right beside another card you get everything on your side.
shows-right-beside = Green on 5 owns 1 to 5. Orange on 6 owns 6 to 10. Both get 5 points.
picture-three-cards = { $ink ->
    [mono] The disc is squeezed in: only 5 and 6 are closest to it.
   *[other] Orange is squeezed in: only 5 and 6 are closest to it.
}
shows-three-cards = Green on 3 gets 4 points. Orange on 6 gets 2. Red on 8 gets 3. Nobody owns 7.
picture-your-own-two = { $ink ->
    [mono] The 4 lies between two cards with a leaf. The leaf gets it.
   *[other] The 4 lies between two cards of green. Green gets it.
}
shows-your-own-two = Green on 3 and 5 owns 1 to 6. Orange on 8 and 9 owns 7 to 10.
picture-only-nine-numbers = The 10 is gone, so nobody gets a point for it.
shows-only-nine-numbers = A line from 1 to 9. Orange on 5 gets 5 points. Green on 6 gets 4.
picture-most-points-win = { $ink ->
    [mono] Round 2: the disc has the most points and wins.
   *[other] Round 2: orange has the most points and wins.
}
shows-most-points-win = Orange on 7 owns 1 to 7: 7 points. Green on 8 owns 8 to 10: 3 points. The game is over.
picture-still-level = Still level after round 2: everybody plays round 3.
shows-still-level = Orange on 5 and green on 6 get 5 points each. It was the same in round 1.
picture-both-cards-count = In round 3 the decoys count too.
shows-both-cards-count = Green on 3 and 7 gets 4 points. Orange on 5 and 9 gets 3. Nobody owns 4, 6 and 8.
picture-ten-is-gone = Round 4 has no 10 any more. The 7 is there.
shows-ten-is-gone = A line from 1 to 9. An orange card on 10 is refused. On 7 it is allowed.
