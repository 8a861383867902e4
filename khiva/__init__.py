"""Khiva: five camels, one outpost each, and requests made in secret."""
