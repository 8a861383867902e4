"""How fast a match is to go: what can be chosen, and what time each seat has left."""
