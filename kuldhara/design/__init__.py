"""How the deck of jewelry was made, and how it is tried: nothing here is used in play."""
