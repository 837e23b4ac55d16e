"""The matching policy of a project."""

from protest_core.db.settings import get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.matching.policy import MatchingPolicy

_POLICY = "matching_policy"


def load_policy(tx: Tx) -> MatchingPolicy:
    return get_setting(tx, _POLICY, MatchingPolicy) or MatchingPolicy()


def save_policy(tx: WriteTx, policy: MatchingPolicy) -> None:
    put_setting(tx, _POLICY, policy)
