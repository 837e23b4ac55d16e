from collections.abc import Mapping
from dataclasses import replace

import pytest

from protest_core.alignment.bidirectional_links import SentenceAlignment
from protest_core.alignment.warnings import AlignmentWarning, alignment_warnings
from protest_core.ids import ExampleId
from protest_core.suite.model import STANDARD_CATEGORIES, Antecedent, Example

CATEGORIES = {category.id: category for category in STANDARD_CATEGORIES}


def alignment(
    links: str, forward: Mapping[int, int], backward: Mapping[int, int]
) -> SentenceAlignment:
    """`forward`: the source of a target token; `backward`: the target of a source token."""
    return SentenceAlignment(
        links,
        tuple(forward.get(j) for j in range(10)),
        tuple(backward.get(i) for i in range(10)),
    )


def event(token: int) -> Example:
    return Example(ExampleId(1), CATEGORIES["event_it"], line=0, token=token)


@pytest.mark.parametrize(
    ("links", "forward", "backward", "warnings"),
    [
        ("2-3", {3: 2}, {2: 3}, ()),
        ("2-3 2-4", {3: 2, 4: 2}, {2: 3}, ()),
        ("1-3", {3: 1}, {1: 3}, (AlignmentWarning.PRONOUN_UNLINKED,)),
        ("2-3", {3: 2}, {}, (AlignmentWarning.PRONOUN_DISPUTED,)),
        ("2-3", {4: 2}, {2: 4}, (AlignmentWarning.PRONOUN_DISPUTED,)),
        ("2-0 2-3", {0: 2}, {2: 0}, ()),
        ("2-0 2-4", {0: 2}, {2: 0}, (AlignmentWarning.PRONOUN_SCATTERED,)),
        (
            "2-0 2-4",
            {0: 2},
            {2: 4},
            (AlignmentWarning.PRONOUN_SCATTERED, AlignmentWarning.PRONOUN_DISPUTED),
        ),
    ],
)
def test_warnings_about_a_pronoun(
    links: str,
    forward: Mapping[int, int],
    backward: Mapping[int, int],
    warnings: tuple[AlignmentWarning, ...],
) -> None:
    assert alignment_warnings(event(2), [alignment(links, forward, backward)]) == warnings


def test_what_was_weighed_and_is_clear_is_not_disputed() -> None:
    found = replace(alignment("2-3", {}, {}), settled=(2,))
    assert alignment_warnings(event(2), [found]) == ()


def test_antecedents_are_looked_at_on_their_lines_by_their_heads() -> None:
    example = Example(
        ExampleId(1),
        CATEGORIES["anaphoric_inter_subject_it"],
        line=1,
        token=0,
        antecedents=(Antecedent(0, 0, 3, head=1), Antecedent(0, 4, 6)),
    )
    before = alignment("0-0 4-4 5-5", {0: 0, 4: 4, 5: 5}, {0: 0, 4: 4, 5: 5})
    lines = [before, alignment("0-0", {0: 0}, {0: 0})]
    assert alignment_warnings(example, lines) == (AlignmentWarning.ANTECEDENT_UNLINKED,)


def test_what_an_event_refers_to_is_not_asked_for() -> None:
    example = Example(
        ExampleId(1), CATEGORIES["event_it"], line=0, token=2, antecedents=(Antecedent(0, 5, 6),)
    )
    assert alignment_warnings(example, [alignment("2-3", {3: 2}, {2: 3})]) == ()
