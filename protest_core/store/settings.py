"""Choices that a project remembers, as JSON by key."""

from typing import TypeVar
from uuid import uuid4

import msgspec

from protest_core.judgement.guidelines.guidelines import Guidelines, guidelines_for
from protest_core.matching.policy import MatchingPolicy
from protest_core.store.schema import SettingRow
from protest_core.store.suites import load_description
from protest_core.store.transactions import Tx, WriteTx
from protest_core.store.values import ProjectOptions

T = TypeVar("T")

# Says of a batch that comes back which project it left.
_PROJECT_ID = "project_id"
_POLICY = "matching_policy"
_OPTIONS = "options"
_GUIDELINES = "guidelines"


def save_project_id(tx: WriteTx) -> None:
    tx.add(SettingRow(key=_PROJECT_ID, value=str(uuid4())))


def load_project_id(tx: Tx) -> str:
    """Of a batch: that of the project it left."""
    return tx.get_one(SettingRow, _PROJECT_ID).value


def get_setting(tx: Tx, key: str, kind: type[T]) -> T | None:
    """Return the setting of this key, or nothing where there is none."""
    row = tx.get(SettingRow, key)
    return msgspec.json.decode(row.value, type=kind) if row else None


def put_setting(tx: WriteTx, key: str, value: object) -> None:
    """Save a setting, in place of an earlier one of this key."""
    tx.merge(SettingRow(key=key, value=msgspec.json.encode(value).decode()))


def save_guidelines(tx: WriteTx, guidelines: Guidelines) -> None:
    """In a batch, which brings its own; a project has those of the program."""
    put_setting(tx, _GUIDELINES, guidelines)


def load_guidelines(tx: Tx) -> Guidelines:
    """Those that a batch brought along, else the program's own for the languages."""
    if own := get_setting(tx, _GUIDELINES, Guidelines):
        return own
    suite = load_description(tx)
    return guidelines_for(suite.source_language, suite.target_language)


def load_policy(tx: Tx) -> MatchingPolicy:
    return get_setting(tx, _POLICY, MatchingPolicy) or MatchingPolicy()


def save_policy(tx: WriteTx, policy: MatchingPolicy) -> None:
    put_setting(tx, _POLICY, policy)


def load_options(tx: Tx) -> ProjectOptions:
    return get_setting(tx, _OPTIONS, ProjectOptions) or ProjectOptions()


def save_options(tx: WriteTx, options: ProjectOptions) -> None:
    put_setting(tx, _OPTIONS, options)
