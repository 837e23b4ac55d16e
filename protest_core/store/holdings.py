"""Counts what a project file holds."""

from sqlalchemy import func, select
from sqlalchemy.orm import DeclarativeBase

from protest_core.store.doubts import count_doubted
from protest_core.store.mended_links import count_mended
from protest_core.store.migrations import HEAD
from protest_core.store.schema import (
    CategoryRow,
    DocumentRow,
    ExampleRow,
    JudgementRow,
    SettingRow,
    SourceSentenceRow,
)
from protest_core.store.settings import load_policy
from protest_core.store.suites import load_categories, load_description
from protest_core.store.systems import list_systems, matched_systems
from protest_core.store.transactions import Tx
from protest_core.store.upgrade import PROGRAM_VERSION
from protest_core.store.values import Holdings


def count_holdings(tx: Tx) -> Holdings:
    program = tx.get_one(SettingRow, PROGRAM_VERSION)
    return Holdings(
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
        doubted=count_doubted(tx),
        mended=count_mended(tx),
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
