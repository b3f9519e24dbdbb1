"""Five classroom card games to play, teach, print and study."""

from playmat import native

__version__ = "0.1.0"

native.status()  # decides, before anything else is imported, whether the compiled modules are used
