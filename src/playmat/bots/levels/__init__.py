"""How hard a bot is to beat: easy, medium, hard, for every game."""
