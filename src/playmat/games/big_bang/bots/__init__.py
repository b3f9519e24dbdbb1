"""Bots that play Big Bang."""
