"""Sealed Bids: a small game that only the tests install, as anybody would install a fifth one."""
