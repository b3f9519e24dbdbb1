"""A class at play as a pure state machine: its children, its lessons, who sits where. No socket, no store, no clock."""
