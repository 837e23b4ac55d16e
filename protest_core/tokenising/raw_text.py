"""Tokens back to text as people write it, as far as a tokeniser could tell the difference."""

import re
from collections.abc import Iterable, Sequence

# Quotes, brackets and commas need no care: every convention takes them off again.
_NO_BLANK_BEFORE = re.compile(r"(?i)n['’]t|['’]\w.*|-\w.*|[.,;:!?…)\]}%]+")
_NO_BLANK_AFTER = re.compile(r"\w+['’]|[(\[{]")
_MARKED = "@-@"
_AS_PEOPLE_WRITE = {_MARKED: "-", "``": '"', "''": '"'}
_APOSTROPHE = frozenset("'’")
# What is written before and after an apostrophe that stands alone; else it is a quotation mark.
_BEFORE = frozenset(["c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu"])
_AFTER = frozenset(["s", "t", "d", "m", "n", "ll", "re", "ve"])


def raw_text(tokens: Sequence[str], clitics: frozenset[str], *, hyphens_join: bool) -> str:
    """`hyphens_join`: a hyphen that stands alone belongs to both words, wherever it is."""
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
    """Where words keep their hyphens, one that stands alone is a dash."""
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
