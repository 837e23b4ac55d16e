"""Tokens and their positions."""

Positions = tuple[int, ...]
Tokens = tuple[str, ...]
EMPTY_TOKEN = "␣"  # noqa: S105 — what stands for a token without a visible character


def tokens_of(sentence: str) -> Tokens:
    """Return the tokens of a sentence; single blanks are the only separators."""
    return tuple(sentence.split(" ")) if sentence else ()
