"""Reads how many examples of each category are wanted: `category=number`, or a file of lines."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from protest_core.formats.fields import close_match
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import read_lines
from protest_core.suite import STANDARD_CATEGORIES

_KNOWN = tuple(category.id for category in STANDARD_CATEGORIES)
_ENTRY = re.compile(r"(?P<category>[^\s=:,]+)\s*[=:,\s]\s*(?P<number>\S+)")
_MOST = 1_000_000
_ON_THE_COMMAND_LINE = "--per-category"


def read_category_numbers(entries: Iterable[str]) -> Mapping[str, int]:
    """Each entry is `category=number` or names a file with such lines; later ones win.

    In a file a tab, a blank, a comma or a colon may stand for the equals sign; lines that are
    empty or begin with # are passed over, and so is a header.
    """
    problems = ProblemList()
    numbers: dict[str, int] = {}
    for entry in entries:
        if "=" in entry and not Path(entry).exists():
            for each in entry.split(","):
                _read(each, _ON_THE_COMMAND_LINE, None, numbers, problems)
        else:
            _read_file(Path(entry), numbers, problems)
    problems.refuse_if_any("The numbers per category")
    return numbers


def _read_file(path: Path, numbers: dict[str, int], problems: ProblemList) -> None:
    for number, line in enumerate(read_lines(path, path.name, problems).lines, 1):
        is_header = number == 1 and line.split()[:1] == ["category"]
        if line.strip() and not line.startswith("#") and not is_header:
            _read(line, path.name, number, numbers, problems)


def _read(
    entry: str, file: str, line: int | None, numbers: dict[str, int], problems: ProblemList
) -> None:
    found = _ENTRY.fullmatch(entry.strip())
    if found is None:
        problems.add(file, f"{quoted(entry)} is not category=number", line=line)
        return
    category, number = found["category"], found["number"]
    if category not in _KNOWN:
        close = close_match(category, _KNOWN)
        hint = f"; did you mean {close}?" if close else f"; there are {', '.join(_KNOWN)}"
        problems.add(file, f"there is no category {quoted(category)}{hint}", line=line)
    elif not (number.isascii() and number.isdigit() and int(number[:9]) <= _MOST):
        what = f"{quoted(number)} is not a number from 0 to {_MOST:,}"
        problems.add(file, f"{category}: {what}", line=line)
    else:
        numbers[category] = int(number)
