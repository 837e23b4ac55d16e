"""Which form makes a pronoun wrong, and never one that may be right, too."""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from protest_core.languages import LanguageProfile

Forms = frozenset[str]


def plain(token: str) -> str:
    """As forms are written in language profiles."""
    return token.lower().replace("’", "'")


def forms_instead_of(
    form: str, *, profile: LanguageProfile, category: str, function: str
) -> tuple[str, ...]:
    """What takes its place and does not fit; nothing where the profile knows of nothing."""
    for entry in profile.wrong_forms:
        fits = any(each == function or fnmatchcase(category, each) for each in entry.of)
        if fits and form in entry.forms:
            return tuple(each for each in entry.become or entry.forms if each != form)
    return ()


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
