"""Work that takes longer than a blink, off the reader's way."""
