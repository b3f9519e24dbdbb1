"""Puzzles: a position, a goal, and every line that reaches it; found in games, proved, rated by who solves them.

What makes a puzzle of a game is in the game's room. Here is what all of them share; nothing here does I/O but reading
what ships with a game.
"""
