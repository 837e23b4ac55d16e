"""Looking through a test suite, and correcting it."""
