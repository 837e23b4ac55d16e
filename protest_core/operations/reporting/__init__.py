"""The report, and the examples that tell most."""
