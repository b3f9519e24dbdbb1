"""The rules of Number Line."""
