"""The parts of a report: tables that fit a page, commands that can be typed, words in marks."""

import shlex

from hypothesis import given
from hypothesis import strategies as st

from protest_core.candidates.filter import CandidateFilter
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.model import Highlights
from protest_core.judgements.outcome import NotJudgeable
from protest_core.languages.profiles import language_profile
from protest_core.report_page.html.anchors import Anchors, MarkedWords, pieces
from protest_core.report_page.html.table_markup import page_table
from protest_core.report_page.model import Group, command_for, counting_options
from protest_core.scores.model import ScoreSettings
from protest_core.tables.model import Column, Kind, Table
from tests.core.report_page.plotted import SUITE

GERMAN = language_profile("de")
USUAL = ScoreSettings()
NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1)


class Provenance:
    """The parts of a report's provenance that commands are made from."""

    def __init__(self, file: str = "a.protest", settings: ScoreSettings = USUAL) -> None:
        self.file, self.settings = file, settings


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


def test_a_table_whose_csv_is_too_long_for_a_page_is_on_it_without():
    columns = [Column("Name", "name", Kind.NAME, lambda row: row)]
    group = Group([], "protest apt a.protest", signatures=["s" * 1_000])
    few, many = (Table("t", "T", columns, ["x"] * number) for number in (100, 1_000))
    assert page_table(few, group, SUITE, Anchors({}, {}, {})).csv.startswith("data:text/csv")
    page = page_table(many, group, SUITE, Anchors({}, {}, {}))
    assert (page.csv, len(page.rows)) == ("", 1_000)


def test_words_that_mean_the_same_share_a_mark():
    lines = {3: ("The", "old", "lamp"), 4: ("It", "is")}
    found = pieces(lines, Highlights(frozenset({(4, 0)}), frozenset({(3, 1), (3, 2)})), GERMAN)
    assert found == (
        MarkedWords("The", ()),
        MarkedWords("old lamp", ("antecedent",)),
        MarkedWords("It", ("pronoun",)),
        MarkedWords("is", ()),
    )


def test_split_clitics_are_joined_to_their_words():
    lines = {0: ("Dá", "+me", "+lo", ".")}
    marked = Highlights(frozenset({(0, 2)}))
    found = pieces(lines, marked, language_profile("es+"))
    assert found == (
        MarkedWords("Dáme", ()),
        MarkedWords("lo", ("pronoun",), joined=True),
        MarkedWords(".", ()),
    )


def test_a_word_may_be_both():
    both = frozenset({(0, 0)})
    assert pieces({0: ("It",)}, Highlights(both, both), GERMAN) == (
        MarkedWords("It", ("pronoun", "antecedent")),
    )
