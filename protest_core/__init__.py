"""PROTEST's core: everything the program knows, and nothing it shows."""

__version__ = "0.1.0"
