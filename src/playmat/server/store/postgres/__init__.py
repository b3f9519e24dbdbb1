"""The store in PostgreSQL, for several servers at a time."""
