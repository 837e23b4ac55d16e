"""Tidy tables: what goes out comes back, and nothing wrong comes in."""

import csv
import io
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.import_judgements import plan_table
from protest_core.batches.merge import all_chosen, apply_merge, merges, undo_merge
from protest_core.batches.merge_plan import MergePlan, MergeSide
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.errors import InputError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.export.tidy import TidyTable, export_table
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tables.formats import render
from tests.builders.fetch import fetch
from tests.builders.judging import say
from tests.builders.past_judgements import load_past_judgements
from tests.builders.small_suite import write_suite, write_system
from tests.properties import examples

YES = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))
FORMATS = ("csv", "tsv", "jsonl")
NO = Judgement(Answer.NO)
ODD_REMARKS = [
    "=1+1",
    "two\nlines\n",
    "carriage\rreturn\r\nboth",
    'she said "it", twice ""',
    '"',
    "a,b;c\td\t",
    " blanks ",
    "👩‍💻 «שלום» e\u0301",
    "\ufeffmark\u2028\x85\0\x1b[31mred",
    "-@+|{}[]\\",
    "null",
]
judgements = st.builds(
    Judgement,
    st.sampled_from(Answer),
    st.just(Answer.UNSET),
    st.frozensets(st.just((4, 0))),
    st.frozensets(st.sampled_from(["a", "b c", "back\\slash", "\\ ", "=x", 'ü,"', "ant_unsure"])),
    st.text(st.characters(codec="utf-8") | st.sampled_from("\r\n\t\",;= '\\"), max_size=30),
)
_JUDGED = (
    "judgement_token",
    "judgement_tag",
    "judgement",
    "judgement_history",
    "merge_change",
    "merge",
    "annotator",
)
annotators = st.sampled_from(["Ada", "Ben, jr.", '"Cy"', "=d", "é"])
WRONG = {
    "one,3,maybe": ["t.csv:2: pronoun: ‘maybe’ is no answer; it is yes, no or unset"],
    "ome,3,no": ["t.csv:2: system: the project has no ‘ome’; did you mean one?"],
    "one,99,no": ["t.csv:2: example: the suite has no ‘99’"],
    "one,3.0,no": ["t.csv:2: example: ‘3.0’ is not a whole number"],
    f"one,{'9' * 5000},no": [f"t.csv:2: example: ‘{'9' * 60}…’ is not a whole number"],
    "one,,no": ["t.csv:2: example: it is empty"],
    "one,3,no,Ada,,,,,": ["t.csv:2: 9 cells where the header has 14"],
    "one,3,no,Ben": ["t.csv:2: annotator: it is ‘Ben’, but ‘Ada’ was given"],
    "one,3,no,,yes": [
        "t.csv:2: antecedent: it is ‘yes’, and no antecedent is asked for in pleonastic_it"
    ],
    "one,3,yes,,,4:1": ["t.csv:2: tokens: the word at ‘4:1’ is not highlighted"],
    "one,3,yes,,,4-0": [
        "t.csv:2: tokens: ‘4-0’ is not a word's place; it is LINE:TOKEN, both from 0"
    ],
    "one,3,no,,,,a\u200bb": [
        "t.csv:2: tags: ‘a\\u200bb’ is no tag: there are invisible characters in it"
    ],
    f"one,3,no,,,,{'x' * 201}": [f"t.csv:2: tags: ‘{'x' * 60}…’ is longer than 200 characters"],
    "one,3,no,,,,,yesterday": [
        "t.csv:2: made_at: ‘yesterday’ is not a time with its zone, like 2026-02-01T09:30:00+00:00"
    ],
    "one,3,no,,,,,2026-02-01T09:30:00": [
        "t.csv:2: made_at: ‘2026-02-01T09:30:00’ is not a time with its zone, like "
        "2026-02-01T09:30:00+00:00"
    ],
    "one,3,no,,,,,,-1": ["t.csv:2: seconds: ‘-1’ is not a number of seconds like 12.5"],
    "one,3,no,,,,,,99999999": [
        "t.csv:2: seconds: ‘99999999.0’ is not from 0 to 10,000,000 seconds"
    ],
    "one,3,no,,,,,,,event_it": [
        "t.csv:2: category: it is ‘event_it’, but that of example 3 is ‘pleonastic_it’; was the "
        "table made from another suite?"
    ],
    "one,3,no,,,,,,,,7": [
        "t.csv:2: line: it is ‘7’, but that of example 3 is ‘4’; was the table made from another "
        "suite?"
    ],
    "one,3,no,,,,,,,,,9,": [
        "t.csv:2: token: it is ‘9’, but that of example 3 is ‘0’; was the table made from another "
        "suite?"
    ],
    "one,3,no,a\u200bb": ["t.csv:2: annotator: ‘a\\u200bb’ is no name"],
    f"one,3,no,{'x' * 201}": [f"t.csv:2: annotator: ‘{'x' * 60}…’ is longer than 200 characters"],
    "one,3,no, Ada": [
        "t.csv:2: annotator: ‘ Ada’: an annotator's name has no blanks at its ends and no "
        "invisible characters"
    ],
    "one,3,no\none,3,no": ["t.csv:3: example 3 of ‘one’, judged by Ada, is already on line 2"],
    'one,3,"no': ["t.csv:2:7: the quotation mark that opens here is never closed"],
    'one,3,"n"o': [
        "t.csv:2:10: ‘o’ follows a closing quotation mark; inside of a cell write two of them"
    ],
}
COLUMNS = (
    "system,example,pronoun,annotator,antecedent,tokens,tags,made_at,seconds,category,line,token,"
    "remark,guidelines"
)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Project]:
    """A second project with the same candidates and no judgements."""
    folder = tmp_path / "other"
    create_project(path=tmp_path / "other.protest", directory=write_suite(folder))
    with Project.open(tmp_path / "other.protest") as other:
        load_systems(project=other, outputs=[SystemOutput("one", *write_system(folder))])
        yield other


