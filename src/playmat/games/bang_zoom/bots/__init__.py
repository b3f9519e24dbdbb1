"""Bots that play Bang! Zoom!."""
