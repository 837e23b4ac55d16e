"""The sentences of 1.1 as ours: the same tokens at the same positions, whatever the blanks.

Its tokens are what `split(" ")` gives, as ours are. But two blanks in a row make an empty token
there, which counts; our texts have none, so a sign stands in its place.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from protest_core.errors import InputError, counted
from protest_core.formats.problems import ProblemList, quoted
from protest_core.store.protest11.rows import Protest11

EMPTY_TOKEN = "␣"  # noqa: S105 — of a sentence

_MOST_LINES = 2_000_000


def clean_sentence(sentence: str) -> str:
    """Empty tokens at the end do not count, as in Java; what else is invisible gets the sign."""
    tokens = unicodedata.normalize("NFC", sentence).rstrip(" \t\r\n").split(" ")
    return " ".join(map(_clean_token, tokens)) if tokens != [""] else ""


def _clean_token(token: str) -> str:
    if token.isprintable():
        return token or EMPTY_TOKEN
    return "".join(EMPTY_TOKEN if unicodedata.category(c) == "Cc" else c for c in token)


@dataclass(frozen=True, slots=True)
class Texts:
    """By corpus as many clean sentences as the longest of them has."""

    lines: int
    sentences: Mapping[int, Sequence[str]]

    def of(self, corpus: int) -> tuple[str, ...]:
        return tuple(self.sentences.get(corpus, [""] * self.lines))


def read_texts(old: Protest11, corpora: Iterable[int], problems: ProblemList) -> Texts:
    """Those of the corpora that the examples are in."""
    wanted = set(corpora)
    found: dict[int, dict[int, str]] = defaultdict(dict)
    for row in old.sentences:
        if row.corpus not in wanted:
            continue
        where = f"sentences {row.id}"
        if row.line < 0:
            problems.warn(where, f"line {row.line} of corpus {row.corpus}: lines count from 0")
        elif row.line in found[row.corpus]:
            problems.warn(
                where, f"line {row.line} of corpus {row.corpus} is there twice; the first is used"
            )
        else:
            found[row.corpus][row.line] = _told_if_changed(row.sentence, where, problems)
    length = max((max(lines) + 1 for lines in found.values() if lines), default=0)
    if length > _MOST_LINES:
        raise InputError(f"A text has {length:,} lines, more than the {_MOST_LINES:,} that can be.")
    if not length:
        raise InputError("The file holds no sentences that its examples could be in.")
    _tell_gaps(found, sorted(wanted), length, problems)
    return Texts(
        length,
        {corpus: [lines.get(n, "") for n in range(length)] for corpus, lines in found.items()},
    )


def _told_if_changed(sentence: str, where: str, problems: ProblemList) -> str:
    clean = clean_sentence(sentence)
    if clean == sentence:
        return clean
    if EMPTY_TOKEN in clean and EMPTY_TOKEN not in sentence:
        what = f"empty tokens or invisible characters are shown as {EMPTY_TOKEN}"
    elif clean == sentence.rstrip(" \t\r\n"):
        what = "blanks at the end are left out"
    else:
        what = "brought to Unicode's composed form (NFC)"
    problems.warn(where, f"{what}; every token keeps its position: {quoted(clean)}")
    return clean


def _tell_gaps(
    found: Mapping[int, Mapping[int, str]],
    corpora: Sequence[int],
    length: int,
    problems: ProblemList,
) -> None:
    for corpus in corpora:
        lines = found.get(corpus, {})
        if missing := [line for line in range(length) if line not in lines]:
            first = ", ".join(map(str, missing[:10])) + (", …" if len(missing) > 10 else "")
            problems.warn(
                f"corpus {corpus}",
                f"{counted(len(missing), 'line')} missing, taken for empty: {first}",
            )
