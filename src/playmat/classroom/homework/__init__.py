"""Homework and exit tickets: puzzles for every child of the class, and what came of them."""
