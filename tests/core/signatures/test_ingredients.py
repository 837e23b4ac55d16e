"""Equal signatures are of equal numbers: whatever numbers rest on is an ingredient of them."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from protest_core.agreement.compute import agreement
from protest_core.agreement.report import agreement_report
from protest_core.db.project import Project
from protest_core.db.sqlite import driver_of
from protest_core.judgements.annotators import Annotators
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from protest_core.scores.report import scores_report
from protest_core.signatures.sign import signed
from protest_core.signatures.signature import (
    JudgementRule,
    Signature,
    TableKind,
)
from protest_core.tables.formats import render
from tests.builders.judged_project import shuffle, write_judged
from tests.builders.programs import add_program
from tests.properties import examples

OTHER_ANSWER = "= CASE {0} WHEN 'yes' THEN 'no' ELSE 'yes' END"
OTHER_NUMBER_DRAWN = "CASE drawn WHEN 0 THEN 1 ELSE drawn - 1 END"  # from one, none was drawn
OTHER_STATE = "state = CASE state WHEN 'done' THEN 'conflict' ELSE 'done' END"
OTHER_VERDICT = (
    "verdict = CASE verdict WHEN 'approved' THEN 'referred' ELSE 'approved' END, "
    "reasons = CASE verdict WHEN 'approved' THEN 'pronoun_differs' ELSE '' END"
)


def row_of(table: str) -> str:
    """One of the table's rows, by the number that each statement is run with."""
    return f"(SELECT rowid FROM {table} LIMIT 1 OFFSET :n % (SELECT count(*) FROM {table}))"


def changed(table: str, change: str) -> str:
    return f"UPDATE {table} SET {change} WHERE rowid = {row_of(table)}"


def policy(**settings: object) -> str:
    """Return the statement that chooses these settings, whatever was chosen before."""
    return f"INSERT OR REPLACE INTO setting VALUES ('matching_policy', '{json.dumps(settings)}')"


CORRECTION = (
    "INSERT INTO link_correction (candidate_id, part, tokens, author, made_at) "
    "SELECT id, 0, '3', 'Ada', '' FROM candidate WHERE id = "
) + row_of("candidate")
JUDGED_BY_HAND = (
    "INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, remark, guidelines, "
    "made_at, origin, state) SELECT id, (SELECT id FROM annotator WHERE name = 'adjudication'), "
    "'yes', 'unset', '', '', '', '', 'done' FROM candidate WHERE id = "
) + row_of("candidate")
# Loading another text or other links saves a new digest with them.
SYSTEM = "UPDATE system SET digest = :n || 'text' WHERE id = " + row_of("system")
LINKS = "UPDATE system SET digest = :n || 'links' WHERE id = " + row_of("system")

