"""What a game adds to the search: which moves to look at, how to play on, what a position is worth."""
