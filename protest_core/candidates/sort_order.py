"""The orders of lists of candidates."""

from dataclasses import dataclass
from enum import StrEnum


class SortKey(StrEnum):
    """The columns that candidates can be sorted by, besides those of annotators."""

    EXAMPLE = "example"
    CATEGORY = "category"
    SYSTEM = "system"
    VERDICT = "verdict"
    REASONS = "reasons"
    OUTCOME = "outcome"
    LINKS = "links"
    OWN_TAGS = "own_tags"


@dataclass(frozen=True, slots=True)
class SortOrder:
    """A column, or the answers of an annotator; equal candidates stay in the suite's order."""

    column: SortKey | None = None  # `None`: as given, or by `annotator`
    annotator: str = ""
    descending: bool = False


AS_GIVEN = SortOrder()
