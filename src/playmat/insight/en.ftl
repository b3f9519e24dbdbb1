# Hints and reviews. They speak to the player whose move it is; every number in them is counted in the position.

only-move = It is the only thing you can do.
looked-ahead = { $rank ->
    [1] It came out best of { $count } moves.
   *[other] Of { $count } moves it came out in place { $rank }.
}

# How hints and reviews are told
hint-head = { $seat }, move { $number }: what could be done
hint-win = { $move }: wins { $percent } of 100 games (± { $error })
hint-points = { $move }: { $points } points (± { $error })
review-head = Each move beside the best one
review-best = { $number }. { $seat }: { $move }
review-forced = { $number }. { $seat }: { $move } (nothing else to do)
review-lost-win = { $number }. { $seat }: { $move } gives away { $percent } of 100 games. Better: { $best }.
review-lost-points = { $number }. { $seat }: { $move } gives away { $points } points. Better: { $best }.
review-judging = Looking at every move
review-accuracy = { $seat } played { $percent } of 100.
review-no-choice = { $seat } never had a choice.
review-turn-lost = Turning point, move { $number }: with { $move } the chance of { $seat } went from { $before } to { $after } in 100. Better was { $best }.
review-turn-rose = Turning point, move { $number }: since the move before, the chance of { $seat } has grown from { $before } to { $after } in 100.
review-turn-fell = Turning point, move { $number }: since the move before, the chance of { $seat } has gone down from { $before } to { $after } in 100.
review-turn-points = Turning point, move { $number }: { $seat } lost { $points } points with { $move }. Better was { $best }.

# The same to readers: the moves themselves stand between these in words.
turn-move = Turning point, move { $number }:
turn-lost = The chance of { $seat } went from { $before } to { $after } in 100.
turn-points = { $seat } lost { $points } points.
turn-better = Better:

# Number Line
nl-quiz = Work it out in two steps: { $a } times { $tens }, then { $a } times { $ones }. Add the two. The answer is yours to find!
nl-quiz-round = Leave the zero out and work out { $a } times { $tens }; then put the zero back at the end. The answer is yours to find!
nl-own = { $hidden ->
    [yes] If every face-down card counts, on the { $number } you own { $count ->
        [0] no number now.
        [one] one number now: { $numbers }.
       *[other] { $count } numbers now: { $numbers }.
    }
   *[no] On the { $number } you own { $count ->
        [0] no number now.
        [one] one number now: { $numbers }.
       *[other] { $count } numbers now: { $numbers }.
    }
}
nl-final = No other card comes in this round: nobody can take them away.
nl-final-score = No other card comes in this round: it ends with { $count } for you and { $other } for the best of the others.
nl-kept = Wherever the next card of another player goes, you keep at least { $kept }.
nl-kept-more = Wherever the next card of another player goes, you keep at least { $kept }; on the { $rival } it could be only { $rival_kept }.
nl-kept-beside = Wherever the next card of another player goes, you keep at least { $kept }; on the { $rival } it would be { $rival_kept }.
nl-decoy-waits = The decoy on the { $number } owns nothing, but your card can wait: { $to_come ->
    [0] no other card is still to come in this round.
    [one] one card of the others is still to come.
   *[other] { $to_come } cards of the others are still to come.
}
nl-card-later = { $hidden ->
    [yes] If every face-down card counts, your card on the { $place } would then own { $count ->
        [one] one number.
       *[other] { $count } numbers.
    }
   *[no] As the line is then, your card on the { $place } would own { $count ->
        [one] one number.
       *[other] { $count } numbers.
    }
}
nl-decoy-blocks = With your decoy on the { $number } nobody else can go there. { $hidden ->
    [yes] If every face-down card counts, you keep after the next card of another player at least { $kept ->
        [one] one number.
       *[other] { $kept } numbers.
    }
   *[no] After the next card of another player you keep at least { $kept ->
        [one] one number.
       *[other] { $kept } numbers.
    }
}
nl-decoy-beside = With the decoy on the { $rival } it would be { $rival_kept }.
nl-decoy-nothing = The decoy on the { $number } changes nothing any more: no other card comes in this round.

