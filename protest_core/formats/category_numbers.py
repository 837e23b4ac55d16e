"""Reads how many examples of each category are wanted: `category=number`, or a file of lines."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from protest_core.formats.categories import Categories
from protest_core.formats.fields import close_match
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import read_lines

_ENTRY = re.compile(r"(?P<category>[^\s=:,]+)\s*[=:,\s]\s*(?P<number>\S+)")
_MOST = 1_000_000
_ON_THE_COMMAND_LINE = "--per-category"


def read_category_numbers(entries: Iterable[str], known: Categories) -> Mapping[str, int]:
    """Each entry is `category=number` or names a file with such lines; later ones win.

    In a file a tab, a blank, a comma or a colon may stand for the equals sign; lines that are
    empty or begin with # are passed over, and so is a header.
    """
    reader = _Reader(known)
    for entry in entries:
        if "=" in entry and not Path(entry).exists():
            for each in entry.split(","):
                reader.read(each, _ON_THE_COMMAND_LINE, None)
        else:
            reader.read_file(Path(entry))
    reader.problems.refuse_if_any("The numbers per category")
    return reader.numbers


class _Reader:
    def __init__(self, known: Categories) -> None:
        self.numbers: dict[str, int] = {}
        self.problems = ProblemList()
        self._known = known

    def read_file(self, path: Path) -> None:
        for number, line in enumerate(read_lines(path, path.name, self.problems).lines, 1):
            is_header = number == 1 and line.split()[:1] == ["category"]
            if line.strip() and not line.startswith("#") and not is_header:
                self.read(line, path.name, number)

    def read(self, entry: str, file: str, line: int | None) -> None:
        found = _ENTRY.fullmatch(entry.strip())
        if found is None:
            self.problems.add(file, f"{quoted(entry)} is not category=number", line=line)
            return
        category, number = found["category"], found["number"]
        if self._known.complete and category not in self._known.by_id:
            close = close_match(category, self._known.by_id)
            there = ", ".join(self._known.by_id)
            hint = f"; did you mean {close}?" if close else f"; there are {there}"
            message = f"there is no category {quoted(category)}{hint}"
            self.problems.add(file, message, line=line)
        elif not (number.isascii() and number.isdigit() and int(number[:9]) <= _MOST):
            what = f"{quoted(number)} is not a number from 0 to {_MOST:,}"
            self.problems.add(file, f"{category}: {what}", line=line)
        else:
            self.numbers[category] = int(number)
