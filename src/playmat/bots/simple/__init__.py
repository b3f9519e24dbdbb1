"""Simple sensible bots, one file a game: they look one move ahead and do not search."""
