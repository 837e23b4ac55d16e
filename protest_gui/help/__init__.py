"""What F1 shows: the keys and the guidelines."""
