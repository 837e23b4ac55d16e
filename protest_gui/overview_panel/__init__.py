"""Everybody's judgements beside the text, and one example across the systems."""
