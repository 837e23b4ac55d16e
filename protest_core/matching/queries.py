"""The matching policy of a project."""

from protest_core.db.settings import get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy, PronounTokens
from protest_core.suite.queries import load_description

_POLICY = "matching_policy"


def load_policy(tx: Tx) -> MatchingPolicy:
    """Return the project's policy; until one is set, that of the target language."""
    return get_setting(tx, _POLICY, MatchingPolicy) or _of_language(tx)


def _of_language(tx: Tx) -> MatchingPolicy:
    profile = language_profile(load_description(tx).target_language)
    return MatchingPolicy(PronounTokens(profile.default_tokens))


def save_policy(tx: WriteTx, policy: MatchingPolicy) -> None:
    put_setting(tx, _POLICY, policy)
