"""Reading can be abandoned without waiting for SQLite."""

from itertools import count

import pytest
from sqlalchemy import text

from protest_core.agreement.compute import agreement
from protest_core.agreement.consistency import consistency
from protest_core.annotating.adjudication import adjudication_progress
from protest_core.db.project import Project
from protest_core.db.sqlite import engine_for
from protest_core.db.transactions import transaction
from protest_core.errors import ProjectFileError
from protest_core.progress import Cancelled
from protest_core.scores.audit import audit_table
from protest_core.scores.comparison import compare_systems

# In its whole length it takes longer than anybody waits.
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"


@pytest.fixture
def engine(project: Project):
    engine = engine_for(project.path)
    yield engine
    engine.dispose()


def cancelled_at(number: int):
    times = count(1)

    def stop() -> None:
        if next(times) >= number:
            raise Cancelled

    return stop


@pytest.mark.parametrize("number", [1, 3])
def test_a_statement_ends_in_its_midst(engine, project: Project, number):
    with (
        pytest.raises(Cancelled),
        transaction(engine, project.path, writing=False, stop=cancelled_at(number)) as tx,
    ):
        tx.execute(text(ENDLESS))


def test_afterwards_nobody_is_asked_any_more(engine, project: Project):
    stop = cancelled_at(1)
    with (
        pytest.raises(Cancelled),
        transaction(engine, project.path, writing=False, stop=stop) as tx,
    ):
        tx.execute(text(ENDLESS))
    with transaction(engine, project.path, writing=False) as tx:
        limited = f"{ENDLESS.removesuffix('n')} (SELECT x FROM n LIMIT 300000)"
        assert tx.execute(text(limited)).scalar() == 300_000


def test_an_error_of_the_file_stays_one(engine, project: Project):
    with (
        pytest.raises(ProjectFileError, match="does not fit together"),
        transaction(engine, project.path, writing=False, stop=lambda: None) as tx,
    ):
        tx.execute(text("SELECT nothing FROM nowhere"))


@pytest.mark.parametrize(
    "compute", [adjudication_progress, agreement, audit_table, compare_systems, consistency]
)
def test_tables_can_be_abandoned(project: Project, compute):
    def stop(_done: int, _total: int, _doing: str) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        compute(project=project, progress=stop)
