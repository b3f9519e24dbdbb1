# Puzzles: goals, hints, what is said to a wrong try, and reasons.
goal-longest = Lay the longest word you can. It has { $letters } letters.
hint-longest = Look for endings: S, ED, ING, ER. Then for letters that like to stand together: SH, CH, OO.
wrong-longest = A good word! But there is one with { $letters } letters.
goal-pair = Lay two words of three letters each.
hint-pair = Say the vowels first: each word needs one. Share them out.
wrong-pair = Then no second word of three letters is left.
goal-bang = Lay BANG in this turn, without any luck.
hint-bang = Which letter of BANG is missing? Look at the two piles.
wrong-bang = You would need luck for that. There is a sure way.
goal-zoom = End the game with ZOOM in this turn, without any luck.
hint-zoom = Which letter of ZOOM is missing? Look at the two piles.
wrong-zoom = You would need luck for that. There is a sure way.
pz-longest = { $count ->
    [one] No other word of your letters is as long: { $words }.
   *[other] The longest words of your letters have { $letters }: { $words }.
}
pz-pair = { $word } and { $other }: six letters, and the seventh is there to discard.
pz-goal = The { $letter } lies open on the discard pile. With it you can spell { $word }.
