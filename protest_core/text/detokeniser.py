"""Turn tokens back into text for readers."""

import re
from collections.abc import Iterable, Sequence

from protest_core.languages.profiles import language_profile
from protest_core.text.tokens import Tokens, tokens_of

# Not every word that begins with an apostrophe: "saw 'em", "hat 'ne".
_TO_WORD_BEFORE = re.compile(r"(?i)n['’]t|['’](s|t|d|m|re|ve|ll)|-[^\W\d].*")
_ELIDED = re.compile(r"\w+['’]")
# A letter of few languages: sacremoses would attach these to the previous word.
_LEADING, _STAND_IN = re.compile(r"^'(?=[^\W\d])"), "ꞌ"
_TREEBANK = {"``": '"', "''": '"'}
_LOW_OPENING, _HIGH_OPENING, _CLOSING = "„", "“", "”"
# Quotes, brackets and commas do not matter: every convention separates them.
_NO_BLANK_BEFORE = re.compile(r"(?i)n['’]t|['’]\w.*|-\w.*|[.,;:!?…)\]}%]+")
_NO_BLANK_AFTER = re.compile(r"\w+['’]|[(\[{]")
_MARKED = "@-@"
_AS_PEOPLE_WRITE = {_MARKED: "-", "``": '"', "''": '"'}
_APOSTROPHE = frozenset("'’")
# Words before and after a separate apostrophe; otherwise it is a quotation mark.
_BEFORE = frozenset(["c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu"])
_AFTER = frozenset(["s", "t", "d", "m", "n", "ll", "re", "ve"])


class Detokeniser:
    """Writes tokenised sentences as plain text of a language."""

    def __init__(self, language: str, *, hyphens_join: bool = False) -> None:
        """`hyphens_join`: a separate hyphen belongs to both words."""
        from sacremoses import MosesDetokenizer

        profile = language_profile(language)
        self._moses = MosesDetokenizer(lang=profile.code)
        self._clitics = profile.hyphenated
        self._elides = profile.apostrophes == "after"
        self._hyphens_join = hyphens_join

    def text(self, tokens: Tokens) -> str:
        if not tokens:
            return ""
        words = self._words(tokens)
        if any(_STAND_IN in word for word in words):
            return self._joined(words)
        hidden = [_LEADING.sub(_STAND_IN, word) for word in words]
        return self._joined(hidden).replace(_STAND_IN, "'")

    def _joined(self, words: list[str]) -> str:
        written: str = self._moses.detokenize(words, unescape=False)
        return written

    def _words(self, tokens: Tokens) -> list[str]:
        """Return words for sacremoses, joining what it would separate or take for quotes."""
        words: list[str] = []
        glued = True
        for place, token in enumerate(tokens):
            before = tokens[place - 1] if place else ""
            after = tokens[place + 1] if place + 1 < len(tokens) else ""
            joins = self._joins(before, token, after)
            if words and (glued or joins or self._belongs_before(before, token)):
                words[-1] += self._written(token)
            else:
                words.append(self._written(token))
            glued = joins or self._belongs_after(token, tokens)
        return words

    def _joins(self, before: str, token: str, after: str) -> bool:
        return joins_both(before, token, after, self._clitics, hyphens_join=self._hyphens_join)

    def _written(self, token: str) -> str:
        return "-" if token == "@-@" else _TREEBANK.get(token, token)  # noqa: S105 — no password

    def _belongs_before(self, before: str, token: str) -> bool:
        if token == _CLOSING:
            return True
        return before[-1:].isalnum() and bool(_TO_WORD_BEFORE.fullmatch(token))

    def _belongs_after(self, token: str, tokens: Tokens) -> bool:
        if token == _HIGH_OPENING:  # in „German“ it closes
            return _LOW_OPENING not in tokens
        return self._elides and bool(_ELIDED.fullmatch(token))


def detokeniser_for(lines: Sequence[str], language: str) -> Detokeniser:
    """Return a detokeniser for a text whose lines are tokens with single blanks between."""
    return Detokeniser(language, hyphens_join=not has_compounds(map(tokens_of, lines)))


def raw_text(tokens: Sequence[str], clitics: frozenset[str], *, hyphens_join: bool) -> str:
    """Join tokens to text; with `hyphens_join`, a separate hyphen always belongs to both words."""
    text, glued = "", True
    for place, token in enumerate(tokens):
        before = tokens[place - 1] if place else ""
        after = tokens[place + 1] if place + 1 < len(tokens) else ""
        joins = joins_both(before, token, after, clitics, hyphens_join=hyphens_join)
        if not (glued or joins or _NO_BLANK_BEFORE.fullmatch(token)):
            text += " "
        text += _AS_PEOPLE_WRITE.get(token, token)
        glued = joins or bool(_NO_BLANK_AFTER.fullmatch(token))
    return text


def has_compounds(lines: Iterable[Sequence[str]]) -> bool:
    """Return whether words keep their hyphens, so that a separate one is a dash."""
    return any(_is_compound(token) for tokens in lines for token in tokens)


def _is_compound(token: str) -> bool:
    before, hyphen, after = token.partition("-")
    return bool(hyphen) and before[-1:].isalpha() and after[:1].isalpha()


def joins_both(
    before: str, token: str, after: str, clitics: frozenset[str], *, hyphens_join: bool
) -> bool:
    if token == _MARKED:
        return True
    between_words = before[-1:].isalnum() and after[:1].isalnum()
    if token == "-":  # noqa: S105 — no password
        clitic = f"-{after.lower()}" in clitics or after.lower() == "t"
        return between_words and (hyphens_join or clitic)
    if token in _APOSTROPHE:
        return between_words and (before.lower() in _BEFORE or after.lower() in _AFTER)
    return False
