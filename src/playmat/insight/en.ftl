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
