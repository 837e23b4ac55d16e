"""Pronoun categories: what a pronoun does in its text, and whether its antecedent counts too."""

from dataclasses import dataclass
from enum import StrEnum


class Function(StrEnum):
    """The top level of PROTEST's hierarchy (Hardmeier & Guillou 2016, section 2)."""

    ANAPHORIC = "anaphoric"
    EVENT = "event"
    PLEONASTIC = "pleonastic"
    ADDRESSEE = "addressee"


@dataclass(frozen=True, slots=True)
class Category:
    """A group of examples that pose the same problem."""

    id: str
    label: str
    function: Function
    antecedent_agrees: bool


def _category(category_id: str, label: str) -> Category:
    function = Function(label.partition(" ")[0])
    return Category(category_id, label, function, function is Function.ANAPHORIC)


STANDARD_CATEGORIES: tuple[Category, ...] = (
    _category("anaphoric_intra_subject_it", "anaphoric · intra-sentential · subject it"),
    _category("anaphoric_intra_non-subject_it", "anaphoric · intra-sentential · non-subject it"),
    _category("anaphoric_inter_subject_it", "anaphoric · inter-sentential · subject it"),
    _category("anaphoric_inter_non-subject_it", "anaphoric · inter-sentential · non-subject it"),
    _category("anaphoric_intra_they", "anaphoric · intra-sentential · they"),
    _category("anaphoric_inter_they", "anaphoric · inter-sentential · they"),
    _category("anaphoric_singular_they", "anaphoric · singular they"),
    _category("anaphoric_group_it-they", "anaphoric · group it/they"),
    _category("event_it", "event · it"),
    _category("pleonastic_it", "pleonastic · it"),
    _category("addressee_generic_you", "addressee · generic you"),
    _category("addressee_deictic_singular_you", "addressee · deictic singular you"),
    _category("addressee_deictic_plural_you", "addressee · deictic plural you"),
)
