"""Raw parallel text: tokenise it, and find the pronouns in it by the source language's profile."""

from collections.abc import Collection, Iterator, Sequence

from protest_core.errors import RefusedError
from protest_core.languages.forms import PronounKind
from protest_core.languages.profiles import LanguageProfile
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Category, Document, Function
from protest_core.suite_build.inventory import Available, Origin
from protest_core.text.tokenisation_fit import usual_convention
from protest_core.text.tokeniser import Tokeniser
from protest_core.text.tokens import tokens_of
from protest_core.translatable import Text

Span = tuple[int, int]
_BEFORE_FORM, _BEHIND_FORM = " · ", ", unsorted"  # in the label of a category
# "he" and "she" agree with a person, whatever word their antecedent is translated by.
_OF_PEOPLE = frozenset({"m", "f"})


def tokenised(
    lines: Sequence[str], language: str, progress: ProgressCallback = no_progress
) -> tuple[str, ...]:
    """Return the lines as tokens with single blanks between, by the usual convention.

    Clitics are split if the code of the language says so (`split_code`).
    """
    tokeniser = Tokeniser(language, usual_convention(language)).for_text(lines)
    return tuple(tokeniser.sentences(lines, progress))


def places_of_tokens(line: str, tokens: Sequence[str]) -> list[Span]:
    """Return the places of a line's tokens in its characters, from the first to after the last.

    A token that is not written in the line, because the tokeniser changed it, has an empty place.
    """
    places = []
    end = 0
    for token in tokens:
        start = line.find(token, end)
        if start < 0:
            places.append((end, end))
            continue
        end = start + len(token)
        places.append((start, end))
    return places


def usual_pronouns(profile: LanguageProfile) -> tuple[str, ...]:
    """Return the pronouns that have to agree with something: "it", "they" and "you" in English."""
    return tuple(
        form
        for form, features in profile.features.items()
        if form not in profile.negations
        and any(
            each.kind is PronounKind.PERSONAL
            and (each.person == "2" or (each.person == "3" and each.genders.isdisjoint(_OF_PEOPLE)))
            for each in features
        )
    )


def pronouns_to_find(wanted: Sequence[str], profile: LanguageProfile) -> tuple[str, ...]:
    """Return the wanted pronouns as they are compared, or the usual ones; refuse other words."""
    forms = tuple(dict.fromkeys(profile.folded(form.strip()) for form in wanted if form.strip()))
    if not wanted:
        forms = usual_pronouns(profile)
        if not forms:
            raise RefusedError(
                Text(
                    "Nothing is known of the pronouns of {0}. Name those to look for (--pronouns)."
                ).format(profile.name)
            )
    unknown = [form for form in forms if profile.pronouns and form not in profile.pronouns]
    if unknown:
        raise RefusedError(Text("{0}: no pronoun of {1}.").format(", ".join(unknown), profile.name))
    return forms


def categories_of(forms: Collection[str], profile: LanguageProfile) -> tuple[Category, ...]:
    """Return a category for each pronoun, since nobody has sorted its occurrences."""
    spelled = dict.fromkeys(profile.spelling(form) for form in forms)
    return tuple(_category(form, profile) for form in spelled)


def _category(form: str, profile: LanguageProfile) -> Category:
    speaks_to = any(each.person == "2" for each in profile.features.get(form, ()))
    function = Function.ADDRESSEE if speaks_to else Function.ANAPHORIC
    label = f"{function}{_BEFORE_FORM}{form}{_BEHIND_FORM}"
    return Category(_category_id(form), label, function, antecedent_agrees=False)


def pronoun_of(category: Category) -> str:
    """Return the pronoun of a category that was made for it."""
    return category.label.partition(_BEFORE_FORM)[2].removesuffix(_BEHIND_FORM)


def _category_id(form: str) -> str:
    return "unsorted_" + "".join(sign if sign.isalnum() else "-" for sign in form)


def find_pronouns(
    source: Sequence[str],
    forms: Collection[str],
    profile: LanguageProfile,
    documents: Sequence[Document],
) -> Iterator[Available]:
    """Yield each of these pronouns in tokenised lines."""
    number = 0
    for line, sentence in enumerate(source):
        for token, word in enumerate(tokens_of(sentence)):
            form = profile.folded(word)
            if form not in forms:
                continue
            number += 1
            category = _category_id(profile.spelling(form))
            place = Origin.on_line(documents, line, token)
            yield Available(number, category, form, line, token, (), place)
