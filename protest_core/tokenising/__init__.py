"""Tokenises raw text the way a suite's reference is tokenised."""

from protest_core.tokenising.conventions import Apostrophes, Convention, Hyphens, Quotes
from protest_core.tokenising.detokenising import Detokeniser, detokeniser_for
from protest_core.tokenising.fitting import TokenisationFit, tokeniser_for
from protest_core.tokenising.looking import looks_tokenised
from protest_core.tokenising.moses import plain_words
from protest_core.tokenising.tokeniser import Tokeniser

__all__ = [
    "Apostrophes",
    "Convention",
    "Detokeniser",
    "Hyphens",
    "Quotes",
    "TokenisationFit",
    "Tokeniser",
    "detokeniser_for",
    "looks_tokenised",
    "plain_words",
    "tokeniser_for",
]
