"""What one annotator says of one candidate."""

from enum import StrEnum

from msgspec import Struct  # thousands are made and compared

# A target token: its line and its place on the line.
TokenPlace = tuple[int, int]


class Answer(StrEnum):
    """To "pronoun correctly translated?" and "antecedent correctly translated?"."""

    YES = "yes"
    NO = "no"
    UNSET = "unset"


class Tag(StrEnum):
    """The standard tags (Hardmeier & Guillou 2016, section 4.3); people may use others."""

    BAD_TRANSLATION = "bad_translation"
    INCORRECT_WORD_ALIGNMENT = "incorrect_word_alignment"
    NONCOMPOSITIONAL_TRANSLATION = "noncompositional_translation"
    DESC_VS_PRESC = "desc_vs_presc"
    ANT_UNSURE = "ant_unsure"
    POLITENESS_TU = "politeness_tu"
    POLITENESS_VOUS = "politeness_vous"
    POLITENESS_UNKNOWN = "politeness_unknown"


class Judgement(Struct, frozen=True):
    """Answers, selected tokens, tags and a remark; the empty one is what a new candidate has."""

    pronoun: Answer = Answer.UNSET
    antecedent: Answer = Answer.UNSET
    tokens: frozenset[TokenPlace] = frozenset()
    tags: frozenset[str] = frozenset()
    remark: str = ""


class Highlights(Struct, frozen=True):
    """The target tokens that can be selected: those aligned to the pronoun or to an antecedent.

    A token may be both.
    """

    pronoun: frozenset[TokenPlace] = frozenset()
    antecedent: frozenset[TokenPlace] = frozenset()
