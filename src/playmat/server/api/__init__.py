"""The whole API in tables, one for each thing that is asked for; `routes` puts them together."""