# Sevens
sv-knock = { $count ->
    [one] Only one card would fit now, and you do not have it: you must knock.
   *[other] { $count } cards would fit now, and you have none of them: you must knock.
}
sv-own = With { $card } on the table you can put another card of yours: { $cards }.
sv-others = With { $card } on the table somebody else can put { $cards }.
sv-closed = Nothing comes after { $card }: it opens the way for no other card.
sv-waiting = { $count ->
    [one] One card of yours is waiting for it: { $cards }.
   *[other] { $count } cards of yours are waiting for it: { $cards }.
}
sv-others-too = It also lets somebody else put { $cards }.
sv-rival = With { $rival } on the table somebody else could put { $cards }.
sv-cost = If you are left with { $card } at the end, it costs { $points ->
    [one] one point.
   *[other] { $points } points.
}
sv-give-far = { $missing ->
    [0] You could put { $card } on the table at your next turn.
    [one] One more card must be put before { $card } fits.
   *[other] { $missing } more cards must be put before { $card } fits.
}
sv-give-known = But everybody knows that you have { $card }: it is easy to guess.
sv-rival-known = Everybody knows that you have { $rival }: that one is easy to guess.
sv-give-cost = At the end { $card } costs { $points } if you still have it, { $rival } costs { $rival_points }.
sv-give-hidden = { $count ->
    [one] The player who knocked has only one card to choose from when guessing.
   *[other] The player who knocked has { $count } cards to choose from when guessing.
}
sv-guess = If { $giver_seat } gave any card of the hand, { $named } is right in about { $percent } of 100 cases.
sv-guess-beside = If { $giver_seat } gave any card of the hand, { $named } is right in about { $percent } of 100 cases, { $rival } in { $rival_percent }.
sv-guess-known = You know that { $giver_seat } has { $card }.
sv-guess-may = { $held ->
    [one] { $giver_seat } has one card, and it may be any of { $may }.
   *[other] { $giver_seat } has { $held } cards, and { $may } cards may be among them.
}

# Stars and Bars
sb-say = Adding up is your part: look at each card that yours touches, count the differences, and write down what each one brings.
sb-points = Putting { $card } on { $cell } brings { $points ->
    [one] one point
   *[other] { $points } points
}: { $shares }.
sb-points-beside = Putting { $card } on { $cell } brings { $points ->
    [one] one point
   *[other] { $points } points
}: { $shares }. Putting { $rival } on { $rival_cell } brings { $rival_points }.
sb-nothing = Putting { $card } on { $cell } brings nothing.
sb-nothing-beside = Putting { $card } on { $cell } brings nothing; putting { $rival } on { $rival_cell } brings { $rival_points }.
sb-more = It brings you more points at once than { $rival } on { $rival_cell }.
sb-less = It brings you fewer points at once than { $rival } on { $rival_cell }.
sb-same = It brings you as many points at once as { $rival } on { $rival_cell }.
sb-answer = With the cards lying open, the other player can get at most { $most } next.
sb-answer-beside = With the cards lying open, the other player can get at most { $most } next; after { $rival } on { $rival_cell } it would be { $rival_most }.
sb-no-answer = The other player has no turn after it.
sb-end = Nothing is left to do on the board: end your turn.
sb-end-due = Something on the board is still to be done before you end your turn.
sb-back = Your card brings { $points } where it lies; the most you can get with a card now is { $best }.
sb-claim-clear = All four inner stacks lie face down and nobody has cleared them: that brings { $points } points.
sb-claim-flip = { $cards } cards lie on { $cell } and nobody has turned them: that brings { $points } points.
sb-claim-remove = { $cards } cards lie on { $cell } and nobody has taken them away: that brings { $points } points.
sb-duty-clear = All four inner stacks lie face down: clear them, or the next player gets { $points } points for it.
sb-duty-flip = Your card is number { $cards } on { $cell }: turn the stack, or the next player gets { $points } points for it.
sb-duty-remove = Your card is number { $cards } on { $cell }: take the stack away, or the next player gets { $points } points for it.

