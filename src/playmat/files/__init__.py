"""Files as everything here writes them."""
