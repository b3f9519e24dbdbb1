"""The rules of Sevens."""
