"""Bots that play Number Line."""
