"""What the moves of a turn do, a file for each step of the turn. Each lists its moves and makes one."""
