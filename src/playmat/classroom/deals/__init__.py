"""The same deal at every table, looked at together: where play forked, and what came of it."""
