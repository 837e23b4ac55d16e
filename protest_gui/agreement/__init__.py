"""The Agreement section: how far people say the same, and the way to where they do not."""
