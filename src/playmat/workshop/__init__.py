"""The workshop: players design cards of their own, and bots try them out."""
