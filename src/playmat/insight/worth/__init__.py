"""What moves are worth: by search, by playing on, or by reckoning, as the game asks for."""
