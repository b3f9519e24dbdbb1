"""One browser serves all of these, one after the other: pytest closes it when it leaves this folder."""
