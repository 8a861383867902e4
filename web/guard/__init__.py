"""What stands before everything else: origins, headers, limits."""
