"""A table without a server: its log, what may happen at it, what everybody is shown. No sockets, no store, no clock."""
