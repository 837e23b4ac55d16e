"""The parts of a report: tables that fit a page, commands that can be typed, words in marks."""

import shlex
from operator import itemgetter

from hypothesis import given
from hypothesis import strategies as st

from protest_core.candidates.filter import CandidateFilter
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.model import Highlights
from protest_core.judgements.outcome import NotJudgeable
from protest_core.report_page.html.anchors import Piece, pieces
from protest_core.report_page.model import command_for, counting_options, upright
from protest_core.scores.model import ScoreSettings
from protest_core.tables.model import Column, Kind, Table
from tests.reports import cells, heads

USUAL = ScoreSettings()


class Provenance:
    """What of a report's provenance commands are made from."""

    def __init__(self, file: str = "a.protest", settings: ScoreSettings = USUAL) -> None:
        self.file, self.settings = file, settings


Row = tuple[str | int, ...]


def table(columns: int, rows: int) -> Table[Row]:
    heads = ["System", *(f"c{at}\nof all" for at in range(1, columns))]
    kinds = [Kind.NAME, *[Kind.COUNT] * (columns - 1)]
    made: list[Column[Row]] = [
        Column(head, head, kind, itemgetter(at))
        for at, (head, kind) in enumerate(zip(heads, kinds, strict=True))
    ]
    figures = [(f"r{row}", *(10 * row + at for at in range(1, columns))) for row in range(rows)]
    return Table("name", "title", made, figures, summing_columns=2)


def test_a_wide_table_is_turned_over():
    turned = upright(table(12, 2))
    assert heads(turned) == [" ", "r0", "r1"]
    assert [each.kind.is_text for each in turned.shown] == [True, False, False]
    assert cells(turned)[0] == ["c1 of all", "1", "11"]  # a head that was broken is whole
    assert (len(cells(turned)), turned.summing) == (11, 2)


def test_a_table_that_is_as_high_as_wide_or_fits_stays_as_it_is():
    for shown in (table(12, 11), table(9, 1), table(12, 0)):
        assert upright(shown) is shown


@given(st.integers(10, 20), st.integers(1, 8))
def test_turning_loses_no_figure(columns: int, rows: int):
    shown = table(columns, rows)
    figures = sorted(cell for row in cells(shown) for cell in row[1:])
    assert sorted(cell for row in cells(upright(shown)) for cell in row[1:]) == figures


NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1)


@given(NAMES, NAMES, NAMES)
def test_a_command_can_be_typed_whatever_things_are_called(file: str, system: str, annotator: str):
    settings = ScoreSettings(
        CandidateFilter(frozenset({system})), annotators=Annotators(frozenset({annotator}))
    )
    found = Provenance(file, settings)
    command = command_for(found, "scores {}" + counting_options(found))
    typed = ["protest", "scores", file, "--annotator", annotator, "--system", system]
    assert shlex.split(command) == typed


def test_what_options_cannot_say_a_signature_does():
    found = Provenance(settings=ScoreSettings(CandidateFilter(text="it")))
    command = command_for(found, "scores {} --pairs", signature="table:pairs|text:it")
    assert command == "protest scores a.protest --pairs --signature 'table:pairs|text:it'"


def test_what_becomes_of_the_not_judgeable_is_said_where_it_counts():
    found = Provenance(settings=ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED))
    assert counting_options(found) == " --not-judgeable excluded"
    assert counting_options(found, shares=False) == ""


def test_words_that_mean_the_same_share_a_mark():
    lines = {3: ("The", "old", "lamp"), 4: ("It", "is")}
    found = pieces(lines, Highlights(frozenset({(4, 0)}), frozenset({(3, 1), (3, 2)})))
    assert found == (
        Piece("The", ()),
        Piece("old lamp", ("antecedent",)),
        Piece("It", ("pronoun",)),
        Piece("is", ()),
    )


def test_a_word_may_be_both():
    both = frozenset({(0, 0)})
    assert pieces({0: ("It",)}, Highlights(both, both)) == (Piece("It", ("pronoun", "antecedent")),)
