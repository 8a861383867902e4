"""What each person may know: at a table, alone, and the catalog of what ids stand for."""
