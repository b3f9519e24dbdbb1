"""Sevens, from Zeno's Play Math card pack: build chains from the sevens, and be the first without cards."""
