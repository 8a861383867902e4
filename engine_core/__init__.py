"""The contract that every game of Caravanserai keeps, and what games share."""
