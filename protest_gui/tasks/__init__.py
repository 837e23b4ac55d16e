"""Task sets in the windows: made step by step, handed out, followed."""
