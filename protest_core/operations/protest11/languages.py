"""Guesses which languages a 1.1 file is about: it does not say, and our rules depend on it."""

from collections.abc import Iterable

from protest_core.errors import RefusedError
from protest_core.formats.problems import ProblemList, quoted
from protest_core.languages.profile import language_profile

UNKNOWN = "und"  # ISO 639-2: undetermined
_KNOWN = ("en", "de", "fr")
_ENOUGH = 0.01  # of all tokens: in any text more of them are pronouns
_CLEARLY = 1.5


def guess_language(
    what: str, names: Iterable[str], sentences: Iterable[str], option: str, problems: ProblemList
) -> str:
    """From the file's name (`x.fr`), else from the pronouns of its text; and say so."""
    code = _from_names(names) or _from_pronouns(sentences)
    if code == UNKNOWN:
        problems.warn(
            "corpora",
            f"which {what} language it is could not be told, so no pronoun form counts as "
            f"ambiguous. Convert again with {option} CODE",
        )
    else:
        profile = language_profile(code)
        problems.warn(
            "corpora",
            f"the {what} language is taken for {profile.name} ({code}); "
            f"if it is not, convert again with {option} CODE",
        )
    return code


def _from_names(names: Iterable[str]) -> str | None:
    ends = {name.partition(" ")[0].rpartition(".")[2].lower() for name in names}
    codes = {language_profile(end).code for end in ends if end and language_profile(end).pronouns}
    return codes.pop() if len(codes) == 1 else None


def _from_pronouns(sentences: Iterable[str]) -> str:
    """Which language's pronouns are the most frequent."""
    profiles = [language_profile(code) for code in _KNOWN]
    found = dict.fromkeys(_KNOWN, 0)
    tokens = 0
    for sentence in sentences:
        for token in sentence.split():
            tokens += 1
            for profile in profiles:
                found[profile.code] += profile.is_pronoun(token)
    best, second = sorted(found.values(), reverse=True)[:2]
    if best < _ENOUGH * tokens or best < _CLEARLY * second or not best:
        return UNKNOWN
    return max(found, key=lambda code: found[code])


def checked_language(code: str, option: str) -> str:
    if code.strip() and code.isprintable() and len(code) <= 35:
        return code.strip()
    raise RefusedError(f"{quoted(code)} is no language code. Write one such as ‘fr’ with {option}.")