# A change of each ingredient, and the only part of a signature of scores that it changes.
INGREDIENTS: Mapping[str, tuple[str, str]] = {
    "the languages": ("UPDATE suite SET source_language = 'en-GB'", "data"),
    "a category": (changed("category", "antecedent_agrees = NOT antecedent_agrees"), "data"),
    "a document": ("UPDATE document SET name = name || :n", "data"),
    "a source sentence": (changed("source_sentence", "text = text || ' x'"), "data"),
    "a reference sentence": (changed("reference_sentence", "text = text || ' x'"), "data"),
    "a link of the reference": (changed("reference_sentence", "links = links || ' 9-9'"), "data"),
    "an example": (changed("example", "token = token + 1"), "data"),
    "an antecedent": (changed("antecedent", '"end" = "end" + 1'), "data"),
    "a system's text": (SYSTEM, "data"),
    "a system's links": (LINKS, "data"),
    "a link correction": (CORRECTION, "data"),
    "an alignment warning": (
        "INSERT INTO alignment_warning SELECT id, 'pronoun_unlinked' FROM candidate WHERE id = "
        + row_of("candidate"),
        "data",
    ),
    "which system is the reference": (
        "INSERT INTO setting VALUES ('reference_systems', '[\"system1\"]')",
        "referencesystems",
    ),
    "a verdict": (changed("match", OTHER_VERDICT), "matched"),
    "which translation was matched": (
        "UPDATE match SET verified_system_id = 1 WHERE candidate_id IN (SELECT candidate_id "
        "FROM match WHERE verdict = 'approved' LIMIT 1 OFFSET :n % 50)",
        "matched",
    ),
    "an answer": (changed("judgement", "pronoun " + OTHER_ANSWER.format("pronoun")), "judged"),
    "an answer on the antecedent": (
        changed("judgement", "antecedent " + OTHER_ANSWER.format("antecedent")),
        "judged",
    ),
    "a state": (changed("judgement", OTHER_STATE), "judged"),
    "a tag": (
        "INSERT INTO judgement_tag VALUES (" + row_of("judgement") + ", 'tag' || :n)",
        "judged",
    ),
    "the guidelines of a judgement": (changed("judgement", "guidelines = 'older'"), "judged"),
    "whether the reference was seen": (changed("judgement", "reference_seen = 1"), "judged"),
    "an adjudication": (JUDGED_BY_HAND, "judged"),
    "what an annotator is": (
        "UPDATE annotator SET kind = 'program' WHERE name = 'annotator1'",
        "judged",
    ),
    "an annotator's name": (
        "UPDATE annotator SET name = 'annotator2b' WHERE name = 'annotator2'",
        "judged",
    ),
    "the policy": (
        policy(pronoun_tokens="pronouns"),
        "matching",
    ),
    "verified translations": (
        policy(verified_translations=True),
        "references",
    ),
    "the guidelines": (
        'INSERT INTO setting VALUES (\'guidelines\', \'{"version": "mine 2", "source_language": '
        '"en", "target_language": "de", "questions": {"pronoun": "", "pronoun_given_antecedent": '
        '"", "antecedent": ""}, "tags": [], "help": ""}\')',
        "guidelines",
    ),
    "the size of a stratum": (changed("stratum", "size = size + 1"), "samples"),
    "the number drawn": (changed("stratum", "drawn = " + OTHER_NUMBER_DRAWN), "samples"),
    "whether a stratum is reconstructed": (changed("stratum", "reconstructed = 1"), "samples"),
    "the part drawn from": (
        changed("stratum", "part = CASE part WHEN 'approved' THEN 'referred' ELSE 'approved' END"),
        "samples",
    ),
    "a candidate of a stratum": (
        "DELETE FROM stratum_candidate WHERE candidate_id = " + row_of("candidate"),
        "samples",
    ),
    "a candidate that was drawn": (
        "DELETE FROM task_candidate WHERE candidate_id = "
        "(SELECT candidate_id FROM task_candidate LIMIT 1 "
        "OFFSET :n % (SELECT count(*) FROM task_candidate))",
        "samples",
    ),
    "the order of a task": (
        "UPDATE task_candidate SET position = CASE position WHEN (SELECT max(position) "
        "FROM task_candidate) THEN -1 ELSE position + 100000 END WHERE candidate_id = "
        "(SELECT candidate_id FROM judgement LIMIT 1 OFFSET :n % (SELECT count(*) FROM judgement))",
        "samples",
    ),
    "a batch": ("DELETE FROM batch WHERE rowid = " + row_of("batch"), "samples"),
    "a seed": ("UPDATE task_set SET settings = json_set(settings, '$.seed', 1 + :n)", "seed"),
    "the suite's name": ("UPDATE suite SET name = name || ' 2'", "suite"),
    "the suite's version": ("UPDATE suite SET version = version || '.1'", "suite"),
}

# No table of scores or agreement has a number that depends on these.
HARMLESS = (
    changed("judgement", "remark = 'hm'"),
    changed("judgement", "seconds = seconds + 1"),
    changed("system", "text_file = 'other.txt'"),
    changed("system", "loaded_at = '2020-01-01T00:00:00+00:00'"),
    "UPDATE suite SET citation = 'me', licence = 'none'",
    changed("annotator", "name = name"),
)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = write_judged(tmp_path_factory.mktemp("base") / "base.protest")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE suite SET version = '1'")
        database.execute("INSERT INTO annotator (name) VALUES ('adjudication')")
        database.execute("UPDATE system SET digest = 'as it was loaded'")
        database.commit()
    return path


def with_changes(base: Path, *statements: tuple[str, int]) -> Path:
    path = base.with_name("changed.protest")
    path.write_bytes(base.read_bytes())
    with closing(sqlite3.connect(path)) as database:
        for statement, number in statements:
            database.execute(statement, {"n": number} if ":n" in statement else {})
        database.commit()
    return path


def of_scores(path: Path, whose: Annotators = Annotators()) -> Signature:  # noqa: B008 — a value
    with Project.open(path) as project, project.reading() as tx:
        return signed(tx, ScoreSettings(annotators=whose).asked(TableKind.SCORES))


def of_agreement(path: Path) -> Signature:
    with Project.open(path) as project, project.reading() as tx:
        return signed(tx, Signature(judgements=JudgementRule.GIVEN, table=TableKind.AGREEMENT))


def of_answers(path: Path) -> Signature:
    with Project.open(path) as project, project.reading() as tx:
        return signed(tx, Signature(judgements=JudgementRule.GIVEN, table=TableKind.ANSWERS))


def differing(one: Signature, other: Signature) -> set[str]:
    parts = dict(one.parts()), dict(other.parts())
    return {key for key in (*parts[0], *parts[1]) if parts[0].get(key) != parts[1].get(key)}


@pytest.mark.parametrize("ingredient", INGREDIENTS)
@examples(2)
@given(number=st.integers(0, 10_000))
@example(number=8387)  # the stratum from which none was drawn
@example(number=221)  # the last candidate of the task
def test_each_ingredient_stands_in_one_part_and_without_it_the_signatures_would_be_equal(
    base: Path, ingredient: str, number: int
):
    statement, part = INGREDIENTS[ingredient]
    path = with_changes(base, (statement, number))
    assert part in differing(of_scores(base), of_scores(path)) <= {part, "samples"}


