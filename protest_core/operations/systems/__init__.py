"""Outputs of systems: loaded, aligned, matched, and what was verified of them."""
