"""The steps of a round at a table of two to six, one file each; flow.py strings them together."""
