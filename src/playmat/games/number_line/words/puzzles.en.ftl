# Puzzles: goals, hints, what is said to a wrong try, and reasons.
goal-take = You put the last card of this round. Take { $numbers } numbers with it.
hint-take = Look for the widest gap. A card between two others takes about half of the gap on each side.
wrong-take = That takes { $gained ->
    [0] no number
    [one] one number
   *[other] { $gained } numbers
}. You can take { $numbers }.
goal-sure = You put the last card of this round. Take { $numbers } numbers, whichever of the others’ cards are decoys.
hint-sure = Any card that lies face down may count. Look where you take the most even if all of them do.
wrong-sure = If the wrong cards are decoys, you take fewer than { $numbers } there.
goal-keep = One more card comes after yours. Put yours so that you keep { $numbers } numbers wherever it goes.
hint-keep = Think of the next player: where would their card hurt you most?
wrong-keep = The next card could leave you fewer than { $numbers } there.
goal-win = This is the last card of the game. Win with it.
hint-win = Count what everybody has. It may be better to take numbers from the leader than to take the most.
wrong-win = Count again: somebody else is not behind you then.
pz-take = On the { $number } you take { $numbers }. No other card is as near to them.
pz-sure = On the { $number } you take { $numbers } at least, whatever lies face down.
pz-kept = On the { $number } you own { $numbers } now. Wherever the next card goes, { $kept } of them stay yours.
pz-win = On the { $number } you come to { $points } points; nobody else has more than { $others }.
