"""The games: one folder for the rules of each."""
