"""What the host does about a match that is frozen because its journal does not replay."""
