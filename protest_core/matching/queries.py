"""The matching policy of a project."""

from protest_core.db.settings import get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.matching.policy import MatchingPolicy, PronounTokens
from protest_core.suite.queries import load_description

_POLICY = "matching_policy"


def load_policy(tx: Tx) -> MatchingPolicy:
    """Return the project's policy; until one is set, that of the target language."""
    stored = get_setting(tx, _POLICY, MatchingPolicy)
    return stored or usual_policy(language_profile(load_description(tx).target_language))


def usual_policy(profile: LanguageProfile) -> MatchingPolicy:
    """Return the policy for a target language, until people set one."""
    return MatchingPolicy(PronounTokens(profile.default_tokens))


def save_policy(tx: WriteTx, policy: MatchingPolicy) -> None:
    put_setting(tx, _POLICY, policy)
