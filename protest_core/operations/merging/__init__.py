"""What comes back, in batches and tables."""
