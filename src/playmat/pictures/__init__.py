"""Rules in pictures: a position that was really reached, what is tried in it, and what the rules say to that.

A game's examples are data; the rules themselves decide whether they are right, and the real cards show them,
the same on screen and on paper.
"""
