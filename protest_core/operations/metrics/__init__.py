"""Automatic metrics, how they go with people, and what was published of both."""
