"""Docstrings that `tools/docstrings.py` refuses, and those that it lets pass."""

import pytest

from tools.docstrings import fragments_in, is_fragment


@pytest.mark.parametrize(
    "docstring",
    [
        "With what is unsaved now; what is said meanwhile is in the window the copy opens in.",
        "Once; whoever wants only to read is told from then on, and asked nothing.",
        "Or, where it is on, go on with the next part.",
        "By a column, or by the same one the other way round.",
        "Of nothing there is nothing to read.",
        "Where one is stays where it is.",
        "Of what is in the field: when little more fits, it is said how much.",
        "Of one that is hidden no room is kept: they are of very different heights.",
        "Of everybody's outcomes or, where one judges, of one's own judgements.",
        "What is selected or, with fewer than two rows, all that is listed.",
        "What an edited or older file says of commands, with keys there are and are free.",
        "What people differ on, whoever they are.",
        "As it stands in the table.",
        "If there is one.",
        "How often each was chosen.",
        "Who has judged it.",
        "When it is shown.",
        "Whoever judges.",
        "Without those that were not matched.",
        "In the order in which they were made.",
        "Whether anything is selected.",
        "All that a person needs to see in order to judge one candidate.",
        "One that is shown.",
        "Those of the pronoun that a correction sets.",
        "Such as three real columns have.",
        "It was asked while something was still being saved.",
        "Not by a dialog: the next keys would be the name.",
        "The same by the core, without any window.",
        "Nothing but the text of source and translation.",
    ],
)
def test_a_fragment_is_refused(docstring: str) -> None:
    assert is_fragment(docstring)


@pytest.mark.parametrize(
    "docstring",
    [
        "Return the selection, or all rows if fewer than two are selected.",
        "Return whether anything is selected.",
        "Save a copy with all unsaved changes. Later changes stay in this window.",
        "Ask for a name the first time; afterwards only show a reminder.",
        "The same annotator as before.",
        "Counts by state; the rest of `total` is new.",
        "The position of an annotator in the list of candidates.",
        "A judgement with its history.",
        "One annotator's judgements by state.",
        "All judgements, with the names of everything.",
        "Two annotators who disagree.",
        "`protest agreement`: how far annotators agree.",
        "Shows a table with what its numbers open.",
        "In-memory copy of a project.",
        "Instances of a class.",
        "Those candidates that both judged.",
        "Inspect the header.",
        "Overlap of the words that annotators select.",
        "",
    ],
)
def test_a_sentence_with_a_verb_or_a_noun_passes(docstring: str) -> None:
    assert not is_fragment(docstring)


def test_docstrings_of_modules_classes_methods_and_functions_are_read() -> None:
    source = """'What a.'

class A:
    'Of b.'

    def c(self):
        'As c.'

async def d():
    'If d.'

X = 'Where no docstring is.'
"""
    assert fragments_in(source) == [(1, "What a."), (4, "Of b."), (7, "As c."), (10, "If d.")]
