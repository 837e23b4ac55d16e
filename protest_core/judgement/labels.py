"""The three labels that statistics are over (Hardmeier & Guillou 2016, Table 1: ✓, ✗ and ?)."""

from enum import StrEnum

from protest_core.judgement.judgement import Answer


class Label(StrEnum):
    """What one annotator makes of a pronoun, or of an antecedent."""

    CORRECT = "correct"
    INCORRECT = "incorrect"
    NONE = "none"  # not answered, or tagged as not judgeable


def label_of(answer: Answer, *, not_judgeable: bool = False) -> Label:
    """The tags go before the answer, as in outcomes."""
    if not_judgeable or answer is Answer.UNSET:
        return Label.NONE
    return Label.CORRECT if answer is Answer.YES else Label.INCORRECT
