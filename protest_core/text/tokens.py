"""Tokens and their positions."""

Positions = tuple[int, ...]


Tokens = tuple[str, ...]


def tokens_of(sentence: str) -> Tokens:
    """Return the tokens of a sentence; single blanks are the only separators."""
    return tuple(sentence.split(" ")) if sentence else ()
