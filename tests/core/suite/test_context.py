from hypothesis import given
from hypothesis import strategies as st

from protest_core.ids import ExampleId
from protest_core.suite.model import (
    STANDARD_CATEGORIES,
    Antecedent,
    Example,
    Function,
    context_window,
    folds_of,
    widened,
)
from protest_core.text.tokens import tokens_of

CATEGORIES = {category.id: category for category in STANDARD_CATEGORIES}
FIRST, SECOND = range(5), range(5, 10)  # the lines of two documents
LINES = st.integers(0, 60)


def window(category: str, line: int, *antecedent_lines: int) -> list[int]:
    antecedents = tuple(Antecedent(each, 0, 1) for each in antecedent_lines)
    example = Example(ExampleId(1), CATEGORIES[category], line, 0, antecedents)
    return list(context_window(example, FIRST if line in FIRST else SECOND))


def test_anaphoric_context_begins_one_line_before_the_antecedent():
    assert window("anaphoric_inter_subject_it", 4, 2) == [1, 2, 3, 4]


def test_anaphoric_context_ends_with_the_later_of_pronoun_and_antecedent():
    assert window("anaphoric_intra_they", 2, 4) == [1, 2, 3, 4]


def test_anaphoric_context_holds_all_antecedents():
    assert window("anaphoric_inter_they", 8, 7, 6) == [5, 6, 7, 8]


def test_other_pronouns_show_their_line_and_the_one_before():
    assert window("event_it", 3) == [2, 3]


def test_an_event_s_antecedent_does_not_widen_the_context():
    assert window("event_it", 4, 1) == [3, 4]


def test_context_never_reaches_into_the_document_before():
    assert window("pleonastic_it", 5) == [5]
    assert window("anaphoric_inter_subject_it", 6, 5) == [5, 6]


def test_context_of_the_first_line_is_that_line():
    assert window("pleonastic_it", 0) == [0]


def test_more_context_goes_as_far_as_the_document():
    window, document = range(6, 8), range(5, 10)
    assert widened(window, document, above=1) == range(5, 8)
    assert widened(window, document, above=9, below=1) == range(5, 9)
    assert widened(window, document, below=9) == range(6, 10)


def example_at(category: str, line: int, *antecedent_lines: int) -> Example:
    antecedents = tuple(Antecedent(each, 0, 1) for each in antecedent_lines)
    return Example(ExampleId(1), CATEGORIES[category], line, 0, antecedents)


def folds(line: int, *antecedent_lines: int, above: int = 0) -> list[range]:
    example = example_at("anaphoric_inter_they", line, *antecedent_lines)
    shown = widened(context_window(example, range(100)), range(100), above=above)
    return list(folds_of(example, shown))


def test_what_lies_between_pronoun_and_antecedent_can_be_folded():
    assert folds(50, 10) == [range(11, 49)]
    assert folds(50, 40, 10) == [range(11, 39), range(41, 49)]
    assert folds(10, 50) == [range(11, 49)]


def test_a_single_line_is_not_folded():
    assert folds(4, 1) == []
    assert folds(3, 3) == folds(4, 3) == folds(5, 3) == folds(6, 3) == []
    assert folds(7, 3) == [range(4, 6)]


def test_more_context_is_never_folded():
    assert folds(50, 40, above=9) == folds(50, 40)


def test_an_event_s_antecedent_folds_nothing():
    event = example_at("event_it", 50, 10)
    assert folds_of(event, context_window(event, range(100))) == ()


@given(st.sampled_from([*CATEGORIES]), LINES, st.lists(LINES, max_size=4), LINES, LINES)
def test_only_lines_that_nobody_needs_are_folded(category, line, antecedents, above, below):
    example, document = example_at(category, line, *antecedents), range(61)
    window = context_window(example, document)
    shown = widened(window, document, above=above, below=below)
    found = folds_of(example, shown)
    assert found == folds_of(example, window)
    folded = [each for fold in found for each in fold]
    assert folded == sorted(set(folded) & set(window))
    told = example.lines if example.category.antecedent_agrees else (line,)
    needed = {each for of in told for each in (of - 1, of)}
    assert not needed & set(folded)
    # Whatever else is in the context lies alone between two needed lines.
    for left in set(window) - set(folded) - needed:
        assert {left - 1, left + 1} <= needed


def test_the_thirteen_categories_have_the_functions_their_names_say():
    assert len(STANDARD_CATEGORIES) == 13
    for category in STANDARD_CATEGORIES:
        assert category.id.startswith(category.function.value)
        assert category.antecedent_agrees == (category.function is Function.ANAPHORIC)


def test_tokens_are_separated_by_blanks_and_by_nothing_else():
    assert tokens_of("a\u2028b\u00a0c\u0085d e") == ("a\u2028b\u00a0c\u0085d", "e")
    assert tokens_of("") == ()
