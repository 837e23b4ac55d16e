"""Raw text to tokens: sacremoses, but apostrophes, hyphens and quotes go by convention."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from protest_core.suite.testsuite import Tokens
from protest_core.tokenising.clusters import with_whole_clusters
from protest_core.tokenising.conventions import Convention
from protest_core.tokenising.moses import moses
from protest_core.tokenising.splitting import split_words

if TYPE_CHECKING:
    from protest_core.tokenising.fitting import TokenisationFit

_INSIDE = re.compile(r"(?<=\w)(['’])(?=\w)")
# Letters that stand for the apostrophes while sacremoses is at work: it would split at these by
# language, and leave no trace. Letters of few languages; the first that the line has not got.
_STAND_INS = "ꞌꞋꜧꜦꝍ"
_APOSTROPHES = "'’"

Pieces = list[str]


class Tokeniser:
    """Makes tokens as the suite's reference has them; `fit` tells how well that went."""

    def __init__(
        self, language: str, convention: Convention, fit: TokenisationFit | None = None
    ) -> None:
        self.language = language
        self.convention = convention
        self.fit = fit
        self._moses = moses(language)

    def with_convention(self, convention: Convention) -> Tokeniser:
        return Tokeniser(self.language, convention)

    def tokenise(self, line: str) -> Tokens:
        """Tokens without blanks in them, in NFC; none for a line without any text."""
        return self.by_convention(self.pieces(line))

    def by_convention(self, pieces: Pieces) -> Tokens:
        tokens = split_words(pieces, self.convention)
        # Conventions cut between letters, but a normal form may change at a cut.
        return tuple(
            part for token in tokens for part in unicodedata.normalize("NFC", token).split()
        )

    def pieces(self, line: str) -> Pieces:
        """What is the same in all conventions: words with their apostrophes and hyphens."""
        text = _clean(line)
        if not text:
            return []
        stand_ins = [letter for letter in _STAND_INS if letter not in text][: len(_APOSTROPHES)]
        stand_in_for = dict(zip(_APOSTROPHES, stand_ins, strict=False))
        hidden = _INSIDE.sub(lambda found: stand_in_for.get(found[1], found[1]), text)
        tokens = self._moses(hidden)
        back = str.maketrans({stand_in: mark for mark, stand_in in stand_in_for.items()})
        return with_whole_clusters([token.translate(back) for token in tokens], text)


def _clean(line: str) -> str:
    """No control characters, every kind of blank a single one."""
    text = unicodedata.normalize("NFC", line)
    if not text.isprintable():
        text = "".join(" " if unicodedata.category(c) == "Cc" else c for c in text)
    return " ".join(text.split())
