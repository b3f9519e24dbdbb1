"""What the class can do, from what happened at its tables: by rule and by child, with positions that show it."""
