"""Derive the category of a pronoun from its annotation, or the reason why it is left out."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from protest_core.suite_build.annotation import AnnotatedText, Markable, Mention
from protest_core.suite_build.antecedents import nearest_antecedent, split_antecedents

FORMS = ("it", "they", "them")


class ReasonLeftOut(StrEnum):
    """Reasons why a pronoun cannot become an example, in the words of reports."""

    CATAPHORIC = "cataphoric: what it refers to comes later"
    EXTRATEXTUAL = "extratextual: refers to something outside of the text"
    SPLIT = "split reference: refers to several antecedents"
    NO_ANTECEDENT = "no explicit antecedent before it"
    IMPLICIT_ANTECEDENT = "marked ‘no explicit antecedent’, although its chain has one"
    NO_CHAIN = "marked as anaphoric, but in no chain (class ‘empty’)"
    VERB_ANTECEDENT = "antecedent is a verb phrase or clause, not marked as event"
    OTHER_ANTECEDENT = "antecedent is neither a noun phrase nor a verb phrase nor a clause"
    NO_POSITION = "neither marked as subject nor as non-subject"
    EVENT_THEY = "they or them that is pleonastic or refers to an event: there is no category"
    OTHER_TYPE = "marked as something else than anaphoric or pleonastic"
    MARKED_TWICE = "marked twice, in different ways"
    IN_NO_ENTITY = "in no entity"
    NO_NUMBER = "neither singular nor plural, nor is its antecedent"
    DROPPED = "dropped in the source: an empty node"
    NOT_TRANSLATED = "its sentence has no translation in the reference"


@dataclass(frozen=True, slots=True)
class AlsoTaken:
    """Kinds of pronouns that are left out unless requested."""

    split_references: bool = False  # pronouns that refer to several antecedents
    implicit_antecedents: bool = False  # pronouns annotated as having no explicit antecedent


NOTHING_ELSE = AlsoTaken()


@dataclass(frozen=True, slots=True)
class Categorised:
    """The category of a pronoun, and the antecedents that it has to agree with."""

    category: str
    antecedents: tuple[Markable, ...] = ()


_OTHER_TYPES = {"cataphoric": ReasonLeftOut.CATAPHORIC, "extratextual": ReasonLeftOut.EXTRATEXTUAL}


def categorise(
    pronoun: Markable,
    text: AnnotatedText,
    chain: Sequence[Markable],
    also: AlsoTaken = NOTHING_ELSE,
) -> Categorised | ReasonLeftOut:
    """Apply the rules of the corpus; uncertain kinds of pronouns are only used if requested."""
    is_it = form_of(pronoun, text) == "it"
    event = pronoun.antecedent_type == "event"
    if pronoun.type == "pleonastic" or (pronoun.type == "anaphoric" and event):
        if not is_it:
            return ReasonLeftOut.EVENT_THEY
        return Categorised("pleonastic_it" if pronoun.type == "pleonastic" else "event_it")
    if pronoun.type != "anaphoric":
        return _OTHER_TYPES.get(pronoun.type.partition(" ")[0], ReasonLeftOut.OTHER_TYPE)
    antecedents = _antecedents(pronoun, text, chain, also)
    if isinstance(antecedents, ReasonLeftOut):
        return antecedents
    category = _anaphoric(pronoun, antecedents[-1], text, is_it=is_it)
    return category if isinstance(category, ReasonLeftOut) else Categorised(category, antecedents)


def form_of(markable: Markable, text: AnnotatedText) -> str | None:
    """Return `it`, `they` or `them`, if the expression is just one of these words."""
    if len(markable.words) != 1:
        return None
    form = text.words[markable.words[0]].lower()
    return form if form in FORMS else None


def _antecedents(
    pronoun: Markable, text: AnnotatedText, chain: Sequence[Markable], also: AlsoTaken
) -> tuple[Markable, ...] | ReasonLeftOut:
    """Return at least one antecedent, the nearest last.

    Even if the label says that there is none, the chain may have one. In the corpus that we had,
    the pronoun does not refer to most of these.
    """
    if not pronoun.chain:
        return ReasonLeftOut.NO_CHAIN
    is_split = pronoun.split.startswith("split")
    if is_split and not also.split_references:
        return ReasonLeftOut.SPLIT
    nearest = nearest_antecedent(pronoun, chain)
    antecedents = (
        split_antecedents(pronoun, chain, text) if is_split else [nearest] if nearest else []
    )
    if not antecedents:
        return ReasonLeftOut.NO_ANTECEDENT
    mentions = {antecedent.mention for antecedent in antecedents}
    if mentions & {Mention.VERB_PHRASE, Mention.CLAUSE}:
        return ReasonLeftOut.VERB_ANTECEDENT
    if mentions != {Mention.NOUN_PHRASE}:
        return ReasonLeftOut.OTHER_ANTECEDENT
    if pronoun.split.startswith("no explicit") and not also.implicit_antecedents:
        return ReasonLeftOut.IMPLICIT_ANTECEDENT
    return tuple(antecedents)


def _anaphoric(
    pronoun: Markable, antecedent: Markable, text: AnnotatedText, *, is_it: bool
) -> str | ReasonLeftOut:
    within = text.sentence_of(antecedent.words[0]) == text.sentence_of(pronoun.words[0])
    reach = "intra" if within else "inter"
    if is_it:
        position = _position(pronoun)
        return f"anaphoric_{reach}_{position}_it" if position else ReasonLeftOut.NO_POSITION
    # German labels are ‘they (sg.)’.
    singular = pronoun.agreement == "singular" or "(sg" in pronoun.agreement
    return "anaphoric_singular_they" if singular else f"anaphoric_{reach}_they"


def _position(pronoun: Markable) -> str | None:
    for position in ("non-subject", "subject"):
        if position in pronoun.position:  # also in ‘it (subject)’
            return position
    return None