def candidate(project: Project, example: int) -> CandidateId:
    return fetch(project, find_candidate, "one", example)


def said(project: Project, example: int, annotator: str = "Ada") -> Judgement:
    return fetch(project, load_judgement, candidate(project, example), annotator)


def exported(
    project: Project,
    how: str = "csv",
    what: TidyTable = TidyTable.JUDGEMENTS,
    **more,
) -> str:
    return "".join(render(export_table(project=project, what=what, **more), how))


def kept(project: Project) -> list[tuple]:
    """All judgements, with the names of everything instead of our numbers."""
    with sqlite3.connect(project.path) as database:
        rows = database.execute(
            "SELECT example_id, name, pronoun, antecedent, remark, guidelines, made_at, seconds, "
            "state, (SELECT group_concat(tag, char(1)) FROM (SELECT tag FROM judgement_tag "
            "WHERE judgement_id = judgement.id ORDER BY tag)), (SELECT group_concat(line || ':' "
            "|| token) FROM (SELECT * FROM judgement_token WHERE judgement_id = judgement.id "
            "ORDER BY line, token)) FROM judgement "
            "JOIN annotator ON annotator.id = annotator_id "
            "JOIN candidate ON candidate.id = candidate_id ORDER BY 1, 2"
        ).fetchall()
    database.close()
    return rows


def content(project: Project) -> list[str]:
    with sqlite3.connect(project.path) as database:
        dump = list(database.iterdump())
    database.close()
    return dump


def table(project: Project, text: str | bytes, name: str = "t.csv") -> Path:
    path = project.path.parent / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def planned(project: Project, text: str | bytes, annotator: str | None = "Ada") -> MergePlan:
    return plan_table(project=project, path=table(project, text), annotator=annotator)


def brought_in(project: Project, text: str | bytes, annotator: str | None = "Ada", **more) -> dict:
    plan = planned(project, text, annotator)
    if "choice" in more:
        more = {"choices": all_chosen(plan, more["choice"])}
    apply_merge(project=project, plan=plan, merged_by="me", **more)
    return {kind.value: count for kind, count in plan.counts.items() if count}


def mistakes(project: Project, text: str | bytes, annotator: str | None = "Ada") -> list[str]:
    with pytest.raises(InputError) as refused:
        planned(project, text, annotator)
    return [str(problem) for problem in refused.value.problems]


