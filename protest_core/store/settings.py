"""Choices that a project remembers, as JSON by key."""

from uuid import uuid4

import msgspec
from sqlalchemy.orm import Session

from protest_core.matching import MatchingPolicy
from protest_core.store.schema import SettingRow

# Says of a batch that comes back which project it left.
_PROJECT_ID = "project_id"
_POLICY = "matching_policy"


def save_project_id(session: Session) -> None:
    session.add(SettingRow(key=_PROJECT_ID, value=str(uuid4())))


def load_policy(session: Session) -> MatchingPolicy:
    row = session.get(SettingRow, _POLICY)
    return msgspec.json.decode(row.value, type=MatchingPolicy) if row else MatchingPolicy()


def save_policy(session: Session, policy: MatchingPolicy) -> None:
    session.merge(SettingRow(key=_POLICY, value=msgspec.json.encode(policy).decode()))
