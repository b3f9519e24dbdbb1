"""Studies: many matches played by bots, and how fast they are played."""
