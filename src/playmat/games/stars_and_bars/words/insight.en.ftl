# Reasons behind hints and reviews.
sb-say = Adding up is your part: look at each card that yours touches. Count the differences, and write down what each one brings.
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
sb-answer = With the open cards, the other can get at most { $most } next.
sb-answer-beside = With the open cards, the other can get at most { $most } next; after { $rival } on { $rival_cell } it would be { $rival_most }.
sb-no-answer = The other player has no turn after it.
sb-end = Nothing is left to do on the board: end your turn.
sb-end-due = Something on the board is still to be done first.
sb-back = Your card brings { $points } where it lies; the most you can get with a card now is { $best }.
sb-claim-clear = All four inner stacks lie face down and nobody has cleared them: that brings { $points } points.
sb-claim-flip = { $cards } cards lie on { $cell } and nobody has turned them: that brings { $points } points.
sb-claim-remove = { $cards } cards lie on { $cell } and nobody has taken them away: that brings { $points } points.
sb-duty-clear = All four inner stacks lie face down: clear them, or the next player gets { $points } points.
sb-duty-flip = Your card is number { $cards } on { $cell }: turn the stack, or the next player gets { $points } points.
sb-duty-remove = Your card is number { $cards } on { $cell }: take the stack away, or the next player gets { $points } points.
