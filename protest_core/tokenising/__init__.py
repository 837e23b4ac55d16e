"""Tokenises raw text the way a suite's reference is tokenised."""

from protest_core.tokenising.conventions import Apostrophes, Convention, Hyphens, Quotes
from protest_core.tokenising.fitting import TokenisationFit, tokeniser_for
from protest_core.tokenising.tokeniser import Tokeniser

__all__ = [
    "Apostrophes",
    "Convention",
    "Hyphens",
    "Quotes",
    "TokenisationFit",
    "Tokeniser",
    "tokeniser_for",
]
