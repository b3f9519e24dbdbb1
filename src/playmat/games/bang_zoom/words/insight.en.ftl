# Reasons behind hints and reviews.
bz-draw = { $better } of the { $number } cards that may come make a longer word. Now you have { $longest ->
    [0] none
    [one] one letter
   *[other] { $longest } letters
}.
bz-top-longer = With the { $letter } from the pile your longest word has { $longest } letters; without it { $before ->
    [0] there is none
   *[other] { $before }
}.
bz-top-same = The { $letter } on the discard pile makes no longer word. Now you have { $before ->
    [0] none
    [one] one letter
   *[other] { $before } letters
}.
bz-goal = For { $goal } you have { $letters }; still missing: { $missing }.
bz-goal-none = For { $goal } you have no letter yet.
bz-goal-whole = You have all letters of { $goal }.
bz-swap = { $longest ->
    [0] Your hand makes no word at all
    [one] Your hand makes only a word of one letter
   *[other] Your hand makes no word longer than { $longest } letters
}: new cards for { $letters }.
bz-zoom = { $word } brings { $points } points: you have { $total }, and the game is over.
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
bz-coming = With the letters you keep: { $better } of the { $number } cards make a longer word; without the { $rival } it would be { $rival_better }.
