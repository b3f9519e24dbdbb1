"""Big Bang with the order of the deck known: a way to put all cards, or the proof that there is none."""
