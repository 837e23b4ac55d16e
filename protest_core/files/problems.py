"""Collect the errors in foreign files, so that one run reports all of them."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice

from protest_core.errors import InputError, Problem, counted, printable, with_all_escaped
from protest_core.translatable import Text

# A file with more errors of its own than this was made by a wrong program, not by oversight.
LISTED_PER_FILE = 1_000
LISTED_PER_LINE = 20
LISTED_OF_A_KIND = 20  # in a file: they have one cause
# Errors of one kind differ in quoted values and numbers.
_VALUES = re.compile(r"‘[^’]*’|'[^']*'|\d[\d,.:]*")
_LONGEST_VALUE = 60
_LONGEST_MESSAGE = 500  # for messages of other libraries, which may contain keys of any length


def _go_on() -> None:
    pass


class Capped:
    """A list of errors or warnings: the first of each kind in a file, and the number of others."""

    def __init__(self, of_a_kind: int = LISTED_OF_A_KIND) -> None:
        self._most_of_a_kind = of_a_kind
        self.listed: list[Problem] = []
        self.number = 0
        self.unlisted = 0  # counts of kinds of which none is listed
        self._of_kind: Counter[tuple[str, str]] = Counter()
        self._in_file: Counter[str] = Counter()

    def add(self, problem: Problem) -> bool:
        """Return whether it is listed."""
        self.number += 1
        self._of_kind[kind := _kind(problem)] += 1
        if self._of_kind[kind] > self._most_of_a_kind:
            return False
        self._in_file[problem.file] += 1
        if self._in_file[problem.file] > LISTED_PER_FILE:
            self._of_kind[kind] -= 1
            self.unlisted += 1
            return False
        self.listed.append(problem)
        return True

    def in_order(self) -> list[Problem]:
        """Return the messages by file and line; the last of each kind has the number of others."""
        files = {file: number for number, file in enumerate(_files(self.listed))}
        ordered = sorted(
            self.listed, key=lambda each: (files[each.file], each.line or 0, each.column or 0)
        )
        last = {_kind(problem): place for place, problem in enumerate(ordered)}
        for kind, place in last.items():
            if (more := self._of_kind[kind] - self._most_of_a_kind) > 0:
                message = f"{ordered[place].message} (and {more:,} more like this)"
                ordered[place] = replace(ordered[place], message=message)
        return ordered


def _kind(problem: Problem) -> tuple[str, str]:
    return problem.file, _VALUES.sub("", problem.message)


def _files(problems: Iterable[Problem]) -> Iterable[str]:
    return dict.fromkeys(problem.file for problem in problems)


def capped(problems: Iterable[Problem]) -> Capped:
    """Return a list in which no kind takes more than a few lines."""
    capped_problems = Capped()
    for problem in problems:
        capped_problems.add(problem)
    return capped_problems


class ProblemList:
    """Errors, which refuse the input, and warnings, which are only reported.

    `between_lines` is called regularly while a file is read, and may stop reading by an exception.
    With `grouped`, the same error in many rows is reported once, with their number. `all_warnings`:
    the caller shows a part of the warnings, and all of them on request.
    """

    def __init__(
        self,
        between_lines: Callable[[], None] = _go_on,
        *,
        grouped: bool = False,
        all_warnings: bool = False,
    ) -> None:
        self.between_lines = between_lines
        self._grouped = grouped
        self._more: Counter[tuple[str, str]] = Counter()  # numbers of errors that are reported once
        self._mistakes = Capped()
        self._warnings = Capped(LISTED_PER_FILE if all_warnings else LISTED_OF_A_KIND)
        self._spoilt: defaultdict[str, set[int]] = defaultdict(set)

    @property
    def mistakes(self) -> list[Problem]:
        """Return the listed mistakes in their original order."""
        return self._mistakes.listed

    @property
    def warnings(self) -> list[Problem]:
        return self._warnings.in_order()

    @property
    def number(self) -> int:
        """Return how many errors there are, listed or not."""
        return self._mistakes.number + self._more.total()

    def add(
        self, file: str, message: str, *, line: int | None = None, column: int | None = None
    ) -> None:
        if line is not None:
            self._spoilt[file].add(line)
        mistake = _problem(file, message, line, column)
        alike = (mistake.file, mistake.message)
        if self._grouped and alike in self._more:
            self._more[alike] += 1
            return
        if self._mistakes.add(mistake):
            self._more[alike] = 0

    def add_all(self, file: str, found: Iterable[tuple[str, int | None]], *, line: int) -> bool:
        """Add messages about one line, each with its column; return whether there are any.

        Only as many are taken from `found` as can be listed: a line can have a million errors.
        """
        rest = iter(found)
        listed = list(islice(rest, LISTED_PER_LINE))
        if not listed:
            return False
        for message, column in listed:
            self.add(file, message, line=line, column=column)
        if next(rest, None):
            _, column = listed[-1]
            self.add(file, "there are more errors on this line", line=line, column=column)
        return True

    def warn(self, file: str, message: str, *, line: int | None = None) -> None:
        self._warnings.add(_problem(file, message, line))

    def spoil(self, file: str, lines: Iterable[int]) -> None:
        """Note that these lines have an error that is reported once for all of them."""
        self._spoilt[file].update(lines)

    def spoilt_lines(self, file: str) -> frozenset[int]:
        """Return the lines that already have an error: its consequences need not be reported."""
        return frozenset(self._spoilt.get(file, ()))

    def refuse_if_any(self, what: str, *, otherwise: str = "") -> None:
        """Raise all errors together, in the order of files and lines.

        `otherwise`: a sentence on what else can be done.
        """
        if self.mistakes:
            mistakes = Text("%n errors", "", self.number, one="%n error")
            raise InputError(
                Text(
                    "{0} cannot be used: {1}. Correct what is named here and try again. {2}"
                ).format(_named(what), mistakes, otherwise)
                if otherwise
                else Text(
                    "{0} cannot be used: {1}. Correct what is named here and try again."
                ).format(_named(what), mistakes),
                list(map(self._with_number, self._mistakes.in_order())),
                unlisted=self._mistakes.unlisted,
            )

    def _with_number(self, mistake: Problem) -> Problem:
        more = self._more[mistake.file, mistake.message]
        if not more:
            return mistake
        return replace(
            mistake, message=f"{mistake.message} (and so in {counted(more, 'more row')})"
        )


def _problem(
    file: str, message: str, line: int | None = None, column: int | None = None
) -> Problem:
    return Problem(printable(file), with_all_escaped(message[:_LONGEST_MESSAGE]), line, column)


def quoted(value: object) -> str:
    """Return a value as messages show it."""
    text = str(value)
    return f"‘{text[:_LONGEST_VALUE]}…’" if len(text) > _LONGEST_VALUE else f"‘{text}’"


def short(number: int) -> str:
    """Return a number as messages show it; those in files may have thousands of digits."""
    return quoted(number)[1:-1]


def _named(what: str) -> str:
    return what if isinstance(what, Text) else printable(what)
