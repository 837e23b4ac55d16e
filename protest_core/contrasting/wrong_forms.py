"""Which form makes a pronoun wrong, and never one that may be right, too."""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase

from protest_core.contrasting.plain import plain
from protest_core.contrasting.surroundings import beside, stands
from protest_core.languages.profile import LanguageProfile, WrongForms
from protest_core.suite.category import Category

Forms = frozenset[str]


def forms_instead_of(
    words: Sequence[str], place: int, *, profile: LanguageProfile, category: Category
) -> tuple[str, ...]:
    """What fits the place of a word and agrees with something else, as far as the profile knows.

    No form twice in a row: it would hide that two words stand there.
    """
    form, unfit = plain(words[place]), {plain(words[place]), *beside(words, place)}
    for entry in profile.wrong_forms:
        if {form, words[place]} & {*entry.forms} and _fits(entry, words, place, category):
            instead = entry.forms if entry.become is None else entry.become
            return tuple(each for each in instead if each not in unfit)
    return ()


def _fits(entry: WrongForms, words: Sequence[str], place: int, category: Category) -> bool:
    function = category.function.value
    return any(each == function or fnmatchcase(category.id, each) for each in entry.of) and stands(
        words, place, after=entry.after, before=entry.before
    )


def may_be_right(right: str, used: Iterable[str], profile: LanguageProfile) -> Forms:
    """The right form, what is identical or can stand for it, and what others have used there."""
    identical = _with_groups(_with_wholes({right}, profile), profile.identical_forms)
    equivalent = _with_groups(identical, profile.equivalent_forms)
    return _with_groups(equivalent | _with_wholes(used, profile), profile.identical_forms)


def _with_groups(forms: Forms, groups: Iterable[Forms]) -> Forms:
    """With all that stands in a group with one of them."""
    return forms.union(*(group for group in groups if forms & group))


def _with_wholes(forms: Iterable[str], profile: LanguageProfile) -> Forms:
    """An elided form may be each of those that are written so: French "l'" is "le" or "la"."""
    found = frozenset(forms)
    return found | {whole for whole, elided, *_ in profile.elisions if elided in found}
