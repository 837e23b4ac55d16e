"""Which capitals a word gets that stands where another stood."""

from collections.abc import Sequence

from protest_core.contrasting.elision import UnclearError
from protest_core.contrasting.plain import plain
from protest_core.contrasting.surroundings import begins_sentence
from protest_core.languages.profile import LanguageProfile

_APOSTROPHES = ("'", "’")


def capitals_of(words: Sequence[str], place: int, form: str, profile: LanguageProfile) -> str:
    """The form with the capitals that the word at this place has, or would have."""
    word = words[place]
    beside = (*words[max(0, place - 1) : place], *words[place + 1 : place + 2])
    if _in_capitals(word) or (word.isupper() and any(map(_in_capitals, beside))):
        return form.upper()
    begins = begins_sentence(words, place)
    return capitalised(form) if is_capital(word, profile, begins=begins) else form


def is_capital(word: str, profile: LanguageProfile, *, begins: bool | None) -> bool:
    """Whether another word is written with a capital there; `UnclearError` if nobody can tell.

    German polite address has a capital anywhere, and an apostrophe takes it away: "'s ist gut".
    """
    capital = next((sign.isupper() for sign in word if sign.isalpha()), False)
    hidden = plain(word) in profile.polite_address if capital else word.startswith(_APOSTROPHES)
    if not hidden:
        return capital
    if begins is None:
        raise UnclearError
    return begins


def capitalised(word: str) -> str:
    return word[:1].upper() + word[1:]


def _in_capitals(word: str) -> bool:
    return word.isupper() and sum(map(str.isalpha, word)) > 1