# Bang! Zoom!
bz-draw = { $better } of the { $number } cards that may come make a longer word than you have now ({ $longest ->
    [0] none
    [one] one letter
   *[other] { $longest } letters
}).
bz-top-longer = With the { $letter } from the discard pile your longest word has { $longest } letters, without it { $before ->
    [0] there is none
   *[other] { $before }
}.
bz-top-same = The { $letter } on the discard pile makes no longer word than you have now ({ $before ->
    [0] none
    [one] one letter
   *[other] { $before } letters
}).
bz-goal = For { $goal } you have { $letters }; still missing: { $missing }.
bz-goal-none = For { $goal } you have no letter yet.
bz-goal-whole = You have all letters of { $goal }.
bz-swap = { $longest ->
    [0] Your hand makes no word at all
    [one] Your hand makes only a word of one letter
   *[other] Your hand makes no word longer than { $longest } letters
}: new cards for { $letters }.
bz-zoom = { $word } brings { $points } points, so you have { $total }, and the game is over at once.
bz-bang = { $word } is the first one of the game: { $points } points, so you have { $total }. From now on ZOOM is the goal.
bz-lay = { $word } brings { $points ->
    [one] one point
   *[other] { $points } points
}, so you have { $total }.
bz-then = Then you can still lay { $words }: together they bring { $points } points.
bz-rest = { $count ->
    [0] The letters left make no word: { $letters }.
    [one] The letters left still make one word: { $letters }.
   *[other] The letters left still make { $count } words: { $letters }.
}
bz-rest-beside = { $count ->
    [0] The letters left make no word: { $letters }
    [one] The letters left still make one word: { $letters }
   *[other] The letters left still make { $count } words: { $letters }
}; after { $rival } it would be { $rival_count }.
bz-keep = { $count ->
    [0] Without the { $letter } your letters make no word: { $letters }.
    [one] Without the { $letter } your letters make one word: { $letters }.
   *[other] Without the { $letter } your letters still make { $count } words: { $letters }.
}
bz-keep-beside = { $count ->
    [0] Without the { $letter } your letters make no word
    [one] Without the { $letter } your letters make one word
   *[other] Without the { $letter } your letters still make { $count } words
}; without the { $rival } it would be { $rival_count }.
bz-coming = { $better } of the { $number } cards that may come make a longer word with the letters you keep; without the { $rival } it would be { $rival_better }.

# Big Bang
bb-last = With { $card } on { $cell } all your cards are put.
bb-places = Putting { $card } on { $cell } leaves { $places ->
    [0] no place
    [one] one place
   *[other] { $places } places
} for { $kind }.
bb-places-beside = Putting { $card } on { $cell } leaves { $places ->
    [0] no place
    [one] one place
   *[other] { $places } places
} for { $kind }; putting { $rival } on { $rival_cell } leaves { $rival_places ->
    [0] none
   *[other] { $rival_places }
}.
bb-all-live = Everything you still have to put has a place then.
bb-nowhere = Then these fit nowhere: { $cards }.
bb-deck = { $count } of the { $number } cards in your deck fit somewhere now.
bb-draw-pile = Your deck is empty: the discard pile is shuffled and comes again.
bb-top = On top of the discard pile { $card } can still be put: { $count } cards of your deck are one apart from it.
bb-top-beside = On top of the discard pile { $card } can still be put: { $count } cards of your deck are one apart from it, from { $rival } { $rival_count }.
bb-top-rules = On top of the discard pile { $card } can still be put.
