"""Choices that a project remembers, as JSON by key."""

from uuid import uuid4

import msgspec
from sqlalchemy.orm import Session

from protest_core.judgement.guidelines.guidelines import Guidelines
from protest_core.matching.policy import MatchingPolicy
from protest_core.store.schema import SettingRow
from protest_core.store.values import ProjectOptions

# Says of a batch that comes back which project it left.
_PROJECT_ID = "project_id"
_POLICY = "matching_policy"
_OPTIONS = "options"
_GUIDELINES = "guidelines"


def save_project_id(session: Session) -> None:
    session.add(SettingRow(key=_PROJECT_ID, value=str(uuid4())))


def project_id(session: Session) -> str:
    """Of a batch: that of the project it left."""
    return session.get_one(SettingRow, _PROJECT_ID).value


def save_guidelines(session: Session, guidelines: Guidelines) -> None:
    """In a batch, which brings its own; a project has those of the program."""
    encoded = msgspec.json.encode(guidelines).decode()
    session.merge(SettingRow(key=_GUIDELINES, value=encoded))


def load_guidelines(session: Session) -> Guidelines | None:
    row = session.get(SettingRow, _GUIDELINES)
    return msgspec.json.decode(row.value, type=Guidelines) if row else None


def load_policy(session: Session) -> MatchingPolicy:
    row = session.get(SettingRow, _POLICY)
    return msgspec.json.decode(row.value, type=MatchingPolicy) if row else MatchingPolicy()


def save_policy(session: Session, policy: MatchingPolicy) -> None:
    session.merge(SettingRow(key=_POLICY, value=msgspec.json.encode(policy).decode()))


def load_options(session: Session) -> ProjectOptions:
    row = session.get(SettingRow, _OPTIONS)
    return msgspec.json.decode(row.value, type=ProjectOptions) if row else ProjectOptions()


def save_options(session: Session, options: ProjectOptions) -> None:
    session.merge(SettingRow(key=_OPTIONS, value=msgspec.json.encode(options).decode()))
