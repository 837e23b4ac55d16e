"""Every table that reads a project: where its rows differ, its signature differs.

Where a change cannot touch the rows of a table, the signature stays what it was, too.
"""

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from protest_core.agreement.answers import answers, answers_report
from protest_core.agreement.compute import agreement
from protest_core.agreement.consistency import candidates_named, consistency, consistency_report
from protest_core.agreement.disagreements import disagreement_counts, disagreements
from protest_core.agreement.disagreements_report import (
    disagreement_counts_report,
    disagreements_report,
)
from protest_core.agreement.report import agreement_report
from protest_core.agreement.tag_counts import tags, tags_report
from protest_core.candidates.filter import EVERYTHING, CandidateFilter, Links
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.model import State
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import Question
from protest_core.matching.rules import Reason
from protest_core.meta_evaluation.disagreement_tags import (
    disagreement_tags,
    disagreement_tags_report,
)
from protest_core.meta_evaluation.form_pairs import form_pairs, forms_report
from protest_core.meta_evaluation.metric_disagreements import (
    metric_disagreements,
    metric_disagreements_report,
)
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.meta_evaluation.verdicts import verdicts_against_people
from protest_core.meta_evaluation.verdicts_report import verdicts_report
from protest_core.scores.audit import audit_table
from protest_core.scores.audit_report import audit_report
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from protest_core.scores.report import scores_report
from protest_core.tables.formats import render
from protest_core.tables.model import Report
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set, delete_task_set
from tests.builders.judged_project import write_judged
from tests.builders.programs import add_program
from tests.core.signatures.test_ingredients import HARMLESS, INGREDIENTS
from tests.core.tables.reports import cells, heads

Reading = Callable[[Project], Report]
ONE = Annotators(frozenset({"annotator2"}))
NOT_ONE = Annotators(frozenset(), frozenset({"annotator2"}))
BOTH = ("annotator1", "annotator2")
BY_HAND = [CandidateId(each) for each in range(51, 100, 3)]
SPANNING = TaskSettings(
    "spanning", included=Included.EVERYTHING, sample=90, by_category=True, seed=2
)
DISPUTED = (
    "(SELECT candidate_id FROM judgement WHERE annotator_id = 1 AND pronoun = 'yes' AND "
    "candidate_id IN "
    "(SELECT candidate_id FROM judgement WHERE annotator_id = 2 AND pronoun = 'no'))"
)
_BY_ADJUDICATION = (
    "INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, remark, guidelines, "
    "made_at, origin, state) SELECT candidate_id, (SELECT id FROM annotator WHERE name = "
    "'adjudication'), 'yes', 'unset', '', '', '2026-02-02', 'typed', 'done' FROM "
)
ADJUDICATED = _BY_ADJUDICATION + f"{DISPUTED} LIMIT 1"
ANOTHER_ADJUDICATED = _BY_ADJUDICATION + f"{DISPUTED} LIMIT 1 OFFSET 1"
JUDGED_BY_ANOTHER = (
    "INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, remark, guidelines, "
    "made_at, origin, state) SELECT {}, {}, 'yes', 'yes', '', '', '2026-02-02', 'merge', 'done'"
)
OF_JUDGEMENTS = ("an answer", "an answer on the antecedent", "a state", "a tag")
# Without task sets, what anybody has judged of the approvals is a sample of them.
WITHOUT_TASK_SETS = [
    f"DELETE FROM {table}"
    for table in (
        *("batch", "task_order", "task_candidate", "task"),
        *("stratum_candidate", "stratum", "task_set"),
    )
]
ONLY_SPANNING = (
    "DELETE FROM stratum_candidate WHERE stratum_id IN "
    "(SELECT id FROM stratum WHERE system_id IS NOT NULL)"
)


@dataclass(frozen=True)
class Read:
    """A table as people and programs read it, and its signature."""

    rows: tuple[str, str]
    signature: str


def filtered(**conditions: object) -> CandidateFilter:
    return CandidateFilter(**conditions)  # type: ignore[arg-type]


