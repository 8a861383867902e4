"""How the processes of one house hear of each other. The journal says what has happened; the bus only says: look."""
