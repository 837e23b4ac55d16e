"""Suites made, imported, looked through and corrected."""
