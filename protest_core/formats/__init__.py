"""Foreign files at the border: one module per format, each `read_…` and `write_…`."""
