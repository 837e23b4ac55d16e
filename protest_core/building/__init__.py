"""Making a suite of an annotated text: pure functions from annotation to examples."""
