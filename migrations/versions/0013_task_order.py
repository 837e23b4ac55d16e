"""The order in which annotators get the candidates of a task, which was shuffled when needed."""

import json
from collections.abc import Sequence
from random import Random

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_BATCH = 0x50525442  # the application id of such a file
_TASKS = "SELECT task.id, label, settings FROM task JOIN task_set ON task_set.id = task_set_id"
# The overlap comes first.
_LINES = """
SELECT candidate_id, line FROM task_candidate JOIN task ON task.id = task_id
JOIN candidate ON candidate.id = candidate_id JOIN example ON example.id = example_id
WHERE task_set_id = (SELECT task_set_id FROM task WHERE id = :task)
    AND (task.id = :task OR label = 'overlap')
ORDER BY task.id, task_candidate.position
"""


def upgrade() -> None:
    op.create_table(
        "task_order",
        sa.Column("task_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("candidate_id", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["task_id"], ["task.id"], name="fk_task_order_task_id_task"),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_task_order_candidate_id_candidate"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_task_order_candidate_id", "task_order", ["candidate_id"])
    # A batch has the candidates of its task in this order.
    if op.get_bind().exec_driver_sql("PRAGMA application_id").scalar() != _BATCH:
        _shuffle_once_more()


def _shuffle_once_more() -> None:
    connection = op.get_bind()
    for task, label, text in connection.execute(sa.text(_TASKS)).all():
        lines = dict(connection.execute(sa.text(_LINES), {"task": task}).all())
        settings = json.loads(text)
        seed = f"{settings.get('seed', 0)} {settings['name']} {label}"
        order = _in_random_order([*lines], lines, Random(seed))  # noqa: S311 — as it was shuffled
        for position, candidate in enumerate(order):
            connection.execute(
                sa.text("INSERT INTO task_order VALUES (:task, :position, :candidate)"),
                {"task": task, "position": position, "candidate": candidate},
            )


# Below is the shuffling by the programs that wrote these files; it must not change.
_TRIES = 20


def _in_random_order(items: list[int], line_of: dict[int, int], random: Random) -> list[int]:
    ordered: list[int] = []
    left: list[int] = []
    for item in random.sample(items, len(items)):
        repeats = ordered and line_of[ordered[-1]] == line_of[item]
        (left if repeats else ordered).append(item)
    lines = [line_of[item] for item in ordered]
    stuck: list[int] = []
    while left:
        stuck = []
        for item in left:
            at = _place_for(line_of[item], lines, random)
            if at is None:
                stuck.append(item)
            else:
                ordered.insert(at, item)
                lines.insert(at, line_of[item])
        if len(stuck) == len(left):
            break
        left = stuck
    for item in stuck:
        ordered.insert(random.randrange(len(ordered) + 1), item)
    return ordered


def _place_for(line: int, lines: Sequence[int], random: Random) -> int | None:
    def fits(at: int) -> bool:
        return line not in lines[max(at - 1, 0) : at + 1]

    for _ in range(_TRIES):
        if fits(at := random.randrange(len(lines) + 1)):
            return at
    places = [at for at in range(len(lines) + 1) if fits(at)]
    return random.choice(places) if places else None
