"""Whole deals solved: what can be reached at all, found by search and proved."""
