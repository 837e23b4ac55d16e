"""Task sets, and the files that go out and are worked in."""
