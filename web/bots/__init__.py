"""Computer players at work: worker processes that choose moves, away from the event loop."""
