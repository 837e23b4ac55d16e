"""The revision and the settings that a project file has; settings are JSON by key."""

from pathlib import Path
from typing import TypeVar
from uuid import uuid4

import msgspec
from sqlalchemy import Connection, Engine, bindparam, select, text

from protest_core.db.schema import SettingRow
from protest_core.db.transactions import Tx, WriteTx, transaction

T = TypeVar("T")

# The project's own guidelines; without them it has the program's.
GUIDELINES = "guidelines"

# Identifies the project from which a returned batch was made.
_PROJECT_ID = "project_id"
# Settings are read with each candidate that is shown: the session would take ten times as long.
_VALUE = select(SettingRow.value).where(SettingRow.key == bindparam("key"))


def save_project_id(tx: WriteTx) -> None:
    tx.add(SettingRow(key=_PROJECT_ID, value=str(uuid4())))


def load_project_id(tx: Tx) -> str:
    """Return the project's id; in a batch, the id of the project it was made from."""
    return tx.get_one(SettingRow, _PROJECT_ID).value


def get_setting(tx: Tx, key: str, kind: type[T]) -> T | None:
    """Return the setting of this key, or `None`."""
    value = tx.connection().scalar(_VALUE, {"key": key})
    if value is None:
        return None
    try:
        return msgspec.json.decode(value, type=kind)
    except msgspec.MsgspecError as error:
        raise ValueError(f"the setting {key}: {error}") from error


def put_setting(tx: WriteTx, key: str, value: object) -> None:
    """Save a setting; it replaces an earlier one of this key."""
    tx.merge(SettingRow(key=key, value=msgspec.json.encode(value).decode()))
    tx.flush()


def judged_before_estimates(tx: Tx) -> bool:
    """Return whether people judged here before version 0.2, which computes numbers differently."""
    return get_setting(tx, "judged_before", str) is not None


def revision_of(engine: Engine, path: Path) -> str:
    with transaction(engine, path, writing=False) as tx:
        return schema_revision(tx.connection())


def schema_revision(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
