"""The terminal game at the table of a server: what it shows is what the server tells."""