def test_in_a_signature_there_is_no_part_that_nothing_changes(base: Path):
    """The parts that settings and the program make are tested in `test_signature`."""
    by_settings = {"table", "systems", "categories", "annotators", "judgements", "notjudgeable"}
    verified = with_changes(base, (INGREDIENTS["verified translations"][0], 0))
    in_project = {key for key, _ in of_scores(verified).parts()} - by_settings - {"protest"}
    in_project |= {"referencesystems"}  # where one is marked
    assert {part for _, part in INGREDIENTS.values()} == in_project


CHANGES = st.lists(
    st.tuples(
        st.sampled_from([*HARMLESS] * 3 + [statement for statement, _ in INGREDIENTS.values()]),
        st.integers(0, 10_000),
    ),
    min_size=1,
    max_size=2,
    unique_by=lambda change: change[0],
)


@examples(25)
@given(changes=CHANGES)
@example(changes=[(INGREDIENTS[each][0], 0) for each in ("the policy", "verified translations")])
def test_equal_signatures_are_of_equal_numbers(base: Path, changes: list[tuple[str, int]]):
    path = with_changes(base, *changes)
    if of_scores(base) == of_scores(path):
        assert [*scores_in(base)] == [*scores_in(path)]
    if of_agreement(base) == of_agreement(path):
        assert [*agreement_in(base)] == [*agreement_in(path)]


def scores_in(path: Path) -> Iterator[str]:
    with Project.open(path) as project:
        yield from render(scores_report(score_table(project=project)), "text")


def agreement_in(path: Path) -> Iterator[str]:
    with Project.open(path) as project:
        yield from render(agreement_report(agreement(project=project)), "text")


def test_what_was_loaded_and_judged_in_another_order_has_the_same_signature(base: Path):
    path = with_changes(base)
    shuffle(path, Random(3))
    assert of_scores(path) == of_scores(base)
    assert of_agreement(path) == of_agreement(base)


def test_programs_and_people_left_out_do_not_change_the_signature_of_outcomes(base: Path):
    path = with_changes(base)
    with Project.open(path) as project:
        add_program(project)
    assert of_scores(path) == of_scores(base)
    assert differing(of_agreement(path), of_agreement(base)) == {"judged"}
    own = (
        "UPDATE judgement SET guidelines = 'older' WHERE annotator_id = "
        "(SELECT id FROM annotator WHERE name = 'annotator1')"
    )
    path = with_changes(base, (own, 0))
    for whose in (
        Annotators(only=frozenset({"annotator2"})),
        Annotators(frozenset(), {"annotator1"}),
    ):
        assert of_scores(path, whose) == of_scores(base, whose)


def test_selected_words_stand_in_it_where_they_count(base: Path):
    path = with_changes(base, ("DELETE FROM judgement_token WHERE judgement_id < 30", 7))
    assert differing(of_agreement(path), of_agreement(base)) == {"judged"}
    assert of_scores(path) == of_scores(base)


def test_answers_to_further_questions_stand_in_it_where_they_count(base: Path):
    answered = changed("judgement", """further = '{"register":"unsure"}'""")
    path = with_changes(base, (answered, 7))
    assert differing(of_agreement(path), of_agreement(base)) == {"judged"}
    assert differing(of_answers(path), of_answers(base)) == {"judged"}
    assert of_scores(path) == of_scores(base)


def test_systems_and_categories_are_named_even_if_all_are_chosen(base: Path):
    signature = str(of_scores(base))
    assert "|systems:system1,system2,system3,system4|" in signature
    assert "categories:all" not in signature


def test_judgements_make_no_difference_to_the_automatic_step(base: Path):
    judged = with_changes(base, (INGREDIENTS["an answer"][0], 5))
    assert of_evaluation(judged) == of_evaluation(base)
    verdict = with_changes(base, (INGREDIENTS["a verdict"][0], 5))
    assert of_evaluation(verdict) != of_evaluation(base)


def test_for_the_automatic_step_neither_task_sets_nor_judgements_are_read(base: Path):
    read: list[str] = []
    with Project.open(base) as project, project.reading() as tx:
        connection = driver_of(tx.connection())
        connection.set_trace_callback(read.append)
        signed(tx, Signature(table=TableKind.EVALUATION))
        connection.set_trace_callback(None)
    assert any("match" in statement for statement in read)
    of_people = ("judgement", "annotator", "task", "batch", "stratum", "guidelines")
    assert not [statement for statement in read if any(map(statement.__contains__, of_people))]


def of_evaluation(path: Path) -> Signature:
    with Project.open(path) as project, project.reading() as tx:
        return signed(tx, Signature(table=TableKind.EVALUATION))


def test_another_version_of_the_program_is_another_signature(base: Path):
    signature = of_scores(base)
    assert differing(signature, replace(signature, program="9")) == {"protest"}
