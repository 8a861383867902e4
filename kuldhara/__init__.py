"""Kuldhara: gems of a ghost town, carried to the camp by camel and forged into jewelry before the sun sets."""
