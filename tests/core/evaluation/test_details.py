import csv
import io
import json
from dataclasses import replace

import msgspec
import pytest

from protest_core.evaluation.details_report import details_report
from protest_core.tables.formats import render
from tests.core.report_page.hand_made import APPROVED, INVENTED, MATCHING, table
from tests.core.report_page.hand_made import REFERRED as SURE

REFERRED = replace(SURE, warnings=("pronoun_unlinked", "antecedent_scattered"))

TEXT = """\
ash · example 3 · event · it
  approved: shares das hat with reference
  pronoun: Das hat  ‖ reference: Hat das

ash · example 12 · anaphoric · intra-sentential · they
  referred: no word is aligned to the pronoun; no word is aligned to the
    antecedent; the antecedent differs from the reference's
  pronoun: (nothing)  ‖ reference: sie
  antecedent: die Gäste  ‖ reference: den Gästen
  antecedent: (nothing)  ‖ reference: Bücher
  links: the aligner found no translation of the pronoun; the words aligned to
    the antecedent are far apart
"""
ROWS = """\
system,example,category,verdict,reasons,pronoun,reference_pronoun,antecedents,\
reference_antecedents,shared,matched,alignment_warnings
ash,3,event_it,approved,,Das hat,Hat das,,,das hat,reference,
ash,12,anaphoric_intra_they,referred,\
pronoun_untranslated antecedent_untranslated antecedent_differs,,sie,die Gäste | ,\
den Gästen | Bücher,,,pronoun_unlinked antecedent_scattered
"""
HEAD = ["Kästner 1.2 · English → German", INVENTED, f"Matching: {MATCHING}."]


def written(how: str, *candidates, width: int = 80) -> str:
    return "".join(render(details_report(table(), iter(candidates)), how, width=width))


@pytest.mark.parametrize(
    ("how", "expected"),
    [("text", TEXT), ("csv", ROWS), ("tsv", ROWS.replace(",", "\t"))],
)
def test_details_read_as_they_should(how: str, expected: str):
    text = written(how, APPROVED, REFERRED)
    assert text[-len(expected) :] == expected
    assert text[: -len(expected)].strip().splitlines() == (HEAD if how == "text" else [])


def test_json_gives_lists_and_is_not_escaped():
    text = written("json", APPROVED, REFERRED)
    assert "Gästen" in text
    approved, referred = json.loads(text)["tables"][0]["rows"]
    assert (approved["verdict"], approved["matched"]) == ("approved", "reference")
    assert approved["shared"] == ["das", "hat"]
    assert referred == {
        "system": "ash",
        "example": 12,
        "category": "anaphoric_intra_they",
        "verdict": "referred",
        "reasons": ["pronoun_untranslated", "antecedent_untranslated", "antecedent_differs"],
        "pronoun": [],
        "reference_pronoun": ["sie"],
        "antecedents": [["die", "Gäste"], []],
        "reference_antecedents": [["den", "Gästen"], ["Bücher"]],
        "shared": [],
        "matched": None,
        "alignment_warnings": ["pronoun_unlinked", "antecedent_scattered"],
    }


def test_latex_has_a_row_for_each_candidate_and_says_of_what_it_is_in_comments():
    lines = written("latex", APPROVED).splitlines()
    assert lines[:3] == [f"% {each}" for each in ("Kästner 1.2 - English -> German", *HEAD[1:])]
    assert lines[-3] == (
        r"ash & 3 & event\_it & approved &  & Das hat & Hat das &  &  & das hat & reference &  \\"
    )


@pytest.mark.parametrize("how", ["csv", "tsv"])
def test_bare_rows_are_not_spoilt_by_what_stands_above(how: str):
    assert INVENTED not in written(how, APPROVED)


@pytest.mark.parametrize("how", ["json", "csv", "text", "latex"])
def test_no_candidate_is_no_mistake(how: str):
    text = written(how)
    if how == "json":
        assert json.loads(text)["tables"][0]["rows"] == []
    if how == "csv":
        assert len(list(csv.reader(io.StringIO(text)))) == 1


@pytest.mark.parametrize("width", [40, 80])
def test_no_line_is_longer_than_the_terminal_is_wide(width: int):
    name = "x" * 100
    words = tuple(f"well-known-{number}" for number in range(30))
    rendering = msgspec.structs.replace(REFERRED.match.candidate, pronoun=words)
    match = msgspec.structs.replace(REFERRED.match, candidate=rendering)
    text = written("text", replace(REFERRED, system=name, match=match), width=width)
    assert max(map(len, text.splitlines())) <= width
    assert all(word in text.split() for word in words)