@pytest.mark.parametrize("how", FORMATS)
@pytest.mark.parametrize("remark", ODD_REMARKS)
def test_odd_remarks_come_back_as_they_were(project, other, how, remark):
    say(project, ("one", 3), Judgement(Answer.NO, remark=remark))
    assert brought_in(other, exported(project, how), None) == {"new": 1}
    assert said(other, 3).remark == remark
    assert kept(other) == kept(project)


@examples(30)
@given(st.dictionaries(annotators, judgements, max_size=4), st.sampled_from(FORMATS))
def test_whatever_is_said_comes_back_and_twice_changes_nothing(project, other, everybody, how):
    for each in (project, other):
        with sqlite3.connect(each.path) as database:
            for rows in _JUDGED:
                database.execute(f"DELETE FROM {rows}")
        database.close()
    for annotator, judgement in everybody.items():
        say(project, ("one", 3), judgement, annotator)
    text = exported(project, how)
    if kept(project):
        brought_in(other, text, None)
        assert kept(other) == kept(project)
        assert exported(other, how) == text
        before = content(other)
        assert brought_in(other, text, None) == {"unchanged": len(kept(project))}
        assert content(other) == before


def test_a_row_says_everything_in_its_columns(project):
    say(
        project, ("one", 3), Judgement(Answer.YES, tokens=frozenset({(4, 0)}), tags=frozenset("ba"))
    )
    (row,) = csv.DictReader(io.StringIO(exported(project)))
    assert ",".join(row) == (
        "system,example,category,line,token,annotator,annotator_kind,pronoun,antecedent,tokens,"
        "words,tags,remark,state,made_at,seconds,guidelines,reference_seen,own_tags,counts_as,"
        "verdict,stratum,stratum_size,stratum_sample,chance,weight"
    )
    version = fetch(project, load_guidelines).version
    assert row.pop("made_at").endswith("+00:00")
    assert list(row.values()) == [
        *("one", "3", "pleonastic_it", "4", "0", "Ada", "person", "yes", "unset", "4:0", "Es"),
        *("a b", "", "done", "0.0", version, "", ""),
        *("right", "referred", "referred/one+pleonastic_it", "1", "1", "1", "1"),
    ]
    (record,) = map(json.loads, exported(project, "jsonl").splitlines())
    assert (record["tokens"], record["words"], record["tags"]) == ([[4, 0]], ["Es"], ["a", "b"])


def test_rows_are_chosen_and_stand_in_a_fixed_order(two_systems):
    for system, example, annotator in (("two", 5, "Z"), ("one", 3, "B"), ("one", 3, "A")):
        number = fetch(two_systems, find_candidate, system, example)
        judge(project=two_systems, candidate_id=number, annotator=annotator, judgement=NO)

    def rows(**more) -> list[tuple]:
        found = csv.DictReader(io.StringIO(exported(two_systems, **more)))
        return [(each["system"], each["example"], each["annotator"]) for each in found]

    assert rows() == [("one", "3", "A"), ("one", "3", "B"), ("two", "5", "Z")]
    assert rows(annotators=["B", "Z"]) == [("one", "3", "B"), ("two", "5", "Z")]
    assert rows(chosen=CandidateFilter(frozenset({"two"}))) == [("two", "5", "Z")]
    assert rows(chosen=CandidateFilter(frozenset(), frozenset({"pleonastic_it"}))) == [
        ("one", "3", "A"),
        ("one", "3", "B"),
    ]
    with pytest.raises(RefusedError, match="no annotator ‘Y’"):
        rows(annotators=["Y"])


