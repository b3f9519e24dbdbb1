"""Hints and reviews: what a seat's moves are worth, and why. Made from what the seat knows, never from hidden cards."""
