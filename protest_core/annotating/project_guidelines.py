"""The guidelines of a project: read and replace them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from protest_core.annotating.judge_candidate import recompute_states
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.files.problems import ProblemList
from protest_core.files.text import read_lines
from protest_core.judgements.guideline_changes import change_mistakes, with_earlier
from protest_core.judgements.guidelines import (
    Guidelines,
    load_guidelines,
    load_options,
    parse_guidelines,
    save_guidelines,
)
from protest_core.judgements.queries.work import (
    further_answers_given,
    load_unanswered,
    versions_handed_out,
    versions_judged_under,
)
from protest_core.judgements.questions import Choice, Question
from protest_core.judgements.wording import unanswered_notes
from protest_core.suite.model import SuiteDescription
from protest_core.suite.queries import load_categories, load_description
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Table

_LARGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class ProjectGuidelines:
    """The guidelines, and how many finished judgements lack an answer to each further question."""

    suite: SuiteDescription
    guidelines: Guidelines
    unanswered: Mapping[Question, int]


@dataclass(frozen=True, slots=True)
class _QuestionRow:
    question: Question
    choice: Choice


def project_guidelines(*, project: Project) -> ProjectGuidelines:
    with project.reading() as tx:
        return _guidelines(tx)


def _guidelines(tx: Tx) -> ProjectGuidelines:
    guidelines = load_guidelines(tx)
    return ProjectGuidelines(load_description(tx), guidelines, load_unanswered(tx))


def guidelines_report(table: ProjectGuidelines) -> Report:
    """Return the choices of all questions as a table, with the labels that they count as."""
    rows = [
        _QuestionRow(question, choice)
        for question in table.guidelines.all_questions
        for choice in question.choices
    ]
    title = f"Guidelines {table.guidelines.version}"
    choices = Table("guidelines", title, _COLUMNS, rows)
    notes = [*unanswered_notes(table.unanswered)]
    return report_on(table.suite, "Guidelines", [choices], [choices], notes=notes)


def _kind_of(question: Question) -> str:
    return "retired" if question.retired else "several" if question.several else "one"


_COLUMNS: tuple[Column[_QuestionRow], ...] = (
    Column("Question", "question", Kind.NAME, lambda row: row.question.id),
    Column("Name", "name", value=lambda row: row.question.name),
    Column("Choices", "choices", Kind.NAME, lambda row: _kind_of(row.question)),
    Column("Choice", "choice", Kind.NAME, lambda row: row.choice.id),
    Column("Text", "text", value=lambda row: row.choice.text),
    Column("Counts as", "counts_as", Kind.NAME, lambda row: str(row.choice.counts_as)),
    Column("", "retired", value=lambda row: row.choice.retired or row.question.retired),
)


def read_guidelines(*, project: Project, path: Path) -> Guidelines:
    """Read guidelines from a TOML file; entries that it leaves out stay as in the project."""
    with project.reading() as tx:
        base = load_guidelines(tx)
    problems = ProblemList()
    file = read_lines(path, path.name, problems)
    problems.refuse_if_any("The guidelines cannot be read.")
    text = "\n".join(file.lines)
    if len(text) > _LARGEST:
        raise RefusedError(
            f"{path.name} has more than {_LARGEST:,} characters; is it the right file?"
        )
    try:
        return parse_guidelines(text, base)
    except RefusedError as error:
        raise RefusedError(f"{path.name}: {error}") from None


def set_guidelines(
    *, project: Project, guidelines: Guidelines, ask_again: bool = False
) -> ChangeSet:
    """Replace the guidelines of a project; finished judgements stay finished.

    `ask_again`: judgements that lack an answer to a new question are incomplete from now on.
    """
    if project.is_batch:
        raise RefusedError(
            "A batch keeps the guidelines that it was handed out with. Change the project’s."
        )
    with project.changing() as tx:
        before = load_guidelines(tx)
        given = further_answers_given(tx) | _may_come_back(tx, before)
        categories = [each.id for each in load_categories(tx)]
        mistakes = list(change_mistakes(before, guidelines, given, categories))
        if mistakes:
            raise RefusedError(f"The guidelines were not changed: {'; '.join(mistakes)}.")
        versions = versions_judged_under(tx)
        save_guidelines(tx, with_earlier(before, guidelines, versions, ask_again=ask_again))
        states = recompute_states(tx, checked=load_options(tx).conflict_checks)
    return ChangeSet(judgements=states, options=True)


def _may_come_back(tx: Tx, guidelines: Guidelines) -> frozenset[tuple[str, str]]:
    """Return the answers that annotators can give in batches, which keep their guidelines.

    Which choices there were is known of the present guidelines only, so all of them may come back.
    """
    versions = versions_handed_out(tx)
    asked = {guidelines.version: tuple(question.id for question in guidelines.further)}
    asked = guidelines.earlier | asked
    ids = {each for version in versions for each in asked.get(version, ())}
    return frozenset(
        (question.id, choice.id)
        for question in guidelines.further
        if question.id in ids
        for choice in question.choices
    )
