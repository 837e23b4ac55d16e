"""What a table was made from, as one line."""
