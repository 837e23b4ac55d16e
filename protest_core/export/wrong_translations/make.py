"""Make a correct translation wrong in its pronoun alone, or say why that is impossible."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from random import Random

from protest_core.export.wrong_translations.edit import (
    Piece,
    beside,
    is_euphonic,
    pieces_of,
    replacing,
    stands,
    with_apostrophes_of,
    without,
    without_euphonic,
)
from protest_core.export.wrong_translations.elision import UnclearError
from protest_core.languages.profiles import Forms, LanguageProfile, WrongForms, folded
from protest_core.suite.model import Category
from protest_core.text.tokens import Positions, Tokens
from protest_core.translatable import Text


class Contrast(StrEnum):
    """The change that makes the pronoun wrong, by the names of ACES."""

    DELETION = "deletion"
    SUBSTITUTION = "substitution"


class Refusal(StrEnum):
    """A reason why a translation cannot be made wrong."""

    UNTRANSLATED = "untranslated"
    NO_PRONOUN = "no_pronoun"
    SEVERAL_PRONOUNS = "several_pronouns"
    NO_WRONG_FORM = "no_wrong_form"
    ALL_MAY_BE_RIGHT = "all_may_be_right"
    SAME_AS_ANOTHER = "same_as_another"
    UNCLEAR_SPELLING = "unclear_spelling"


REFUSAL_SENTENCES = {
    Refusal.UNTRANSLATED: Text("no word translates the pronoun"),
    Refusal.NO_PRONOUN: Text(
        "what translates the pronoun is no pronoun of the language profile, or may be an article"
    ),
    Refusal.SEVERAL_PRONOUNS: Text("several pronouns translate it"),
    Refusal.NO_WRONG_FORM: Text(
        "the language profile has no wrong form that is sure to fit its place"
    ),
    Refusal.ALL_MAY_BE_RIGHT: Text(
        "every wrong form may be right: it is equivalent, or another translation has it there"
    ),
    Refusal.SAME_AS_ANOTHER: Text("the reference or another right translation says just that"),
    Refusal.UNCLEAR_SPELLING: Text("the words around it could not be spelt for certain"),
}
assert set(REFUSAL_SENTENCES) == set(Refusal)  # noqa: S101 — a table must cover its enum


@dataclass(frozen=True, slots=True)
class RightPronoun:
    """The sentence of a correct translation, and the tokens that annotators call its pronoun.

    `used`: the forms that other correct translations have in its place.
    """

    tokens: Tokens
    positions: Positions
    category: Category
    used: Collection[str] = ()


def make_wrong(
    right: RightPronoun, how: Contrast, *, profile: LanguageProfile, random: Random
) -> tuple[Tokens, Tokens] | Refusal:
    """Return the sentence and its wrong version, in pieces that only differ in the pronoun."""
    pieces = pieces_of(right.tokens, profile)
    place = _pronoun(pieces, right, profile)
    if isinstance(place, Refusal):
        return place
    whole, at = without_euphonic(pieces, place, profile)
    try:
        if how is Contrast.DELETION:
            wrong: Tokens | Refusal = without(whole, at, profile)
        else:
            wrong = _replaced(whole, at, right, profile, random)
    except UnclearError:
        return Refusal.UNCLEAR_SPELLING
    if isinstance(wrong, Refusal):
        return wrong
    as_it_is = tuple(piece.text for piece in pieces)
    return as_it_is, with_apostrophes_of(as_it_is, wrong)


def _pronoun(
    pieces: Sequence[Piece], right: RightPronoun, profile: LanguageProfile
) -> int | Refusal:
    """Return the word to be changed.

    Of several pronouns, like *il y* in *il y a*, it is the one with known wrong forms.
    """
    if not right.positions:
        return Refusal.UNTRANSLATED
    there = [place for place, piece in enumerate(pieces) if piece.token in right.positions]
    places = [place for place in there if _is_pronoun(pieces, place, profile)]
    if not profile.pronouns:
        places = there
    if len(places) > 1:
        places = [place for place in places if _instead(pieces, place, right, profile)] or places
    if len(places) == 1:
        article = _may_be_article(pieces, places[0], there, profile)
        return Refusal.NO_PRONOUN if article else places[0]
    return Refusal.SEVERAL_PRONOUNS if places else Refusal.NO_PRONOUN


def _is_pronoun(pieces: Sequence[Piece], place: int, profile: LanguageProfile) -> bool:
    form = pieces[place].text
    return profile.is_pronoun(form) and not is_euphonic(pieces, place, profile)


def _may_be_article(
    pieces: Sequence[Piece], place: int, there: Collection[int], profile: LanguageProfile
) -> bool:
    """Return whether the form may be an article: it is unknown whether the next word is a noun."""
    if folded(pieces[place].text) not in profile.articles or place + 1 not in there:
        return False
    return not profile.is_pronoun(pieces[place + 1].text)


def _instead(
    pieces: Sequence[Piece], place: int, right: RightPronoun, profile: LanguageProfile
) -> tuple[str, ...]:
    words = [piece.text for piece in pieces]
    return forms_instead_of(words, place, profile=profile, category=right.category)


def _replaced(
    pieces: Sequence[Piece],
    place: int,
    right: RightPronoun,
    profile: LanguageProfile,
    random: Random,
) -> Tokens | Refusal:
    """Return the sentence with the first form, in random order, whose spelling is clear."""
    forms = _instead(pieces, place, right, profile)
    if not forms:
        return Refusal.NO_WRONG_FORM
    not_wrong = may_be_right(folded(pieces[place].text), map(folded, right.used), profile)
    wrong = [form for form in forms if form not in not_wrong]
    if not wrong:
        return Refusal.ALL_MAY_BE_RIGHT
    as_it_is = tuple(piece.text for piece in pieces)
    for form in random.sample(wrong, len(wrong)):
        try:
            made = replacing(pieces, place, form, profile)
        except UnclearError:
            continue
        if made != as_it_is:
            return made
    return Refusal.UNCLEAR_SPELLING


def forms_instead_of(
    words: Sequence[str], place: int, *, profile: LanguageProfile, category: Category
) -> tuple[str, ...]:
    """Return forms that fit the place but agree with something else, as far as known.

    Never the same form twice in a row: that would hide that there are two words.
    """
    form, unfit = folded(words[place]), {folded(words[place]), *beside(words, place)}
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
    """Return the right form, equivalent forms, and the forms of other translations."""
    identical = _with_groups(_with_wholes({right}, profile), profile.identical_forms)
    equivalent = _with_groups(identical, profile.equivalent_forms)
    return _with_groups(equivalent | _with_wholes(used, profile), profile.identical_forms)


def _with_groups(forms: Forms, groups: Iterable[Forms]) -> Forms:
    """Return the forms with all that are in a group with one of them."""
    return forms.union(*(group for group in groups if forms & group))


def _with_wholes(forms: Iterable[str], profile: LanguageProfile) -> Forms:
    """Return the forms with full forms of elided ones: French "l'" is "le" or "la"."""
    found = frozenset(forms)
    return found | {whole for whole, elided, *_ in profile.elisions if elided in found}
