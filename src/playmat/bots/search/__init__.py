"""Looking ahead: one search for every game, and what a game may add to it."""
