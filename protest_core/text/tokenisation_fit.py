"""Detect how a reference is tokenised."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from protest_core.languages.profiles import language_profile
from protest_core.text.segmenters import installed_segmenter
from protest_core.text.tokeniser import (
    Apostrophes,
    AttachedPronouns,
    Convention,
    Hyphens,
    Pieces,
    Quotes,
    TokenDifference,
    TokenisationFit,
    Tokeniser,
)
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.text.writing import as_written, guessing, has_compounds, joined_words

_LOOKED_AT = 1_000  # lines are enough; all of a large reference would take long
_EXAMPLES = 5
_STRAIGHT, _CURLED = "'", "’"
# Blanks where some convention splits: the parts are joined, to be split again.
_AT_SPLIT = re.compile(
    r"(?i) (?=n['’]t(?: |$)|['’]\w|-\w|[.,;:!?…)\]}%]+(?: |$))"
    r"|(?<=\w['’]) |(?<=^[(\[{]) |(?<= [(\[{]) "
)
# Never written after a blank; French has blanks before others.
_ENDS = re.compile(r"(\s?)[.,](?=\s|$)")
# A sign that tokenisers separate, attached to a word; full stops may belong to abbreviations.
_ATTACHED = re.compile(r"[^\W\d_](?:[,;:!?](?=\s|$)|[.][\"'”’»)]*$|[。、！？])")
_SHARE_ATTACHED = 1 / 20  # of the lines; fewer are slips of a tokeniser
_FEWEST = 5  # lines; fewer are no evidence


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    tokens: Tokens
    pieces: Pieces


def tokeniser_for(reference: Sequence[str], language: str) -> Tokeniser:
    """Return the tokeniser closest to a reference, whose lines are tokens with single blanks."""
    usual = usual_convention(language)
    if not any(reference):
        return Tokeniser(language, usual)
    base = Tokeniser(language, usual)
    hyphenated = _hyphenated(reference, language)
    lines = list(_taken_back(reference, base, hyphenated))
    known = replace(usual, apostrophe=_apostrophe_of(reference), hyphenated=hyphenated)
    # The first of equally good ones: the most usual convention comes first.
    best = min(_conventions(known), key=lambda each: _differences(lines, base, each))
    best = replace(best, whole_words=_kept_whole(lines, base.with_convention(best)))
    return Tokeniser(language, best, _fit(lines, Tokeniser(language, best), len(reference)))


def usual_convention(language: str) -> Convention:
    """Return the convention of sacremoses, or of what separates words here.

    Clitics are split if the code says so.
    """
    profile = language_profile(language)
    clitics = AttachedPronouns.SPLIT if profile.splits_clitics else AttachedPronouns.WHOLE
    segmenter = installed_segmenter(profile)
    return Convention(Apostrophes(profile.apostrophes), clitics=clitics, segmenter=segmenter)


def _hyphenated(reference: Iterable[str], language: str) -> frozenset[str]:
    words = {token.lower() for line in reference for token in tokens_of(line)}
    used = {word for word in words if word[0] == "-" and word[1:2].isalpha()}
    return language_profile(language).hyphenated | used


def _apostrophe_of(reference: Iterable[str]) -> str | None:
    """Return the apostrophe that the reference uses, if there is only one."""
    used = {mark for mark in (_STRAIGHT, _CURLED) if any(mark in line for line in reference)}
    return used.pop() if len(used) == 1 else None


def _taken_back(
    reference: Sequence[str], base: Tokeniser, hyphenated: frozenset[str]
) -> Iterator[_Line]:
    step = max(1, len(reference) // _LOOKED_AT)
    numbers = range(0, len(reference), step)
    profile = language_profile(base.language)
    rules = guessing(profile.writing)
    joined = {form.removeprefix("-") for form in hyphenated}
    rules = replace(rules, after_hyphen=rules.after_hyphen | joined)
    looked_at = {number: tokens_of(reference[number]) for number in numbers}
    hyphens_join = not has_compounds(looked_at.values())
    for number, tokens in looked_at.items():
        whole = tokens_of(profile.whole(reference[number]))
        text = " ".join(joined_words(whole, rules, hyphens_join=hyphens_join))
        if base.convention.segmenter:
            text = as_written(whole, base.language).text
        yield _Line(number, tokens, base.pieces(_AT_SPLIT.sub("", text)))


def _conventions(known: Convention) -> Iterator[Convention]:
    apostrophes = sorted(Apostrophes, key=lambda each: each is not known.apostrophes)
    for apostrophe, hyphens, quotes in product(apostrophes, Hyphens, Quotes):
        yield replace(known, apostrophes=apostrophe, hyphens=hyphens, quotes=quotes)


def _differences(lines: Sequence[_Line], base: Tokeniser, convention: Convention) -> int:
    tokeniser = base.with_convention(convention)
    return sum(_tokens_apart(line.tokens, tokeniser.by_convention(line.pieces)) for line in lines)


def _tokens_apart(one: Tokens, other: Tokens) -> int:
    if one == other:
        return 0
    counts = Counter(one)
    counts.subtract(other)
    return sum(map(abs, counts.values())) or 1


def _kept_whole(lines: Sequence[_Line], tokeniser: Tokeniser) -> frozenset[str]:
    """Return words that the convention would split and the reference mostly does not."""
    whole: Counter[str] = Counter()
    for line in lines:
        tokens = {token.lower() for token in line.tokens}
        for piece in line.pieces:
            if not piece.isalnum() and len(tokeniser.by_convention([piece])) > 1:
                whole[piece.lower()] += 1 if piece.lower() in tokens else -1
    return frozenset(word for word, balance in whole.items() if balance > 0)


def _fit(lines: Sequence[_Line], tokeniser: Tokeniser, of_all: int) -> TokenisationFit:
    made = [(line, tokeniser.by_convention(line.pieces)) for line in lines]
    wrong = [
        TokenDifference(line.number, line.tokens, ours)
        for line, ours in made
        if line.tokens != ours
    ]
    return TokenisationFit(
        tokeniser.convention, len(made), len(made) - len(wrong), tuple(wrong[:_EXAMPLES]), of_all
    )


def looks_tokenised(lines: Iterable[str]) -> bool:
    """Return whether most lines with commas or full stops have a blank before them.

    A system may write a superfluous blank occasionally; a tokeniser does so nearly everywhere.
    """
    ends = [found for line in lines if (found := _ENDS.findall(line))]
    detached = sum(any(blanks) for blanks in ends)
    return len(ends) >= _FEWEST and detached > len(ends) / 2


def first_untokenised(lines: Sequence[str]) -> int | None:
    """Return the first line with a sign attached to a word, if one line in twenty has some."""
    attached = [number for number, line in enumerate(lines) if _ATTACHED.search(line)]
    is_raw = bool(attached) and len(attached) >= _SHARE_ATTACHED * sum(map(bool, lines))
    return attached[0] if is_raw else None
