"""The command line: `playmat --help`."""
