"""The one place that calls sacremoses: words by the rules of Moses."""

from collections.abc import Callable

from protest_core.languages.profile import language_profile
from protest_core.tokenising.splitting import clitics_off

Moses = Callable[[str], list[str]]

_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'"})


def moses(language: str) -> Moses:
    """From a line to its words, none of them empty."""
    from sacremoses import MosesTokenizer  # half a second that other commands do not need

    tokeniser = MosesTokenizer(lang=language_profile(language).code)
    return lambda line: [word for word in tokeniser.tokenize(line, escape=False) if word]


def plain_words(language: str) -> Moses:
    """For test sets that come untokenised, with no reference to be like.

    Pronouns that hang on verbs are words of their own, as in French `mets -la`.
    """
    words = moses(language)
    clitics = [form for form in language_profile(language).pronouns if form.startswith("-")]

    def split(line: str) -> list[str]:
        found = words(" ".join(line.translate(_APOSTROPHES).split()))
        return [piece for word in found for piece in clitics_off(word, clitics)]

    return split
