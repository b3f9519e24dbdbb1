"""The table: people and bots play together through a server that keeps its word."""
