"""Batches that come back, in the windows: looked at, merged, and taken back."""
