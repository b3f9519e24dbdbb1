### The pictures of the rules. `picture-`: what there is to learn. `shows-`: what is to be seen, for who cannot see it.

picture-opening-card = The 7 of clubs comes first. No other card may open the game.
shows-opening-card = An empty table. The 7 of clubs is allowed. The 7 of diamonds is refused.
picture-three-players = With three players the 7 of clubs lies there. Go on with 6 or 8.
shows-three-players = The 7 of clubs on the table. The 6 and the 8 of clubs are allowed.
picture-next-in-the-chain = The hearts go from 6 to 8. So the 5 and the 9 fit.
shows-next-in-the-chain = The hearts 6, 7 and 8 on the table. The 5 and the 9 of hearts are allowed.
picture-not-next = The 3 and the 10 must wait: cards are missing between.
shows-not-next = The hearts 6, 7 and 8 on the table. The 3 and the 10 of hearts are refused.
picture-a-new-suit = A new suit begins with its seven, not with a 6.
shows-a-new-suit = Only the 7 of clubs lies there. The 7 of diamonds is allowed. The 6 of spades is refused.
picture-you-must = The 8 of clubs fits. So you may not knock.
shows-you-must = The 7 of clubs lies there. The 8 of clubs is in the hand. Knocking is refused.
picture-time-to-knock = No seven, no 6 and no 8 of clubs: nothing fits. Knock!
shows-time-to-knock = The 7 of clubs on the table. No card of the hand fits. Knocking is allowed.
picture-give-a-card = Somebody knocked. Pick any card and lay it face down.
shows-give-a-card = The 4 of hearts leaves the hand and lies face down. It is allowed.
picture-too-early = One card is still missing. Guess when all are there.
shows-too-early = One card lies face down, one place is empty. A guess is refused.
picture-guessed-right = Right! The card is shown and goes back to its giver.
shows-guessed-right = Two cards lie face down. One of them is named: the 4 of hearts. It is right.
picture-guessed-wrong = Wrong: the card goes to your hand, and only you look.
shows-guessed-wrong = The 6 of spades is named for a card. It is wrong, and the card goes to the guesser’s hand.
picture-lies-on-the-table = The 7 of clubs lies on the table. It cannot be that one.
shows-lies-on-the-table = The 7 of clubs lies on the table. Naming it is refused.
picture-in-your-own-hand = You hold the 9 of hearts yourself. It cannot be that one.
shows-in-your-own-hand = The 9 of hearts is in the guesser’s hand. Naming it is refused.
picture-the-turn-is-over = You have just got a seven. It must wait for your next turn.
shows-the-turn-is-over = After the guesses the knocker holds the 7 of hearts. Putting it is refused.
picture-out = The last card is put: out, and the game is over.
shows-out = Long chains of all four suits. The 2 of spades is the last card of a hand.
picture-what-a-hand-costs = 5 + 5 + 15 = 25 points. 15 + 15 = 30. No cards: 0.
shows-what-a-hand-costs = Three hands. The 2, the 3 and an ace cost 25. Two aces cost 30. No card costs 0.
picture-from-the-three = In the junior game the 3 of clubs comes first.
shows-from-the-three = An empty table. The 3 of clubs is allowed. The 3 of diamonds is refused.
picture-the-number-is-enough = “It is a four!” The number is enough here.
shows-the-number-is-enough = A 4 without a suit is named for a card. It is right.
