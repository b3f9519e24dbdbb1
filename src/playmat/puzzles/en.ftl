# Puzzles of any game.
goal-best = One move is clearly the best. Find it.
hint-best = Look at every move you can make. What could the others do after it?
wrong-best = That is allowed, but there is something better.
puzzle-open = Right! Go on.
puzzle-solved = Solved!

# Difficulty
puzzle-band = { $band ->
    [easy] easy
    [hard] hard
   *[medium] medium
}

# `playmat puzzles`
puzzles-there = { $title }: { $count } puzzles; { $easy } easy, { $medium } medium, { $hard } hard. Of 100 tries easy, medium and hard bots solve:
puzzles-proving = Proving
puzzles-proved = Proved: { $count }. Not proved: { $wrong }.
puzzles-found = Games: { $games }. Kept: { $kept }. Not proved: { $unproved }. Found in 1,000 games:
puzzle-answer = Answer: { $moves }

# Who else sits there
puzzle-name = { $number ->
    [1] Mia
    [2] Ben
    [3] Eva
   *[other] Leo
}
