"""Bots that play Stars and Bars."""