def scores(chosen: CandidateFilter = EVERYTHING, **how: object) -> Reading:
    settings = ScoreSettings(chosen, **how)  # type: ignore[arg-type]
    return lambda project: scores_report(score_table(project=project, settings=settings))


def of_agreement(chosen: CandidateFilter = EVERYTHING, **how: object) -> Reading:
    return lambda project: agreement_report(
        agreement(project=project, chosen=chosen, **how)  # type: ignore[arg-type]
    )


def of_pairs(question: Question = Question.PRONOUN, people: Annotators = ALL_PEOPLE) -> Reading:
    settings = ScoreSettings(annotators=people)
    return lambda project: comparison_report(
        compare_systems(project=project, settings=settings, question=question)
    )


def of_consistency(project: Project) -> Report:
    table = consistency(project=project)
    ids = {number for own in table.by_annotator.values() for number in own.candidates}
    return consistency_report(table, candidates_named(project=project, ids=ids))


REASONS = filtered(reasons=frozenset({Reason.PRONOUN_DIFFERS}))

TABLES: Mapping[str, Reading] = {
    "scores": scores(),
    "scores, excluded": scores(not_judgeable=NotJudgeable.EXCLUDED),
    "scores of one": scores(annotators=ONE),
    "scores without one": scores(annotators=NOT_ONE),
    "scores of one in a system": scores(filtered(systems=frozenset({"system1"})), annotators=ONE),
    "scores by verdicts": scores(verdicts="gpt"),
    "scores by verdicts of one": scores(verdicts="gpt", annotators=ONE),
    "scores of outcomes": scores(filtered(outcomes=frozenset({Outcome.CORRECT}))),
    "scores of states": scores(filtered(states=frozenset({State.DONE}))),
    "scores of tags": scores(filtered(tags=frozenset({"mine"}))),
    "scores of text": scores(filtered(text="hm")),
    "scores of judged by": scores(filtered(annotator="gpt")),
    "scores of reasons": scores(REASONS),
    "scores of reasons of one": scores(REASONS, annotators=ONE),
    "scores of links": scores(filtered(links=Links.CORRECTED)),
    "pairs": of_pairs(),
    "pairs, antecedent": of_pairs(Question.ANTECEDENT),
    "pairs of one": of_pairs(people=ONE),
    "audit": lambda project: audit_report(audit_table(project=project)),
    "audit of one": lambda project: audit_report(
        audit_table(project=project, settings=ScoreSettings(annotators=ONE))
    ),
    "agreement": of_agreement(),
    "agreement, given": of_agreement(given=True),
    "agreement of two": of_agreement(annotators=BOTH),
    "agreement of reasons": of_agreement(REASONS),
    "agreement of outcomes": of_agreement(filtered(outcomes=frozenset({Outcome.DISPUTED}))),
    "consistency": of_consistency,
    "disagreements": lambda project: disagreements_report(disagreements(project=project)),
    "disagreements of two": lambda project: disagreements_report(
        disagreements(project=project, annotators=BOTH)
    ),
    "disagreements by category": lambda project: disagreement_counts_report(
        disagreement_counts(project=project)
    ),
    "answers": lambda project: answers_report(answers(project=project)),
    "tags": lambda project: tags_report(tags(project=project)),
    "forms": lambda project: forms_report(form_pairs(project=project)),
    "verdicts": lambda project: verdicts_report(verdicts_against_people(project=project)),
    "verdicts of one": lambda project: verdicts_report(
        verdicts_against_people(project=project, settings=ScoreSettings(annotators=ONE))
    ),
    "verdicts, details": lambda project: metric_disagreements_report(
        metric_disagreements(project=project)
    ),
    "verdicts, own tags": lambda project: disagreement_tags_report(
        disagreement_tags(project=project)
    ),
    "metrics": lambda project: metrics_and_people_report(metrics_and_people(project=project)),
}


def read(path: Path, names: Iterable[str] = TABLES) -> Mapping[str, Read]:
    with Project.open(path) as project:
        return {name: as_read(TABLES[name](project)) for name in names}


