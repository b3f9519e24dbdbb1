"""Bots that play Sevens."""
