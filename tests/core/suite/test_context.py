from protest_core.ids import ExampleId
from protest_core.suite.model import (
    STANDARD_CATEGORIES,
    Antecedent,
    Example,
    Function,
    context_window,
    widened,
)
from protest_core.text.tokens import tokens_of

CATEGORIES = {category.id: category for category in STANDARD_CATEGORIES}
FIRST, SECOND = range(5), range(5, 10)  # the lines of two documents


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


def test_the_thirteen_categories_have_the_functions_their_names_say():
    assert len(STANDARD_CATEGORIES) == 13
    for category in STANDARD_CATEGORIES:
        assert category.id.startswith(category.function.value)
        assert category.antecedent_agrees == (category.function is Function.ANAPHORIC)


def test_tokens_are_separated_by_blanks_and_by_nothing_else():
    assert tokens_of("a\u2028b\u00a0c\u0085d e") == ("a\u2028b\u00a0c\u0085d", "e")
    assert tokens_of("") == ()
