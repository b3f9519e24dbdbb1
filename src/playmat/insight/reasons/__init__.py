"""Why a move is good: facts of the position, counted, one file a game."""
