"""IDO (Bernhard Weber, 1998): blocks cross a board whose spaces change when the grid slides."""
