"""The one place that calls sacremoses: words by the rules of Moses."""

from collections.abc import Callable

from protest_core.languages import language_profile

Moses = Callable[[str], list[str]]

_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'"})


def moses(language: str) -> Moses:
    """From a line to its words, none of them empty."""
    from sacremoses import MosesTokenizer  # half a second that other commands do not need

    tokeniser = MosesTokenizer(lang=language_profile(language).code)
    return lambda line: [word for word in tokeniser.tokenize(line, escape=False) if word]


def plain_words(language: str) -> Moses:
    """For test sets that come untokenised, with no reference to be like."""
    words = moses(language)
    return lambda line: words(" ".join(line.translate(_APOSTROPHES).split()))
