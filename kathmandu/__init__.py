"""The rules of Reviving Kathmandu."""
