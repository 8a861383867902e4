"""Matches in play: a room is one match in this process's memory, a fold of its journal, and who is connected to it."""
