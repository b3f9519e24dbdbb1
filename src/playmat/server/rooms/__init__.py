"""Tables at work: who is at them, what is due, what is told."""
