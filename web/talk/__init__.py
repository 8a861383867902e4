"""What people at a table say to each other, and how it is kept."""
