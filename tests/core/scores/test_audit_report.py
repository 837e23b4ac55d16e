"""Audit tables as people, programs and papers read them."""

import csv
import io
import json
from dataclasses import replace

import pytest

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import Question
from protest_core.scores.audit import AuditCounts, AuditTable
from protest_core.scores.audit_report import audit_notes, audit_report, verified_notes
from protest_core.scores.model import ScoreSettings, ScoreTable
from protest_core.signatures.sign import Frame
from protest_core.suite.model import SuiteDescription
from protest_core.tables.formats import render
from tests.core.report_page.hand_made import BY_ID
from tests.core.scores.hand_made_estimates import estimates_of

THEY, EVENT = BY_ID["anaphoric_intra_they"], BY_ID["event_it"]
STRANGE = r"A_B&C%#1"
SIGNATURE = "suite:plain@|systems:all|protest:0.1"
PLAIN = SuiteDescription("plain", "en", "de")


def test_approvals_by_verified_translations_are_said_to_be_no_part_of_it():
    found = replace(table(), by_verified=OutcomeCounts(correct=2, open=1, disputed=2))
    (note,) = verified_notes(found)
    assert note.startswith("Not audited: 5 approvals by verified translations.")
    assert "as unknown where nobody did or people disagree (3)" in note
    assert note in audit_notes(found)
    assert not [*verified_notes(table())]


def table(treatment: NotJudgeable = NotJudgeable.INCORRECT, **audited: AuditCounts) -> AuditTable:
    """Return a table: all of the strange system is judged; of beech's approvals in "they" none.

    Further counts replace those of beech's approvals by pronoun: `it` or `they`.
    """
    counts = {
        (STRANGE, THEY.id): AuditCounts(10, 8, 2),
        (STRANGE, EVENT.id): AuditCounts(20, 18, 1, 1),
        ("beech", THEY.id): audited.get("they", AuditCounts(4)),
        ("beech", EVENT.id): audited.get("it", AuditCounts(10, 3, 1, 0, 2)),
    }
    referred = {
        (STRANGE, THEY.id): OutcomeCounts(correct=5, incorrect=5),
        (STRANGE, EVENT.id): OutcomeCounts(),
        ("beech", THEY.id): OutcomeCounts(correct=6, incorrect=10),
        ("beech", EVENT.id): OutcomeCounts(correct=3, incorrect=6, open=1),
    }
    drawn = {
        place: OutcomeCounts(0, each.upheld, each.not_upheld, each.not_judgeable, 0, each.disputed)
        for place, each in counts.items()
    }
    pronouns = {
        place: referred[place]
        + drawn[place]
        + OutcomeCounts(each.approved - each.judged - each.disputed)
        for place, each in counts.items()
    }
    cells = {Question.PRONOUN: pronouns, Question.ANTECEDENT: {}}
    excluded = treatment is NotJudgeable.EXCLUDED
    scores = ScoreTable(
        Frame(PLAIN, ("beech", STRANGE), (THEY, EVENT), SIGNATURE),
        ScoreSettings(not_judgeable=treatment),
        cells,
        estimates=estimates_of(cells, {Question.PRONOUN: drawn}, excluded=excluded),
    )
    right = {place: each.approved + referred[place].correct for place, each in counts.items()}
    return AuditTable(scores, counts, scores.frame, right)


def written(how: str, **options) -> str:
    return of_audit(table(), how, **options)


def of_audit(audit: AuditTable, how: str, **options) -> str:
    return "".join(render(audit_report(audit, **options), how))


def test_rates_stand_by_category_with_what_was_judged_of_how_many():
    text = written("text")
    lines = [line.split() for line in text.splitlines()]
    assert ["intra", "they", "14", "10", "8", "2", "0", "80.0", "49.0–94.3"] in lines
    assert ["event", "it", "30", "24", "21", "2", "1", "87.5", "69.0–95.7"] in lines
    assert ["total", "44", "34", "29", "4", "1", "85.3", "69.9–93.6"] in lines
    assert text.endswith(f"\n\n{SIGNATURE}\n")
    assert max(map(len, text.splitlines())) <= 80


def test_corrected_scores_stand_beside_the_scores():
    text = written("text", corrected_only=True)
    lines = [line.split() for line in text.splitlines()]
    # All was judged: nothing is left to correct, and there is no interval.
    assert [STRANGE, "40", "77.5", "62.5–87.7", "77.5", "all", "judged"] in lines
    (beech,) = (line for line in lines if line[:1] == ["beech"])
    # 9 of those referred are right and one is open; of 6 approvals that were drawn 3 are right, one
    # is wrong, and two are open. Of the 8 others half are right at worst, and 5 of 6 at best.
    assert beech[:3] == ["beech", "40", "50.0–57.5"]
    assert beech[4] == "40.0–54.2"
    worst, best = 9 + 3, 9 + 5 + 1 + 8
    assert beech[5] == f"{100 * worst / 40:.1f}–{100 * best / 40:.1f}"
    (both,) = (line for line in lines if line[:2] == ["all", "systems"])
    assert both[2:4] == ["80", "63.7–67.5"]
    assert both[5] == "58.8–65.8"
    assert ["Category"] not in [line[:1] for line in lines]
    assert max(map(len, text.splitlines())) <= 80


def test_a_star_is_explained_where_a_row_has_one():
    found = table()
    few = replace(found, cells={**found.cells, (STRANGE, THEY.id): AuditCounts(10, 3, 1)})
    for options, has_one in (({"by_system": True}, True), ({"corrected_only": True}, False)):
        text = of_audit(few, "text", **options)
        assert ("4* " in text) == has_one
        assert ("* Fewer than ten" in text) == has_one


