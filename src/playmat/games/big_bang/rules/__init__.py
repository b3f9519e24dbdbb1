"""The rules of Big Bang."""
