"""What can be reached when everything is known. A game that can be solved brings its own solver."""
