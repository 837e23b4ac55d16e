"""What an annotator sees who opens a batch."""
