"""Language profiles: facts about pronouns as data, one file per language."""

from protest_core.languages.profile import LanguageProfile, WrongForms, language_profile

__all__ = ["LanguageProfile", "WrongForms", "language_profile"]
