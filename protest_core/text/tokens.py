"""Tokens and their positions."""

Positions = tuple[int, ...]


Tokens = tuple[str, ...]


def tokens_of(sentence: str) -> Tokens:
    """Tokens are what one blank separates, and nothing else is a separator."""
    return tuple(sentence.split(" ")) if sentence else ()
