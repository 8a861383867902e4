"""Matches as people arrange them: who sits where, when it starts, what is kept of it."""