def test_matches_and_candidates_tell_each_candidate(two_systems):
    say(two_systems, ("one", 4), NO)
    match = [*csv.DictReader(io.StringIO(exported(two_systems, what=TidyTable.MATCHES)))]
    assert len(match) == 10
    assert [row["reasons"] for row in match[:3]] == ["pronoun_differs", "pronoun_differs", ""]
    third = match[2]
    assert (third["verdict"], third["shared"], third["matched"]) == ("approved", "es", "reference")
    found = [*csv.DictReader(io.StringIO(exported(two_systems, what=TidyTable.CANDIDATES)))]
    assert [row["outcome"] for row in found[:5]] == [
        "open",
        "open",
        "approved",
        "incorrect",
        "approved",
    ]
    first = found[0]
    assert (first["source"], first["translation"]) == ("It is broken .", "Diese ist kaputt .")
    assert (first["pronoun_tokens"], first["pronoun_words"]) == ("1:0", "Diese")
    assert (first["antecedent_tokens"], first["antecedent_words"]) == ("0:2", "Lampe")


def test_before_the_automatic_step_there_are_candidates_and_no_matches(project):
    assert len(exported(project, what=TidyTable.MATCHES).splitlines()) == 1
    found = [*csv.DictReader(io.StringIO(exported(project, what=TidyTable.CANDIDATES)))]
    assert [row["verdict"] for row in found] == [""] * 5


def test_a_table_of_candidates_can_be_filled_in_and_brought_back(project):
    evaluate(project=project)
    text = exported(project, "tsv", TidyTable.CANDIDATES)
    head, *rows = text.splitlines()
    filled = [f"{head}\tpronoun", *(f"{row}\t" for row in rows)]
    filled[3] += "no"
    plan = planned(project, "\n".join(filled))
    assert [str(each) for each in plan.warnings] == [
        "t.csv:2: the row has no answer (and so in 3 more rows); it is left out"
    ]
    apply_merge(project=project, plan=plan, merged_by="me")
    assert said(project, 3) == NO


@pytest.mark.parametrize(
    "text",
    [
        "system,example,pronoun\none,3,no\n",
        "\ufeffpronoun,system,example\r\nno,one,3\r\n",
        "system;example;pronoun\none;3;no",
        '"pronoun"\t"example"\t"system"\n"no"\t"3"\t"one"\n\n',
        '{"system":"one","example":3,"pronoun":"no"}',
        '\n{"pronoun":"no","tags":[],"remark":null,"system":"one","example":3}\r\n',
        "system,example,pronoun,,\none,3,no,,\n,,,,\n",
    ],
)
def test_three_columns_in_any_form_are_enough(project, text):
    assert brought_in(project, text) == {"new": 1}
    assert said(project, 3) == NO


def test_the_same_table_without_times_twice_changes_nothing(project):
    text = "system,example,pronoun\none,3,no\none,5,yes\n"
    brought_in(project, text)
    before = content(project)
    assert brought_in(project, text) == {"unchanged": 2}
    assert content(project) == before


def test_a_time_is_kept_and_another_zone_is_brought_to_ours(project):
    head = "system,example,pronoun,made_at,seconds\n"
    brought_in(project, f"{head}one,3,no,2026-02-01T10:30:00+01:00,12.5\n")
    brought_in(project, f"{head}one,5,no,2026-02-01T09:30:00+00:00,\n")
    assert [(row[6], row[7]) for row in kept(project)] == [
        ("2026-02-01T09:30:00.000000+00:00", 12.5),
        ("2026-02-01T09:30:00+00:00", 0.0),
    ]


@pytest.mark.parametrize("choice", MergeSide)
def test_contradictions_are_chosen_between_and_both_are_kept(project, choice):
    say(project, ("one", 3), NO)
    text = "system,example,pronoun,tokens\none,3,yes,4:0\n"
    assert brought_in(project, text, choice=choice) == {"conflict": 1}
    holds, past = (YES, NO) if choice is MergeSide.FILE else (NO, YES)
    assert said(project, 3) == holds
    history = fetch(project, load_past_judgements, candidate(project, 3), "Ada")
    assert [each.judgement for each in history] == [past]
    before = content(project)
    assert brought_in(project, text, choice=choice) == {"unchanged": 1}
    assert content(project) == before


def test_an_older_export_takes_nothing_back(project):
    say(project, ("one", 3), NO)
    older = exported(project)
    say(project, ("one", 3), YES)
    assert brought_in(project, older, None) == {"unchanged": 1}
    assert said(project, 3) == YES