def test_systems_are_shown_on_request():
    assert "by system" not in written("text")
    lines = [line.split() for line in written("text", by_system=True).splitlines()]
    assert [STRANGE, "30", "30", "26", "3", "1", "86.7", "70.3–94.7"] in lines
    assert ["beech", "14", "4*", "3", "1", "0", "75.0", "30.1–95.4"] in lines


@pytest.mark.parametrize(
    "note",
    [
        "taken to be right as often as judged ones with the same verdict.",
        "Corrected scores go from all of them wrong to all right.",
        "4 candidates of intra they were not reached: the rate of the others stands in",
        "Candidates that people could not judge count as incorrect.",
        "Ranges: ",
    ],
)
def test_notes_say_how_to_read_it(note):
    assert note in " ".join(written("text").split())


def test_a_single_candidate_that_was_not_reached_is_told_in_the_singular():
    notes = [*audit_notes(table(they=AuditCounts(1)))]
    assert any(
        each.startswith("1 candidate of intra they was not reached: the rate of") for each in notes
    )


def test_where_all_is_judged_no_note_speaks_of_estimates():
    text = of_audit(table(they=AuditCounts(4, 2, 2), it=AuditCounts(10, 6, 4)), "text")
    assert "open" in text  # one that was referred
    for word in ("Unjudged", "Korn", "reached", "drawn"):
        assert word not in text


def test_latex_has_table_2_and_the_scores():
    latex = written("latex")
    assert latex.startswith(f"% {SIGNATURE}\n")
    assert (
        "Category & Approved & Judged & Upheld & Not upheld & Not judgeable & \\% & 95 \\%" in latex
    )
    assert "intra they & 14 & 10 & 8 & 2 & 0 & 80.0 & 49.0--94.3 \\\\\n" in latex
    assert r"A\_B\&C\%\#1 & 40 & 77.5 & 62.5--87.7 & 77.5 & all judged \\" in latex


@pytest.mark.parametrize(("how", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_delimited_holds_rates_or_scores(how, delimiter):
    def rows(text: str) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(text), delimiter=delimiter))

    rates = rows(written(how))
    assert [(row["system"], row["category"]) for row in rates] == [
        ("beech", THEY.id),
        ("beech", EVENT.id),
        (STRANGE, THEY.id),
        (STRANGE, EVENT.id),
    ]
    assert (rates[0]["approved"], rates[0]["judged"], rates[0]["rate"]) == ("4", "0", "")
    assert (rates[2]["upheld"], rates[2]["not_upheld"], rates[2]["rate"]) == ("8", "2", "0.8")
    scores = rows(written(how, corrected_only=True))
    assert [row["system"] for row in scores] == ["beech", STRANGE]
    assert (scores[0]["low"], scores[0]["high"]) == ("0.5", "0.575")
    assert (scores[0]["corrected_low"], scores[0]["corrected_high"]) == ("0.4", "0.541667")
    all_judged = scores[1]["corrected_interval_low"], scores[1]["corrected_interval_high"]
    assert all_judged == ("0.775", "0.775")
    assert {row["signature"] for row in rates + scores} == {SIGNATURE}


def test_json_has_every_figure():
    document = json.loads(written("json"))
    rates, scores, totals, total_score = (each["rows"] for each in document["tables"])
    judged = {(each["system"], each["category"]): each["judged"] for each in totals}
    assert judged[None, THEY.id] == 10
    assert judged["beech", None] == 4
    assert judged[None, None] == 34
    assert rates[1]["disputed"] == 2
    beech, strange = scores
    assert beech["corrected_low"] == pytest.approx(0.4)
    # As if nothing had been audited: 9 correct ones and 14 approvals of 40.
    assert beech["all_approvals_right"] == pytest.approx(23 / 40)
    assert strange["corrected_interval_low"] == pytest.approx(0.775)
    assert [each["n"] for each in total_score] == [80]
    assert document["signature"] == SIGNATURE


def test_what_is_marked_is_the_base_of_the_rate():
    """Ten are judged, of which two could not be."""
    found = table(NotJudgeable.EXCLUDED, it=AuditCounts(20, 6, 2, 2))
    lines = [line.split() for line in of_audit(found, "text", by_system=True).splitlines()]
    assert ["beech", "24", "10*", "6", "2", "2", "75.0", "40.9–92.9"] in lines


def unaudited() -> AuditTable:
    """Return a table in which none of beech's approvals is judged."""
    return table(it=AuditCounts(10))


def test_without_an_audit_there_is_only_an_interval_and_every_format_says_why():
    why = (
        "No corrected score of beech: nobody has judged an approval of it. The interval goes from "
        "all of these wrong to all right."
    )
    text = of_audit(unaudited(), "text", corrected_only=True)
    assert " ".join(text.split()).count(why) == 1
    (row,) = [line.split() for line in text.splitlines() if line.startswith("beech ")]
    # 9 of 40 are judged right, 16 wrong; one is open and 14 are approved.
    assert row[-2:] == ["–", "22.5–60.0"]
    assert "undefined" not in row
    assert rf"\par{{\footnotesize {why}}}" in of_audit(unaudited(), "latex")
    csv_text = of_audit(unaudited(), "csv", corrected_only=True)
    beech, strange = csv.DictReader(io.StringIO(csv_text))
    assert beech["corrected_low"] == beech["corrected_high"] == ""
    assert (beech["corrected_interval_low"], beech["corrected_interval_high"]) == ("0.225", "0.6")
    assert beech["low"] != "undefined"
    assert (beech["undefined"], strange["undefined"]) == (
        "Nobody has judged an approval of it.",
        "",
    )
    found = json.loads(of_audit(unaudited(), "json"))["tables"][1]["rows"][0]
    assert (found["corrected_low"], found["undefined"]) == (None, beech["undefined"])
