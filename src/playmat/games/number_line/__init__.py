"""Number Line, designed by Jorge Zhang: own the numbers that are closest to your card."""
