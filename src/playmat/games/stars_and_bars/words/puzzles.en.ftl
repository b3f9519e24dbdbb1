# Puzzles: goals, hints, what is said to a wrong try, and reasons.
goal-score = Score { $points } points with one card.
hint-score = Four differences up or down bring the most. Then look what else the card touches there.
wrong-score = That scores { $gained ->
    [0] nothing
    [one] one point
   *[other] { $gained } points
}. You can score { $points }.
goal-guard = Score { $points } points, and leave the other player no more than { $answer } with the next card.
hint-guard = The cards of the other lie open. What can they put beside your card, or on it?
wrong-guard = You score { $gained }. Now look at the best answer of the other: you need { $points }, and no more than { $answer } for them.
goal-outer = Only one of your cards fits on an outer space. Put it there.
hint-outer = On an outer space the card must score with every card it touches. Try your cards one by one.
wrong-outer = That is an inner space, where every card may go.
pz-points = { $card } on { $cell } scores { $points }: { $shares }.
pz-guard = With the open cards the other can get { $answer } at most. After the next best card of yours it would be { $else }.
pz-outer = It scores with every card it touches. No other card of yours does that on an outer space.
