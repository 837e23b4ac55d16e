"""French elision: how a word is written before another."""

import unicodedata

from protest_core.languages.profiles import LanguageProfile, folded

_VOWELS = frozenset("aeiouyœæ")
_APOSTROPHE, _CURLED = "'", "’"


class UnclearError(ValueError):
    """Raised if it is unclear how words are written side by side."""


def written_before(
    word: str,
    after: str,
    *,
    profile: LanguageProfile,
    was_before: str = "",
    mute: bool | None = None,
) -> str:
    """Return the word as written before `after`; it was written before another word.

    `mute`: whether an h at the beginning of the next word is mute; `None` if unknown.
    """
    form, next_form = folded(word), folded(after)
    forms = set()
    for whole, elided, *only in _elisions_of(form, folded(was_before), profile):
        elides = next_form in only if only else _begins_with_vowel(next_form, mute=mute)
        forms.add(elided if elides else whole)
    if not forms and profile.elisions and form.endswith(_APOSTROPHE):
        forms = {form} if _begins_with_vowel(next_form, mute=mute) else set()
    elif not forms:
        return word
    if len(forms) != 1:
        raise UnclearError
    (written,) = forms
    return word if written == form else _like(word, written)


def _elisions_of(form: str, was_before: str, profile: LanguageProfile) -> list[tuple[str, ...]]:
    """Return the elisions of a word; one that is elided already may have several."""
    whole = [each for each in profile.elisions if form == each[0]]
    elided = [each for each in profile.elisions if form == each[1]]
    restricted = [each for each in elided if was_before in each[2:]]
    return whole or restricted or [each for each in elided if each[2:] == ()]


def _begins_with_vowel(word: str, *, mute: bool | None) -> bool:
    first = unicodedata.normalize("NFD", word.lower())[:1]
    if first == "h":
        if mute is None:
            raise UnclearError
        return mute
    return first in _VOWELS


def _like(word: str, form: str) -> str:
    """Return the form with the capital and the apostrophe of the word."""
    written = form.replace(_APOSTROPHE, _CURLED) if _CURLED in word else form
    return written[0].upper() + written[1:] if word[0].isupper() else written
