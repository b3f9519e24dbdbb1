"""Open lines to browsers."""