def as_read(report: Report) -> Read:
    # What a text says; to lay it out would add nothing, and takes a quarter of the time.
    tables = [(heads(each), cells(each), each.lines, each.below) for each in report.tables]
    shown = str((report.heading, report.remarks, tables))
    records = "".join(render(report, "json"))
    assert report.signature in records
    return Read((shown, records.replace(report.signature, "")), report.signature)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with samples over all systems, candidates chosen by hand, adjudications."""
    path = write_judged(tmp_path_factory.mktemp("base") / "base.protest")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE suite SET version = '1'")
        database.execute("INSERT INTO annotator (name) VALUES ('adjudication')")
        database.execute("UPDATE system SET digest = 'as it was loaded'")
        # Nobody has judged the first, and the last of them only one.
        database.execute("DELETE FROM judgement WHERE candidate_id BETWEEN 1 AND 6")
        database.execute(ADJUDICATED)
        database.commit()
    with Project.open(path) as project:
        add_program(project)
        settings = TaskSettings(
            "spanning", included=Included.EVERYTHING, sample=90, by_category=True, seed=2
        )
        create_task_set(project=project, settings=settings)
        by_hand = TaskSettings("by hand", included=Included.CHOSEN, seed=3)
        create_task_set(project=project, settings=by_hand, chosen=BY_HAND)
        with project.changing() as tx:
            tx.execute(sql("INSERT INTO candidate_tag VALUES (9, 'mine', '', '')"))
            tx.execute(sql("UPDATE judgement SET remark = 'hm' WHERE candidate_id = 100"))
        for table in TABLES.values():
            table(project)  # measures metrics once
    return path


OF_DISAGREEMENTS = frozenset({name for name in TABLES if name.startswith("disagreements")})
OF_ONE = frozenset(name for name in TABLES if name.endswith((" of one", " in a system")))
# Changes, with the tables that they leave as they are: the rows and the signature.
CHANGES: Mapping[str, tuple[str, frozenset[str]]] = {
    **{
        name: (statement, frozenset())
        for name, (statement, part) in INGREDIENTS.items()
        if part == "samples" or name in OF_JUDGEMENTS
    },
    "a remark": (HARMLESS[0], frozenset(TABLES) - OF_DISAGREEMENTS - {"scores of text"}),
    "an adjudication": (
        ANOTHER_ADJUDICATED,
        # Adjudication is no opinion beside the others, and it is none of this annotator's.
        frozenset(
            {"agreement", "agreement, given", "agreement of two", "agreement of reasons"}
            | {"consistency", "answers", "verdicts of one"}
        ),
    ),
    "a judgement by somebody else": (JUDGED_BY_ANOTHER.format(3, 1), frozenset()),
    "a judgement of another system": (JUDGED_BY_ANOTHER.format(65, 2), frozenset()),
    "what somebody else answered": (
        "UPDATE judgement SET pronoun = 'no' WHERE annotator_id = 1 AND pronoun = 'yes' AND "
        "candidate_id NOT IN (SELECT candidate_id FROM judgement WHERE annotator_id = 2)",
        OF_ONE,
    ),
    "another tag of the researcher's": (
        "INSERT INTO candidate_tag SELECT id, 'mine', '', '' FROM candidate WHERE id % 7 = 0",
        frozenset(name for name in TABLES if name.startswith(("scores of reasons", "agreement")))
        | {"scores", "pairs", "audit", "answers", "consistency", "forms", "metrics"},
    ),
    "when candidates were chosen": (
        "UPDATE task_set SET created_at = '2020' WHERE name = 'by hand'",
        frozenset(),
    ),
    "selected words": (
        "DELETE FROM judgement_token WHERE judgement_id < 60",
        frozenset({"scores", "scores of one", "pairs", "audit", "answers", "tags", "metrics"}),
    ),
    "times of judging": (HARMLESS[1], frozenset(TABLES)),
    "the file of a system": (HARMLESS[2], frozenset(TABLES)),
}


@pytest.fixture(scope="module")
def before(base: Path) -> Mapping[str, Read]:
    return read(base)


@pytest.mark.parametrize("change", CHANGES)
def test_where_rows_differ_signatures_differ_and_where_nothing_can_differ_they_are_equal(
    base: Path, before: Mapping[str, Read], change: str
):
    statement, unchanged = CHANGES[change]
    after = read(changed(base, statement))
    assert not [
        name
        for name in TABLES
        if before[name].signature == after[name].signature and before[name].rows != after[name].rows
    ]
    assert not [name for name in unchanged if before[name] != after[name]]


def test_what_others_have_judged_stands_in_the_signature_of_one_annotators_scores(base: Path):
    imported = changed(base, *WITHOUT_TASK_SETS)
    imported = imported.rename(imported.with_name("imported.protest"))
    others = JUDGED_BY_ANOTHER.format("id", 3) + (
        " FROM candidate WHERE id % 2 AND id NOT IN "
        "(SELECT candidate_id FROM judgement WHERE annotator_id <= 3)"
    )
    one, other = read(imported, OF_ONE), read(changed(imported, others), OF_ONE)
    differing = {name for name in OF_ONE if one[name].rows != other[name].rows}
    assert {"scores of one", "pairs of one", "audit of one"} <= differing
    assert not [name for name in differing if one[name].signature == other[name].signature]


def test_whether_candidates_were_chosen_before_they_were_judged_stands_in_the_signature(base: Path):
    undrawn = ("DELETE FROM stratum_candidate", "DELETE FROM stratum")
    judged_before = changed(base, *undrawn, to="before.protest")
    chosen_before = changed(judged_before, CHANGES["when candidates were chosen"][0])
    names = ("scores", "pairs", "audit")
    one, other = read(judged_before, names), read(chosen_before, names)
    for name in names:
        assert one[name].rows != other[name].rows
        assert one[name].signature != other[name].signature


@pytest.mark.parametrize("chosen", [{"systems": {"system1"}}, {"categories": {"event_it"}}])
def test_scores_of_some_are_the_same_whether_others_are_in_the_table(
    base: Path, chosen: Mapping[str, set[str]]
):
    """The share judged in a stratum of several systems is that of the stratum."""
    of_chosen = filtered(**{key: frozenset(names) for key, names in chosen.items()})
    with Project.open(changed(base, ONLY_SPANNING)) as project:
        whole = score_table(project=project, settings=ScoreSettings(annotators=ONE))
        alone = score_table(project=project, settings=ScoreSettings(of_chosen, annotators=ONE))
    cells = [
        (system, category.id)
        for system in alone.frame.systems
        for category in alone.categories_of(Question.PRONOUN)
    ]
    assert cells
    for system, category in cells:
        row = Question.PRONOUN, [system], [category]
        assert alone.estimates.score(*row) == whole.estimates.score(*row)
        assert sorted(alone.estimates.strata_of(*row), key=str) == sorted(
            whole.estimates.strata_of(*row), key=str
        )


def test_a_task_set_that_was_made_and_deleted_again_leaves_no_trace(base: Path):
    # What has been judged may not be deleted with a task set.
    unjudged = "DELETE FROM judgement WHERE candidate_id > 180"
    never = changed(base, "PRAGMA foreign_keys = ON", unjudged, to="never.protest")
    once = changed(never, to="once.protest")
    passing = TaskSettings("passing", ("system4",), included=Included.EVERYTHING, sample=9, seed=4)
    last = TaskSettings("last", included=Included.EVERYTHING, sample=30, seed=5)
    for path in (never, once):
        with Project.open(path) as project:
            if path is once:
                create_task_set(project=project, settings=passing)
            create_task_set(project=project, settings=last)
            if path is once:
                delete_task_set(project=project, name="passing")
    assert read(never) == read(once)


def changed(base: Path, *statements: str, to: str = "changed.protest") -> Path:
    path = base.with_name(to)
    path.write_bytes(base.read_bytes())
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            count = database.execute(statement, {"n": 7} if ":n" in statement else {}).rowcount
            assert count, "the statement changes nothing"
        database.commit()
    return path
