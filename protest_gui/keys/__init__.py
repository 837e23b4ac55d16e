"""What can be done, and by which keys."""
