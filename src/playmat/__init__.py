"""Five classroom card games to play, teach, print and study."""

__version__ = "0.1.0"
