"""Choices that a project remembers, as JSON by key."""

from uuid import uuid4

import msgspec

from protest_core.judgement.guidelines.guidelines import Guidelines, guidelines_for
from protest_core.matching.policy import MatchingPolicy
from protest_core.store.schema import SettingRow
from protest_core.store.suites import load_description
from protest_core.store.transactions import Tx, WriteTx
from protest_core.store.values import ProjectOptions

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


def save_guidelines(tx: WriteTx, guidelines: Guidelines) -> None:
    """In a batch, which brings its own; a project has those of the program."""
    encoded = msgspec.json.encode(guidelines).decode()
    tx.merge(SettingRow(key=_GUIDELINES, value=encoded))


def load_guidelines(tx: Tx) -> Guidelines:
    """Those that a batch brought along, else the program's own for the languages."""
    if row := tx.get(SettingRow, _GUIDELINES):
        return msgspec.json.decode(row.value, type=Guidelines)
    suite = load_description(tx)
    return guidelines_for(suite.source_language, suite.target_language)


def load_policy(tx: Tx) -> MatchingPolicy:
    row = tx.get(SettingRow, _POLICY)
    return msgspec.json.decode(row.value, type=MatchingPolicy) if row else MatchingPolicy()


def save_policy(tx: WriteTx, policy: MatchingPolicy) -> None:
    tx.merge(SettingRow(key=_POLICY, value=msgspec.json.encode(policy).decode()))


def load_options(tx: Tx) -> ProjectOptions:
    row = tx.get(SettingRow, _OPTIONS)
    return msgspec.json.decode(row.value, type=ProjectOptions) if row else ProjectOptions()


def save_options(tx: WriteTx, options: ProjectOptions) -> None:
    tx.merge(SettingRow(key=_OPTIONS, value=msgspec.json.encode(options).decode()))
