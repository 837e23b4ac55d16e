"""Language profiles: facts about pronouns as data, one file per language."""

from protest_core.languages.profile import LanguageProfile, language_profile

__all__ = ["LanguageProfile", "language_profile"]
