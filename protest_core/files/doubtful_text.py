"""What in a text was hardly meant: HTML entities, and punctuation that hangs on words."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from html import unescape
from html.entities import html5

from protest_core.errors import counted
from protest_core.files.problems import ProblemList, quoted

# Names as long as the longest of HTML, and an end: `AT&T` and `Q&A;` are none.
_ENTITY = re.compile("&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")


# What a tokeniser made of the usual ones: `& quot ;`.
_TAKEN_APART = re.compile("& ?(?:amp|quot|apos|lt|gt|nbsp|# ?[0-9]{2,7}) ?;")


_SIGNS = frozenset(",;?!.…。！？，、；：।؟،")


_ALSO_IN_ABBREVIATIONS = "."


_LEAST_WITH_SIGNS = 3  # of fewer words nothing can be said


def decoded_entities(text: str, counts: Counter[str]) -> str:
    """Return the text with characters for HTML entities, which are counted; `&amp;lt;` is `<`."""
    if "&" not in text:
        return text

    def character(found: re.Match[str]) -> str:
        entity = found.group()
        if entity[1] != "#" and entity[1:] not in html5:
            return entity
        counts[entity] += 1
        return unescape(entity)

    decoded = _ENTITY.sub(character, text)
    return decoded if decoded == text else decoded_entities(decoded, counts)


def warn_of_decoded(counts: Counter[str], name: str, problems: ProblemList) -> None:
    if counts:
        most = ", ".join(f"{quoted(entity)} {count:,}" for entity, count in counts.most_common(5))
        more = ", …" if len(counts) > 5 else ""
        problems.warn(name, f"HTML entities decoded: {counts.total():,} ({most}{more})")


def warn_of_doubtful_text(lines: Sequence[str], name: str, problems: ProblemList) -> None:
    """Warn of a text of a suite that has HTML entities in it, or looks as if it had no tokens."""
    _warn_of_entities(lines, name, problems)
    _warn_of_hanging_signs(lines, name, problems)


def _warn_of_entities(lines: Sequence[str], name: str, problems: ProblemList) -> None:
    found = [
        (number, entity)
        for number, line in enumerate(lines, 1)
        if "&" in line
        for entity in _entities_in(line)
    ]
    if found:
        first, entity = found[0]
        problems.warn(
            name,
            f"HTML entities: {len(found):,}, such as {quoted(entity)}; write the characters that "
            "they stand for, and tokenise the text again",
            line=first,
        )


def _entities_in(line: str) -> Iterable[str]:
    counts: Counter[str] = Counter()
    decoded_entities(line, counts)
    return list(counts.elements()) or _TAKEN_APART.findall(line)


def _warn_of_hanging_signs(lines: Sequence[str], name: str, problems: ProblemList) -> None:
    """Where more of them hang on words than stand alone; a full stop only at the end of a line."""
    alone, hanging = 0, []
    for number, line in enumerate(lines, 1):
        tokens = line.split(" ")
        for place, token in enumerate(tokens, 1):
            if token[-1:] not in _SIGNS:
                continue
            if not any(map(str.isalnum, token)):
                alone += 1
            elif token[-1] != _ALSO_IN_ABBREVIATIONS or place == len(tokens):
                hanging.append((number, token))
    if len(hanging) >= _LEAST_WITH_SIGNS and len(hanging) > alone:
        first, token = hanging[0]
        problems.warn(
            name,
            f"the text looks untokenised: {counted(len(hanging), 'word')} such as {quoted(token)} "
            f"with a sign at the end, and {counted(alone, 'sign')} alone; tokens are what one "
            "blank separates",
            line=first,
        )
