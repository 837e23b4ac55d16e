"""The matching policy of a project."""

from dataclasses import replace

from protest_core.db.settings import get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy, PolicyChange
from protest_core.matching.rules import usual_policy
from protest_core.suite.queries import load_description

_POLICY = "matching_policy"


def load_policy(tx: Tx) -> MatchingPolicy:
    """Return the project's policy; until one is set, that of the target language."""
    stored = get_setting(tx, _POLICY, MatchingPolicy)
    return stored or usual_policy(language_profile(load_description(tx).target_language))


def changed_policy(tx: Tx, change: PolicyChange) -> MatchingPolicy:
    """Return the project's policy with these values; `None` is what is usual for the language."""
    usual = usual_policy(language_profile(load_description(tx).target_language))
    values = {
        name: getattr(usual, name) if value is None else value for name, value in change.items()
    }
    return replace(load_policy(tx), **values)


def save_policy(tx: WriteTx, policy: MatchingPolicy) -> None:
    put_setting(tx, _POLICY, policy)
