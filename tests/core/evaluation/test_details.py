import csv
import io
import json
from dataclasses import replace

import msgspec
import pytest

from protest_core.evaluation.details_report import write_details
from protest_core.evaluation.report import note_for
from protest_core.matching.policy import MatchingPolicy
from protest_core.tables.before.model import Format
from tests.core.report_page.hand_made import APPROVED, INVENTED, SUITE
from tests.core.report_page.hand_made import REFERRED as SURE

REFERRED = replace(SURE, doubts=("pronoun_unlinked", "antecedent_scattered"))

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
reference_antecedents,shared,matched,doubts
ash,3,event_it,approved,,Das hat,Hat das,,,das hat,reference,
ash,12,anaphoric_intra_they,referred,\
pronoun_untranslated antecedent_untranslated antecedent_differs,,sie,die Gäste | ,\
den Gästen | Bücher,,,pronoun_unlinked antecedent_scattered
"""
NOTE = note_for(SUITE, MatchingPolicy())


def written(how: Format, *candidates, **keywords) -> str:
    return "".join(write_details(candidates, how, **keywords))


@pytest.mark.parametrize(
    ("how", "expected"),
    [(Format.TEXT, TEXT), (Format.CSV, ROWS), (Format.TSV, ROWS.replace(",", "\t"))],
)
def test_details_read_as_they_should(how: Format, expected: str):
    assert written(how, APPROVED, REFERRED) == expected


def test_json_gives_lists_and_is_not_escaped():
    text = written(Format.JSON, APPROVED, REFERRED)
    assert "Gästen" in text
    approved, referred = json.loads(text)
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
        "doubts": ["pronoun_unlinked", "antecedent_scattered"],
    }


def test_latex_has_a_row_for_each_candidate_and_the_note_as_a_comment():
    lines = written(Format.LATEX, APPROVED, note=NOTE).splitlines()
    assert lines[0] == f"% {NOTE}"
    assert lines[-3] == (
        r"ash & 3 & event\_it & approved &  & Das hat & Hat das &  &  & das hat & reference &  \\"
    )


def test_text_begins_with_the_note():
    text = written(Format.TEXT, APPROVED, note=NOTE)
    head, _, rest = text.partition("\n\n")
    assert head.replace("\n", " ") == NOTE
    assert "\n" in head
    assert rest == TEXT.partition("\n\n")[0] + "\n\n"


@pytest.mark.parametrize("how", [Format.JSON, Format.CSV, Format.TSV])
def test_formats_for_programs_are_not_spoilt_by_the_note(how: Format):
    assert written(how, APPROVED, note=NOTE) == written(how, APPROVED)
    assert INVENTED not in written(how, APPROVED, note=NOTE)


@pytest.mark.parametrize("how", [Format.JSON, Format.CSV, Format.TEXT, Format.LATEX])
def test_no_candidate_is_no_mistake(how: Format):
    text = written(how)
    if how is Format.JSON:
        assert json.loads(text) == []
    if how is Format.CSV:
        assert len(list(csv.reader(io.StringIO(text)))) == 1


@pytest.mark.parametrize("width", [40, 80])
def test_no_line_is_longer_than_the_terminal_is_wide(width: int):
    name = "x" * 100
    words = tuple(f"well-known-{number}" for number in range(30))
    rendering = msgspec.structs.replace(REFERRED.match.candidate, pronoun=words)
    match = msgspec.structs.replace(REFERRED.match, candidate=rendering)
    text = written(Format.TEXT, replace(REFERRED, system=name, match=match), width=width, note=NOTE)
    assert max(map(len, text.splitlines())) <= width
    assert all(word in text.split() for word in words)
