"""Cups of a class: who meets whom next, and how they stand. Pure: children are numbers, results come in."""
