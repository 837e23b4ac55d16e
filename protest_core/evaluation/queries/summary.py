"""The summary of a project: a count of everything in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import func, select
from sqlalchemy.orm import DeclarativeBase

from protest_core.candidates.model import System
from protest_core.candidates.queries.conditions import IS_NO_TRANSLATION
from protest_core.candidates.queries.link_corrections import count_corrected, count_with_warnings
from protest_core.candidates.queries.systems import list_systems, matched_systems
from protest_core.db.schema import (
    AnnotatorRow,
    CategoryRow,
    DocumentRow,
    ExampleRow,
    JudgementRow,
    MatchRow,
    SettingRow,
    SourceSentenceRow,
)
from protest_core.db.settings import GUIDELINES
from protest_core.db.transactions import Tx
from protest_core.db.upgrade import HEAD, PROGRAM_VERSION
from protest_core.ids import SystemId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.questions import Question
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.queries import load_policy
from protest_core.suite.model import SuiteDescription
from protest_core.suite.queries import load_categories, load_description


@dataclass(frozen=True, slots=True)
class ProjectSummary:
    """The contents of a project file, in numbers."""

    suite: SuiteDescription
    lines: int
    documents: int
    examples: dict[str, int]  # by category id, in the suite's order
    systems: tuple[System, ...]
    matched_systems: frozenset[SystemId]
    judgements: int  # by people
    policy: MatchingPolicy
    file_version: str
    program_version: str
    labels: dict[str, str] = field(default_factory=dict)  # of categories, by id
    # Candidates with alignment warnings, and with link corrections.
    unsure: Mapping[SystemId, int] = field(default_factory=dict)
    corrected: Mapping[SystemId, int] = field(default_factory=dict)
    outdated: int = 0  # outdated approvals by verified translations
    by_programs: int = 0  # judgements
    own_guidelines: bool = False  # own guidelines instead of the program's
    # Finished judgements without an answer to a further question.
    unanswered: Mapping[Question, int] = field(default_factory=dict)
    no_translation: int = 0  # candidates on lines that are none


def load_summary(tx: Tx) -> ProjectSummary:
    program = tx.get_one(SettingRow, PROGRAM_VERSION)
    judgements = _judgements_by_kind(tx)
    return ProjectSummary(
        suite=load_description(tx),
        lines=_count(tx, SourceSentenceRow),
        documents=_count(tx, DocumentRow),
        examples=_examples_by_category(tx),
        systems=list_systems(tx),
        matched_systems=matched_systems(tx),
        judgements=judgements.get(AnnotatorKind.PERSON.value, 0),
        policy=load_policy(tx),
        file_version=HEAD,
        program_version=program.value,
        labels={category.id: category.label for category in load_categories(tx)},
        unsure=count_with_warnings(tx),
        corrected=count_corrected(tx),
        by_programs=judgements.get(AnnotatorKind.PROGRAM.value, 0),
        own_guidelines=tx.get(SettingRow, GUIDELINES) is not None,
    )


def count_no_translations(tx: Tx) -> int:
    """Return how many matched candidates are on lines that are no translation."""
    query = select(func.count()).select_from(MatchRow).where(IS_NO_TRANSLATION)
    return tx.scalar(query) or 0


def _judgements_by_kind(tx: Tx) -> dict[str, int]:
    kind = AnnotatorRow.kind
    query = select(kind, func.count()).join(
        JudgementRow, JudgementRow.annotator_id == AnnotatorRow.id
    )
    return dict(tx.execute(query.group_by(kind)).all())


def _count(tx: Tx, table: type[DeclarativeBase]) -> int:
    return tx.scalar(select(func.count()).select_from(table)) or 0


def _examples_by_category(tx: Tx) -> dict[str, int]:
    query = (
        select(CategoryRow.id, func.count())
        .join(ExampleRow, ExampleRow.category_id == CategoryRow.id)
        .group_by(CategoryRow.id)
        .order_by(CategoryRow.position)
    )
    return dict(tx.execute(query).all())
