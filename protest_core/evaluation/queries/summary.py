"""Counts of the contents of a project and of annotators' work."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import DeclarativeBase

from protest_core.candidates.queries.link_corrections import count_corrected, count_with_warnings
from protest_core.candidates.queries.systems import list_systems, matched_systems
from protest_core.db.schema import (
    AnnotatorRow,
    CategoryRow,
    DocumentRow,
    ExampleRow,
    JudgementRow,
    SettingRow,
    SourceSentenceRow,
)
from protest_core.db.transactions import Tx
from protest_core.db.upgrade import HEAD, PROGRAM_VERSION
from protest_core.evaluation.model import AnnotatorWork, ProjectSummary
from protest_core.judgements.model import State
from protest_core.matching.policy import load_policy
from protest_core.suite.queries import load_categories, load_description


def load_summary(tx: Tx) -> ProjectSummary:
    program = tx.get_one(SettingRow, PROGRAM_VERSION)
    return ProjectSummary(
        suite=load_description(tx),
        lines=_count(tx, SourceSentenceRow),
        documents=_count(tx, DocumentRow),
        examples=_examples_by_category(tx),
        systems=list_systems(tx),
        matched_systems=matched_systems(tx),
        judgements=_count(tx, JudgementRow),
        policy=load_policy(tx),
        file_version=HEAD,
        program_version=program.value,
        labels={category.id: category.label for category in load_categories(tx)},
        with_warnings=count_with_warnings(tx),
        corrected=count_corrected(tx),
    )


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


def load_annotator_work(tx: Tx) -> Iterator[AnnotatorWork]:
    """Yield the work of all annotators who judged anything, sorted by name."""
    row = JudgementRow
    counted = (
        *(func.count(), func.min(row.made_at), func.max(row.made_at)),
        func.sum(row.seconds),
    )
    query = (
        select(AnnotatorRow.name, row.state, row.guidelines, *counted)
        .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
        .group_by(AnnotatorRow.name, row.state, row.guidelines)
        .order_by(AnnotatorRow.name, row.guidelines)
    )
    found: dict[str, list[Any]] = defaultdict(list)
    for name, *rest in tx.connection().execute(query):
        found[name].append(rest)
    for name, rows in found.items():
        states: dict[State, int] = defaultdict(int)
        for state, _, count, *_ in rows:
            states[State(state)] += count
        _, versions, _, first, last, seconds = zip(*rows, strict=True)
        yield AnnotatorWork(
            name,
            states,
            tuple(dict.fromkeys(filter(None, versions))),
            min(first),
            max(last),
            sum(seconds),
        )