def test_a_table_can_be_taken_back(project):
    say(project, ("one", 5), NO, "Ben")
    text = "system,example,pronoun,annotator\none,3,no,Ada\none,3,no,Ben\n"
    assert brought_in(project, text, None) == {"new": 2}
    records = merges(project=project)
    assert [(each.annotator, each.batch_id, each.file) for each in records] == [
        ("Ada", None, "t.csv"),
        ("Ben", None, "t.csv"),
    ]
    for record in records:
        undo_merge(project=project, merge_id=record.id)
    assert [row[:2] for row in kept(project)] == [(5, "Ben")]


@pytest.mark.parametrize("row", WRONG, ids=lambda row: row[:40])
def test_every_mistake_is_named_and_changes_nothing(project, row):
    rows = [each + "," * (13 - each.count(",")) for each in row.split("\n")]
    if "cells" in WRONG[row][0] or '"' in row:
        rows = [row]
    before = content(project)
    found = mistakes(project, "\n".join([COLUMNS, *rows]) + "\n")
    assert found == WRONG[row]
    assert content(project) == before


def test_all_mistakes_of_all_rows_are_told_in_one_run(project):
    text = "system,example,pronoun,tokens\nome,98,maybe,x\none,3,no,0:0\none,99,no,\none,3,no,\n"
    assert [each.partition(": ")[0::2] for each in mistakes(project, text)] == [
        ("t.csv:2", "tokens: ‘x’ is not a word's place; it is LINE:TOKEN, both from 0"),
        ("t.csv:2", "pronoun: ‘maybe’ is no answer; it is yes, no or unset"),
        ("t.csv:2", "system: the project has no ‘ome’; did you mean one?"),
        ("t.csv:2", "example: the suite has no ‘98’"),
        ("t.csv:3", "tokens: the word at ‘0:0’ is not highlighted"),
        ("t.csv:4", "example: the suite has no ‘99’"),
        ("t.csv:5", "example 3 of ‘one’, judged by Ada, is already on line 3"),
    ]


def test_what_is_wrong_alike_in_many_rows_is_told_once(project):
    rows = "other,3,no\n" * 1_500 + "one,99,no\n" + "third,3,no\n" * 2
    assert mistakes(project, f"system,example,pronoun\n{rows}") == [
        "t.csv:2: system: the project has no ‘other’ (and so in 1,499 more rows)",
        "t.csv:1502: example: the suite has no ‘99’",
        "t.csv:1503: system: the project has no ‘third’ (and so in 1 more row)",
    ]


@pytest.mark.parametrize("annotators", [["a\u200bb", "x" * 300], [7, 7]])
def test_an_annotator_who_cannot_be_is_the_only_mistake(project, annotators):
    rows = [
        {"system": "one", "example": example, "pronoun": "no", "annotator": annotator}
        for example, annotator in zip((3, 5), annotators, strict=True)
    ]
    found = mistakes(project, "\n".join(map(json.dumps, rows)), None)
    assert found
    assert not any("whose judgement" in each for each in found)


def test_whose_judgements_they_are_must_be_said(project):
    text = "system,example,pronoun\none,3,no\none,5,no\n"
    assert mistakes(project, text, None) == [
        "t.csv:2: annotator: the row names none; name one (--annotator)"
    ]
    with pytest.raises(RefusedError, match="‘ Ada’ cannot be an annotator"):
        planned(project, text, " Ada")


def test_a_name_that_nearly_is_somebodys_is_told(project):
    say(project, ("one", 5), NO)
    (warning,) = planned(project, "system,example,pronoun\none,3,no\n", "Adda").warnings
    assert "‘Adda’ is new here; did you mean Ada?" in str(warning)


def test_judgements_made_under_other_guidelines_are_told(project):
    text = "system,example,pronoun,guidelines\none,3,no,en-de 0\n"
    assert planned(project, text).files[0].other_guidelines == "en-de 0"


def test_conflict_states_are_told_by_the_rules_and_not_by_the_table(project):
    brought_in(project, "system,example,pronoun,state\none,3,yes,done\n")
    assert [row[8] for row in kept(project)] == ["conflict"]
