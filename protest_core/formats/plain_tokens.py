"""Tokens of running text from test sets that come untokenised, by the rules of Moses."""

from collections.abc import Callable

from protest_core.building.tokens import token_of

_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'"})


def tokenises(language: str) -> Callable[[str], tuple[str, ...]]:
    """A function from a line to its tokens: none of them empty, no blanks inside."""
    from sacremoses import MosesTokenizer  # half a second that other commands do not need

    primary = language.lower().replace("_", "-").partition("-")[0]
    moses = MosesTokenizer(lang=primary)

    def tokens(line: str) -> tuple[str, ...]:
        plain = " ".join(line.translate(_APOSTROPHES).split())
        found = moses.tokenize(plain, escape=False) if plain else []
        return tuple(token_of(token) for token in found if token)

    return tokens
