import json
from dataclasses import replace
from pathlib import Path

from protest_core.candidates.model import System
from protest_core.errors import Problem
from protest_core.evaluation.project_summary import project_summary_report
from protest_core.evaluation.queries.summary import ProjectSummary
from protest_core.ids import SystemId
from protest_core.matching.policy import MatchingPolicy
from protest_core.suite.report import SuiteCheck, suite_report
from protest_core.tables.formats import render
from protest_core.tables.model import Report
from tests.core.report_page.hand_made import BY_ID, INVENTED, MATCHING, SUITE

HOLDINGS = ProjectSummary(
    suite=SUITE,
    lines=1234,
    documents=1,
    examples={"anaphoric_intra_they": 1000, "of_our_own": 5},
    systems=(
        System(SystemId(1), "ash", "a/größe.txt", "2026-03-04T05:06:07+00:00"),
        System(SystemId(2), "beech", "b.txt", "2026-03-05T05:06:07+00:00"),
    ),
    matched_systems=frozenset({SystemId(1)}),
    judgements=2000,
    policy=MatchingPolicy(),
    file_version="0002",
    program_version="0.1.0",
    labels={"anaphoric_intra_they": "anaphoric · intra-sentential · they"},
)
CHECK = SuiteCheck(
    suite=SUITE,
    lines=20,
    documents=2,
    examples=((BY_ID["event_it"], 7),),
    systems=("ash",),
    warnings=(Problem("examples.jsonl", "hm"),),
)


def text_of(report: Report) -> str:
    return "".join(render(report, "text"))


def tables_of(report: Report) -> dict[str, list[dict]]:
    text = "".join(render(report, "json"))
    assert "\\u" not in text
    return {each["name"]: each["rows"] for each in json.loads(text)["tables"]}


def test_a_project_reads_as_a_short_page():
    assert (
        text_of(project_summary_report(Path("p.protest"), HOLDINGS))
        == f"""\
Kästner 1.2 · English → German
{INVENTED}

File: p.protest, a PROTEST project (file version 0002)
Lines: 1,234 in 1 document
Judgements: 2,000
Matching: {MATCHING}
Examples: 1,005
  1,000  anaphoric · intra-sentential · they
      5  of_our_own
Systems: 2
         ash, loaded 2026-03-04 from a/größe.txt
            origin of text and links unknown
         beech, loaded 2026-03-05 from b.txt, not evaluated yet
            origin of text and links unknown
"""
    )


def test_a_project_without_systems_says_none():
    text = text_of(project_summary_report(Path("p"), replace(HOLDINGS, systems=())))
    assert text.endswith("\nSystems: none\n")


def test_the_json_of_a_project_is_keyed_by_ids_and_not_escaped():
    tables = tables_of(project_summary_report(Path("p.protest"), HOLDINGS))
    (project,) = tables["project"]
    assert (project["lines"], project["judgements"], project["outdated"]) == (1234, 2000, 0)
    assert (project["pronoun_tokens"], project["file_version"]) == ("any", "0002")
    assert {each["category"]: each["examples"] for each in tables["examples"]} == {
        "anaphoric_intra_they": 1000,
        "of_our_own": 5,
    }
    assert [each["matched"] for each in tables["systems"]] == [True, False]
    assert tables["systems"][0]["text_file"] == "a/größe.txt"


def test_a_suite_reads_as_a_short_page():
    assert (
        text_of(suite_report(CHECK))
        == f"""\
Kästner 1.2 · English → German
{INVENTED}

Lines: 20 in 2 documents
Examples: 7
      7  event · it
Systems: 1
         ash
"""
    )


def test_the_json_of_a_suite_holds_the_warnings_too():
    tables = tables_of(suite_report(CHECK))
    assert tables["suite"][0]["lines"] == 20
    assert tables["examples"] == [
        {"category": "event_it", "label": BY_ID["event_it"].label, "examples": 7}
    ]
    assert tables["systems"] == [{"system": "ash"}]
    assert tables["warnings"] == [
        {"file": "examples.jsonl", "line": None, "column": None, "message": "hm"}
    ]
