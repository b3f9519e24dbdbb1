"""Processes that think: bots, hints, reviews, pars."""
